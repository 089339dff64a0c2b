/** When a player wants to be asked for an answer: everything else is passed by itself. */
import type { Option } from './words';

const KEY = 'laar-berserk-stops';

interface Stops {
  defend: boolean;
  sudden: boolean;
  /** Ask whenever a card of one's own is aimed at, whatever else is passed. */
  aimed: boolean;
}

function remembered(): Stops {
  const first = { defend: true, sudden: true, aimed: true };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stops>) };
  } catch {
    return first;
  }
}

export const stops: Stops = $state(remembered());

export function keepStops(): void {
  localStorage.setItem(KEY, JSON.stringify(stops));
}

/**
 * Whether to pass without asking; `aimed`: a card of this player is the target of what waits; `rest`: he passes until
 * his turn.
 */
export function passes(options: Option[], aimed: boolean, rest: boolean): boolean {
  const can = (verb: string): boolean => options.some((option) => option.verb === verb);
  if (!can('pass')) return false;
  if (rest) return true;
  if (stops.aimed && aimed) return false;
  return !(stops.defend && can('defend')) && !(stops.sudden && can('use'));
}
