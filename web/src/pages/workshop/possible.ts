/**
 * What may stand in a slot here: a paragraph can speak only of cards that its trigger gives and of targets it has
 * chosen.
 */
import type { Data, Json, Path } from './data';
import { fresh } from './fresh';
import { alternatives, paragraphAt, tagOf, type Language, type ListShape, type Shape } from './language';

const GIVEN = ['victim', 'attacker', 'subject'];

/** The words of a list that make sense here, and the one that is chosen. */
export function possible(of: Language, card: Data, path: Path, list: string, chosen: unknown): string[] {
  const words = of.words[list] ?? [];
  const paragraph = paragraphAt(card, path);
  if (!paragraph || (list !== 'ref' && list !== 'aim')) return words;
  const targets = Array.isArray(paragraph['target']) ? paragraph['target'].length : 0;
  const known = of.triggers[String(paragraph['when'])]?.refs ?? [];
  const right = (word: string): boolean => {
    const [, number] = /^t(\d)$/.exec(word) ?? [];
    return number ? Number(number) <= targets : !GIVEN.includes(word) || known.includes(word);
  };
  return words.filter((word) => right(word) || word === chosen);
}

/** Whether a verb or a condition goes with the trigger of its paragraph. */
export function goes(of: Language, card: Data, path: Path, shape: Shape): boolean {
  const [field, tag] = (shape.type === 'part' && tagOf(of, shape.part)) || ['', ''];
  const trigger = of.triggers[String(paragraphAt(card, path)?.['when'])];
  if (!trigger) return true;
  return field === 'verb' ? trigger.verbs.includes(tag) : field !== 'if' || trigger.conditions.includes(tag);
}

/** One more of a list: the first that goes with the trigger. */
export function begun(of: Language, card: Data, path: Path, shape: ListShape): Json {
  return fresh(of, alternatives(shape.of).find((one) => goes(of, card, path, one)) ?? shape.of);
}

const GROUPS: [group: string, verbs: string[]][] = [
  ['attack', ['special_strike', 'magic_strike', 'row_strike', 'shot', 'throw', 'discharge']],
  ['life', ['wound', 'heal', 'give_lives', 'gain_chip', 'lose_chip', 'incarnation_chip', 'prevent']],
  [
    'state',
    ['open', 'close', 'hold_closed', 'move', 'take_control', 'grant', 'remove', 'summon', 'revive', 'become_flyer'],
  ],
  ['stack', ['block', 'redirect', 'reroll', 'no_answer', 'roll_table']],
];

/** Where a verb stands in the list of verbs. */
export const groupOf = (verb: string): string => GROUPS.find(([, verbs]) => verbs.includes(verb))?.[0] ?? 'rule';
export const VERB_GROUPS = [...GROUPS.map(([group]) => group), 'rule'];
