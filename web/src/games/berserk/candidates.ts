/** Which answers a click that is not legal may have meant: the table is asked why not. */
import { COLUMNS, ROWS } from '../belogorye/geometry';
import type { Battle } from './battle.svelte';
import { isCell } from './words';

export function candidates(battle: Battle, handle: string): string[] {
  const there = battle.pieceAt(handle);
  if (battle.kind === 'answer') return [`defend ${handle}`];
  if (['target', 'pay', 'cell'].includes(battle.kind)) return [handle];
  const [from] = battle.chosen;
  if (!from) return there ? [`step ${handle} ${emptyBeside(battle, handle)}`] : [];
  return there ? [`strike ${from} ${handle}`] : [`step ${from} ${handle}`];
}

/** Some step the card could have meant: to a free cell beside it if there is one. */
function emptyBeside(battle: Battle, cell: string): string {
  if (!isCell(cell)) return 'c3';
  const taken = new Set(battle.pieces.map((piece) => piece.at));
  const x = cell.charCodeAt(0) - 97;
  const y = Number(cell[1]);
  const beside = [[x, y + 1], [x, y - 1], [x - 1, y], [x + 1, y]]
    .filter(([c = -1, r = 0]) => COLUMNS[c] !== undefined && (ROWS as readonly number[]).includes(r))
    .map(([c = 0, r = 0]) => `${COLUMNS[c] ?? 'a'}${r}`);
  return beside.find((c) => !taken.has(c)) ?? beside[0] ?? cell;
}
