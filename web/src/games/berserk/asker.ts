/** Which card asks a question of Berserk, and by which clause. */
import type { Seat } from '../../lib/types';
import { turnText, type Asker } from '../asker';
import { idName, seatName } from './sentences';
import type { BattleView, Pack } from './types';

const CLAUSES: Record<string, string> = {
  roll: 'BRS-017',
  first: 'BRS-017',
  lead: 'BRS-376',
  quarter: 'BRS-376',
  draw: 'BRS-047',
  redeal: 'BRS-047',
  squad: 'BRS-051',
  place: 'BRS-060',
  start: 'BRS-083',
  main: 'BRS-091',
  answer: 'BRS-234',
  target: 'BRS-213',
  pay: 'BRS-213',
  may: 'BRS-007',
  cell: 'BRS-029',
  order: 'BRS-220',
  die: 'BRS-137',
  reroll: 'BRS-159',
  exchange: 'BRS-178',
  stay: 'BRS-087',
};

/** While something waits for answers, what was announced last asks. */
export function askerOf(view: BattleView, kind: string, held: Seat[], pack: Pack): Asker {
  const id = view.ask?.card ?? (kind === 'answer' ? view.pile.at(-1)?.card : undefined);
  const own = held.length === 1 && view.active === held[0];
  return {
    turn: turnText(view, own, seatName),
    card: id ? { read: id, name: idName(pack, id) } : undefined,
    clause: CLAUSES[kind],
  };
}
