/** Cells on the screen: columns are letters, rows are numbers from the first player's edge (BEL-014, BRS-061). */

export interface Field {
  columns: number;
  rows: number;
}

/** Where two fight: columns a–e and rows 1–6. */
export const DUEL: Field = { columns: 5, rows: 6 };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const columnsOf = ({ columns }: Field): string[] => [...LETTERS.slice(0, columns)];

/** A cell's name, as opposed to a card's or a verb. */
export function isCell({ columns, rows }: Field, word: string): boolean {
  const [, column = '', row = ''] = /^([a-z])([1-9])$/.exec(word) ?? [];
  return column !== '' && LETTERS.indexOf(column) < columns && Number(row) <= rows;
}

/** Cells from the top left to the bottom right of the screen, row by row. */
export function layout(field: Field, flipped: boolean): { row: number; cells: string[] }[] {
  const numbers = Array.from({ length: field.rows }, (_, k) => (flipped ? k + 1 : field.rows - k));
  const letters = flipped ? columnsOf(field).reverse() : columnsOf(field);
  return numbers.map((row) => ({ row, cells: letters.map((letter) => `${letter}${row}`) }));
}

/** Column and row on the screen, counted from the top left. */
export function place({ columns, rows }: Field, cell: string, flipped: boolean): { x: number; y: number } {
  const x = LETTERS.indexOf(cell[0] ?? '');
  const y = rows - Number(cell[1]);
  return flipped ? { x: columns - 1 - x, y: rows - 1 - y } : { x, y };
}

/** How many rows of the screen lie under all of these cells. */
export function rowsUnder(field: Field, cells: string[], flipped: boolean): number {
  return field.rows - 1 - Math.max(-1, ...cells.map((cell) => place(field, cell, flipped).y));
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell an arrow key leads to on the screen; the same cell at an edge, null for other keys. */
export function walk(field: Field, cell: string, key: string, flipped: boolean): string | null {
  const { x, y } = place(field, cell, flipped);
  const rows = layout(field, flipped);
  if (key === 'Home') return rows[y]?.cells[0] ?? cell;
  if (key === 'End') return rows[y]?.cells.at(-1) ?? cell;
  const step = ARROWS[key];
  if (!step) return null;
  return rows[y + step[1]]?.cells[x + step[0]] ?? cell;
}

/** The cells that share an edge with this one: before, behind, left, right. */
export function beside<Cell extends string>(field: Field, cell: Cell): Cell[] {
  const x = LETTERS.indexOf(cell[0] ?? '');
  const y = Number(cell[1]);
  const around = [
    [x, y + 1],
    [x, y - 1],
    [x - 1, y],
    [x + 1, y],
  ] as const;
  const words = around.map(([column, row]) => `${LETTERS[column] ?? ''}${row}` as Cell);
  return words.filter((word) => isCell(field, word));
}
