/** The exact chances of an answer as the wire tells them, and what is drawn of them. */
import type { Seat } from '../../lib/types';
import { allied } from './teams';

/** One way an attack may end; wounds are those placed. */
export interface Result {
  blow?: string;
  answer?: string;
  deals?: number;
  takes?: number;
  kills?: boolean;
  dies?: boolean;
  /** Wounds by card, where it is no strike. */
  wounds?: Record<string, number>;
  dead?: string[];
  heals?: Record<string, number>;
  also?: Record<string, number>[];
  asks?: string | null;
}

export interface Row {
  n: number;
  chooser?: Seat | null;
  results: Result[];
}

export interface Case {
  /** Who is fought, and the cell of a defender. */
  fighter?: string;
  intercept?: string | null;
  /** What is said on the way to the dice. */
  way?: string[];
  targets?: string[];
  open?: boolean;
  of: number;
  bonus?: [number, number];
  rows: Row[];
  best?: {
    deals_mean?: string;
    takes_mean?: string;
    kills?: number;
    dies?: number;
    misses?: number;
    means?: Record<string, string>;
    dead?: Record<string, number>;
  };
}

export interface Odds {
  strike?: { attacker: string; target: string };
  use?: { who: string; number: number };
  assumes?: string[];
  cases: Case[];
}

export interface Bar {
  wounds: number;
  n: number;
}

/** The result a chooser would rather have: most wounds dealt over taken, or least for the one who is struck. */
function better(row: Row, attacker: Seat | undefined): Result {
  const sign = row.chooser && !allied(row.chooser, attacker) ? -1 : 1;
  const net = (result: Result): number => sign * ((result.deals ?? 0) - (result.takes ?? 0));
  return row.results.reduce((best, one) => (net(one) > net(best) ? one : best), row.results[0] ?? {});
}

/** How often so many wounds come, least first. */
export function bars(rows: Row[], attacker: Seat | undefined, wounds: (result: Result) => number): Bar[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const at = wounds(better(row, attacker));
    counts.set(at, (counts.get(at) ?? 0) + row.n);
  }
  return [...counts].map(([n, count]) => ({ wounds: n, n: count })).sort((a, b) => a.wounds - b.wounds);
}

/** `41/36` as a number. */
export function value(fraction: string | undefined): number {
  const [top = '0', low = '1'] = (fraction ?? '0').split('/');
  return Number(top) / Number(low);
}
