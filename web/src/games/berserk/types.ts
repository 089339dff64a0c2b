/** What Berserk's view, cards and odds look like on the wire. */
import type { Seat, View, Words } from '../../lib/types';

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
  waiting?: { card: string; number: number }[];
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
  steps?: string[];
  deal?: string[];
  hidden?: { id: string; card: number; at: string }[];
  deck?: number[];
  crystals?: Crystals | null;
}

export interface Printed {
  id: string;
  x?: number | null;
  name: Words;
  clause: string;
}

export interface Ability {
  number: number;
  when: string;
  type: string;
  cost: { act: boolean; sudden: boolean; chips: number; close: boolean };
  text: Words;
}

/** A card as it is printed. */
export interface Card {
  /** `card-2`, also its place on the pages that list cards. */
  id: string;
  name: Words;
  /** How the name declines in Russian; a card of somebody's own need not say. */
  forms?: string;
  note: string;
  number: number;
  deck: string;
  cost: number;
  crystal: 'gold' | 'silver';
  copies: number;
  extra: boolean;
  element: string;
  classes: { id: string; name: Words }[];
  kind: 'creature' | 'flyer' | 'terrain' | 'artefact';
  life: number;
  move: number;
  strike: [number, number, number] | null;
  unique: boolean;
  keywords: Printed[];
  text: Words;
  paragraphs: Ability[];
  /** Every word of the language that the card is written with, where the table tells them. */
  words?: string[];
  provenance: string;
  /** as printed, adapted or designed. */
  origin: string;
  remark: { says: string; honoured_by: string } | null;
}

/** A keyword of the glossary. */
export interface Gloss {
  id: string;
  name: Words;
  /** How the name declines in Russian. */
  forms?: string;
  clause: string;
  has_x?: boolean;
}

/** All cards by collector number, and the keywords by id. */
export interface Pack {
  cards: Record<string, Card>;
  keywords: Record<string, Gloss>;
}
