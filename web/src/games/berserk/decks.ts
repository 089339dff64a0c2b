/** Which ready deck somebody plays with. */
import type { Seat, TableInfo } from '../../lib/types';
import { DECKS } from './look';
import { LIMITED } from './limited/types';
import { SEATS } from './teams';

/** Its name; null for one's own, where decks are secret or yet to be built, and on a drawn position. */
export function deckOf({ options, event }: Pick<TableInfo, 'options' | 'event'>, seat: Seat): string | null {
  const built = LIMITED.some((mode) => mode === options?.['mode']);
  if (options?.['position']) return null;
  const unnamed = options?.['secret'] || event || built;
  const decks: readonly unknown[] = (options?.['decks'] as unknown[] | undefined) ?? (unnamed ? [] : DECKS);
  const deck = decks[SEATS.findIndex((one) => one === seat)];
  return typeof deck === 'string' ? deck.replace('+', '') : null;
}
