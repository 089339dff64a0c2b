/** Where enemies may stand from the beginning, and the keyboard's way from one place to the next. */
import { districtOf, section, sideOf, square, type Point } from '../../games/bastion/geometry';
import type { GameInfo } from '../../lib/types';

type Card = GameInfo['components'][number];

const numbers = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1);

/** Wall, squares, citadel; in 2015 section 24 never holds an enemy (BST-047). */
export const rowsOf = (edition: string): string[][] => [
  numbers(edition === '2015' ? 23 : 24).map((n) => `s${n}`),
  numbers(6).map((n) => `q${n}`),
  ['citadel'],
];

export const numberOf = (spot: string): number => Number(spot.slice(1)) || 0;

export function pointOf(spot: string, gate: number): Point {
  if (spot === 'citadel') return [0, 0];
  return spot.startsWith('s') ? section(numberOf(spot), gate) : square(sideOf(numberOf(spot), gate));
}

/** Along a row, or from the wall to its square and on to the citadel. */
export function walk(rows: readonly string[][], spot: string, key: string): string | null {
  const level = rows.findIndex((row) => row.includes(spot));
  const row = rows[level] ?? [];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step) return row[(row.indexOf(spot) + step + row.length) % row.length] ?? null;
  const up = { ArrowUp: 1, ArrowDown: -1 }[key];
  const next = up && rows[level + up];
  if (!next) return null;
  const district = level === 0 ? districtOf(numberOf(spot)) : numberOf(spot) || 1;
  const wanted = level + up === 0 ? `s${district * 4 - 2}` : `q${district}`;
  return next.includes(wanted) ? wanted : (next[0] ?? null);
}

/** Why this card may not stand there, as the id of a text; nothing where it may. */
export function misplaced(card: Card | undefined, spot: string): string {
  const properties = (card?.['properties'] ?? []) as string[];
  if (!card) return '';
  if (properties.includes('dragon')) return spot === 'citadel' ? '' : 'scenario-only-citadel';
  if (spot === 'citadel') return 'scenario-only-dragons';
  return spot.startsWith('q') && !properties.includes('flyer') ? 'scenario-only-flyers' : '';
}
