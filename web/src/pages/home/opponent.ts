/** Who sits at a new table, in the words of POST /api/tables, and with whom one played last. */
import type { Component, Snippet } from 'svelte';
import { castOf, firstOf } from '../../lib/people';
import type { Seat } from '../../lib/types';

export type Opponent = 'bot' | 'hotseat' | 'friend';
/** What a page of its own shows of the form of a new table. */
export interface StartLayout {
  game: string;
  opponent: Opponent;
  /** Empty: none of the six. */
  bot: string;
  onchoose: (id: string) => void;
  button: Snippet;
  settings: Snippet;
}
export type StartPage = Component<StartLayout>;
export type Side = 'bogatyrs' | 'evil' | 'lot';

const KEY = 'laar-opponents';

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Nobody has been played with in this game yet. */
export const isNew = (game: string): boolean => !(game in kept());

/** The opponent of the last game; for a newcomer who suits a first one. */
export function lastBot(game: string): string {
  const last = kept()[game] ?? '';
  return castOf(game).includes(last) ? last : firstOf(game);
}

export function keepBot(game: string, bot: string): void {
  if (castOf(game).includes(bot)) localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: bot }));
}

const SEATS: Seat[] = ['bogatyrs', 'evil'];

/** `{ bogatyrs: 'me', evil: 'bot zabava' }` */
export function seatsFor(opponent: Opponent, bot: string, mine: Seat, seats = SEATS): Record<Seat, string> {
  const other = { bot: `bot ${bot}`, hotseat: 'me', friend: 'open' }[opponent];
  return Object.fromEntries(seats.map((seat) => [seat, seat === mine ? 'me' : other]));
}

/** The same, read back: against whom one played, and in which seat. */
export function readSeats(seats: Record<Seat, string>): { opponent: Opponent; bot: string; mine: Seat } {
  const sitting = Object.values(seats);
  const bot = sitting.find((who) => who.startsWith('bot '))?.slice(4) ?? '';
  const mine = Object.keys(seats).find((seat) => seats[seat] === 'me') ?? '';
  const shared = sitting.filter((who) => who === 'me').length > 1;
  return { opponent: bot ? 'bot' : shared ? 'hotseat' : 'friend', bot, mine };
}
