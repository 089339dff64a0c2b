/**
 * What is told about cards, decks and packs. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type { Data, KeywordShape, Part, Trigger } from './shapes';
import type { Refusal, Words } from '../types';

export type TrialState = 'running' | 'done' | 'failed' | 'stopped';

/** A class of a card. */
export interface NamedClass {
  id: string;
  name: Words;
}

/** A keyword on a card. */
export interface PrintedKeyword {
  id: string;
  x: number | null;
  name: Words;
  forms: string;
  clause: string;
}

/** What a paragraph takes to be used. */
export interface ParagraphCost {
  act: boolean;
  sudden: boolean;
  chips: number;
  close: boolean;
}

/** A paragraph of a card. */
export interface CardParagraph {
  number: number;
  when: string;
  type: string;
  cost: ParagraphCost;
  text: Words;
}

/** What is said of the printed card, and how its data honours it. */
export interface RemarkRow {
  says: string;
  honoured_by: string;
}

/** A card as players read it. */
export interface CardRow {
  id: string;
  number: number;
  deck: string;
  name: Words;
  forms: string;
  cost: number;
  crystal: 'silver' | 'gold';
  copies: number;
  element: string;
  classes: NamedClass[];
  kind: 'creature' | 'flyer' | 'terrain' | 'artefact';
  life: number;
  move: number;
  strike: [number, number, number] | null;
  extra: boolean;
  unique: boolean;
  keywords: PrintedKeyword[];
  paragraphs: CardParagraph[];
  text: Words;
  words: string[];
  provenance: string;
  origin: string;
  note: string;
  remark: RemarkRow | null;
}

/** A card of a pack as players read it, and as it was written. */
export interface PlayedCard {
  id: string;
  number: number;
  deck: string;
  name: Words;
  forms: string;
  cost: number;
  crystal: 'silver' | 'gold';
  copies: number;
  element: string;
  classes: NamedClass[];
  kind: 'creature' | 'flyer' | 'terrain' | 'artefact';
  life: number;
  move: number;
  strike: [number, number, number] | null;
  extra: boolean;
  unique: boolean;
  keywords: PrintedKeyword[];
  paragraphs: CardParagraph[];
  text: Words;
  words: string[];
  provenance: string;
  origin: string;
  note: string;
  remark: RemarkRow | null;
  data: Data;
}

/** A keyword of the glossary. */
export interface KeywordRow {
  id: string;
  name: Words;
  forms: string;
  clause: string;
  has_x: boolean;
}

/** A test by its file and its name. */
export interface ProofTest {
  file: string;
  test: string;
}

/** What a paragraph rests on, and what pins it; 0 is what is printed besides the paragraphs. */
export interface CardProof {
  paragraph: number;
  clauses: string[];
  tests: ProofTest[];
}

/** Games of one kind: wins, draws, and the share of points with its interval. */
export interface WinRate {
  wins: number;
  draws: number;
  games: number;
  rate: number;
  low: number;
  high: number;
}

/** By how many points of a hundred one kind does better, with its interval. */
export interface RateDifference {
  points: number;
  low: number;
  high: number;
}

/** A deck of somebody's, and why it may not be played; nothing: it may. */
export interface KeptDeck {
  id: string;
  name: string;
  changed: number;
  cards: Record<string, number>;
  size: number;
  refusals: Refusal[];
}

/** How many copies of a card a deck may hold, and the clause that says so. */
export interface CopyLimit {
  most: number;
  clause: string;
}

/** Cards of a deck, decks of a player, letters of a name, copies by number. */
export interface DeckLimits {
  least: number;
  most: number;
  decks: number;
  name: number;
  copies: Record<string, CopyLimit>;
}

/** One's own decks, those of the set (with `+` they have their extra cards), and the limits. */
export interface DeckShelf {
  decks: KeptDeck[];
  ready: Record<string, Record<string, number>>;
  limits: DeckLimits;
}

/** Why a deck may not be played, what to know of it, and its text. */
export interface DeckVerdict {
  size: number;
  refusals: Refusal[];
  notes: Refusal[];
  text: Words;
}

/** A line of a text that is not understood. */
export interface LineFault {
  line: number;
  text: string;
  args: Record<string, string | number>;
}

/** A deck from its text. */
export interface ReadDeck {
  name: string;
  cards: Record<string, number>;
  faults: LineFault[];
}

/** By number of the card: what each paragraph rests on. */
export interface CardProofs {
  cards: Record<string, CardProof[]>;
}

/** Where a card or a pack is wrong, and why. */
export interface CardFault {
  path: string;
  code: string;
  text: Words;
}

/** A pack on the shelf. */
export interface PackShort {
  id: string;
  name: string;
  author: string;
  mine: boolean;
  changed: number;
  size: number;
  names: Words[];
}

/** One's own packs, and how many there may be. */
export interface PackShelf {
  packs: PackShort[];
  most: number;
}

/** What is kept of a pack, and what a file holds. */
export interface WrittenPack {
  name: string;
  author: string;
  cards: Data[];
}

/** A pack as it is kept; a wrong card has no row, a pack with faults no digest. */
export interface KeptPack {
  name: string;
  author: string;
  cards: Data[];
  id: string;
  mine: boolean;
  changed: number;
  rows: (CardRow | null)[];
  digest: string | null;
  errors: CardFault[];
}

/** A pack from the text of a file, or everything that is wrong with it. */
export interface ReadPack {
  pack: WrittenPack | null;
  errors: CardFault[];
}

/** The pack of a table with its cards. */
export interface TablePack {
  name: string;
  author: string;
  digest: string;
  cards: number;
  rows: PlayedCard[];
}

/** How large a pack may be. */
export interface WorkshopLimits {
  bytes: number;
  cards: number;
  depth: number;
  values: number;
  name: number;
}

/** The language with the names of its words, fields and parts in both languages. */
export interface WorkshopLanguage {
  card: string;
  parts: Record<string, Part>;
  words: Record<string, string[]>;
  keywords: Record<string, KeywordShape>;
  triggers: Record<string, Trigger>;
  verbs: Record<string, string>;
  conditions: Record<string, string>;
  attacks: string[];
  timed: string[];
  fixed: Record<string, string>;
  labels: Record<string, Record<string, Words>>;
  fields: Record<string, Words>;
  names: Record<string, Words>;
  limits: WorkshopLimits;
}

/** What is wrong with a card, and how it reads. */
export interface CheckedCard {
  errors: CardFault[];
  row: CardRow | null;
}

/** A new test of a card. */
export interface MadeTest {
  id: string;
}

/** How far a test is, and what it says so far. */
export interface TrialInfo {
  played: number;
  of: number;
  with?: WinRate;
  without?: WinRate;
  difference?: RateDifference;
  adjusted?: RateDifference;
  state: TrialState;
}
