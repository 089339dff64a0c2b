/**
 * What is told over HTTP and in frames. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type { Answer, Kind, Said } from './answers';
import type { Fact } from './facts';

export type { Answer, Fact, Kind, Said };
export type * from './frames';

/** A seat's name on the wire (`bogatyrs`, `evil`); a spectator has none. */
export type Seat = string;

export type Mending = 'go-on' | 'end';

export type Status = 'open' | 'live' | 'over' | 'unreadable';

export type Sitter = 'human' | 'bot' | 'open';

export type SignalKind = 'ping' | 'plan' | 'clear';

export type SignalledKind = 'ping' | 'plan' | 'clear' | 'reply';

export type Subject = 'why' | 'odds' | 'hint';

/** Text in both languages, as game data carries it. */
export interface Words {
  ru: string;
  en: string;
}

/** How a game ended. */
export interface Outcome {
  reason: string;
  winners: Seat[];
}

/** What every game's view says; games add their own fields. */
export interface View {
  game: string;
  edition: string;
  seat: Seat | null;
  outcome: Outcome | null;
  [more: string]: unknown;
}

/** A clause that forbids an answer, and the text that says so. */
export interface Refusal {
  clause: string;
  text: string;
  args: Record<string, string | number>;
}

/** A line that a bot compared: its first answer and what it was worth (-1 to 1). */
export interface Reason {
  answer: Said;
  worth: number;
  line: string[];
  visits: number;
}

/** The bot that answered last, its reasons, why the first of them, and in which turn. */
export interface BotInfo {
  seat: Seat;
  name: string;
  answer: Said | null;
  reasons: Reason[];
  why: string;
  turn: number | null;
}

/** How an object, or a list by its numbers, becomes of what it was. */
export interface Changed {
  gone?: string[];
  set?: Record<string, unknown>;
  inside?: Record<string, Changed>;
}

/** Who sits where. */
export interface SeatInfo {
  seat: Seat;
  kind: Sitter;
  name: string;
  online: boolean;
  away?: boolean;
}

/** What the dice follow from; the seed only when the game is over. */
export interface DiceInfo {
  commit: string;
  entropy: Record<Seat, string>;
  seed: string | null;
}

/** Where a branch or a try-out board comes from. */
export interface OriginInfo {
  table: string;
  lines: number;
  dice: string;
  clause: string;
}

/** Cards of somebody's own that are played at a table. */
export interface PackInfo {
  name: string;
  author: string;
  digest: string;
  cards: number;
}

/** A stored answer that cannot be carried out: what may be said to it, and who has said what. */
export interface DamageInfo {
  line: number;
  lines: number;
  engine: string;
  begun: string;
  may: Mending[];
  said: Record<Seat, Mending>;
}

/** Somebody wants to play again with the same people. */
export interface OfferInfo {
  table: string;
  by: string;
  swap: boolean;
}

/**
 * How long people have, what is left on each clock, and which of them run. A clock is a seat's, or that of the `team`.
 */
export interface ClockInfo {
  seconds: number;
  each: 'game' | 'turn';
  increment: number;
  late: 'lose' | 'bot';
  left?: Record<string, number>;
  running?: string[];
  since?: number;
  until?: number | null;
  secret?: boolean;
  paused?: boolean;
  pausing?: string[];
}

/** The best of several games of the same two. */
export interface SeriesInfo {
  wins: number;
  won: Record<string, number>;
}

/** What everyone may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  revision: string;
  status: Status;
  seats: SeatInfo[];
  dice: DiceInfo;
  options: Record<string, unknown>;
  lot: Seat[] | null;
  origin: OriginInfo | null;
  damaged?: DamageInfo;
  pack?: PackInfo;
  event?: string;
  pace?: number | null;
  playing?: boolean;
  giving_up?: string[];
  again?: OfferInfo;
  clock?: ClockInfo;
  late?: string[];
  rated?: string;
  series?: SeriesInfo;
}

/** A table of a list, and where it stands. */
export interface ListedTable {
  id: string;
  game: string;
  edition: string;
  revision: string;
  status: Status;
  seats: SeatInfo[];
  dice: DiceInfo;
  options: Record<string, unknown>;
  lot: Seat[] | null;
  origin: OriginInfo | null;
  damaged?: DamageInfo;
  pack?: PackInfo;
  event?: string;
  pace?: number | null;
  playing?: boolean;
  giving_up?: string[];
  again?: OfferInfo;
  clock?: ClockInfo;
  late?: string[];
  rated?: string;
  series?: SeriesInfo;
  created: number;
  mine: string[];
  listed: boolean;
  asked: Seat[] | null;
  turn: number | null;
  outcome: Outcome | null;
  invite?: string;
}

