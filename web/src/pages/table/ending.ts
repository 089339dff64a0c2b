/** How a game ended for whoever looks at it. */
import type { Element } from '../../lib/emblem';
import { t } from '../../lib/i18n';
import { seatName, shortly } from '../../lib/people';
import type { Outcome, Seat, TableInfo } from '../../lib/types';

/** `seen` by those who only looked on, or who led both sides. */
export type Verdict = 'won' | 'lost' | 'drawn' | 'seen';

/** A number of the game and what it counts. */
export interface Figure {
  value: string;
  text: string;
}

export interface Look {
  name: string;
  element: Element;
  charge: string;
}

/** What a game tells of its end. */
export interface Ending {
  /** Who won, for those who did not play against anybody. */
  title: string;
  /** How, sentence by sentence. */
  lines: string[];
  figures: Figure[];
  /** The emblem of who won, or of a game that nobody won; and of who lost. */
  emblem: Look;
  beaten: Look | null;
}

export function verdictOf({ winners }: Outcome, held: Seat[], team: boolean): Verdict {
  if (!held.length) return 'seen';
  if (team) return winners.length ? 'won' : 'lost';
  if (!winners.length) return 'drawn';
  const won = held.filter((seat) => winners.includes(seat)).length;
  return won === held.length ? 'won' : won ? 'seen' : 'lost';
}

/** The seat someone would have after everybody has moved on to the next one's. */
export function swapped({ seats }: Pick<TableInfo, 'seats'>, seat: Seat): Seat {
  const at = seats.findIndex((one) => one.seat === seat);
  return seats[(at + 1) % seats.length]?.seat ?? seat;
}

/** “Lost: the evil (Ann).” */
export function lost(table: TableInfo, { winners }: Outcome): string {
  const beaten = table.seats.filter(({ seat }) => !winners.includes(seat));
  const names = beaten.map((info) => `${seatName(table, info.seat)} (${shortly(info)})`);
  return t('end-losers', { names: names.join(', ') });
}

/** Who has lost on time. */
export const lateOf = (table: TableInfo): string =>
  table.seats
    .filter(({ seat }) => table.late?.includes(seat))
    .map((info) => `${seatName(table, info.seat)} (${shortly(info)})`)
    .join(', ');
