/** What a card rests on: the clauses of each paragraph and the tests that pin it, loaded once for all cards. */
import { getOnce } from '../../../lib/api';
import type { CardProof as Proof, CardProofs } from '../../../lib/berserk/replies';
import { GAME } from '../data';

export type { Proof };

export async function proofsOf(number: number): Promise<Proof[]> {
  const { cards } = await getOnce<CardProofs>(`/api/proofs/${GAME}`);
  return cards[String(number)] ?? [];
}

/** `test_the_archer_may_decline` is “the archer may decline”. */
export const inWords = (test: string): string => test.replace(/^test_?/i, '').replaceAll('_', ' ');

export const fileName = (path: string): string => path.split('/').at(-1) ?? path;
