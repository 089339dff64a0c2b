/** How much of a field a sheet may cover on a small screen. */
import type { Seat } from '../../lib/types';
import type { Fight } from './fight.svelte';
import { isCell, rowsUnder, type Field } from './geometry';

const TAPPED = new Set(['target', 'spot', 'step', 'ready', 'friend', 'defend', 'ally']);

/** Rows under all that may be tapped; once the odds are weighed, only the sheet is asked. */
export function freeRows(fight: Fight, field: Field, bottom: Seat | undefined): number {
  const lit = fight.proposal ? [] : [...fight.marks].filter(([at, mark]) => isCell(field, at) && TAPPED.has(mark));
  const first = fight.view?.first;
  const flipped = !!bottom && !!first && !fight.allied(bottom, first);
  return rowsUnder(
    field,
    lit.map(([at]) => at),
    flipped,
  );
}
