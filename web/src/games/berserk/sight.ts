/** Which cells matter now: a field wider than the screen turns to them. */
import type { Battle } from './battle.svelte';
import type { Stage } from './stage.svelte';
import type { Piece } from './types';
import { isCell } from './words';

/** Groups of marks, the most pressing first: who strikes whom, what has been chosen, where it may go, who may act. */
const PRESSING = [
  ['attacker', 'struck'],
  ['chosen', 'target', 'defend'],
  ['refused'],
  ['spot', 'step', 'target'],
  ['ready'],
];

export function sightOfBattle(battle: Battle): string[] {
  if (battle.stage.busy) return sightOf(battle.stage, battle.pieces);
  for (const marks of PRESSING) {
    const cells = [...battle.marks].filter(([at, mark]) => isCell(at) && marks.includes(mark));
    if (cells.length) return cells.sort((a, b) => marks.indexOf(a[1]) - marks.indexOf(b[1])).map(([at]) => at);
  }
  return [];
}

/** While facts are played: the card they speak of, and whom it meets. */
export function sightOf(stage: Stage, pieces: Piece[]): string[] {
  return stage.spoken
    .flatMap((id) => pieces.filter((piece) => piece.id === id && isCell(piece.at)))
    .map((piece) => piece.at);
}
