/** What travels on the wire and over HTTP. Nothing here knows a rule. */

/** A seat's name on the wire (`bogatyrs`, `evil`); a spectator has none. */
export type Seat = string;

export interface Ask {
  kind: string;
  asked: Seat[];
  /** Seats that may cut in while the asked one decides. */
  others?: Seat[];
  mine: boolean;
  /** Legal answers; present only when `mine`. */
  options?: string[];
  about?: unknown;
}

/** One fact of the log: its number, name, cause and clause; the rest depends on the game. */
export interface Fact {
  i: number;
  fact: string;
  clause?: string | null;
  cause?: number | null;
  [arg: string]: unknown;
}

export interface Refusal {
  clause: string;
  text: string;
  args?: Record<string, unknown>;
}

export interface SeatInfo {
  seat: Seat;
  kind: 'human' | 'bot' | 'open';
  name?: string | null;
  online?: boolean;
  /** Let the time pass in a timed duel: a bot answers until they do. */
  away?: boolean;
}

export interface DiceInfo {
  commit: string;
  entropy: Record<Seat, string>;
  seed: string | null;
}

/** How a damaged table goes on. */
export type Mending = 'go-on' | 'end';

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  /** The key of the edition's revision that is played: its cards are as they were then. */
  revision: string;
  seats: SeatInfo[];
  status: 'open' | 'live' | 'over' | 'unreadable';
  dice?: DiceInfo;
  options?: Record<string, unknown>;
  /** Where a branch or a try-out board comes from. */
  origin?: { table: string; lines: number; dice: string; clause: string } | null;
  /** Seats by lot: empty until all are there, then in the order people came; absent where everyone chose. */
  lot?: Seat[] | null;
  /** The key of the invitation, told to those who hold a seat. */
  invite?: string;
  /** Cards of somebody's own that are played there. */
  pack?: { name: string; author: string; digest: string; cards: number } | null;
  /** The event this duel belongs to, by its table. */
  event?: string | null;
  /** Seconds a person has for a question, where there is a clock. */
  pace?: number | null;
  /** A stored answer that cannot be carried out: what may be said to it, and who has said what. */
  damaged?: { line: number; lines: number; engine: string; begun: string; may: Mending[]; said: Record<Seat, Mending> };
  /** The table of an event whose duels are not all over. */
  playing?: boolean;
}

/** What every game's view says; games add their own fields. */
export interface View {
  game: string;
  /** The key of a revision. */
  edition: string;
  seat: Seat | null;
  outcome: Outcome | null;
  [field: string]: unknown;
}

export interface Outcome {
  reason: string;
  winners: Seat[];
}

export interface StateFrame {
  t: 'state';
  as: Seat | null;
  n: number;
  ack?: number;
  /** None while the table still waits for players. */
  view: View | null;
  ask: Ask | null;
  asides: string[];
  undo: boolean;
  facts: Fact[];
  table: TableInfo;
  /** When the question is answered for those who have not (seconds since the epoch), by the clock that says `now`. */
  deadline?: number | null;
  now?: number;
  /** The bot that answered last, and its reasons. */
  bot?: { seat: Seat; name: string; answer: string; reasons: Reason[] };
}

export interface ErrorFrame {
  t: 'error';
  code: string;
  as?: Seat | null;
  n?: number;
  /** A text id of errors.ftl. */
  message?: string;
  detail?: string;
  refusals?: Refusal[];
  /** The question that it answers, if it answers one, and the answer that was asked about. */
  about?: 'why' | 'odds' | 'hint';
  answer?: string;
}

export interface WhyFrame {
  t: 'why';
  as: Seat;
  answer: string;
  refusals: Refusal[];
}

export interface OddsFrame {
  t: 'odds';
  as: Seat;
  answer: string;
  odds: Record<string, unknown> | null;
}

/** What a bot would answer and the lines it compared, best first. */
export interface HintFrame {
  t: 'hint';
  as: Seat;
  n: number;
  /** Null: let the others go on. */
  answer: string | null;
  reasons: Reason[];
}

export interface Reason {
  answer: string;
  worth: number;
  line?: string[];
  [more: string]: unknown;
}

/** One answer of a proposed plan. */
export interface PlanStep {
  as: Seat;
  answer: string;
}

/** Said to the table outside the game: a place to look at, a plan for several seats, or that both are taken back. */
export type Signal = { kind: 'ping'; at: string } | { kind: 'plan'; answers: PlanStep[] } | { kind: 'clear' };

export type SignalFrame = { t: 'signal'; as: Seat } & Signal;

/** A duel of an event: who meets whom, where, and how it went. */
export interface EventDuel {
  round: number;
  one: Seat;
  other: Seat;
  /** None before it is founded. */
  table: string | null;
  /** Which seat of the duel's table each player has. */
  seats: Record<Seat, Seat>;
  status: 'waiting' | 'playing' | 'over';
  winner: Seat | null;
}

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

export type EventFrame = { t: 'event' } & EventInfo;

export type ServerFrame = StateFrame | ErrorFrame | WhyFrame | OddsFrame | HintFrame | SignalFrame | EventFrame;

export type ClientFrame =
  | { do: 'hello'; since: number }
  | { do: 'answer'; as: Seat; n: number; answer: string }
  | { do: 'undo'; as: Seat; n: number }
  | { do: 'why'; as: Seat; answer: string }
  | { do: 'odds'; as: Seat; answer: string }
  | { do: 'hint'; as: Seat }
  | { do: 'here'; as: Seat }
  | { do: 'mend'; how: Mending }
  | ({ do: 'signal'; as: Seat } & Signal);

/** Text in both languages, as game data carries it. */
export interface Words {
  ru: string;
  en: string;
}

export interface Clause {
  id: string;
  section: string;
  kind: string;
  title: Words;
  text: Words;
}

/** A card, fighter or piece as `/api/games/G/E` tells it. */
export interface Component {
  id: string;
  name: Words;
  text?: Words;
  provenance?: string;
  note?: Words;
  [number: string]: unknown;
}

export interface GameInfo {
  game: string;
  edition: string;
  seats: Seat[];
  bots: string[];
  components: Component[];
}
