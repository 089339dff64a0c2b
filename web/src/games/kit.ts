/** What a game brings to the pages all games share. */
import type { Component, Snippet } from 'svelte';
import type { Element } from '../lib/emblem';
import type { Room } from '../lib/room.svelte';
import type { Component as GameComponent, Fact, Refusal, Said, Seat, TableInfo, View } from '../lib/types';
import type { StartPage } from '../pages/home/opponent';
import type { Lobby } from '../pages/home/tables.svelte';
import type { Film } from '../pages/replay/film.svelte';
import type { Measure } from '../pages/table/moments';
import type { Teller } from './story';

export interface Line {
  text: string;
  icon: string;
  /** Begins a new chapter of the log. */
  head: boolean;
}

/** Plays facts and shows views, one after another. */
export interface FilmStage {
  readonly busy: boolean;
  settle(view: View): void;
  show(facts: Fact[], view: View): void;
  finish(): void;
  /** What lies on the table from earlier facts (dice). */
  recall?(facts: Fact[]): void;
}

export interface Memory {
  /** What an action was worth to these seats; `view` is the last of the game. */
  measure: (view: View, mine: Seat[]) => Measure;
  /** A little board as it stood before these facts. */
  Sketch: Component<{ view: View; facts: Fact[]; kit: FilmKit }>;
}

/** What a screen draws: the step of a film that is shown, or how a board stands. */
export type Shown = Pick<Film, 'kit' | 'table' | 'frame' | 'seat' | 'facts' | 'current'>;

/** A finished game as the replay shows it. */
export interface FilmKit {
  stage: FilmStage;
  Screen: Component<{ film: Shown }>;
  nameOf: (seat: Seat) => string;
  sign: (seat: Seat) => { enamel: Element; glyph: string };
  line: (fact: Fact) => Line | null;
  teller: Teller;
  /** An answer given when the game stood as in `view`. */
  say: (answer: string, view: View | null) => string;
  /** Questions to several seats are answered in secret. */
  secret: boolean;
  /** What CHANCE may answer where an answer can be set by hand. */
  faces: Said[];
  /** An answer of CHANCE as a sentence, and the bare name of what came. */
  chance: (answer: string) => string;
  drawn: (answer: string) => string;
  result: (ended: Fact) => string;
  /** How the best and the worst moments of a game are found and drawn. */
  memory?: Memory;
  /** The question in words. */
  question: (kind: string) => string;
  /** Why something is not allowed. */
  reason: (refusal: Refusal) => string;
}

export type CardsPage = Component<{ cards: GameComponent[]; query: string; hash: string; edition: string }>;

/**
 * `coach` is what a lesson or a puzzle says, over the panel of the question; `hint` what the coach of first games says:
 * on a small screen the question comes before it.
 */
export interface TableProps {
  room: Room;
  table: TableInfo;
  coach?: Snippet;
  hint?: Snippet;
}

export interface GameFiles {
  /** All win or lose together. */
  team: boolean;
  /** Has lessons, puzzles and scenarios of one's own. */
  teaches?: true;
  /** The form of a new game: on the home page, or laid out as a `page` of its own. */
  start: () => Promise<Component<{ lobby: Lobby; game: string; page?: StartPage }>>;
  /** What lies on a table, for those who may sit down at it; `deck` is what they bring. */
  setting?: () => Promise<Component<{ table: TableInfo; joins: boolean; deck: unknown }, object, 'deck'>>;
  table: (edition: string, mode?: string) => Promise<Component<TableProps>>;
  /** The cards on the rules page. */
  cards: () => Promise<CardsPage>;
  /** All cards with a search of their own, on a page of their own. */
  browser?: () => Promise<Component>;
  /** `view` is the first of the game. */
  film: (revision: string, view: View) => Promise<FilmKit>;
}
