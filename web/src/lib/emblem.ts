/**
 * Emblems: the same name gives the same emblem for ever. A hash of the Russian name chooses outline, division and
 * tone; the palette and the landscape come from the element. Append to the lists only at a major version.
 */

export type Element = 'steppe' | 'forest' | 'fire' | 'swamp' | 'mountain' | 'dark' | 'neutral';

export interface Palette {
  skyTop: string;
  skyLow: string;
  far: string;
  mid: string;
  near: string;
  light: string;
  ink: string;
}

const palette = (
  skyTop: string,
  skyLow: string,
  far: string,
  mid: string,
  near: string,
  light: string,
  ink: string,
): Palette => ({
  skyTop,
  skyLow,
  far,
  mid,
  near,
  light,
  ink,
});

export const PALETTES: Record<Element, Palette> = {
  steppe: palette('#f6d98a', '#e8a53c', '#c9802a', '#9a5a1c', '#5d3511', '#fff3cf', '#3a1f06'),
  forest: palette('#bfe0b4', '#5fa869', '#3c7f4c', '#245c38', '#123d27', '#f0fbe0', '#0b2416'),
  fire: palette('#ffb36b', '#e2573a', '#b8322a', '#7d1c1f', '#440d14', '#ffe9c2', '#2a060b'),
  swamp: palette('#d9c2f2', '#9a74cf', '#7350ad', '#4d3383', '#2a1b52', '#f6ecff', '#190f35'),
  mountain: palette('#cfe6fa', '#79b0e6', '#4a86c6', '#2b5d9b', '#153a6a', '#f2faff', '#0b2142'),
  dark: palette('#6d6690', '#433d60', '#302b47', '#1f1b31', '#100d1b', '#e8e3ff', '#07060d'),
  neutral: palette('#dfe5e4', '#a9b6b6', '#82908f', '#5d6b6b', '#364343', '#ffffff', '#182020'),
};

type Skyline = 'hill' | 'peak' | 'fir';

const SKYLINES: Record<Element, [Skyline, Skyline, Skyline]> = {
  steppe: ['hill', 'hill', 'hill'],
  forest: ['hill', 'fir', 'fir'],
  fire: ['peak', 'peak', 'hill'],
  swamp: ['hill', 'fir', 'hill'],
  mountain: ['peak', 'peak', 'hill'],
  dark: ['peak', 'hill', 'hill'],
  neutral: ['hill', 'hill', 'hill'],
};

/** FNV-1a. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) {
    h ^= letter.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** A stream of numbers in [0, 1) fixed by its seed. */
