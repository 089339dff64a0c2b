/** Which fighter asks a question of Belogorye, and by which clause. */
import type { Seat } from '../../lib/types';
import { turnText, type Asker } from '../asker';
import { nameOf } from './sentences';
import type { DuelView, Fighters } from './types';

const CLAUSES: Record<string, string> = {
  first: 'BEL-011',
  place: 'BEL-016',
  main: 'BEL-026',
  intercept: 'BEL-074',
  blow: 'BEL-064',
  targets: 'BEL-106',
  spot: 'BEL-118',
  cure: 'BEL-125',
  splash: 'BEL-123',
  die: 'BEL-049',
};

/** Whoever strikes or uses a property is the first whom the waiting rule names. */
const ASKS = new Set(['intercept', 'blow', 'targets', 'spot', 'cure', 'splash']);

export function askerOf(view: DuelView, kind: string, held: Seat[], fighters: Fighters): Asker {
  const [who] = view.stack.at(-1)?.[1] ?? [];
  const id = ASKS.has(kind) ? view.units[Number(who)]?.id : undefined;
  const own = held.length === 1 && view.active === held[0];
  return {
    turn: turnText(view, own, (seat) => nameOf(seat, fighters)),
    card: id ? { read: id, name: nameOf(id, fighters) } : undefined,
    clause: CLAUSES[kind],
  };
}
