/** Which spot is lit how, from the words of the options alone. */
import { modeOf, type Option, type Spot } from './words';
import type { Siege } from './siege.svelte';

/** `go` an area, `take` mana, `hit` an enemy, `pick` anything else that may be chosen. */
export type Mark = 'go' | 'take' | 'hit' | 'pick' | 'chosen' | 'target' | 'refused';

const MARKS: Record<string, Mark> = { move: 'go', mana: 'take', attack: 'hit' };

const markOf = (option: Option): Mark => MARKS[modeOf(option) ?? ''] ?? 'pick';

export function marksOf(siege: Siege): Map<Spot, Mark> {
  const marks = new Map<Spot, Mark>();
  const { pick } = siege;
  const k = pick?.spots.length ?? 0;
  for (const option of pick?.options ?? siege.fresh) {
    for (const spot of siege.spots(option, pick?.seat)[k] ?? []) marks.set(spot, markOf(option));
  }
  for (const spot of pick?.spots ?? []) marks.set(spot, 'chosen');
  const target = siege.attack?.target;
  if (target) marks.set(target === 'citadel' ? 'top' : target, 'target');
  if (siege.note?.spot && !marks.has(siege.note.spot)) marks.set(siege.note.spot, 'refused');
  return marks;
}
