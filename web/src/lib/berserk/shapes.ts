/**
 * The language of the cards. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
export type Json = null | boolean | number | string | Json[] | Data;

/** Plain data: a card as it is written. */
export type Data = { [key: string]: Json };

export type Shape = IntShape | BoolShape | TextShape | ChoiceShape | ListShape | PartShape | VariantShape | EitherShape;

/** A number. */
export interface IntShape {
  type: 'int';
  least: number;
  most: number;
}

/** Yes or no. */
export interface BoolShape {
  type: 'bool';
}

/** A text of at most so many letters. */
export interface TextShape {
  type: 'text';
  most: number;
}

/** A word of the list of that name. */
export interface ChoiceShape {
  type: 'choice';
  of: string;
}

/** Several of a kind. */
export interface ListShape {
  type: 'list';
  of: Shape;
  least: number;
  most: number | null;
}

/** A part by its name. */
export interface PartShape {
  type: 'part';
  part: string;
}

/** Parts that a tag tells apart: verbs, conditions. */
export interface VariantShape {
  type: 'variant';
  tag: string;
  variants: Record<string, string>;
}

/** One of several shapes. */
export interface EitherShape {
  type: 'one of';
  options: Shape[];
}

/** A field of a part. */
export interface Field {
  name: string;
  type: Shape;
  optional: boolean;
  default?: Json;
}

/** A part of a card; its tag is the field and the word that tell it apart. */
export interface Part {
  tag?: Record<string, string>;
  fields: Field[];
}

/** What a trigger lets its paragraph speak of and do. */
export interface Trigger {
  refs: string[];
  by: boolean;
  of: boolean;
  conditions: string[];
  verbs: string[];
  types: string[];
  optional: boolean;
  cost: boolean;
  act: boolean;
  block: string[];
}

/** Whether a keyword has a number, and the clause that tells of it. */
export interface KeywordShape {
  x: boolean;
  clause: string;
}

/** Every part with its fields, every word, and what goes with which trigger. */
export interface Language {
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
}