/** Where lists go on; null when all was told. */
export interface More {
  open?: string | null;
  mine?: string | null;
}

/** Tables that wait for a player, and one's own. */
export interface TableLists {
  open?: ListedTable[];
  mine?: ListedTable[];
  more: More;
}

/** Games won, lost and drawn. */
export interface Tally {
  won: number;
  lost: number;
  drawn: number;
}

/** How often one has won against those in the other seats; none where nobody sits there. */
export interface Score {
  score: Tally | null;
  others: Seat[];
}

/** A new table. */
export interface MadeTable {
  id: string;
  invite: string;
}

/** Who one is. */
export interface MeInfo {
  name: string;
  lang: 'ru' | 'en' | null;
  account: boolean;
  accounts: boolean;
}

/** A way to play an edition. */
export interface ModeInfo {
  mode: string;
  players: number[];
}

/** A card, fighter or piece; games add their own fields. */
export interface Component {
  id: string;
  name: Words;
  text?: Words;
  provenance?: string;
  note?: Words;
  [more: string]: unknown;
}

/** An edition of a game; games say more of it in the overview. */
export interface GameInfo {
  game: string;
  seats: string[];
  cooperative: boolean;
  bots: string[];
  edition: string;
  revision: string;
  modes: ModeInfo[];
  components: Component[];
  overview: unknown[];
}

/**
 * What every fact of the log has beside its name: its number, the clause it follows from and the number of the fact
 * that caused it. The rest depends on the game.
 */
export interface FactHead {
  i: number;
  clause?: string;
  cause?: number;
}

/** A duel of an event: who meets whom, where, and how it went. */
export interface EventDuel {
  round: number;
  one: Seat;
  other: Seat;
  table: string | null;
  seats: Record<string, string>;
  status: 'waiting' | 'playing' | 'over';
  winner: Seat | null;
}

/** A row of the table of results. */
export interface Standing {
  place: number;
  player: Seat;
  wins: number;
  losses: number;
  draws: number;
}

/** The round robin after a draft or a sealed deal. */
export interface EventInfo {
  duels: EventDuel[];
  standings: Standing[];
  names: Record<Seat, string>;
  over: boolean;
}

/** An answer of a finished game, with the facts it led to; number 0 is the start. */
export interface Step {
  n: number;
  seat: Seat | null;
  answer: Said | null;
  facts: Fact[];
}

/** A finished game, step by step. */
export interface ReplayInfo {
  table: TableInfo;
  steps: Step[];
}

/** A game in the list of games. */
export interface GameShort {
  game: string;
  seats: string[];
  cooperative: boolean;
  bots: string[];
  editions: string[];
  modes: Record<string, ModeInfo[]>;
}

/** A board that shows a clause. */
export interface Board {
  clause: string;
  title: Words | null;
}

/** The clauses of an edition, and which of them have boards to try. */
export interface Rulebook {
  game: string;
  edition: string;
  revision: string;
  clauses: Clause[];
  examples: Board[];
}

/** One rule that can be named, looked up and tested. */
export interface Clause {
  id: string;
  section: string;
  kind: string;
  title: Words;
  text: Words;
  testable: boolean;
  editions: string[];
}

/** A step of a plan: who would answer what. */
export interface PlanStep {
  as: Seat;
  answer: string;
}

/** The open question as a seat sees it; the answers only where they are its own to give. */
export interface Ask {
  kind: Kind;
  asked: Seat[];
  mine: boolean;
  options?: Answer[];
  others?: Seat[];
}

/** A step of a finished game as a seat saw it. */
export interface Frame {
  n: number;
  as: Seat | null;
  view: View;
  ask: Ask | null;
}
