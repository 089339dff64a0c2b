/** Players by name, or by what they play. */
import { isNamed, shortly } from '../../lib/people';
import type { Seat, SeatInfo, TableInfo } from '../../lib/types';
import { deckOf } from './decks';
import { seatName, tb } from './sentences';

export const deckName = (table: TableInfo, seat: Seat): string => {
  const deck = deckOf(table, seat);
  return tb(deck ? `deck-${deck}` : 'own-deck');
};

/** A person's or a bot's name; the deck of who gave none. Where two would be called the same, by the seat. */
export function playerName(table: TableInfo, seat: Seat): string {
  const nameOf = (one: SeatInfo): string => (isNamed(one) ? shortly(one) : deckName(table, one.seat));
  const ways = [nameOf, (one: SeatInfo): string => deckName(table, one.seat)];
  const info = table.seats.find((one) => one.seat === seat);
  const way = ways.find((named) => new Set(table.seats.map(named)).size === table.seats.length);
  return info && way ? way(info) : seatName(seat);
}
