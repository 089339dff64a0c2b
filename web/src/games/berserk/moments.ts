/** What an action of a battle was worth: lives taken less lives lost, and two more for every creature that fell. */
import type { Seat } from '../../lib/types';
import type { Measure } from '../../pages/table/moments';
import { livesOf } from '../field/lives';
import { allied } from './teams';
import type { BattleView } from './types';

export function measureOf({ cards, graves }: BattleView, mine: Seat[]): Measure {
  const owners = new Map<string, Seat>();
  for (const piece of cards) if (piece.id) owners.set(piece.id, piece.owner);
  for (const [seat, buried] of Object.entries(graves)) for (const { id } of buried) owners.set(id, seat);
  return livesOf('card', (id) => allied(owners.get(id), mine[0]));
}
