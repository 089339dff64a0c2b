/** Faces of opponents, put together like the emblems: enamel fields between copper wires, in a box of 100. */
import type { Element, Palette } from './emblem';

/** What the data of a character say of its face (src/laar/bots/cast). */
export interface FaceInfo {
  element: Element;
  /** Outline and division of the field, as emblems have them. */
  ring: number;
  field: number;
  hat: Hat;
  hair: string;
  skin?: Skin;
  beard?: Beard;
  eye?: Eye;
  braid?: boolean;
  smile?: boolean;
  stern?: boolean;
  tusk?: boolean;
  scar?: boolean;
}

export interface Shape {
  d: string;
  /** A colour of the palette by its name, or a colour. */
  fill?: string;
  stroke?: string;
  width?: number;
}

const COPPER = '#e0a878';
const INK = '#1d1512';

/** Lit and shaded. */
export const SKINS = {
  fair: ['#f1d3b1', '#c98f63'],
  brown: ['#d9a877', '#9a6438'],
  green: ['#a9c58a', '#5f7f49'],
  pale: ['#cfd6dc', '#7f8b96'],
} as const;
export type Skin = keyof typeof SKINS;

const wire = (d: string, width = 2, stroke = COPPER): Shape => ({ d, stroke, width });
const enamel = (d: string, fill: string, width = 1.8): Shape => ({ d, fill, stroke: 'ink', width });
const dot = (x: number, y: number, r: number, fill: string): Shape => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`,
  fill,
});

export const HATS = {
  none: [],
  hood: [
    enamel('M24 82C20 44 30 17 50 15C70 17 80 44 76 82L66 84C70 56 66 38 50 36C34 38 30 56 34 84z', 'mid', 1.6),
    wire('M34 84C30 56 34 38 50 36C66 38 70 56 66 84'),
  ],
  helm: [
    enamel(
      'M30 46C30 30 40 26 48 16L50 7L52 16C60 26 70 30 70 46L64 49C60 45 54 44 52 44V58H48V44C46 44 40 45 36 49z',
      'skyTop',
    ),
    wire('M31 40Q50 33 69 40', 2.2),
    wire('M50 12V34', 1.6, 'far'),
  ],
  kokosh: [
    enamel('M24 50C20 28 34 12 50 10C66 12 80 28 76 50L68 46C66 36 58 33 50 33C42 33 34 36 32 46z', 'far'),
    wire('M27 44C26 28 38 17 50 16C62 17 74 28 73 44'),
    dot(34, 28, 2.3, 'light'),
    dot(42, 23, 2.3, 'light'),
    dot(50, 21.5, 2.3, 'light'),
    dot(58, 23, 2.3, 'light'),
    dot(66, 28, 2.3, 'light'),
  ],
  crown: [
    enamel('M31 40L28 18L39 28L50 13L61 28L72 18L69 40Q50 34 31 40z', '#e8b85a'),
    wire('M31 40Q50 34 69 40', 1.5, '#fff3cf'),
    dot(50, 27, 3, 'far'),
    dot(37, 32, 2, 'mid'),
    dot(63, 32, 2, 'mid'),
  ],
  fur: [
    enamel('M29 36C29 20 40 15 50 15C60 15 71 20 71 36z', 'far', 1.6),
    enamel(
      'M25 42Q24 33 31 33Q36 29 42 32Q50 28 58 32Q64 29 69 33Q76 33 75 42Q70 46 64 43Q57 46 50 43Q43 46 36 43' +
        'Q30 46 25 42z',
      '#6b4526',
      1.6,
    ),
  ],
  horns: [
    enamel('M32 40C20 36 15 24 19 12C23 24 30 26 37 29zM68 40C80 36 85 24 81 12C77 24 70 26 63 29z', 'light'),
    enamel('M31 42C30 27 40 21 50 21C60 21 70 27 69 42Q50 34 31 42z', 'mid', 1.6),
  ],
  hat: [
    enamel('M14 44Q50 28 86 44Q50 38 14 44zM31 39C35 26 44 18 60 8C58 20 64 28 69 39Q50 33 31 39z', 'mid'),
    wire('M32 36Q50 30 68 36', 2.4),
  ],
} as const satisfies Record<string, Shape[]>;
export type Hat = keyof typeof HATS;

export const BEARDS = {
  none: '',
  short: 'M33 56C34 72 42 78 50 78C58 78 66 72 67 56C62 64 56 62 50 62C44 62 38 64 33 56z',
  long: 'M32 54C32 74 40 94 50 97C60 94 68 74 68 54C63 63 57 61 50 61C43 61 37 63 32 54z',
  fork: 'M32 55C31 72 34 88 42 95L50 80L58 95C66 88 69 72 68 55C63 63 57 61 50 61C43 61 37 63 32 55z',
} as const;
export type Beard = keyof typeof BEARDS;

export const EYES = {
  open: [dot(42, 53, 2.7, INK), dot(58, 53, 2.7, INK)],
  shut: [wire('M38 53q4 3 8 0M54 53q4 3 8 0', 2, INK)],
  patch: [dot(42, 53, 2.6, INK), { d: 'M52 49h12l-2 8h-8zM33 44L67 52', fill: INK, stroke: INK, width: 1.6 }],
  glow: [{ d: 'M37 54L46 51V56zM63 54L54 51V56z', fill: 'light' }],
} as const satisfies Record<string, Shape[]>;
export type Eye = keyof typeof EYES;

/** The parts of a face, the first farthest back. */
export function shapes(face: FaceInfo): Shape[] {
  const [lit, shade] = SKINS[face.skin ?? 'fair'];
  const { hair } = face;
  const brows = face.stern ? 'M36 46L46 49M64 46L54 49' : 'M36.5 47.5Q41 44.5 46 47M63.5 47.5Q59 44.5 54 47';
  const braids = 'M31 50C24 66 28 80 24 96H36C40 80 34 66 36 52zM69 50C76 66 72 80 76 96H64C60 80 66 66 64 52z';
  const found: (Shape | false | undefined)[] = [
    enamel('M10 108C12 84 30 78 42 76H58C70 78 88 84 90 108z', 'mid', 1.6),
    { d: 'M42 70H58V80L50 87L42 80z', fill: shade },
    wire('M40 77L50 90L60 77'),
    face.braid && { d: braids, fill: hair, stroke: INK, width: 1 },
    { d: 'M30 44C28 26 72 26 70 44V58H30z', fill: hair },
    { d: 'M33 44C33 34 67 34 67 44V56C67 68 58 75 50 75C42 75 33 68 33 56z', fill: lit },
    { d: 'M50 34C67 34 67 40 67 44V56C67 68 58 75 50 75z', fill: `${shade}59` },
    face.hat === 'none' && {
      d: 'M32 48C32 36 44 38 50 33C58 38 68 38 68 48C72 28 60 22 50 22C40 22 28 28 32 48z',
      fill: hair,
    },
    ...EYES[face.eye ?? 'open'],
    wire(brows, 2.4, face.beard ? hair : INK),
    wire('M50 53V60H53.5', 2, shade),
    { d: BEARDS[face.beard ?? 'none'], fill: hair },
    wire(face.smile ? 'M43 66Q50 72 57 66' : 'M44 67H56', 2, INK),
    face.tusk && { d: 'M43 68L41 61L46 67zM57 68L59 61L54 67z', fill: '#fffdf0', stroke: INK, width: 0.8 },
    face.scar && wire('M59 58L66 66', 1.8, '#aa3333'),
    ...HATS[face.hat],
  ];
  return found.filter((one): one is Shape => !!one);
}

/** A colour by its name in a palette, or as it is. */
export const tint = (palette: Palette, colour: string): string => palette[colour as keyof Palette] ?? colour;
