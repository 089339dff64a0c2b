/** What is wrong with a scenario, in the reader's language: the server names the reason. */
import { capital, nameOf, placeName, tb } from '../../games/bastion/names';
import { hasText } from '../../lib/i18n';

/** Why something is refused: a text of that name, and what it speaks of; `why` is for programs. */
export interface Reason {
  why: string;
  id: string;
  args: Record<string, string | number>;
}

/** Words of TOML types. */
const TYPES = new Set(['int', 'str', 'array', 'object', 'float', 'bool']);

const typed = (name: string): string => (TYPES.has(name) ? tb(`scenario-type-${name}`) : name);
const ruleName = (rule: string): string => (hasText('bastion', `special-${rule}`) ? tb(`special-${rule}`) : rule);

/** Any word of a scenario as players say it. */
export const wordName = (word: string): string =>
  hasText('bastion', `troop-${word}`)
    ? tb(`troop-${word}`)
    : hasText('bastion', `ritual-${word}`)
      ? tb(`ritual-${word}`)
      : hasText('bastion', `special-${word}`)
        ? tb(`special-${word}`)
        : nameOf(word);

/** What a part of a reason means to a reader. */
const SAID: Record<string, (found: string) => string> = {
  word: wordName,
  place: (place) => placeName(place),
  item: (index) => String(Number(index) + 1),
  rule: ruleName,
  other: ruleName,
  wanted: typed,
  got: typed,
};

export function reason({ why, id, args }: Reason): string {
  if (!hasText('bastion', `scenario-why-${id}`)) return why;
  const said = Object.entries(args).map(([name, found]) => [name, SAID[name]?.(String(found)) ?? found] as const);
  return capital(tb(`scenario-why-${id}`, Object.fromEntries(said)));
}

/** `deck[2].class` in words: “Deck, entry 3”. */
export function placeWords(place: string): string {
  const [, key = '', index] = /^(\w+)(?:\[(\d+)\])?/.exec(place) ?? [];
  if (!hasText('bastion', `scenario-place-${key}`)) return place;
  const n = Number(index) + 1;
  if (key === 'layers' && index) return tb('scenario-layer-n', { n });
  return key === 'deck' && index ? tb('scenario-place-entry', { n }) : tb(`scenario-place-${key}`);
}
