/** What is told of a card: plain data, so that every game tells it in the same order. */

/** Why a number is what it is. */
export interface Why {
  text: string;
  clause?: string | undefined;
}

/** A number as it is now; `was` is what is printed, where it differs. */
export interface Figure {
  icon: string;
  name: string;
  now: string;
  was?: string | undefined;
  why?: Why[];
  /** It hurts whoever reads. */
  harm?: boolean;
}

/** A word of the rules; without a text its clause speaks for it. */
export interface Told {
  icon?: string;
  title: string;
  text?: string;
  clause?: string | undefined;
}

export interface Part {
  title: string;
  figures?: Figure[];
  told?: Told[];
}

export interface Page {
  name: string;
  /** Class, colour, place: one line. */
  about: string;
  /** What is written on the card, for screens without room for its face. */
  text: string;
  parts: Part[];
  link?: { href: string; text: string };
}

/** A part with nothing in it is not told. */
export const parts = (...all: Part[]): Part[] => all.filter(({ figures, told }) => figures?.length || told?.length);
