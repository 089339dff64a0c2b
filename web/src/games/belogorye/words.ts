/** Answers are words. */
import { DUEL, isCell as within } from '../field/geometry';

export { next, parse, type Option } from '../field/words';

/** A cell's name, as opposed to a fighter's or a blow's. */
export const isCell = (word: string): boolean => within(DUEL, word);
