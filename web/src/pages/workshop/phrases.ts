/** The words of the form. Sentences with slots come from the texts: `to { $who }: { $keyword }`. */
import { hasText, pick } from '../../lib/i18n';
import { GAME } from '../../games/berserk/data';
import { tb } from '../../games/berserk/sentences';
import { tagOf, type Language, type Shape } from './language';

export type Piece = { text: string } | { slot: string };

const MARK = '\u0001';
/** The place of a pair of which one stands. */
export const EITHER = 'either';

/** The first of these texts that exists. */
const first = (...ids: string[]): string | undefined => ids.find((id) => hasText(GAME, id));

/** A text cut at its slots. */
function cut(id: string, slots: string[]): Piece[] {
  const said = tb(id, Object.fromEntries(slots.map((slot) => [slot, MARK + slot + MARK])));
  return said
    .split(MARK)
    .flatMap((text, k): Piece[] => (k % 2 ? [{ slot: text }] : text.trim() ? [{ text: text.trim() }] : []));
}

/** How a part is called in the texts: `verb-shot`, `if-dealt`, `Selector`. */
export const called = (of: Language, part: string): string => tagOf(of, part)?.join('-') ?? part;

/** The sentence of a part; slots that it does not name follow with their labels. */
export function sentence(own: string, slots: string[]): Piece[] {
  const id = `form-say-${own}`;
  const pieces = hasText(GAME, id) ? cut(id, slots) : [];
  const named = new Set(pieces.flatMap((piece) => ('slot' in piece ? [piece.slot] : [])));
  const rest = slots
    .filter((slot) => !named.has(slot))
    .flatMap((slot): Piece[] => (slot === EITHER ? [{ slot }] : [{ text: label(own, slot) }, { slot }]));
  return [...pieces, ...rest];
}

/** What an optional field says when it is there: `within { $slot } cells`. */
export function phrase(own: string, field: string): Piece[] {
  const id = first(`form-part-${own}-${field}`, `form-part-${field}`);
  return id ? cut(id, ['slot']) : [{ text: label(own, field) }, { slot: 'slot' }];
}

/** The name of a field, for the list of what can be added and for those who hear the page. */
export function label(own: string, field: string): string {
  const id = first(`form-name-${own}-${field}`, `field-${field}`);
  return id ? tb(id) : plain(field);
}

/** A word of one of the lists. */
export function word(of: Language, list: string, value: string): string {
  const id = first(`form-word-${list}-${value}`);
  const name = of.labels[list]?.[value];
  return id ? tb(id) : name ? pick(name) : plain(value);
}

/** What a choice of an alternative says: a verb, a condition, a number, something counted. */
export function alternative(of: Language, shape: Shape): string {
  if (shape.type !== 'part') return tb(shape.type === 'list' ? 'part-triple' : 'part-number');
  const [field, value] = tagOf(of, shape.part) ?? ['', ''];
  return field === 'verb' || field === 'if' ? word(of, field, value) : tb(`part-${shape.part}`);
}

/** `end_of_own_next_turn` → “end of own next turn” */
const plain = (id: string): string => id.replaceAll('_', ' ');
