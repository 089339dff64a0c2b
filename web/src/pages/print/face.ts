/** What is printed of a card, whatever game it is from. Words are already in the language of the sheet. */
import type { Element } from '../../lib/emblem';
import type { Lang } from '../../lib/settings.svelte';
import type { GameInfo } from '../../lib/types';
import type { Wish } from './wish';

/** A figure with its sign; `says` names it for those who do not see the sign. */
export interface Figure {
  icon: string;
  says: string;
  /** Three strengths of a blow, or one number. */
  numbers: number[];
}

export interface Signed {
  icon: string;
  text: string;
}

export interface Face {
  id: string;
  name: string;
  /** Class, element, troop: the line under the name. */
  about: string;
  /** The colour of the frame and of the glyph in the corner. */
  enamel: Element;
  glyph: string;
  /** `seed` is the Russian name: a picture never depends on the language. */
  emblem: { seed: string; element: Element; charge: string };
  /** Cost or strength. */
  corner?: { number: number; tone: 'gold' | 'silver' | 'plain'; says: string };
  keywords: Signed[];
  paragraphs: string[];
  /** Stands before the first paragraph: the property is an action. */
  action?: string;
  figures: Figure[];
  /** What it turns into when it is beaten, or when it is performed. */
  soul?: Signed & { head: string };
  number: string;
  origin: string;
}

/** What a game can print. */
export interface Kit {
  /** Decks by id, the usual one first. */
  decks: readonly string[];
  /** Some cards lie in their deck more than once. */
  copies: boolean;
  /** The name of a deck in a language. */
  name: (deck: string, lang: Lang) => string;
  /** The cards of a deck, each as often as it is printed; a deck that cannot be read throws `BadDeck`. */
  faces: (info: GameInfo, wish: Wish) => Face[];
}
