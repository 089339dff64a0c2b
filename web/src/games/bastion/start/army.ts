/** Army strength and the advice of the 2015 book; advice forbids nothing (BST-531). */

/** BST-360, BST-361; a werewolf counts 9 (BST-528). */
export const STRENGTHS: Record<string, number> = {
  scout: 3, symbiote: 4, flyer: 5, priest: 6, giant: 7, archmage: 8, werewolf: 9, dragon: 10,
  spy: 3, belligemin: 4, rokai: 5, valkyrie: 5, golem: 6, 'black-wing': 6, inquisitor: 6, shaggon: 8, knellervirm: 10, leviathan: 12,
};

/** The main troop is always there (BST-525, BST-527). */
const MAIN = 108;

export const strengthOf = (army: Record<string, number>, legends: string[]): number =>
  MAIN + Object.entries(army).reduce((sum, [kind, n]) => sum + n * (STRENGTHS[kind] ?? 0), 0) + legends.reduce((sum, one) => sum + (STRENGTHS[one] ?? 0), 0);

/** Normal is 140–180 for one player and ten more for each other (BST-529, BST-530). */
export function difficulty(strength: number, players: number): 'light' | 'normal' | 'hard' {
  const more = 10 * (players - 1);
  return strength < 140 + more ? 'light' : strength <= 180 + more ? 'normal' : 'hard';
}
