/** What a player wants and what the table knows of it; the way from one to the other is a list of answers. */
import type { Id, Said } from '../../../lib/answers/limited';

export interface Choice {
  /** The card that is picked, or those left out of the deck. */
  cards: Id[];
  ready: boolean;
}

/** The next answer on that way, if any. */
export function next(verb: 'pick' | 'leave', told: Choice, wish: Choice): Said | null {
  const gone = told.cards.find((id) => !wish.cards.includes(id));
  const fresh = wish.cards.find((id) => !told.cards.includes(id));
  if (told.ready && (gone ?? fresh ?? !wish.ready)) return 'retract ready';
  if (gone) return `retract ${verb} ${gone}`;
  if (fresh) return `${verb} ${fresh}`;
  return wish.ready && !told.ready ? 'ready' : null;
}
