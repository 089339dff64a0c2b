/** What all cards of an enemy cost together (BST-393); the server has counted each. */
import { COLOURS, type Attack, type Enemy, type Mana } from './types';

export function costOf(enemy: Enemy): Mana & { any: number } {
  const total: Mana & { any: number } = { any: 0 };
  for (const { cost } of enemy.cards) {
    for (const colour of COLOURS) if (cost[colour]) total[colour] = (total[colour] ?? 0) + (cost[colour] ?? 0);
    total.any += cost.any ?? 0;
  }
  return total;
}

/** What the attacker lacks, for the coral rings; points of spells make up for tokens. */
export function shortOf({ cost, any, points, payable }: Attack, have: Mana): Mana & { any?: number } {
  if (payable) return {};
  const short: Mana & { any?: number } = {};
  let spare = points;
  let over = 0;
  for (const colour of COLOURS) {
    const lack = (cost[colour] ?? 0) - (have[colour] ?? 0);
    const helped = Math.min(Math.max(lack, 0), spare);
    spare -= helped;
    if (lack > helped) short[colour] = lack - helped;
    over += Math.max(0, -lack);
  }
  if (any > over + spare) short.any = any - over - spare;
  return short;
}
