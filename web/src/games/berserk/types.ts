/** What Berserk's view, cards and odds look like on the wire. */
import type { Answers, Id } from '../../lib/answers/berserk';
import type { CardParagraph as Ability, CardRow as Card, KeywordRow } from '../../lib/berserk/replies';
import type { Seat, View } from '../../lib/types';

export interface Keyword {
  name: string;
  x?: number | null;
  printed?: boolean;
}

/** Something laid on a card for a time. */
export interface Effect {
  what: string;
  by: string | null;
  /** The paragraph of the card that laid it. */
  number: number;
  keyword: string | null;
  stat: string | null;
  amount: number;
  /** It lasts into this turn; null: to the end of the battle. */
  turn: number | null;
  link: string | null;
}

/** A card in play. */
export interface Piece {
  /** Collector number and copy, `2.1`; null for a card of another that lies face down. */
  id: string | null;
  card?: number;
  owner: Seat;
  /** Who leads it. */
  seat: Seat;
  /** A cell or `zone`. */
  at: string;
  hidden?: boolean;
  closed?: boolean;
  committed?: boolean;
  wounds?: number;
  /** All lives it has now, wounds not counted. */
  life?: number;
  chips?: number;
  /** Units of movement left. */
  moves?: number;
  strike?: [number, number, number] | null;
  /** What changes the strike: whose paragraph, and by how much. */
  why?: { by: string; number: number; amount: number }[];
  flies?: boolean;
  attacked?: boolean;
  moved?: boolean;
  keywords?: Keyword[];
  effects?: Effect[];
}

export interface Buried {
  id: string;
  card: number;
  counted?: number;
}

export interface PileItem {
  kind: 'strike' | 'ability' | 'chip' | 'defend';
  card: string;
  seat: Seat;
  target?: string | null;
  number?: number | null;
  /** For each word of the paragraph that aims: ids of cards, or `row 3`. */
  targets?: string[][];
  defender?: string | null;
  blocked?: boolean;
}

/** What a squad may cost and costs so far. */
export interface Crystals {
  gold: number;
  silver: number;
  /** The elite cards: gold alone pays for them. */
  elite: number;
  spent: number;
}

/** The question as everyone may see it. */
export interface Question {
  kind: string;
  seat: Seat | null;
  card?: string | null;
  number?: number;
  other?: string | null;
  attacker?: boolean;
  of?: Seat;
  rolls?: number[];
  /** Targets that were chosen before this one. */
  named?: string[];
  waiting?: Waiting[];
  /** It comes from something that was set off, not from what was announced. */
  set_off?: boolean;
  /** Whatever is answered, nothing happens. */
  idle?: boolean;
  /** Saying yes costs nothing and hurts nobody of one's own. */
  harmless?: boolean;
}

/** A paragraph that was set off; a number below zero is a keyword's. */
export interface Waiting {
  card: string;
  number: number;
}

export interface BattleView extends View {
  mode: string;
  dice: 'home' | 'tournament';
  seats: Seat[];
  columns: number;
  /** Of turns; empty before it is known. */
  order: Seat[];
  /** Of teams: who has columns a–e, and who f–j. */
  quarters: Record<Seat, 'left' | 'right'>;
  first: Seat | null;
  active: Seat | null;
  turn: number;
  quiet: number;
  deals: Record<Seat, number | null>;
  decks: Record<Seat, number>;
  cards: Piece[];
  graves: Record<Seat, Buried[]>;
  pile: PileItem[];
  ask: Question | null;
  /** Of two teams: who wants the draw that is offered, and whose team-mate has not given up yet. */
  agreed: Seat[];
  conceded: Seat[];
  /** One's own part. */
  ready?: boolean;
  steps?: Answers['redeal' | 'squad' | 'place'][];
  deal?: Id[];
  hidden?: { id: string; card: number; at: string }[];
  deck?: number[];
  crystals?: Crystals | null;
}

export type { Ability, Card };

/** A keyword of the glossary, or one on a card, of which less is known. */
export type Gloss = Omit<KeywordRow, 'has_x'> & Partial<KeywordRow>;

/** All cards by collector number, and the keywords by id. */
export interface Pack {
  cards: Record<string, Card>;
  keywords: Record<string, Gloss>;
}
