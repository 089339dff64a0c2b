/** Cells on the screen. Columns a–e and rows 1–6 are named from the first player's edge (BEL-014). */

export const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;
export const ROWS = [6, 5, 4, 3, 2, 1] as const;

/** Cells from the top left to the bottom right of the screen, row by row. */
export function layout(flipped: boolean): { row: number; cells: string[] }[] {
  const rows = flipped ? [...ROWS].reverse() : [...ROWS];
  const columns = flipped ? [...COLUMNS].reverse() : [...COLUMNS];
  return rows.map((row) => ({ row, cells: columns.map((column) => `${column}${row}`) }));
}

/** Column and row on the screen, counted from the top left. */
export function place(cell: string, flipped: boolean): { x: number; y: number } {
  const x = cell.charCodeAt(0) - 97;
  const y = 6 - Number(cell[1]);
  return flipped ? { x: 4 - x, y: 5 - y } : { x, y };
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The cell an arrow key leads to on the screen; the same cell at an edge, null for other keys. */
export function walk(cell: string, key: string, flipped: boolean): string | null {
  const { x, y } = place(cell, flipped);
  const rows = layout(flipped);
  if (key === 'Home') return rows[y]?.cells[0] ?? cell;
  if (key === 'End') return rows[y]?.cells[4] ?? cell;
  const step = ARROWS[key];
  if (!step) return null;
  return rows[y + step[1]]?.cells[x + step[0]] ?? cell;
}
