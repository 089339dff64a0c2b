/**
 * What people are told who look for a game. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type { TimeControl } from './requests';

/** What somebody looks for, and how it stands. */
export interface SeekInfo {
  game: string;
  mode: string;
  control: TimeControl;
  rated: boolean;
  best_of: number;
  waited: number;
  least: number;
  most: number;
  looking: number;
  expected: number | null;
}

/** GET and POST /api/seek: a table once two have met */
export interface SeekState {
  table: string | null;
  seek: SeekInfo | null;
}
