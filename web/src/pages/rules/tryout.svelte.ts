/** A worked example as a board in the book: a table of one's own where the referee says what each answer leads to. */
import { gameFiles } from '../../games';
import type { FilmKit, Shown } from '../../games/kit';
import { story, type Entry } from '../../games/story';
import { post } from '../../lib/api';
import { t } from '../../lib/i18n';
import { me } from '../../lib/me';
import type { TryRequest } from '../../lib/requests';
import { Room } from '../../lib/room.svelte';
import { bringTexts } from '../../lib/texts.svelte';
import type { Answer, Fact, MadeTable, Seat, StateFrame } from '../../lib/types';

const CHANCE = 'chance';
/** Questions that several seats answer without telling. */
const SECRET: ReadonlySet<string> = new Set(['place', 'redeal', 'squad', 'build', 'pick']);

/** “bogatyrs strike c3 c4”: who says what. */
interface Voice {
  seat: Seat;
  answer: Answer;
}

interface Made extends MadeTable {
  title: unknown;
  answers: string[] | null;
  expect: { legal?: string[]; refused?: string[] | Record<string, string> } | null;
}

export interface Offer extends Voice {
  /** What the button says. */
  text: string;
}

export interface Forbidden {
  text: string;
  reasons: { clause: string; text: string }[];
}

const voice = (line: string): Voice => {
  const [seat = '', ...words] = line.split(' ');
  return { seat, answer: words.join(' ') as Answer };
};

export class Tryout {
  kit: FilmKit | null = $state.raw(null);
  error: unknown = $state.raw(null);
  /** The seat whose eyes are shown. */
  seat: Seat = $state('');
  id = $state('');
  busy = $state(false);
  /** What was tried and is not allowed, by its words. */
  forbidden: Forbidden | null = $state.raw(null);

  #room: Room | null = $state.raw(null);
  #script: Voice[] = $state.raw([]);
  #refused: Voice[] = $state.raw([]);
  /** How many of the suggested answers were given; they are left behind when another was. */
  #done = $state(0);
  /** The number of the last fact before the first answer. */
  #from = 0;
  #closed = false;

