/**
 * The castle on the screen. Origin is the middle of the citadel, y points down, angles run clockwise from the top.
 * A district has a frame of its own: v from the middle outwards, u clockwise along the wall (BST-043 numbers both
 * clockwise from the gate).
 */

export type Point = readonly [number, number];

export const RADIUS = 330;
export const KEEP = 98;
const OUT = 52;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const APOTHEM = RADIUS * Math.cos(rad(30));
const KEEP_APOTHEM = KEEP * Math.cos(rad(30));

/** Corner `k` of a hexagon; 0 is the top. */
export const corner = (k: number, radius: number): Point => [
  radius * Math.sin(rad(60 * k)),
  -radius * Math.cos(rad(60 * k)),
];

/** A place in the frame of the side `s`. */
export function local(s: number, u: number, v: number): Point {
  const a = rad(60 * s + 30);
  return [Math.sin(a) * v + Math.cos(a) * u, -Math.cos(a) * v + Math.sin(a) * u];
}

/** The side of the hexagon where a district (1…6) lies when the gate stands at corner `gate`. */
export const sideOf = (district: number, gate: number): number => (district - 1 + gate) % 6;

/** The district a wall section (1…24) belongs to. */
export const districtOf = (section: number): number => Math.floor((section - 1) / 4) + 1;

/** The middle of a wall section's card. */
export function section(i: number, gate: number, out = OUT): Point {
  return local(sideOf(districtOf(i), gate), (((i - 1) % 4) - 1.5) * (RADIUS / 4), APOTHEM + out);
}

/** The way of the march past the sections `from` … `to`, both included. */
export function march(from: number, to: number, gate: number): Point[] {
  const step = from > to ? -1 : 1;
  return Array.from({ length: Math.abs(from - to) + 1 }, (_, k) => section(from + k * step, gate));
}

type Place = readonly [u: number, v: number];
const TOWER: Place = [0, 126];
const SQUARE: Place = [0, 181];
const BASES: readonly Place[] = [
  [-65, 182],
  [65, 182],
];
const SOURCES: readonly Place[] = [
  [-92, 243],
  [0, 238],
  [92, 243],
];
const PAWNS: readonly Place[] = [
  [-52, 122],
  [52, 122],
  [-58, 146],
  [58, 146],
];

export const tower = (s: number): Point => local(s, ...TOWER);
export const square = (s: number): Point => local(s, ...SQUARE);
export const base = (s: number, k: number): Point => local(s, ...(BASES[k] ?? SQUARE));
export const source = (s: number, k: number): Point => local(s, ...(SOURCES[k] ?? SQUARE));
/** The `k`-th pawn of a district; the citadel has side -1. */
export const pawn = (s: number, k: number): Point => (s < 0 ? [-45 + 30 * k, 50] : local(s, ...(PAWNS[k] ?? TOWER)));

/** The trapezoid of a district, with a street on each side. */
export function ground(s: number): Point[] {
  const inner = KEEP_APOTHEM + 8;
  const outer = APOTHEM - 13;
  const half = (v: number): number => v / Math.sqrt(3) - 4;
  return [
    local(s, -half(inner), inner),
    local(s, -half(outer), outer),
    local(s, half(outer), outer),
    local(s, half(inner), inner),
  ];
}

/** Where a spot lies, for whatever is drawn over the board. */
export function pointOf(spot: string, gate: number): Point {
  const [, letter = '', n = '', part = ''] = /^([a-z])(\d+)(?:\.(\d))?$/.exec(spot) ?? [];
  const side = sideOf(Number(n), gate);
  if (letter === 's') return section(Number(n), gate);
  if (letter === 'q') return square(side);
  if (letter === 'w') return Number(part) > 3 ? base(side, Number(part) - 4) : source(side, Number(part) - 1);
  if (letter === 't') return tower(side);
  if (letter === 'd') return local(side, 0, 152);
  return spot === 'top' ? [0, -26] : [0, 20];
}

export const f = (n: number): string => n.toFixed(1);
export const at = ([x, y]: Point): string => `translate(${f(x)} ${f(y)})`;
/** The same for CSS, where it can be moved smoothly. */
export const moved = ([x, y]: Point): string => `translate(${f(x)}px, ${f(y)}px)`;
export const path = (points: readonly Point[], closed = true): string =>
  `M${points.map((p) => p.map(f).join(' ')).join('L')}${closed ? 'Z' : ''}`;
export const hexagon = (radius: number): string => path([0, 1, 2, 3, 4, 5].map((k) => corner(k, radius)));

/** The outline of an enemy's shield, 60 × 74. */
export const SHIELD = 'M-27 -35H27Q30 -35 30 -32V18Q30 27 20 32L0 39L-20 32Q-30 27 -30 18V-32Q-30 -35 -27 -35z';

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The whole castle; the 2018 camp stands outside the gate and needs some room more. */
export const whole = (camp: boolean): Frame =>
  camp ? { x: -410, y: -446, w: 820, h: 876 } : { x: -392, y: -412, w: 784, h: 824 };

/**
 * The part a small screen shows: a district with its whole wall, or the citadel; `ratio` is height to width of the
 * screen.
 */
export function closeUp(district: number, gate: number, ratio: number): Frame {
  const [x, y] = district ? local(sideOf(district, gate), 0, APOTHEM - 52) : ([0, 0] as const);
  const h = Math.max(416 * ratio, 330);
  const w = h / ratio;
  return { x: x - w / 2, y: y - h / 2, w, h };
}
