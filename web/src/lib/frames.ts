/**
 * The frames of the WebSocket. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type {
  Ask,
  BotInfo,
  Changed,
  EventDuel,
  Fact,
  Mending,
  PlanStep,
  Reason,
  Refusal,
  Said,
  Seat,
  SignalKind,
  SignalledKind,
  Standing,
  Subject,
  TableInfo,
  View,
} from './types';

/** Everything a seat sees now, and the facts that are new to it. */
export interface StateFrame {
  t: 'state';
  as: Seat | null;
  n: number;
  view: View | null;
  ask: Ask | null;
  asides: Said[];
  undo: boolean;
  facts: Fact[];
  table: TableInfo;
  ack?: number;
  bot?: BotInfo;
  deadline?: number | null;
  now?: number;
}

/** The state again, for those who have the one before it: what is not told is as it was. */
export interface ChangeFrame {
  t: 'change';
  as: Seat | null;
  base: number;
  n: number;
  view: Changed[];
  ask: Ask | null;
  undo: boolean;
  facts: Fact[];
  asides?: Said[];
  table?: TableInfo;
  ack?: number;
  bot?: BotInfo;
  deadline?: number | null;
  now?: number;
}

/** Why a frame changed nothing. */
export interface ErrorFrame {
  t: 'error';
  code: string;
  message: string;
  as?: Seat | null;
  n?: number;
  detail?: string;
  refusals?: Refusal[];
  about?: Subject;
  answer?: Said;
}

/** The clauses that forbid an answer; none when it is legal. */
export interface WhyFrame {
  t: 'why';
  as: Seat;
  answer: Said;
  refusals: Refusal[];
}

/** The exact odds of an answer, null where nothing is left to chance. */
export interface OddsFrame {
  t: 'odds';
  as: Seat;
  answer: Said;
  odds: Record<string, unknown> | null;
}

/** What a bot would answer, the lines it compared, and why the first of them. */
export interface HintFrame {
  t: 'hint';
  as: Seat;
  n: number;
  answer: Said | null;
  reasons: Reason[];
  why: string;
}

/** What someone at the table points at or proposes; it is nowhere stored. */
export interface SignalFrame {
  t: 'signal';
  as: Seat;
  kind: SignalledKind;
  at?: string;
  answers?: PlanStep[];
  yes?: boolean;
  why?: string;
}

/** What an event amounts to now. */
export interface EventFrame {
  t: 'event';
  duels: EventDuel[];
  standings: Standing[];
  names: Record<Seat, string>;
  over: boolean;
}

export type ServerFrame =
  StateFrame | ChangeFrame | ErrorFrame | WhyFrame | OddsFrame | HintFrame | SignalFrame | EventFrame;

/**
 * Subscribe; facts after `since` come with the first state. Who takes `changes` is told after it what is no more as it
 * was.
 */
export interface SayHello {
  do: 'hello';
  since?: number;
  changes?: boolean;
}

/** An answer to the open question `n`, or an aside. */
export interface SayAnswer {
  do: 'answer';
  as: Seat;
  n: number;
  answer: Said;
}

/** Take back one's last decision. */
export interface SayUndo {
  do: 'undo';
  as: Seat;
  n: number;
}

/** Why is this answer not legal? */
export interface SayWhy {
  do: 'why';
  as: Seat;
  answer: Said;
}

/** What may come of this answer? */
export interface SayOdds {
  do: 'odds';
  as: Seat;
  answer: Said;
}

/** What would a bot do? */
export interface SayHint {
  do: 'hint';
  as: Seat;
}

/** I am back: no bot shall answer for me. */
export interface SayHere {
  do: 'here';
  as: Seat;
}

/** In a game that is played together: give it up, or go on although somebody would. */
export interface SayResign {
  do: 'resign';
  as: Seat;
  yes: boolean;
}

/** Stop the clocks, which takes everyone's word, or let them run. */
export interface SayPause {
  do: 'pause';
  as: Seat;
  yes: boolean;
}

/** The table is damaged: go on from the last line that stands, or end the game there. */
export interface SayMend {
  do: 'mend';
  how: Mending;
}

/** Point at a place, propose a plan, or take one's signals back. */
export interface SaySignal {
  do: 'signal';
  as: Seat;
  kind: SignalKind;
  at?: string;
  answers?: PlanStep[];
}

export type ClientFrame =
  SayHello | SayAnswer | SayUndo | SayWhy | SayOdds | SayHint | SayHere | SayResign | SayPause | SayMend | SaySignal;
