/** Answers are words. */
import type { Cell } from '../../lib/answers/belogorye';
import { DUEL, isCell as within } from '../field/geometry';

export { next, parse, type Option } from '../field/words';

/** A cell's name, as opposed to a fighter's or a blow's. */
export const isCell = (word: string): word is Cell => within(DUEL, word);
