/**
 * What is told about puzzles. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type { Said, Seat, Words } from './types';

/** A puzzle in a list, with the figures its level follows from. */
export interface PuzzleShort {
  id: string;
  edition: string;
  kind: string;
  task: string;
  goal: Words;
  level: number;
  themes: string[];
  sensible: number;
  failing: number;
}

/** A puzzle to solve. */
export interface PuzzleInfo {
  id: string;
  edition: string;
  kind: string;
  task: string;
  goal: Words;
  level: number;
  themes: string[];
  sensible: number;
  failing: number;
  game: string;
  seat: Seat;
  position: string;
  own: boolean;
}

/** The shipped puzzles of a game, the easiest first. */
export interface PuzzleList {
  game: string;
  puzzles: PuzzleShort[];
}

/** How somebody stands with the puzzles of a game. */
export interface PuzzleStand {
  game: string;
  total: number;
  solved: string[];
  wrong: Record<string, number>;
  daily: string;
  daily_solved: boolean;
}

/** How somebody stands with all puzzles; days are in UTC. */
export interface PuzzleProgress {
  day: string;
  streak: number;
  week: boolean[];
  games: PuzzleStand[];
}

/** How a line of answers stands; chances are numerator and denominator. */
export interface PuzzleVerdict {
  verdict: string;
  chance: number[];
  best: number[];
  second: number[];
  answer: Said | null;
  way: string[];
}

/** What the proof says next: whose answer, and what; empty when nothing is left to say. */
export interface PuzzleHint {
  seat: Seat | null;
  way: string[];
}

/** What may be asked, and as a sentence. */
export interface PuzzleTask {
  task: string;
  goal: Words;
}

/** What may be asked at a position. */
export interface PuzzleOffer {
  edition: string;
  position: string;
  tasks: PuzzleTask[];
}

/** A puzzle that was proven and kept. */
export interface PuzzleMade {
  id: string;
  level: number;
  best: string;
}
