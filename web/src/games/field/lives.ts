/** Lives as the measure of an action. */
import type { Fact } from '../../lib/types';
import type { Measure } from '../../pages/table/moments';

const FALLEN = 2;

const SIGNS: Record<string, number> = { wounded: 1, healed: -1 };

const lost = (fact: Fact): number =>
  fact.fact === 'died' ? FALLEN : (SIGNS[fact.fact] ?? 0) * Number(fact['amount'] ?? 0);

/** Facts name whom they are about under `key`. */
export const livesOf =
  (key: 'who' | 'card', mine: (id: string) => boolean): Measure =>
  (facts) =>
    facts.reduce((sum, fact) => sum + (mine(String(fact[key])) ? -lost(fact) : lost(fact)), 0);
