/** What an action of a duel was worth: lives taken less lives lost, and two more for everyone who fell. */
import type { Seat } from '../../lib/types';
import type { Measure } from '../../pages/table/moments';
import { livesOf } from '../field/lives';
import type { DuelView } from './types';

export function measureOf({ units }: DuelView, mine: Seat[]): Measure {
  const own = new Set(units.filter(({ side }) => mine.includes(side)).map(({ id }) => id));
  return livesOf('who', (id) => own.has(id));
}
