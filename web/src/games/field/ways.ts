/** Ways over a field that keep to the gaps between the cards, in cells: names and figures stay readable. */

export interface Spot {
  x: number;
  y: number;
}

/** Half a card, and how far the middle of a gap lies from the middle of a cell. */
const EDGE = 0.37;
const GAP = 0.5;
/** Beside a card of the same column; the field's own edge must not be crossed. */
const NEAR = 0.46;
const ROUND = 0.14;

/** From the side of one card to the side of another. */
export function around(from: Spot, to: Spot): Spot[] {
  if (from.x === to.x) {
    // Beside both cards, on the side that is nearer to the middle of nothing: the left one.
    const x = from.x - NEAR;
    return [
      { x: from.x - EDGE, y: from.y + 0.1 },
      { x, y: from.y + 0.1 },
      { x, y: to.y + 0.1 },
      { x: to.x - EDGE, y: to.y + 0.1 },
    ];
  }
  const side = Math.sign(to.x - from.x);
  const out = from.x + side * GAP;
  const into = to.x - side * GAP;
  const row = to.y - Math.sign(to.y - from.y) * GAP;
  const across =
    out === into || from.y === to.y
      ? []
      : [
          { x: out, y: row },
          { x: into, y: row },
        ];
  const straight = from.y === to.y && out === into;
  const over =
    from.y === to.y && !straight
      ? [
          { x: out, y: from.y - GAP },
          { x: into, y: from.y - GAP },
        ]
      : across;
  return [
    { x: from.x + side * EDGE, y: from.y },
    ...(straight ? [] : [{ x: out, y: from.y }]),
    ...over,
    ...(straight ? [] : [{ x: into, y: to.y }]),
    { x: to.x - side * EDGE, y: to.y },
  ];
}

/** A walk from cell to cell: it ends before the card that walked. */
export function walked(cells: Spot[]): Spot[] {
  const [last, before] = [cells.at(-1), cells.at(-2)];
  if (!last || !before) return cells;
  const end = { x: last.x + (before.x - last.x) * 0.42, y: last.y + (before.y - last.y) * 0.46 };
  return [...cells.slice(0, -1), end];
}

/** A line with round corners; `px` turns cells into pixels. */
export function drawn(points: Spot[], px: (spot: Spot) => Spot, cell: number): string {
  const at = points.map(px);
  const toward = (a: Spot, b: Spot): Spot => {
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const part = Math.min(ROUND * cell, far / 2) / far;
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  };
  const say = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return at
    .map((spot, k) => {
      const [before, after] = [at[k - 1], at[k + 1]];
      if (!before) return `M${say(spot)}`;
      return after ? `L${say(toward(spot, before))}Q${say(spot)} ${say(toward(spot, after))}` : `L${say(spot)}`;
    })
    .join('');
}

/** The middle of a way, by its length. */
export function middle(points: Spot[]): Spot {
  const lengths = points.slice(1).map((b, k) => Math.hypot(b.x - (points[k]?.x ?? 0), b.y - (points[k]?.y ?? 0)));
  let left = lengths.reduce((sum, one) => sum + one, 0) / 2;
  for (const [k, length] of lengths.entries()) {
    const [a, b] = [points[k], points[k + 1]];
    if (a && b && left <= length) {
      const part = length ? left / length : 0;
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    }
    left -= length;
  }
  return points[0] ?? { x: 0, y: 0 };
}
