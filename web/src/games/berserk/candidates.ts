/** Which answers a click that is not legal may have meant: the table is asked why not. */
import type { Answer, Card, Cell } from '../../lib/answers/berserk';
import { beside } from '../field/geometry';
import type { Battle } from './battle.svelte';
import { isCell, isHandle } from './words';

export function candidates(battle: Battle, handle: string): Answer[] {
  if (!isHandle(handle)) return [];
  const there = battle.pieceAt(handle);
  if (battle.kind === 'answer') return [`defend ${handle}`];
  if (battle.kind === 'target' || battle.kind === 'pay' || battle.kind === 'cell') return [handle];
  const from = battle.chosen.find(isHandle);
  if (!from) return there ? [`step ${handle} ${emptyBeside(battle, handle)}`] : [];
  if (there) return [`strike ${from} ${handle}`];
  return isCell(handle) ? [`step ${from} ${handle}`] : [];
}

/** Some step the card could have meant: to a free cell beside it if there is one. */
function emptyBeside(battle: Battle, cell: Card): Cell {
  if (!isCell(cell)) return 'c3';
  const taken = new Set(battle.pieces.map((piece) => piece.at));
  const cells = beside(battle.field, cell);
  return cells.find((c) => !taken.has(c)) ?? cells[0] ?? cell;
}
