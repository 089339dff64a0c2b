/** What a new game of Berserk shall be like, in the words of POST /api/tables. */
import type { NewTableRequest } from '../../../lib/requests';
import { untrack } from 'svelte';
import type { Seat } from '../../../lib/types';
import { keptWish, oneOf } from '../../../lib/wishes';
import { lastBot, readSeats, seatsFor, type Opponent } from '../../../pages/home/opponent';
import type { Cards } from '../../../pages/decks/shelf';
import { isLimited } from '../limited/types';
import { DECKS } from '../look';
import { SEATS } from '../teams';

export const MODES = ['duel', 'team', 'draft', 'sealed'] as const;
export type Mode = (typeof MODES)[number];

/** Seconds for a pick; empty: as long as it takes. */
export const PACES = ['', '30', '60', '120'] as const;

export class Wish {
  mode: Mode = $state('duel');
  dice: 'home' | 'tournament' = $state('home');
  seen: 'listed' | 'private' = $state('private');
  /** A duel: who sits across. */
  opponent: Opponent = $state('bot');
  bot = $state(lastBot('berserk'));
  /** `me`, `open` or `bot NAME`, by the place at a table of more than two. */
  sitters: string[] = $state(['me', ...SEATS.slice(1).map(() => `bot ${lastBot('berserk')}`)]);
  /** Players of a draft or a sealed deal. */
  many = $state('4');
  pace: (typeof PACES)[number] = $state('');
  /** Ready decks by seat, and those the player has built, in their place. */
  decks: string[] = $state([...DECKS]);
  built: (Cards | null)[] = $state.raw(SEATS.map(() => null));
  extras = $state(false);

  constructor() {
    const kept = keptWish('berserk');
    if (kept) untrack(() => this.#take(kept));
  }

  /** As one played last. */
  #take({ seats = {}, options = {}, pace }: NewTableRequest): void {
    this.mode = oneOf(MODES, options['mode']) ?? 'duel';
    this.dice = oneOf(['home', 'tournament'], options['dice']) ?? 'home';
    this.pace = oneOf(PACES, String(pace ?? '')) ?? '';
    if (this.limited) this.many = oneOf(['2', '3', '4'], String(options['players'])) ?? '4';
    if (this.mode === 'duel') this.opponent = readSeats(seats).opponent;
    else this.sitters = this.sitters.map((who, k) => seats[SEATS[k] ?? ''] ?? who);
    const decks: unknown[] = Array.isArray(options['decks']) ? options['decks'] : [];
    for (const [k, deck] of decks.entries()) {
      const ready = oneOf(DECKS, String(deck).replace('+', ''));
      if (ready) this.decks[k] = ready;
      else if (deck && typeof deck === 'object') this.build(k, deck as Cards);
      this.extras ||= String(deck).endsWith('+');
    }
  }

  get limited(): boolean {
    return isLimited(this.mode);
  }

  get seats(): Seat[] {
    if (this.mode === 'duel') return SEATS.slice(0, 2);
    return this.limited ? SEATS.slice(0, Number(this.many)) : [...SEATS];
  }

  /** Whom one plays with; empty where they are several, or nobody of the six. */
  get partner(): string {
    const bots = new Set(Object.values(this.#taken()).filter((who) => who.startsWith('bot ')));
    return bots.size === 1 ? ([...bots][0] ?? '').slice(4) : '';
  }

  set partner(bot: string) {
    this.bot = bot;
    this.sitters = this.sitters.map((who) => (who.startsWith('bot ') ? `bot ${bot}` : who));
  }

  /** How a duel is played: with a bot, with someone at this screen, or with someone elsewhere. */
  get with(): Opponent {
    return this.inviting ? 'friend' : this.shared ? 'hotseat' : 'bot';
  }

  set with(opponent: Opponent) {
    this.opponent = opponent;
  }

  get inviting(): boolean {
    return Object.values(this.#taken()).includes('open');
  }

  /** Several seats are led from this screen. */
  get shared(): boolean {
    return Object.values(this.#taken()).filter((who) => who === 'me').length > 1;
  }

  build(seat: number, cards: Cards | null): void {
    this.built = untrack(() => this.built).map((one, k) => (k === seat ? cards : one));
  }

  body(): Omit<NewTableRequest, 'game'> {
    const seats = this.#taken();
    const listed = this.inviting && this.seen === 'listed';
    if (this.limited)
      return {
        seats,
        listed,
        pace: Number(this.pace) || null,
        options: { mode: this.mode, players: this.seats.length },
      };
    const decks = this.seats.map((_, k) => this.built[k] ?? (this.decks[k] ?? '') + (this.extras ? '+' : ''));
    const team = this.mode === 'team' ? { mode: this.mode, players: this.seats.length } : {};
    return { seats, listed, options: { ...team, dice: this.dice, decks } };
  }

  #taken(): Record<Seat, string> {
    if (this.mode === 'duel') return seatsFor(this.opponent, this.bot, 'red', this.seats);
    return Object.fromEntries(this.seats.map((seat, k) => [seat, this.sitters[k] ?? 'open']));
  }
}