export function stream(seed: number): () => number {
  let h = seed;
  return () => {
    h = (Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    const x = Math.imul(h ^ (h >>> 13), 0x297a2d39);
    return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
  };
}

const f = (x: number): string => x.toFixed(1);

/** A filled skyline over the whole width, standing on the line `y`. */
function skyline(
  next: () => number,
  kind: Skyline,
  y: number,
  height: number,
  parts: number,
  width: number,
  bottom: number,
): string {
  const step = (width + 4) / parts;
  let d = `M-2 ${f(y)}`;
  for (let k = 0; k < parts; k++) {
    const left = -2 + k * step;
    const right = left + step;
    const h = height * (0.45 + 0.55 * next());
    if (kind === 'peak') {
      d += `L${f(left + step * (0.35 + 0.3 * next()))} ${f(y - h)}L${f(right)} ${f(y - h * 0.2 * next())}`;
    } else if (kind === 'fir') {
      const middle = left + step / 2;
      const foot = y + height * 0.1;
      const shoulder = f(foot - h * 0.45);
      const branch = f(step * 0.1);
      d += `L${f(left)} ${f(foot)}L${f(middle - step * 0.2)} ${shoulder}l${branch} 0L${f(middle)} ${f(foot - h)}`;
      d += `L${f(middle + step * 0.1)} ${shoulder}l${branch} 0L${f(right)} ${f(foot)}`;
    } else {
      d += `Q${f(left + step / 2)} ${f(y - h)} ${f(right)} ${f(y - height * 0.15 * next())}`;
    }
  }
  return `${d}L${width + 2} ${bottom}H-2z`;
}

export interface Scene {
  palette: Palette;
  body: { x: number; y: number; r: number; crescent: boolean };
  /** Far, middle and near ground. */
  ridges: [string, string, string];
  stars: { x: number; y: number; r: number }[];
  strokes: string[];
}

/** A landscape for a name and an element in a box of `w` × `h`. */
export function scene(name: string, element: Element, w: number, h: number): Scene {
  const next = stream(hash(name));
  const kinds = SKYLINES[element];
  const body = {
    x: w * (0.2 + 0.6 * next()),
    y: h * (0.22 + 0.12 * next()),
    r: 9 + 7 * next(),
    crescent: element === 'dark',
  };
  if (element === 'swamp') body.crescent = next() < 0.6;
  const stars: Scene['stars'] = [];
  const strokes: string[] = [];
  if (element === 'dark')
    for (let k = 0; k < 9; k++) stars.push({ x: w * next(), y: h * 0.5 * next(), r: 0.4 + 0.6 * next() });
  if (element === 'fire')
    for (let k = 0; k < 8; k++) stars.push({ x: w * next(), y: h * (0.2 + 0.6 * next()), r: 0.5 + 0.9 * next() });
  if (element === 'swamp')
    for (let k = 0; k < 4; k++) strokes.push(`M${-5 + k * 9} ${f(h * 0.86 + k * 3)}q12 -4 24 0t24 0t24 0t24 0t24 0`);
  if (element === 'steppe') {
    for (let k = 0; k < 16; k++)
      strokes.push(`M${f(w * next())} ${h}q${f(3 * next() - 1)} -9 ${f(7 * next() - 2)} -${f(9 + 8 * next())}`);
  }
  const ridges: Scene['ridges'] = [
    skyline(next, kinds[0], h * 0.66, h * 0.3, 3, w, h + 40),
    skyline(next, kinds[1], h * 0.8, h * 0.24, 5 + Math.floor(next() * 4), w, h + 40),
    skyline(next, kinds[2], h * 0.95, h * 0.16, 3, w, h + 40),
  ];
  return { palette: PALETTES[element], body, ridges, stars, strokes };
}

/** Outlines in a box of 100. */
export const OUTLINES = [
  'M50 14a36 36 0 1 1 0 72a36 36 0 1 1 0-72z',
  'M18 18H82V52C82 70 68 82 50 88C32 82 18 70 18 52z',
  'M50 12 84 31V69L50 88 16 69V31z',
  'M50 13C58 13 63 18 65 22C72 20 80 26 80 34C86 38 88 44 87 50' +
    'C88 56 86 62 80 66C80 74 72 80 65 78C63 82 58 87 50 87C42 87 37 82 35 78' +
    'C28 80 20 74 20 66C14 62 12 56 13 50C12 44 14 38 20 34C20 26 28 20 35 22C37 18 42 13 50 13z',
  'M50 10C60 22 72 28 84 30C84 62 74 78 50 90C26 78 16 62 16 30C28 28 40 22 50 10z',
  'M27 15H73L85 50L73 85H27L15 50z',
];

const ray = (k: number): string => {
  const at = (turn: number): string => `${f(50 + 80 * Math.cos(turn))} ${f(50 + 80 * Math.sin(turn))}`;
  return `M50 50L${at(k * 0.785)}L${at(k * 0.785 + 0.39)}z`;
};

/** Heraldic divisions of the same box. */
export const DIVISIONS = [
  'M50 0H100V100H50z',
  'M0 100 100 0V100z',
  'M0 78 50 40 100 78V100H0z',
  'M0 0 50 50V0zM100 0 50 50H100zM100 100 50 50V100zM0 100 50 50H0z',
  'M0 58q12 -8 25 0t25 0t25 0t25 0V100H0z',
  'M0 36H100V64H0z',
  [0, 1, 2, 3, 4, 5, 6, 7].map(ray).join(''),
];

export interface Badge {
  palette: Palette;
  outline: string;
  division: string;
  stitched: boolean;
  base: string;
  field: string;
  chargeFill: string;
  chargeInk: string;
}

/** The enamel badge of a name; the charge is chosen by whoever draws it. */
export function badge(name: string, element: Element): Badge {
  const h = hash(name);
  const p = PALETTES[element];
  const pale = ((h >>> 13) & 1) === 1;
  return {
    palette: p,
    outline: OUTLINES[(h >>> 5) % OUTLINES.length] ?? '',
    division: DIVISIONS[(h >>> 9) % DIVISIONS.length] ?? '',
    stitched: ((h >>> 17) & 1) === 1,
    base: pale ? p.light : p.near,
    field: pale ? p.skyTop : p.mid,
    chargeFill: pale ? p.far : p.skyLow,
    chargeInk: pale ? p.ink : p.light,
  };
}
