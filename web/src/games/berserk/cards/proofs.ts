/** What a card rests on: the clauses of each paragraph and the tests that pin it, loaded once for all cards. */
import { getOnce } from '../../../lib/api';
import { GAME } from '../data';

export interface Proof {
  /** 0 is what is printed besides the paragraphs. */
  paragraph: number;
  clauses: string[];
  tests: { file: string; test: string }[];
}

export async function proofsOf(number: number): Promise<Proof[]> {
  const { cards } = await getOnce<{ cards: Record<string, Proof[]> }>(`/api/proofs/${GAME}`);
  return cards[String(number)] ?? [];
}

/** `test_the_archer_may_decline` is “the archer may decline”. */
export const inWords = (test: string): string => test.replace(/^test_?/i, '').replaceAll('_', ' ');

export const fileName = (path: string): string => path.split('/').at(-1) ?? path;
