/** Which cards are shown: by a search of words and by what is printed on them. */
import { find } from '../../games/berserk/cards/find';
import type { Card } from '../../games/berserk/types';
import type { Cards } from './shelf';

export interface Wish {
  query: string;
  deck: string;
  element: string;
  crystal: string;
  cost: string;
  keyword: string;
  /** basic, extra, or in the deck that is built. */
  part: string;
}

export const ALL: Wish = { query: '', deck: '', element: '', crystal: '', cost: '', keyword: '', part: '' };

export function shown(cards: Card[], wish: Wish, deck: Cards): Card[] {
  return find(cards, wish.query).filter(
    (card) =>
      (!wish.deck || card.deck === wish.deck) &&
      (!wish.element || card.element === wish.element) &&
      (!wish.crystal || card.crystal === wish.crystal) &&
      (!wish.cost || card.cost === Number(wish.cost)) &&
      (!wish.keyword || card.keywords.some(({ id }) => id === wish.keyword)) &&
      (!wish.part || (wish.part === 'in' ? card.number in deck : card.extra === (wish.part === 'extra'))),
  );
}

/** Every value once, in order. */
export const each = <T>(values: T[]): T[] => [...new Set(values)];
