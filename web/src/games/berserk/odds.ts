/** The exact chances of an answer as the wire tells them. */
import type { Seat } from '../../lib/types';

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
  /** Of what is certain: chips gained or lost, and who is closed. */
  chips?: Record<string, number>;
  closed?: string[];
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
