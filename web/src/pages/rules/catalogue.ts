/** Searching the clauses and the cards: every word asked for must begin some word of theirs, in either language. */
import { get, getOnce } from '../../lib/api';
import type { Clause, GameInfo, Words } from '../../lib/types';

export interface Board {
  clause: string;
  title: Words | null;
}

export interface Rulebook {
  game: string;
  edition: string;
  clauses: Clause[];
  examples: Board[];
}

export const KINDS = ['rule', 'component', 'example', 'keyword', 'ruling'] as const;
export type Kind = (typeof KINDS)[number] | 'all';

/** The rules and cards of the newest edition of a game. */
export async function loadRules(game: string): Promise<{ book: Rulebook; info: GameInfo }> {
  const { games } = await getOnce<{ games: { game: string; editions: string[] }[] }>('/api/games');
  const edition = games.find((g) => g.game === game)?.editions.at(-1) ?? 'none';
  const [book, info] = await Promise.all([getOnce<Rulebook>(`/api/rules/${game}/${edition}`), getOnce<GameInfo>(`/api/games/${game}/${edition}`)]);
  // The cookie must be there before a board can be tried.
  await get('/api/me');
  return { book, info };
}

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
