/** Who stood where at the wall, as the log tells it. */
import type { Fact } from '../../lib/types';

/** The enemy that stood on a section before a fact; null where the log does not say. */
export function stoodAt(section: unknown, before: Fact, log: readonly Fact[]): string | null {
  let at = section;
  for (const fact of log.toReversed()) {
    if (fact.i >= before.i) continue;
    const { section: from, goal } = fact;
    if (fact.fact === 'placed' && from === at) return String(fact['card']);
    if (fact.fact === 'swapped' && (from === at || goal === at)) at = from === at ? goal : from;
    else if ((fact.fact === 'marched' || fact.fact === 'teleported') && goal === at) at = from;
  }
  return null;
}
