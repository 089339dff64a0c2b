/** Answers are words. Everything the castle lights up follows from the words of the options alone. */
import type { Answer, Answers, Section } from '../../lib/answers/bastion';
import { ritualKind } from './look';
import type { Held, SiegeView } from './types';

export interface Option<A extends string = Answer> {
  answer: A;
  verb: string;
  words: string[];
}

export function parse<A extends string>(answer: A): Option<A> {
  const [verb = '', ...words] = answer.split(' ');
  return { answer, verb, words };
}

/**
 * A spot is anything on the board that can be chosen: `s7` a wall section, `q3` a square, `d3` and `citadel` an area,
 * `top` the upper enemy in the citadel, `w3.2` a source, `t3` a tower, `b3.1` a base.
 */
export type Spot = string;

export const isSection = (spot: Spot): spot is Section => /^s\d/.test(spot);

/** A section or a square. */
export const isOutside = (spot: Spot): spot is Section | `q${number}` => /^[sq]\d/.test(spot);

/** `copy:castling` acts as castling. */
export const bare = (verb: string): string => verb.replace('copy:', '');

const AREA = /^(citadel|d[1-6])$/;

export const districtNumber = (area: string | null | undefined): number =>
  !area || area === 'citadel' ? 0 : Number(area.slice(1));

/** For each thing an answer touches on the board, the spots that mean it. */
export function spotsOf({ verb, words }: Option<string>, view: SiegeView, here: number): Spot[][] {
  const [a = '', b = ''] = words;
  switch (bare(verb)) {
    case 'move':
    case 'storm':
    case 'flee':
    case 'exit':
    case 'start':
    case 'haste':
      return words.filter((word) => AREA.test(word)).map((area) => [area]);
    case 'source':
    case 'restore':
      return [[`w${here}.${a}`]];
    case 'tower':
      return [[`t${here}`]];
    case 'collect':
      return [['citadel']];
    case 'attack':
      return [[a === 'citadel' ? 'top' : a]];
    case 'castling':
      return [
        [a, b],
        [a, b],
      ];
    case 'teleport':
      return [[a], [b]];
    case 'build':
      return [freeBases(view, districtNumber(a))];
    case 'replace':
      return [[baseSpot(view, districtNumber(b), a)]];
    default:
      return [];
  }
}

/** What an answer says besides its places: colours, seats, spells. */
export function detail({ verb, words }: Option<string>): string[] {
  switch (bare(verb)) {
    case 'source':
    case 'attack':
      return words.slice(1);
    case 'tower':
    case 'prism':
    case 'convert':
    case 'draw':
      return words;
    default:
      return [];
  }
}

function freeBases(view: SiegeView, district: number): Spot[] {
  const bases = view.districts[district - 1]?.bases ?? [];
  return [`d${district}`, ...bases.flatMap((built, k) => (built ? [] : [`b${district}.${k + 1}`]))];
}

/** A built source is a source: slots 4 and 5 of its district. */
export const builtSpot = (district: number, k: number, ritual: string | null): Spot =>
  ritual && ritualKind(ritual) === 'source' ? `w${district}.${k + 4}` : `b${district}.${k + 1}`;

function baseSpot(view: SiegeView, district: number, ritual: string): Spot {
  const k = view.districts[district - 1]?.bases.indexOf(ritual) ?? 0;
  return builtSpot(district, k, ritual);
}

/** Whether an answer goes on from the spots chosen so far; two enemies that swap may be named in any order. */
export function follows(option: Option<string>, spots: Spot[][], chosen: Spot[]): boolean {
  if (chosen.length > spots.length || new Set(chosen).size < chosen.length) return false;
  return chosen.every((spot, k) => spots[k]?.includes(spot)) && option.verb !== '';
}

/** The question's answer that goes on without doing anything more. */
const PROCEED: Partial<Answers> = {
  act: 'end',
  before: 'go-on',
  on: 'stop',
  gain: 'take',
  perform: 'decline',
};
export const proceedOf = (kind: keyof Answers | ''): Answer => (kind && PROCEED[kind]) || 'end';

export type Mode = 'move' | 'mana' | 'attack';

const MODES: Record<string, Mode> = {
  move: 'move',
  storm: 'move',
  haste: 'move',
  flee: 'move',
  exit: 'move',
  start: 'move',
  source: 'mana',
  tower: 'mana',
  collect: 'mana',
  restore: 'mana',
  attack: 'attack',
};
export const modeOf = ({ verb }: Option<string>): Mode | null => MODES[bare(verb)] ?? null;

/** Answers that spend a spell card: they light up only when the card is taken up. */
export const spends = (option: Option<string>): boolean =>
  ['castling', 'teleport'].includes(bare(option.verb)) ||
  option.verb.startsWith('copy:') ||
  (option.verb === 'attack' && option.words.length > 1);

/** Whether an answer casts this spell. */
export function casts(option: Option<string>, spell: string): boolean {
  const said = [option.verb, ...option.words];
  return spell === 'copy' ? said.some((word) => word.startsWith('copy:')) : said.includes(spell);
}

/** A whole answer of each spell that needs more than its name, to ask why it cannot be cast now. */
export const SAMPLES: Record<Exclude<Held, Answer> | 'copy', Answer> = {
  castling: 'castling s1 s2',
  teleport: 'teleport s1 s2',
  haste: 'haste d1',
  prism: 'prism red',
  copy: 'copy:alchemy',
};
export const needsMore = (spell: Held): spell is keyof typeof SAMPLES => spell in SAMPLES;
