/** What is known of the opponents of a game: the very data by which they play. */
import type { FaceInfo } from '../../lib/face';

export interface Character {
  id: string;
  /** Points of strength; where all play together, how many enemies are left on average. Both are measured. */
  rating: number;
  face: FaceInfo;
}

const FILES = import.meta.glob<Character[]>('../../../../src/laar/bots/cast/*.json', { import: 'default' });

export async function charactersOf(game: string): Promise<Character[]> {
  const load = FILES[`../../../../src/laar/bots/cast/${game}.json`];
  return load ? load() : [];
}
