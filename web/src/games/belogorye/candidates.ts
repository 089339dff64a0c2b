/** Which answers a click that is not legal may have meant: the table is asked why not. */
import type { Answer, Answers, Cell } from '../../lib/answers/belogorye';
import { beside, DUEL } from '../field/geometry';
import type { Duel } from './duel.svelte';
import { isCell } from './words';

/** Questions whose answers name one cell. */
const ONE_CELL: { [K in keyof Answers]?: (cell: Cell) => Answers[K] } = {
  intercept: (cell) => `intercept ${cell}`,
  targets: (cell) => `also ${cell}`,
  spot: (cell) => `to ${cell}`,
  splash: (cell) => `splash ${cell}`,
};

export function candidates(duel: Duel, cell: string): Answer[] {
  if (!isCell(cell)) return [];
  const answer = duel.acting && duel.kind ? ONE_CELL[duel.kind] : undefined;
  if (answer) return [answer(cell)];
  if (duel.kind === 'place') {
    const fighter = duel.chosen[0] ?? duel.units.find((u) => u.side === duel.viewer && !u.cell)?.id;
    return fighter ? [`place ${fighter} ${cell}`] : ['ready'];
  }
  const from = duel.chosen.find(isCell);
  const there = duel.units.find((u) => u.cell === cell && !u.dead);
  if (!from) return [`step ${cell} ${emptyBeside(duel, cell)}`];
  if (!there) return [`step ${from} ${cell}`];
  const mine = duel.units.find((u) => u.cell === from);
  const property: Answer[] = mine && duel.fighters[mine.id]?.action ? [`use ${from} ${cell}`] : [];
  return there.side === mine?.side && property.length ? property : [`strike ${from} ${cell}`, ...property];
}

/** Some step the fighter could have meant: to a free cell beside it if there is one. */
function emptyBeside(duel: Duel, cell: Cell): Cell {
  const taken = new Set(duel.units.filter((u) => !u.dead).map((u) => u.cell));
  const cells = beside(DUEL, cell);
  return cells.find((c) => !taken.has(c)) ?? cells[0] ?? cell;
}
