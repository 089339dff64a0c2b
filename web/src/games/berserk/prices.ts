/** What each card may expect of an answer. */
import { partsOf, type Part } from '../field/outlook';
import { priceOf, type Price } from '../field/prices.svelte';
import { t } from '../../lib/i18n';
import { signed } from './besides';
import type { Case, Odds, Result } from './odds';
import { tb } from './sentences';

/** If nobody defends; `attacks`: whether a seat is the attacker's. */
export function pricesOf(odds: Odds, attacks: (seat: string) => boolean): Map<string, Price> {
  // Where the blow may be drawn elsewhere: as if it were not.
  const first = odds.cases.find((one) => !one.intercept && one.fighter === odds.strike?.target) ?? odds.cases[0];
  if (!first) return new Map();
  const hurt = odds.strike ? [first.fighter ?? odds.strike.target] : woundedIn(first);
  const prices = new Map<string, Price>();
  const [certain] = first.of === 1 ? (first.rows[0]?.results ?? []) : [];
  if (certain && !odds.strike) return sureOf(certain);
  for (const id of hurt) {
    const parts = odds.strike ? partsOf(first.rows, 'deals', attacks) : partsFor(first, id);
    const price = priceOf(parts, first.of);
    if (price) prices.set(id, price);
  }
  return prices;
}

/** What is certain is told even where it is nothing: Mirgat wounds for 0 to 3. */
function sureOf({ wounds = {}, heals = {}, chips = {}, closed = [], dead = [] }: Result): Map<string, Price> {
  const plain = { chance: '', falls: '' };
  const told = (sign: string, wounds: string, says: string): Price => ({ ...plain, wounds, sign, says });
  return new Map<string, Price>([
    ...closed.map((id): [string, Price] => [id, told('du-closed', '', tb('price-closes'))]),
    ...Object.entries(chips).map(([id, n]): [string, Price] => [
      id,
      told('du-chip', signed(n), tb('price-chips', { n: signed(n) })),
    ]),
    ...Object.entries(heals).map(([id, n]): [string, Price] => [
      id,
      told('du-regen', signed(n), tb('price-heals', { n: signed(n) })),
    ]),
    ...Object.entries(wounds).map(([id, n]): [string, Price] => [
      id,
      { chance: '', wounds: String(n), falls: dead.includes(id) ? t('odds-certain') : '' },
    ]),
  ]);
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
