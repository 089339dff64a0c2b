/** Finding cards by words of their language, their names and their texts; the endings of words do not matter. */
import type { Card } from '../types';

const FILLERS = new Set([
  'a',
  'all',
  'an',
  'any',
  'card',
  'cards',
  'that',
  'the',
  'which',
  'with',
  'все',
  'карта',
  'карты',
  'карт',
  'которые',
  'которая',
  'с',
]);
/** Words of the longest id: end_of_own_next_turn. */
const LONGEST = 5;

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** A word without its ending: контролем finds контроль, strikes finds strike. */
function stem(word: string): string {
  if (/^[а-я]/.test(word)) return word.slice(0, Math.max(3, word.length - 2));
  return word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The longest runs of words that are words of the language, and the words that are left. */
function split(words: string[], known: Set<string>): { ids: string[]; rest: string[] } {
  const ids: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = Array.from({ length: LONGEST }, (_, k) => LONGEST - k).find(
      (n) => n > 1 && known.has(words.slice(at, at + n).join('_')),
    );
    if (length) ids.push(words.slice(at, at + length).join('_'));
    else if (!FILLERS.has(words[at] ?? '')) rest.push(words[at] ?? '');
    at += length ?? 1;
  }
  return { ids, rest };
}

interface Known {
  words: Set<string>;
  said: string[];
}

function knownOf(card: Card): Known {
  const words = new Set(
    card.words ?? [
      card.deck,
      card.crystal,
      card.element,
      card.kind,
      ...card.classes.map((kin) => kin.id),
      ...card.keywords.map((one) => one.id),
      ...card.paragraphs.flatMap((one) => [one.when, one.type]),
    ],
  );
  if (card.unique) words.add('unique');
  const names = [card.name, card.text, ...card.classes.map((kin) => kin.name), ...card.keywords.map((one) => one.name)];
  const said = fold(names.flatMap(({ ru, en }) => [ru, en]).join(' ')).match(/[\p{L}\p{N}_-]+/gu) ?? [];
  // Орк-лучник is found by лучник, too.
  const parts = said.flatMap((word) => word.split('-'));
  return { words, said: [...said, ...parts, ...words, String(card.number)] };
}

const kept = new WeakMap<Card, Known>();

function remembered(card: Card): Known {
  const found = kept.get(card) ?? knownOf(card);
  kept.set(card, found);
  return found;
}

/** `find(cards, 'all cards that take control')` */
export function find(cards: Card[], query: string): Card[] {
  const all = new Set(cards.flatMap((card) => [...remembered(card).words]));
  const { ids, rest } = split(fold(query).match(/[\p{L}\p{N}_-]+/gu) ?? [], all);
  return cards.filter((card) => {
    const { words, said } = remembered(card);
    return ids.every((id) => words.has(id)) && rest.every((start) => said.some((word) => word.startsWith(stem(start))));
  });
}
