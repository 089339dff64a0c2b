/**
 * What is wrong with a scenario, in the reader's language. The server says it in English; what is not known here stays
 * so.
 */
import { capital, nameOf, placeName, tb } from '../../games/bastion/names';
import { hasText } from '../../lib/i18n';

const REASONS: [form: RegExp, id: string, ...args: string[]][] = [
  [/^there is no source among the rituals/, 'no-source'],
  [/^there is no such key$/, 'no-key'],
  [/^there is no [\w ]+ '(.*)'$/, 'no-word', 'unknown'],
  [/^this key is needed$/, 'needed'],
  [/^there are no enemies$/, 'no-enemies'],
  [/^(\S+) is already in deck\[(\d+)\]$/, 'twice-in-deck', 'word', 'item'],
  [/^(\S+) is already in posts\[\d+\]$/, 'twice-on-board', 'word'],
  [/^(\S+) is already taken in posts\[\d+\]$/, 'place-taken', 'place'],
  [/^(\S+) is on the board already$/, 'on-board', 'word'],
  [/^(\S+) never holds an enemy$/, 'closed', 'place'],
  [/^(\S+) is held by the vanguard$/, 'vanguard', 'place'],
  [/^dragons are in the citadel, and nobody else is$/, 'dragons'],
  [/^only flyers hold a square$/, 'flyers'],
  [/^(\S+) is there twice$/, 'twice', 'word'],
  [/^layer (\d+) has no cards$/, 'empty-layer', 'n'],
  [/^a layer has at least one card$/, 'small-layer'],
  [/^at most (\d+) layers are made$/, 'many-layers', 'n'],
  [/^a layer from 1 to (\d+) is needed$/, 'number', 'most'],
  [/^(\d+) cards are drawn, (\d+) are there$/, 'few-cards', 'n', 'there'],
  [/^the deck has (\d+) cards, the layers (\d+)$/, 'sum', 'n', 'drawn'],
  [/^one of troop, class, legend and card is needed$/, 'one-of'],
  [/^(\S+) has (\d+) cards, not (-?\d+)$/, 'count', 'word', 'n', 'count'],
  [/^a number from (\d+) to (\d+)(?:, the whole deck,)? is needed$/, 'range', 'least', 'most'],
  [/^six colours or 'random' are needed$/, 'colours'],
  [/^these rules are of the 2018 edition$/, 'edition'],
  [/^(\w+) goes with (\w+)$/, 'goes-with', 'rule', 'other'],
  [/^(\w+) takes every (\w+): the siege may have none$/, 'takes', 'rule', 'word'],
  [/^(\d+) enemies open the game, (\d+) are there$/, 'opening', 'n', 'there'],
  [/^(\d+) rituals are dealt to them, (\d+) are left$/, 'rituals', 'n', 'there'],
  [/^the text has (\d+) bytes, at most (\d+) are read$/, 'long', 'n', 'most'],
  [/^brackets are nested too deep$/, 'deep'],
  [/^a number has too many digits$/, 'digits'],
  [/^Expected `(\w+)`, got `(\w+)`$/, 'type', 'wanted', 'got'],
  [/^Expected `str` of length <= (\d+)$/, 'long-name', 'most'],
  [/^Expected `str` of length >= 1$/, 'empty'],
  [/^Expected `str` matching/, 'letters'],
  [/^Invalid enum value/, 'value'],
  // What the reader of TOML says.
  [/^(?:Unclosed array|Unclosed inline table|Unterminated (?:string|array)|Illegal character '\\n')/, 'unclosed'],
  [/^(?:Cannot overwrite a value|Duplicate inline table key|Cannot declare|Cannot redefine)/, 'key-twice'],
  [/^Expected '=' after a key/, 'equals'],
  [/^Invalid (?:value|date or datetime)/, 'quotes'],
  [/^Expected newline or end of document/, 'newline'],
  [/^(?:Invalid statement|Invalid initial character for a key part)/, 'statement'],
  [/^(?:Unescaped|Escaped|Illegal character)/, 'letters'],
  [/^(?:Expected|Invalid|Illegal|Cannot|Unterminated|Unclosed)/, 'toml'],
];

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

export function reason(why: string): string {
  for (const [form, id, ...names] of REASONS) {
    const found = form.exec(why);
    if (!found) continue;
    const args = names.map((name, k) => [name, SAID[name]?.(found[k + 1] ?? '') ?? found[k + 1] ?? ''] as const);
    return capital(tb(`scenario-why-${id}`, Object.fromEntries(args)));
  }
  return why;
}

/** `deck[2].class` in words: “Deck, entry 3”. */
export function placeWords(place: string): string {
  const [, key = '', index] = /^(\w+)(?:\[(\d+)\])?/.exec(place) ?? [];
  if (!hasText('bastion', `scenario-place-${key}`)) return place;
  const n = Number(index) + 1;
  if (key === 'layers' && index) return tb('scenario-layer-n', { n });
  return key === 'deck' && index ? tb('scenario-place-entry', { n }) : tb(`scenario-place-${key}`);
}
