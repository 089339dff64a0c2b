/** What a player wants and what the table knows of it; the way from one to the other is a list of answers. */

export interface Choice {
  /** The card that is picked, or those left out of the deck. */
  cards: string[];
  ready: boolean;
}

/** The next answer on that way, if any: `verb` is `pick` or `leave`. */
export function next(verb: string, told: Choice, wish: Choice): string | null {
  const gone = told.cards.find((id) => !wish.cards.includes(id));
  const fresh = wish.cards.find((id) => !told.cards.includes(id));
  if (told.ready && (gone ?? fresh ?? !wish.ready)) return 'retract ready';
  if (gone) return `retract ${verb} ${gone}`;
  if (fresh) return `${verb} ${fresh}`;
  return wish.ready && !told.ready ? 'ready' : null;
}
