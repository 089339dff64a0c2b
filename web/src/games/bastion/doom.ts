/** What ends with this turn: the next card finds no place at the wall. */
import { costOf } from './cost';
import { editionName } from '../../lib/edition';
import type { Mark } from './marks';
import type { Defender, SiegeView } from './types';
import type { Spot } from './words';

/** From so few attacks on, the banner counts. */
export const FEW = 2;

export interface Doom {
  clause: string;
  /** No other card can come, and nobody can move enemies before it does. */
  sure: boolean;
  /** Enemies one could still beat, with the price of each, the cheapest first. */
  beatable: { spot: Spot; cards: string[]; price: number }[];
  /** Spells one holds that move enemies. */
  shifting: string[];
}

const SHIFTING = ['castling', 'teleport'];
/** They need no free section (BST-474, BST-487). */
const ELSEWHERE = /-(dragon|symbiote)$|^(belligemin|leviathan|knellervirm|shaggon)$/;

const CLAUSES: Record<string, [entering: string, marching: string]> = {
  '2015': ['BST-574', 'BST-574'],
};
const LATER: [string, string] = ['BST-575', 'BST-576'];

const held = (one: Defender | undefined): string[] =>
  one?.spells.map(({ spell }) => spell as string).filter((spell) => SHIFTING.includes(spell)) ?? [];

/** Null as long as the wall holds another attack. */
export function doomOf(view: SiegeView, marks: ReadonlyMap<Spot, Mark>, mine: Defender | null): Doom | null {
  if (view.next.gap > 0 || view.outcome || !view.turn) return null;
  const [entering, marching] = CLAUSES[editionName(view.edition)] ?? LATER;
  const at = view.seats.indexOf(view.active ?? '');
  const next = view.defenders.find((one) => one.seat === view.seats[(at + 1) % view.seats.length]);
  const saved = view.deck.layers.some(({ parts }) =>
    parts.some(({ cards }) => cards.some((card) => ELSEWHERE.test(card))),
  );
  const beatable = Object.entries(view.enemies).flatMap(([place, enemy]) => {
    const spot = place === 'citadel' ? 'top' : place;
    if (marks.get(spot) !== 'hit') return [];
    const { any, ...mana } = costOf(enemy);
    const price = Object.values(mana).reduce((sum, n) => sum + n, any);
    return [{ spot, cards: enemy.cards.map(({ id }) => id), price }];
  });
  return {
    clause: view.deck.count ? entering : marching,
    sure: !saved && !(editionName(view.edition) === '2015' && held(next).length),
    beatable: beatable.sort((a, b) => a.price - b.price).slice(0, 2),
    shifting: held(mine ?? undefined),
  };
}
