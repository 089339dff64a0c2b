/** Searching the clauses and the cards: every word asked for must begin some word of theirs, in either language. */
import { get, getOnce } from '../../lib/api';
import type { Clause, GameInfo, GameShort, Rulebook } from '../../lib/types';

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

/** The rules of all editions of a game, oldest first. */
export async function loadRules(game: string): Promise<Rulebook[]> {
  const { games } = await getOnce<{ games: GameShort[] }>('/api/games');
  const editions = games.find((g) => g.game === game)?.editions ?? ['none'];
  const books = await Promise.all(editions.map((edition) => getOnce<Rulebook>(`/api/rules/${game}/${edition}`)));
  // The cookie must be there before a board can be tried.
  await get('/api/me');
  return books;
}

export const loadCards = (game: string, edition: string): Promise<GameInfo> =>
  getOnce<GameInfo>(`/api/games/${game}/${edition}`);

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

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
