/** Where a note may lie so that it covers nothing it speaks of. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 10;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(x, high));

/** Beside what it speaks of if there is room, else wherever it covers least; `about[0]` is what was clicked. */
export function placeNote(size: { w: number; h: number }, about: Box[], within: Box): Box {
  const [it = within] = about;
  const cx = it.x + it.w / 2 - size.w / 2;
  const cy = it.y + it.h / 2 - size.h / 2;
  const places: [number, number][] = [
    [it.x + it.w + GAP, cy],
    [it.x - size.w - GAP, cy],
    [cx, it.y - size.h - GAP],
    [cx, it.y + it.h + GAP],
    [within.x, within.y],
    [within.x + within.w, within.y],
    [within.x, within.y + within.h],
    [within.x + within.w, within.y + within.h],
  ];
  const boxes = places.map(([x, y]) => ({
    x: clamp(x, within.x, within.x + within.w - size.w),
    y: clamp(y, within.y, within.y + within.h - size.h),
    ...size,
  }));
  const cost = (box: Box): number => about.reduce((sum, other) => sum + overlap(box, other), 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
