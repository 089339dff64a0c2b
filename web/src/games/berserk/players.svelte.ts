/** Players by the name they go by, or by what they play: the one place that knows whom a seat means. */
import { Name } from '../../lib/declension';
import { nameText, tg } from '../../lib/i18n';
import { gameOf, isNamed, shortly } from '../../lib/people';
import type { Seat, SeatInfo, TableInfo } from '../../lib/types';
import { GAME } from './data';
import { deckOf } from './decks';
import { SEATS } from './teams';

type Seated = Pick<TableInfo, 'seats' | 'options' | 'event'>;

/** The table of this page; without one, seats are counted. */
let seated: (() => Seated | null) | null = $state.raw(null);

/** The table that is shown, until what is returned is called. */
export function seatAt(table: () => Seated | null): () => void {
  seated = table;
  return () => {
    if (seated === table) seated = null;
  };
}

export const deckName = (table: Seated, seat: Seat): string => {
  const deck = deckOf(table, seat);
  return tg(GAME, deck ? `deck-${deck}` : 'own-deck');
};

/** What tells who sits at a table: a name; the deck of who gave none; the number of the seat. */
function plain(table: Seated, info: SeatInfo): string {
  const deck = deckOf(table, info.seat);
  if (isNamed(info)) return shortly(info);
  return tg(GAME, deck ? `deck-${deck}` : `side-${info.seat}`);
}

/** Who is called the same as another is told apart by the deck, and who plays the same deck, by the seat. */
function besides(table: Seated, info: SeatInfo): string {
  const same = table.seats.filter((one) => plain(table, one) === plain(table, info));
  if (same.length === 1) return '';
  const deck = deckOf(table, info.seat);
  const alone = deck && same.every((one) => one === info || deckOf(table, one.seat) !== deck);
  const number = SEATS.findIndex((seat) => seat === info.seat) + 1;
  return ` (${alone && isNamed(info) ? deckName(table, info.seat) : number})`;
}

const infoOf = (table: Seated | null | undefined, seat: unknown): SeatInfo | undefined =>
  table?.seats.find((one) => one.seat === seat && one.kind !== 'open');

/** A player in a label. */
export function seatName(seat: Seat | null | undefined): string {
  const table = seated?.();
  const info = infoOf(table, seat);
  if (table && info) return plain(table, info) + besides(table, info);
  return seat ? tg(GAME, `side-${seat}`) : '';
}

/** A player in a sentence, in any case: what people call themselves is not bent, «игрока Аня». */
export function calledSeat(seat: unknown): string | Name {
  const table = seated?.();
  const info = infoOf(table, seat);
  if (!table || !info) return seat ? nameText(GAME, `side-${String(seat)}`) : '';
  const more = besides(table, info);
  const said = spoken(table, info);
  if (typeof said === 'string') return said + more;
  const forms = said.forms.map((form) => form + more);
  return new Name(said.value + more, said.kin, forms);
}

function spoken(table: Seated, info: SeatInfo): string | Name {
  const deck = deckOf(table, info.seat);
  if (!isNamed(info)) return nameText(GAME, deck ? `deck-${deck}` : `side-${info.seat}`);
  if (info.kind === 'bot' && gameOf(info.name)) return nameText(GAME, `bot-${info.name}`);
  return nameText(GAME, 'player-called', { name: shortly(info) });
}
