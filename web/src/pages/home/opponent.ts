/** Who sits at a new table, in the words of POST /api/tables. */
import type { Seat } from '../../lib/types';

export type Opponent = 'bot' | 'hotseat' | 'friend';
export type Side = 'bogatyrs' | 'evil' | 'lot';

export const BOTS = ['random', 'greedy', 'search-1', 'search-2', 'search-3'] as const;
export type Bot = (typeof BOTS)[number];

const SEATS: Seat[] = ['bogatyrs', 'evil'];

/** `{ bogatyrs: 'me', evil: 'bot greedy' }` */
export function seatsFor(opponent: Opponent, bot: Bot, mine: Seat, seats = SEATS): Record<Seat, string> {
  const other = { bot: `bot ${bot}`, hotseat: 'me', friend: 'open' }[opponent];
  return Object.fromEntries(seats.map((seat) => [seat, seat === mine ? 'me' : other]));
}
