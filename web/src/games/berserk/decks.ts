/** Which ready deck somebody plays with. */
import type { Seat, TableInfo } from '../../lib/types';
import { DECKS } from './look';
import { SEATS } from './teams';

/** Its name; null for a deck of one's own, where decks are secret, and on a drawn position, which names none. */
export function deckOf({ options, event }: Pick<TableInfo, 'options' | 'event'>, seat: Seat): string | null {
  const unnamed = options?.['position'] || options?.['secret'] || event;
  const decks: readonly unknown[] = (options?.['decks'] as unknown[] | undefined) ?? (unnamed ? [] : DECKS);
  const deck = decks[SEATS.findIndex((one) => one === seat)];
  return typeof deck === 'string' ? deck.replace('+', '') : null;
}
