/** What Belogorye's view, data and odds look like on the wire. */
import type { Answers, Blow } from '../../lib/answers/belogorye';
import type { Component, Seat, View, Words } from '../../lib/types';

export interface Unit {
  id: string;
  side: Seat;
  cell: string | null;
  wounds: number;
  open: boolean;
  acted: boolean;
  poison: boolean;
  moved: number;
  dead: boolean;
}

export interface DuelView extends View {
  turn: number;
  active: Seat | null;
  first: Seat | null;
  quiet: number;
  units: Unit[];
  /** What is left to do: rule, arguments, answers given so far. */
  stack: [string, unknown[], unknown[]][];
  /** One's own steps of the secret placement: `place FIGHTER CELL`. */
  placed?: Answers['place'][];
  ready?: boolean;
  offer: Seat | null;
  /** Numbers that differ from the cards, on boards set up from an example. */
  changed?: Record<string, Partial<Fighter>>;
}

export interface Fighter extends Component {
  side: Seat;
  /** A name that fits a small card. */
  short: Words;
  /** How the short name declines in Russian. */
  forms: string;
  life: number;
  speed: number;
  strike: [number, number, number];
  text: Words;
  /** Has a property with the action sign. */
  action: boolean;
  /** What that property does first: shot, heal, … */
  deed: string | null;
  provenance: string;
  /** Where its numbers come from, or what it is for. */
  note: Words;
}

export type Fighters = Record<string, Fighter>;

export type { Blow };

/** One way a strike may end. */
export interface Result {
  blow: Blow;
  answer: Blow;
  deals: number;
  takes: number;
  kills: boolean;
  dies: boolean;
  /** Wounds healed by a hit, by fighter. */
  heals: Record<string, number>;
  /** Wounds of those who do not fight; more than one entry where their owner's enemy may choose. */
  also: Record<string, number>[];
}

/** `n` of the equally likely rolls; two results when the chooser decides between them. */
export interface OddsRow<R> {
  n: number;
  chooser?: Seat | null;
  results: R[];
}

export interface StrikeCase {
  /** Who is really fought, and the cell he came from if he intercepts. */
  fighter: string;
  intercept: string | null;
  open: boolean;
  of: number;
  bonus: [number, number];
  rows: OddsRow<Result>[];
  best: { deals_mean: string; takes_mean: string; kills: number; dies: number };
}

export interface StrikeOdds {
  strike: { attacker: string; target: string };
  cases: StrikeCase[];
}

export interface PropertyOdds {
  use: { who: string };
  cases: { of: number; rows: OddsRow<{ wounds: Record<string, number>; dead: string[] }>[] }[];
}

export type Odds = StrikeOdds | PropertyOdds;
