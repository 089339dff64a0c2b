/**
 * The view of a draft or a sealed deal. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type { Id } from '../answers/limited';
import type { Outcome, Seat } from '../types';

/** What everyone sees of an event; stacks and pools are counted by seat. */
export interface EventShared {
  edition: string;
  mode: string;
  seats: string[];
  least: number;
  round: number;
  pick: number | null;
  passes: string | null;
  stacks: Record<string, number>;
  pools: Record<string, number>;
  box: number;
  aside: number;
  gone: string[];
  ask: Record<string, unknown> | null;
  outcome: Outcome | null;
  kept: unknown[];
}

/** A stack that was in hand, and what was picked of it. */
export interface SeenStack {
  stack: Id[];
  pick: Id;
}

/** What a seat sees of its own; the deck while and after it is built. */
export interface EventOwn {
  seat: Seat | null;
  ready: boolean;
  steps: string[];
  hand: Id[];
  pool: Id[];
  seen: SeenStack[];
  deck: Id[] | null;
}
