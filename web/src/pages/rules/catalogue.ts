/** Finding words in rules, and what several editions have in common. */
import { getOnce } from '../../lib/api';
import type { Clause, GameInfo, Rulebook } from '../../lib/types';

/** A clause and the editions it holds in. */
export type Listed = Clause;

/** The books of all editions as one: every clause once, in the order of the catalogue. */
export function merged(books: Rulebook[]): Listed[] {
  const found = new Map<string, Listed>();
  for (const { edition, clauses } of books) {
    for (const clause of clauses) {
      const known = found.get(clause.id);
      if (known) known.editions.push(edition);
      else found.set(clause.id, { ...clause, editions: [edition] });
    }
  }
  return [...found.values()].sort((a, b) => a.id.localeCompare(b.id));
}

export const KINDS = ['rule', 'component', 'example', 'keyword', 'ruling'] as const;
export type Kind = (typeof KINDS)[number] | 'all';

/** The clauses of these editions, in both languages. */
export const loadRules = (game: string, editions: string[]): Promise<Rulebook[]> =>
  Promise.all(editions.map((edition) => getOnce<Rulebook>(`/api/rules/${game}/${edition}`)));

export const loadCards = (game: string, edition: string): Promise<GameInfo> =>
  getOnce<GameInfo>(`/api/games/${game}/${edition}`);

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A test of texts for a query; an empty query takes everything. */
export function finder(query: string): (...texts: (string | undefined)[]) => boolean {
  const wanted = wordsOf(query);
  return (...texts) => {
    if (!wanted.length) return true;
    const found = wordsOf(texts.join(' '));
    return wanted.every((start) => found.some((word) => word.startsWith(start)));
  };
}

/** A text cut at the beginnings of the words asked for: every second part is a find. */
export function cut(text: string, query: string): string[] {
  const wanted = wordsOf(query).map((word) => word.replaceAll('е', '[её]'));
  if (!wanted.length) return [text];
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.join('|')})`, 'giu'));
}

/** How many letters must be changed, put in or left out to make one word of the other. */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, k) => k);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [k, there] of [...other].entries())
      next.push(Math.min((row[k] ?? 0) + Number(letter !== there), (row[k + 1] ?? 0) + 1, (next[k] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** What a reader who found nothing may have meant: words of the book that are written much alike. */
export function nearest(query: string, texts: string[], most = 5): string[] {
  const asked = wordsOf(query).sort((a, b) => b.length - a.length)[0];
  if (!asked || asked.length < 3) return [];
  const words = new Set(texts.flatMap(wordsOf).filter((word) => word.length > 3 && !/\d/.test(word)));
  return [...words]
    .map((word) => ({ word, far: apart(asked, word.slice(0, asked.length + 1)) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(asked.length / 3)))
    .sort((a, b) => a.far - b.far || a.word.length - b.word.length)
    .slice(0, most)
    .map(({ word }) => word);
}
