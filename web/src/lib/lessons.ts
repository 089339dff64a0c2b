/**
 * What is told about lessons. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type { Seat } from './types';

/** What is said to an answer that is legal and not the one meant. */
export interface LessonReply {
  id: string;
  to: string[];
  clauses: string[];
  kills: number[];
}

/** One thing to do; without a position or a table that of the step before goes on. */
export interface LessonStep {
  id: string;
  seat: Seat;
  answers: string[];
  clauses: string[];
  position: string | null;
  table: string[] | null;
  free: boolean;
  other: boolean;
  right: boolean;
  replies: LessonReply[];
}

/** A part of a game, learnt by doing. */
export interface Lesson {
  id: string;
  edition: string;
  minutes: number;
  step: LessonStep[];
}

/** One sentence about a kind of question, for whoever meets it in a first game. */
export interface CoachLine {
  kind: string;
  clause: string;
  lesson: string | null;
}

/** All that is taught of a game. */
export interface Lessons {
  game: string;
  lessons: Lesson[];
  coach: CoachLine[];
}

/** A lesson in a list. */
export interface LessonShort {
  id: string;
  minutes: number;
  steps: number;
  others: number[];
}

/** The step that teaches a clause first. */
export interface Taught {
  lesson: string;
  step: number;
}

/** The lessons of a game in short. */
export interface GameLessons {
  game: string;
  lessons: LessonShort[];
  taught: Record<string, Taught>;
}

/** What a guest has learnt of a game. */
export interface LearntInfo {
  lessons: Record<string, number>;
  coached: string[];
  games: string[];
  quiet: boolean | null;
  latest: string | null;
}

/** A table of a lesson, and the step it begins with. */
export interface LessonPlace {
  id: string;
  invite: string;
  first: number;
}
