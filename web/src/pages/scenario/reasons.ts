/**
 * What is wrong with a scenario, in the reader's language. The server says it in English; what is not known here stays
 * so.
 */
import { t } from '../../lib/i18n';

const REASONS: [form: RegExp, id: string, ...args: string[]][] = [
  [/^there is no source among the rituals/, 'no-source'],
  [/^there is no such key$/, 'no-key'],
  [/^there is no [\w ]+ '(.*)'$/, 'no-word', 'word'],
  [/^this key is needed$/, 'needed'],
  [/^there are no enemies$/, 'no-enemies'],
  [/^(\S+) is already in deck\[(\d+)\]$/, 'twice-in-deck', 'word', 'n'],
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
  [/^Expected `(\w+)`, got `(\w+)`$/, 'type', 'wanted', 'got'],
  [/^Expected `str` of length <= (\d+)$/, 'long-name', 'most'],
  [/^Invalid enum value/, 'value'],
  [/^(?:Unclosed array|Unclosed inline table|Unterminated (?:string|array))/, 'unclosed'],
  [/^(?:Cannot overwrite a value|Duplicate inline table key|Cannot declare)/, 'key-twice'],
  [/^(?:Expected|Invalid|Illegal|Unescaped|Escaped|Cannot|Unterminated|Unclosed)/, 'toml'],
];

/** Words of TOML types. */
const TYPES = new Set(['int', 'str', 'array', 'object', 'float', 'bool']);

export function reason(why: string): string {
  for (const [form, id, ...names] of REASONS) {
    const found = form.exec(why);
    if (!found) continue;
    const args = Object.fromEntries(names.map((name, k) => [name, found[k + 1] ?? '']));
    if (id === 'type') for (const name of names) args[name] = typed(args[name] ?? '');
    const said = t(`scenario-why-${id}`, args);
    return id === 'toml' ? `${said} (${why})` : said;
  }
  return why;
}

const typed = (name: string): string => (TYPES.has(name) ? t(`scenario-type-${name}`) : name);
