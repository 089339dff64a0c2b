/** What each fighter may expect of an answer. */
import { partsOf } from '../field/outlook';
import { priceOf, type Price } from '../field/prices.svelte';
import type { Odds, PropertyOdds } from './types';

/** If nobody intercepts; the attacker's side is known by whoever chooses for it. */
export function pricesOf(odds: Odds, attacks: (seat: string) => boolean): Map<string, Price> {
  if (!('strike' in odds)) return property(odds);
  const [first] = odds.cases;
  const price = first && priceOf(partsOf(first.rows, 'deals', attacks), first.of);
  return new Map(price ? [[first.fighter, price]] : []);
}

/** Everyone a property hurts. */
function property({ cases }: PropertyOdds): Map<string, Price> {
  const [one] = cases;
  const results = one?.rows.flatMap(({ n, results }) => results.slice(0, 1).map((result) => ({ n, ...result }))) ?? [];
  const hurt = new Set(results.flatMap(({ wounds }) => Object.keys(wounds)));
  const prices = new Map<string, Price>();
  for (const id of hurt) {
    const parts = results.map(({ n, wounds, dead }) => {
      const amount = wounds[id] ?? 0;
      return { n, wounds: amount, fatal: dead.includes(id), missed: !amount };
    });
    // What is certain is told even where it is nothing.
    const nothing = one?.of === 1 ? { chance: '', wounds: '0', falls: '' } : null;
    const price = priceOf(parts, one?.of ?? 1) ?? nothing;
    if (price) prices.set(id, price);
  }
  return prices;
}