  state: StateFrame | null = $derived(this.#room?.states[this.seat] ?? null);
  /** Everything that was told on this board. */
  facts: Fact[] = $derived(this.#room?.logs[this.seat] ?? []);
  asked: Seat | null = $derived.by(() => {
    const room = this.#room;
    if (!room) return null;
    return room.asked ?? (room.states[CHANCE]?.ask?.mine ? CHANCE : null);
  });
  #options: Answer[] = $derived((this.asked ? this.#room?.states[this.asked]?.ask?.options : null) ?? []);
  /** What the example does next, if the table still asks for it. */
  next: Offer | null = $derived.by(() => {
    const next = this.#script[this.#done];
    const room = this.#room;
    const open = next && !room?.pending && room?.states[next.seat]?.ask?.options?.includes(next.answer);
    return next && open ? this.#offer(next) : null;
  });
  /** Whatever else may be answered. */
  others: Offer[] = $derived.by(() => {
    const { asked } = this;
    if (!asked) return [];
    const offers = this.#options.map((answer) => this.#offer({ seat: asked, answer }));
    return offers.filter(({ seat, answer }) => seat !== this.next?.seat || answer !== this.next.answer);
  });
  /** What the example says may not be done, once its answers are given. */
  bans: Offer[] = $derived(this.#done < this.#script.length ? [] : this.#refused.map((one) => this.#offer(one)));
  over: boolean = $derived(this.#script.length > 0 && this.#done >= this.#script.length);
  /** What came of the answers, sentence by sentence. */
  told: Entry[] = $derived.by(() => {
    const { kit } = this;
    return kit ? story(this.facts, kit.teller).filter(({ key }) => key > this.#from) : [];
  });
  shown: Shown = $derived.by(() => ({
    kit: this.kit,
    table: null,
    frame: this.state?.view ? { n: this.state.n, as: this.seat, view: this.state.view, ask: this.state.ask } : null,
    seat: this.seat,
    facts: this.facts,
    current: this.facts.at(-1)?.i ?? 0,
  }));

  constructor(readonly wish: TryRequest) {}

  /** Sets the board up, or sets it up anew. */
  async open(): Promise<void> {
    this.close();
    this.#closed = false;
    this.busy = true;
    this.error = null;
    this.forbidden = null;
    try {
      await me();
      const made = await post<Made>('/api/try', this.wish);
      const { refused } = made.expect ?? {};
      this.id = made.id;
      this.#script = (made.answers ?? []).map(voice);
      this.#refused = (Array.isArray(refused) ? refused : Object.keys(refused ?? {})).map(voice);
      this.#done = 0;
      this.#from = 0;
      this.seat = '';
      sessionStorage.setItem(`try ${made.id}`, JSON.stringify({ title: made.title, answers: made.answers }));
      await bringTexts('table');
      if (!this.#closed) this.#join(made.id);
    } catch (error) {
      this.error = error;
      this.busy = false;
    }
  }

  close(): void {
    this.#closed = true;
    this.#room?.close();
    this.#room = null;
    this.kit = null;
  }

  /** Gives an answer; the dice that the example names follow by themselves. */
  say({ seat, answer }: Voice): void {
    const next = this.#script[this.#done];
    this.forbidden = null;
    this.#done = next?.seat === seat && next.answer === answer ? this.#done + 1 : Infinity;
    this.#room?.answer(seat, answer);
  }

  /** Asks the referee why something is not allowed. */
  async tryBan(offer: Offer): Promise<void> {
    const refusals = (await this.#room?.why(offer.seat, offer.answer).catch(() => null)) ?? [];
    const reasons = refusals.map((one) => ({ clause: one.clause, text: this.kit?.reason(one) ?? one.text }));
    this.forbidden = { text: offer.text, reasons };
  }

  #join(id: string): void {
    const room = new Room(id);
    this.#room = room;
    room.onstate = (frame, news, first) => void this.#take(room, frame, news, first);
    room.onerror = (frame) => {
      if (frame.code !== 'stale') this.error = new Error(t(frame.message ?? 'error-try-again'));
    };
  }

  async #take(room: Room, frame: StateFrame, news: Fact[], first: boolean): Promise<void> {
    if (room !== this.#room) return;
    if (!frame.view || frame.as === CHANCE) return this.#goOn();
    if (!this.kit) {
      this.seat ||= frame.as ?? '';
      this.#from = Math.max(this.#from, frame.facts.at(-1)?.i ?? 0);
      const kit = await gameFiles(this.wish.game).film(frame.table.revision, frame.view);
      if (room !== this.#room || this.kit) return;
      this.kit = kit;
      this.busy = false;
      const view = room.states[this.seat]?.view;
      if (view) kit.stage.settle(view);
    } else if (!first && frame.as === this.seat) this.kit.stage.show(news, frame.view);
    this.#look(room);
    this.#goOn();
  }

  /** What is asked in secret is seen with the eyes of whoever is asked; anything else as it was seen first. */
  #look(room: Room): void {
    const asked = room.asked;
    const secret = asked !== null && SECRET.has(room.states[asked]?.ask?.kind ?? '');
    const seat = secret ? asked : (room.held[0] ?? this.seat);
    const view = room.states[seat]?.view;
    if (!view || seat === this.seat) return;
    this.seat = seat;
    this.kit?.stage.finish();
    this.kit?.stage.settle(view);
  }

  /** After an answer of a player the dice of the example fall. */
  #goOn(): void {
    const { next } = this;
    if (this.kit && next?.seat === CHANCE && this.#done > 0 && !this.#room?.pending) this.say(next);
  }

  #offer(one: Voice): Offer {
    const { kit } = this;
    const text = !kit
      ? one.answer
      : one.seat === CHANCE
        ? kit.chance(one.answer)
        : kit.say(one.answer, this.#room?.states[one.seat]?.view ?? this.state?.view ?? null);
    return { ...one, text };
  }
}
