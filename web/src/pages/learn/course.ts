/** What a game teaches, as GET /api/learn/GAME tells it, and tables for its scripted positions. */
import { getOnce } from '../../lib/api';
import { newTable } from '../../lib/tables';
import { me } from '../../lib/me';
import type { GameShort, Seat, Words } from '../../lib/types';

/** One thing to do; without a position the table of the step before goes on. */
export interface Step extends Words {
  id: string;
  clause: string;
  /** How an answer that goes on may begin. */
  answers: string[];
  position: string | null;
  seat: Seat;
}

export interface Puzzle extends Words {
  id: string;
  edition: string;
  grade: number;
  goal: string;
  /** The time there is, the present turn included. */
  turns: number;
  position: string;
}

export interface Course {
  lesson: { edition: string; steps: Step[] };
  puzzles: Puzzle[];
}

export type Verdict = 'open' | 'solved' | 'failed';

export const courseOf = (game: string): Promise<Course> => getOnce<Course>(`/api/learn/${game}`);

/** Lays a table for a position, with all its seats mine, and returns its id. */
export async function lay(game: string, edition: string, position: string): Promise<string> {
  await me();
  const { games } = await getOnce<{ games: GameShort[] }>('/api/games');
  const all = games.find((one) => one.game === game)?.seats ?? [];
  const players = Number(/^players (\d)/m.exec(position)?.[1] ?? all.length);
  const seats = Object.fromEntries(all.slice(0, players).map((seat) => [seat, 'me']));
  return newTable({ game, edition, seats, options: { position } });
}

/** `source 2` begins `source 2 red`, but not `source 21`. */
export const begins = (answer: string, beginning: string): boolean => `${answer} `.startsWith(`${beginning} `);
