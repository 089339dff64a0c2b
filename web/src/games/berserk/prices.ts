/** What each card may expect of an answer. */
import { partsOf, type Part } from '../field/outlook';
import { priceOf, type Price } from '../field/prices.svelte';
import type { Case, Odds } from './odds';

/** If nobody defends; `attacks`: whether a seat is the attacker's. */
export function pricesOf(odds: Odds, attacks: (seat: string) => boolean): Map<string, Price> {
  // Where the blow may be drawn elsewhere: as if it were not.
  const first = odds.cases.find((one) => !one.intercept && one.fighter === odds.strike?.target) ?? odds.cases[0];
  if (!first) return new Map();
  const hurt = odds.strike ? [first.fighter ?? odds.strike.target] : woundedIn(first);
  const prices = new Map<string, Price>();
  for (const id of hurt) {
    const parts = odds.strike ? partsOf(first.rows, 'deals', attacks) : partsFor(first, id);
    const price = priceOf(parts, first.of);
    if (price) prices.set(id, price);
  }
  return prices;
}

const woundedIn = ({ rows }: Case): string[] => [
  ...new Set(rows.flatMap((row) => row.results.flatMap((result) => Object.keys(result.wounds ?? {})))),
];

/** Of several results the first is counted: whoever chooses is not known here. */
const partsFor = ({ rows }: Case, id: string): Part[] =>
  rows.map(({ n, results }) => {
    const wounds = results[0]?.wounds?.[id] ?? 0;
    return { n, wounds, fatal: results[0]?.dead?.includes(id) ?? false, missed: !wounds };
  });
