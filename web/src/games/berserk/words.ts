/** Answers are words. Everything the table lights up follows from the words of the options alone. */
import type { Card, Cell, Id } from '../../lib/answers/berserk';
import { DUEL, isCell as within, type Field } from '../field/geometry';
import { next, type Option } from '../field/words';

export { next, type Option };

/** The field of teams is twice as wide (BRS-372). */
const WIDE: Field = { ...DUEL, columns: 10 };

/** The field a battle is fought on. */
export const fieldOf = (view: { columns: number } | null): Field => (view?.columns === WIDE.columns ? WIDE : DUEL);

export const isCell = (word: string): word is Cell => within(WIDE, word);

/** Collector number and copy, `2.1`. */
export const isId = (word: string): word is Id => /^\d+\.\d+$/.test(word);

/** A card is called by its cell, or by its id where it has none. */
export const isHandle = (word: string): word is Card => isCell(word) || isId(word);

/** Targets and cells are answered by their bare name. */
export function parse<A extends string>(answer: A): Option<A> {
  const [verb = '', ...words] = answer.split(' ');
  if (isHandle(verb)) return { answer, verb: 'take', words: [verb] };
  if (verb === 'row') return { answer, verb, words: [answer] };
  return { answer, verb, words };
}

/** An answer that begins with a place of the table, as opposed to a plain button. */
export const placed = ({ verb, words }: Option<string>): boolean => verb === 'row' || words.some(isHandle);

/** Answers of this card that name no second place: abilities, chips. */
export function deeds(options: Option[], handle: string): Option[] {
  return options.filter(({ words }) => words[0] === handle && (words.length === 1 || !isHandle(words[1] ?? '')));
}
