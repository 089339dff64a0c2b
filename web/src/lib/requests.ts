/**
 * What is asked for over HTTP. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type { Said, Seat } from './types';

/** What time a table gives: a budget for the game, and more with every turn; or for each turn alike. */
export interface TimeControl {
  seconds: number;
  each?: 'game' | 'turn';
  increment?: number;
  late?: 'lose' | 'bot';
}

/** POST /api/me */
export interface MeRequest {
  name?: string | null;
  lang?: 'ru' | 'en' | null;
}

/** POST /api/tables */
export interface NewTableRequest {
  game: string;
  edition?: string | null;
  seats?: Record<string, string>;
  lot?: boolean;
  options?: Record<string, unknown>;
  entropy?: string;
  listed?: boolean;
  pace?: number | null;
  control?: TimeControl | null;
  rated?: boolean;
  best_of?: number;
}

/** POST /api/seek: against whomever */
export interface SeekRequest {
  game: string;
  control: TimeControl;
  mode?: string | null;
  rated?: boolean;
  best_of?: number;
  entropy?: string;
}

/** POST /api/tables/ID/join */
export interface JoinRequest {
  seat?: Seat | null;
  invite?: string;
  entropy?: string;
  pack?: string;
  deck?: unknown;
}

/** POST /api/tables/ID/again */
export interface AgainRequest {
  swap?: boolean;
  entropy?: string;
}

/** POST /api/tables/ID/branch */
export interface BranchRequest {
  at: number;
  answer?: Said | null;
  dice?: 'keep' | 'set' | 'fresh';
  seats?: Record<string, string> | null;
}

/** POST /api/try */
export interface TryRequest {
  game: string;
  clause: string;
  edition?: string | null;
  number?: number;
  dice?: 'set' | 'fresh';
}

/** POST /api/scenarios/GAME */
export interface SketchRequest {
  text: string;
}

/** POST /api/lessons/GAME */
export interface LessonTableRequest {
  lesson: string;
  step?: number;
}

/** POST /api/learnt/GAME */
export interface LearntRequest {
  lesson?: string | null;
  step?: number;
  coached?: string[];
  table?: string | null;
  quiet?: boolean | null;
}

/** POST /api/puzzles/GAME/ID/verdict */
export interface SolveRequest {
  table: string;
}

/** POST /api/puzzles/GAME/tasks: a position, or a finished game after so many answers */
export interface PositionRequest {
  position?: string;
  edition?: string | null;
  table?: string;
  at?: number;
}

/** POST /api/puzzles/GAME */
export interface NewPuzzleRequest {
  edition: string;
  position: string;
  task: string;
}

/** POST /api/decks/GAME */
export interface NewDeckRequest {
  name: string;
  cards: Record<string, unknown>;
}

/** POST /api/decks/GAME/ID */
export interface ChangedDeckRequest {
  name?: string | null;
  cards?: Record<string, unknown> | null;
}

/** POST /api/decks/GAME/check */
export interface CardsRequest {
  cards: Record<string, unknown>;
  name?: string;
}

/** POST /api/packs/GAME and /api/packs/GAME/ID */
export interface NewPackRequest {
  name: string;
  author?: string;
  cards?: unknown[];
}

/** POST /api/packs/GAME/read */
export interface PackFileRequest {
  text: string;
}

/** POST /api/workshop/GAME/check and /try */
export interface OwnCardRequest {
  card: Record<string, unknown>;
  dice?: 'set' | 'fresh';
}

/** POST /api/workshop/GAME/tests */
export interface CardTestRequest {
  card: Record<string, unknown>;
  instead: number;
  deck: string;
  games?: number;
}

/** POST /api/account/sign-up */
export interface SignUpRequest {
  name: string;
  password: string;
}

/** POST /api/account/sign-in */
export interface SignInRequest {
  name: string;
  password: string;
}

/** POST /api/account/recover */
export interface RecoverRequest {
  name: string;
  code: string;
}

/** POST /api/account/passkey/new: what a browser is asked for; with a name, for an account */
export interface PasskeyNameRequest {
  name?: string;
}

/** POST /api/account/passkey/sign-up, sign-in and add: what the browser answers */
export interface CredentialRequest {
  credential: Record<string, unknown>;
}

/** POST /api/account/password */
export interface NewPasswordRequest {
  password: string;
}

/** POST /api/account/passkey/remove and session/end: by its id; sessions all but this one */
export interface WhichRequest {
  id?: string;
}

/** POST /api/account/delete: the name, typed once more */
export interface FarewellRequest {
  name: string;
}
