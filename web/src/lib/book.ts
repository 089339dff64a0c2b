/**
 * What a rulebook is made of. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
import type { Board } from './types';

export type FigureMark = 'self' | 'full' | 'pale' | 'hatch' | 'plain';

/** A paragraph or a heading; clauses stand in it in brackets. */
export interface BookText {
  kind: 'text' | 'head';
  text: string;
}

/** Points, or steps in their order. */
export interface BookList {
  kind: 'list' | 'steps';
  items: string[];
}

/** A table, filled from the data that the rules read. */
export interface BookTable {
  kind: 'table';
  name: string;
  caption: string;
  head: string[];
  rows: string[][];
}

/** A place of a diagram: how it is marked, and what is written there. */
export interface FigureSpot {
  at: string;
  mark: FigureMark;
  text: string;
}

/** What a mark means. */
export interface FigureKey {
  mark: FigureMark;
  text: string;
}

/** A diagram, drawn from the geometry that the rules read; `about` tells it in words. */
export interface BookFigure {
  kind: 'figure';
  name: string;
  shape: 'field' | 'castle';
  caption: string;
  about: string;
  spots: FigureSpot[];
  key: FigureKey[];
}

/** A chapter: it stands for a section of the clauses. */
export interface BookChapter {
  id: string;
  title: string;
  parts: (BookText | BookList | BookTable | BookFigure)[];
}

/** A clause in one language. */
export interface BookClause {
  id: string;
  section: string;
  kind: string;
  title: string;
  text: string;
}

/** The rulebook of an edition in one language: its prose, its clauses, its boards. */
export interface Book {
  game: string;
  edition: string;
  revision: string;
  lang: string;
  editions: string[];
  elsewhere: Record<string, string>;
  chapters: BookChapter[];
  clauses: BookClause[];
  examples: Board[];
}
