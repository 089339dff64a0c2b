/** Which spot is lit how, from the words of the options alone. */
import { modeOf, type Option, type Spot } from './words';
import type { Siege } from './siege.svelte';
import { gainAt } from './tags';

/** `go` an area, `take` mana, `hit` an enemy, `pick` anything else that may be chosen. */
export type Mark = 'go' | 'take' | 'hit' | 'pick' | 'chosen' | 'target' | 'refused';

const MARKS: Record<string, Mark> = { move: 'go', mana: 'take', attack: 'hit' };

const markOf = (option: Option): Mark => MARKS[modeOf(option) ?? ''] ?? 'pick';

/** Mana may be taken where there is none (BST-170), but nobody need be shown where. */
const gives = ({ view }: Siege, spot: Spot): boolean =>
  !view || Object.values(gainAt(view, spot) ?? { any: 1 }).some((n) => n > 0);

export function marksOf(siege: Siege): Map<Spot, Mark> {
  const marks = new Map<Spot, Mark>();
  const { pick } = siege;
  const k = pick?.spots.length ?? 0;
  for (const option of pick?.options ?? siege.fresh) {
    for (const spot of siege.spots(option, pick?.seat)[k] ?? []) {
      const mark = markOf(option);
      if (pick || mark !== 'take' || gives(siege, spot)) marks.set(spot, mark);
    }
  }
  for (const spot of pick?.spots ?? []) marks.set(spot, 'chosen');
  const target = siege.attack?.target;
  if (target) marks.set(target === 'citadel' ? 'top' : target, 'target');
  if (siege.note?.spot && !marks.has(siege.note.spot)) marks.set(siege.note.spot, 'refused');
  return marks;
}
