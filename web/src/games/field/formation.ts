/** Where a squad stands by itself: the sturdy in front, the weak behind them. */

/**
 * A wall across the field, a wedge with its point forward, a guard around the weakest in the last row, or a column in
 * the middle.
 */
export const FORMATIONS = ['wall', 'wedge', 'guard', 'column'] as const;
export type Formation = (typeof FORMATIONS)[number];

const MIDDLE = 3.5;
/** Cells that a formation leaves empty as long as it can. */
const LATE = 1000;
/** Where the weakest stands in a guard: in the middle of the last row, everybody else before him and beside him. */
const KEPT = 500;

/** Which cells a formation takes first: `depth` rows behind the first, `aside` columns from the middle. */
const TAKEN: Record<Formation, (depth: number, aside: number) => number> = {
  wall: (depth, aside) => depth * 10 + aside,
  wedge: (depth, aside) => depth * 10 + aside + (aside > depth ? LATE : 0),
  guard: (depth, aside) => depth * 10 + aside + (aside > 1 ? LATE : 0),
  column: (depth, aside) => aside * 10 + depth + (aside > 1 ? LATE : 0),
};

/** The field of four has two quarters, each with its own middle. */
const middleOf = (cell: string): string => (cell < 'f' ? 'c' : 'h');

/** Rows behind the first, and columns from the middle. */
const seat = (cell: string): [number, number] => [
  Math.abs(Number(cell.slice(1)) - MIDDLE) - 0.5,
  Math.abs(cell.charCodeAt(0) - middleOf(cell).charCodeAt(0)),
];

/** The sturdy stand in front, whatever the formation; in a guard the weakest is kept for the end. */
function order(cell: string, formation: Formation): number {
  const [depth, aside] = seat(cell);
  return formation === 'guard' && depth > 1 && !aside ? KEPT : depth * 10 + aside;
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
  const cells = [...new Set(ways.map(({ cell }) => cell))];
  const left = new Set(ways.map(({ who }) => who)).size;
  cells.sort((a, b) => TAKEN[formation](...seat(a)) - TAKEN[formation](...seat(b)));
  const taken = new Set(cells.slice(0, left));
  const late = (cell: string): number => (taken.has(cell) ? 0 : LATE) + order(cell, formation);
  ways.sort((a, b) => lives(b.who) - lives(a.who) || late(a.cell) - late(b.cell));
  return ways[0]?.answer;
}

/** Where everyone would stand, as one text. */
function arranged(options: string[], lives: (who: string) => number, formation: Formation): string {
  const said: string[] = [];
  let left = options;
  for (let next = nextPlace(left, lives, formation); next; next = nextPlace(left, lives, formation)) {
    const [, who = '', cell = ''] = next.split(' ');
    said.push(next);
    left = left.filter((answer) => !answer.startsWith(`place ${who} `) && !answer.endsWith(` ${cell}`));
  }
  return said.sort().join();
}

/** The formations that make a difference here. */
export function formationsFor(options: string[], lives: (who: string) => number): Formation[] {
  const known = new Set<string>();
  return FORMATIONS.filter((formation) => {
    const before = known.size;
    return known.add(arranged(options, lives, formation)).size > before;
  });
}
