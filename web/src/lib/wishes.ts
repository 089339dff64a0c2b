/** How one played last, by game: a new game is laid out like it. */
import type { NewTableRequest, TimeControl } from './requests';
import type { ClockInfo, Seat, TableInfo } from './types';

const key = (game: string): string => `laar-wish ${game}`;

export function keepWish(wish: NewTableRequest): void {
  localStorage.setItem(key(wish.game), JSON.stringify(wish));
}

/** What is kept may be of another version: whoever reads it takes what it knows. */
export function keptWish(game: string): NewTableRequest | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
    return kept && typeof kept === 'object' && 'game' in kept ? (kept as NewTableRequest) : null;
  } catch {
    return null;
  }
}

const controlOf = ({ seconds, each, increment, late }: ClockInfo): TimeControl => ({ seconds, each, increment, late });

/** What a table was asked for by who holds these seats. */
export function wishOf(table: TableInfo, held: Seat[]): NewTableRequest {
  const { game, edition, options } = table;
  const sits = ({ seat, kind, name }: TableInfo['seats'][number]): string =>
    kind === 'bot' ? `bot ${name}` : held.includes(seat) ? 'me' : 'open';
  const seats = Object.fromEntries(table.seats.map((info) => [info.seat, sits(info)]));
  return {
    game,
    edition,
    seats,
    options,
    lot: table.lot !== null,
    pace: table.pace ?? null,
    control: table.clock ? controlOf(table.clock) : null,
    rated: !!table.rated,
  };
}

/** One of several, if it is among them. */
export const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);
