/** What Bastion's view looks like on the wire. Everything in it is public; decks are only counted. */
import type { Spell } from '../../lib/answers/bastion';
import type { Seat, View } from '../../lib/types';

export const COLOURS = ['yellow', 'green', 'red', 'purple', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export type Mana = Partial<Record<Colour, number>>;

export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

export interface Source {
  /** 1 … 3 are printed, 4 and 5 are built on base 1 and 2. */
  slot: number;
  colour: Colour;
  /** The token that closes it. */
  token: Colour | null;
  damaged: boolean;
  built: boolean;
  /** An archmage in play keeps it dry. */
  banned: boolean;
  /** Tokens it would give now. */
  gives: number;
}

export interface District {
  sources: Source[];
  tower: { colour: Colour; token: Colour | null };
  /** Ritual ids of the structures on the two bases. */
  bases: (string | null)[];
}

/** A spell as it stands on a card. */
export type Held = Exclude<Spell, `copy:${string}`>;

export interface Defender {
  seat: Seat;
  /** `citadel` or `d3`; none before the game begins. */
  area: string | null;
  mana: Mana;
  spells: { card: string; spell: Held }[];
  goals: string[];
  artefacts: { id: string; ready: boolean }[];
}

/** Why a strength is what it is; each line carries its clause. */
export interface Why {
  what: string;
  by: string;
  amount: number;
  clause: string;
}

export interface EnemyCard {
  id: string;
  colour: string | null;
  strength: number;
  cost: Mana & { any?: number };
  reasons: Why[];
}

export interface Enemy {
  cards: EnemyCard[];
  /** Who shields it from attacks, by which clause. */
  shielded: { by: string; clause: string }[];
}

/** A spell of an attack, what it takes off the cost, and the clause it rests on. */
export interface Pledge {
  seat: Seat;
  spell: string;
  points: number;
  clause: string;
}

export interface Attack {
  target: string;
  /** The area the attacker enters with this attack (BST-133). */
  enters: string | null;
  cost: Mana;
  any: number;
  points: number;
  pledged: Pledge[];
  payable: boolean;
  default: Mana | null;
  /** Spells that others could still add. */
  help: Pledge[];
}

export interface Deck {
  count: number;
  layers: { count: number; parts: { cards: string[]; count: number }[] }[];
}

export interface SiegeView extends View {
  mode: string;
  seats: Seat[];
  first: Seat | null;
  active: Seat | null;
  turn: number;
  stage: 'setup' | 'before' | 'enemy' | 'actions' | 'over';
  done: string[];
  duty: boolean;
  /** Attacks given up since anything changed. */
  withdrawn: { card: string; enters: string | null }[];
  options: { gate?: number; [option: string]: unknown };
  /** Empty before the districts are laid out, like `districts`. */
  layout: Colour[];
  side: string;
  wall: string[][];
  squares: string[][];
  citadel: string[];
  districts: District[];
  reserve: Mana;
  defenders: Defender[];
  deck: Deck;
  rituals: Deck;
  enemies: Record<string, Enemy>;
  next: { stops: string | null; gap: number };
  attack: Attack | null;
  /** What is left to do: rule, arguments, answers given so far. */
  stack: [string, unknown[], unknown[]][];
}
