/** Cards of a pack in a deck: each takes the place of the ordinary or elite cards nearest to its cost. */
import type { Card } from '../../games/berserk/types';
import type { Cards } from '../decks/shelf';

/** The card of a deck that one of one's own would most easily stand in for. */
export function nearest(card: Pick<Card, 'cost' | 'crystal'>, deck: Card[]): Card | undefined {
  const distance = (other: Card): number =>
    Math.abs(other.cost - card.cost) + (other.crystal === card.crystal ? 0 : 0.5);
  return deck.toSorted((a, b) => distance(a) - distance(b) || a.number - b.number)[0];
}

/** The deck with so many copies of each card of the pack; it stays as large as it was. */
export function swapped(deck: Cards, known: Record<string, Card>, wanted: [card: Card, copies: number][]): Cards {
  const cards = { ...deck };
  for (const [card, copies] of wanted) {
    for (let n = 0; n < copies; n++) {
      const left = Object.keys(cards).flatMap((number) =>
        Number(number) < 1000 && known[number] ? [known[number]] : [],
      );
      const gone = nearest(card, left);
      if (!gone) return cards;
      const rest = (cards[gone.number] ?? 0) - 1;
      if (rest > 0) cards[gone.number] = rest;
      else delete cards[gone.number];
      cards[card.number] = (cards[card.number] ?? 0) + 1;
    }
  }
  return cards;
}

/** What a deck has lost to another, card by card. */
export const gone = (before: Cards, after: Cards): [number: string, copies: number][] =>
  Object.entries(before).flatMap(([number, n]): [string, number][] =>
    n > (after[number] ?? 0) ? [[number, n - (after[number] ?? 0)]] : [],
  );
