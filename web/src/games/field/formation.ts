/** Where a squad stands by itself: the sturdy in front, the weak behind them. */

/** A wall across the field, or a column in the middle of it. */
export type Formation = 'wall' | 'column';

const MIDDLE = { row: 3.5, column: 'c'.charCodeAt(0) };

/** How late a cell is filled: in a wall row by row, in a column the middle first. */
function rank(cell: string, formation: Formation): number {
  const far = Math.abs(Number(cell.slice(1)) - MIDDLE.row);
  const aside = Math.abs(cell.charCodeAt(0) - MIDDLE.column);
  return formation === 'wall' ? far * 10 + aside : far + (aside > 1 ? 100 : 0) + aside / 10;
}

/** Of `place WHO CELL` the one to say next: the sturdiest who is left, as far in front as there is room. */
export function nextPlace<A extends string>(
  options: A[],
  lives: (who: string) => number,
  formation: Formation = 'wall',
): A | undefined {
  const ways = options.map((answer) => {
    const [, who = '', cell = ''] = answer.split(' ');
    return { answer, who, cell };
  });
  ways.sort((a, b) => lives(b.who) - lives(a.who) || rank(a.cell, formation) - rank(b.cell, formation));
  return ways[0]?.answer;
}
