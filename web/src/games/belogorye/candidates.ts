/** Which answers a click that is not legal may have meant: the table is asked why not. */
import { beside, DUEL } from '../field/geometry';
import type { Duel } from './duel.svelte';

/** Questions whose answers name one cell. */
const ONE_CELL: Record<string, string> = { intercept: 'intercept', targets: 'also', spot: 'to', splash: 'splash' };

export function candidates(duel: Duel, cell: string): string[] {
  const verb = duel.acting ? ONE_CELL[duel.kind] : undefined;
  if (verb) return [`${verb} ${cell}`];
  if (duel.kind === 'place') {
    const fighter = duel.chosen[0] ?? duel.units.find((u) => u.side === duel.viewer && !u.cell)?.id;
    return fighter ? [`place ${fighter} ${cell}`] : ['ready'];
  }
  const from = duel.chosen[0];
  const there = duel.units.find((u) => u.cell === cell && !u.dead);
  if (!from) return [`step ${cell} ${emptyBeside(duel, cell)}`];
  if (!there) return [`step ${from} ${cell}`];
  const mine = duel.units.find((u) => u.cell === from);
  const property = mine && duel.fighters[mine.id]?.action ? [`use ${from} ${cell}`] : [];
  return there.side === mine?.side && property.length ? property : [`strike ${from} ${cell}`, ...property];
}

/** Some step the fighter could have meant: to a free cell beside it if there is one. */
function emptyBeside(duel: Duel, cell: string): string {
  const taken = new Set(duel.units.filter((u) => !u.dead).map((u) => u.cell));
  const cells = beside(DUEL, cell);
  return cells.find((c) => !taken.has(c)) ?? cells[0] ?? cell;
}
