/** A review as whoever reads it sees it: whose jumps are whose, and what is worth a word. */
import type { Jump, Review } from '../../lib/review';

export type Cause = 'luck' | 'mine' | 'theirs' | 'rest';

export interface Point {
  /** Its place among all jumps. */
  place: number;
  at: number;
  turn: number;
  seat: number;
  cause: Cause;
  change: number;
  before: number;
  after: number;
  /** The number of a turning point; 0 for all others. */
  turning: number;
}

/** Jumps of so much are walked through and told; less is drawn and no more. */
const TOLD = 0.01;
const CHANCE = -1;

const held = (x: number): number => Math.min(1, Math.max(0, x));

/** `mine` are the seats on the reader's side. */
function causeOf({ cause, seat }: Jump, mine: readonly number[]): Cause {
  if (cause !== 'mistake') return cause === 'luck' || seat === CHANCE ? 'luck' : 'rest';
  return mine.includes(seat) ? 'mine' : 'theirs';
}

/** Every jump of the curve of one seat. Accounts add up; what is drawn stays between nothing and all. */
export function pointsOf(review: Review, me: number, mine: readonly number[]): Point[] {
  let before = held(review.start[me] ?? 0);
  return review.events.map((jump, place) => {
    const after = held(jump.chances[me] ?? before);
    const point = {
      place,
      at: jump.at,
      turn: jump.turn,
      seat: jump.seat,
      cause: causeOf(jump, mine),
      change: jump.change[me] ?? 0,
      before,
      after,
      turning: review.turning.indexOf(place) + 1,
    };
    before = after;
    return point;
  });
}

export const told = (points: readonly Point[]): Point[] =>
  points.filter(({ change, turning, cause }) => turning || (cause !== 'rest' && Math.abs(change) >= TOLD));

/** Who wins and loses with a seat: in a team all, in a duel nobody else. */
export function sideOf(review: Review, me: number, team: boolean): number[] {
  const ends = review.end[me];
  if (team) return review.seats.map((_, seat) => seat);
  // A side of several ends alike; a duel has two seats.
  return review.seats.flatMap((_, seat) =>
    seat === me || (review.seats.length > 2 && review.end[seat] === ends) ? [seat] : [],
  );
}

export interface Sums {
  start: number;
  luck: number;
  mine: number;
  theirs: number;
  rest: number;
  end: number;
}

/** start + luck + mine + theirs + rest = end. */
export function sumsOf(review: Review, me: number, mine: readonly number[]): Sums {
  const lost = (own: boolean): number =>
    review.players.reduce((sum, { lost }, seat) => (mine.includes(seat) === own ? sum + lost : sum), 0);
  const start = review.start[me] ?? 0;
  const end = review.end[me] ?? 0;
  const luck = review.players[me]?.luck ?? 0;
  return { start, luck, mine: -lost(true), theirs: lost(false), rest: review.rest[me] ?? 0, end };
}
