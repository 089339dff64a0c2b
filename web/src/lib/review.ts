/**
 * What is told about a finished game. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type { Said } from './types';

/** One jump of the curve: dice or cards, a decision that cost something, or what the judge cannot account for. */
export interface Jump {
  at: number;
  turn: number;
  seat: number;
  cause: 'luck' | 'mistake' | 'rest';
  text: string;
  change: number[];
  chances: number[];
}

/** One of the answers that were possible. */
export interface Compared {
  answer: Said;
  chance: number;
}

/** What a seat answered, against the best it could have answered. */
export interface Decision {
  at: number;
  turn: number;
  seat: number;
  kind: string;
  said: string;
  loss: number;
  trust: 'sure' | 'likely' | '';
  options: number;
  compared: Compared[];
  line: [number, string][];
}

/** The account of one seat. */
export interface Share {
  luck: number;
  lost: number;
  decisions: number;
  errors: number;
  error_rate: number;
  luck_rate: number;
}

/** Where a game that all play together was lost. */
export interface Siege {
  turn: number;
  event: number;
  shares: number[];
}

/** All of it. start + luck + mistakes + rest = end, for every seat. */
export interface Review {
  format: number;
  game: string;
  edition: string;
  judge: string;
  seats: string[];
  winners: number[];
  reason: string;
  turns: number;
  start: number[];
  rest: number[];
  end: number[];
  rolls: number;
  events: Jump[];
  turning: number[];
  decisions: Decision[];
  players: Share[];
  unjudged: number;
  siege: Siege | null;
  hurried: number;
}
