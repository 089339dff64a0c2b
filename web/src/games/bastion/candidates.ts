/** Which answers a click that is not legal may have meant: the table is asked why not. */
import type { Answer, Answers, Area, Colour, Spot } from '../../lib/answers/bastion';
import type { Siege } from './siege.svelte';
import { districtOf } from './geometry';
import { isColour } from './types';
import { isOutside, isSection, type Mode } from './words';

/** Questions whose answers name one area. */
const ONE_AREA: { [K in keyof Answers]?: (area: Area) => Answers[K] } = {
  flee: (area) => `flee ${area}`,
  exit: (area) => `exit ${area}`,
  start: (area) => `start ${area}`,
  on: (area) => `haste ${area}`,
  build: (area) => `build ${area}`,
};

/** Spells that move an enemy from one section to another. */
const SHIFTS = ['castling', 'teleport', 'copy:castling', 'copy:teleport'] as const;

/** Districts and their parts: the number of the district a spot lies in; the citadel is 0. */
function areaOf(spot: string): Area {
  const [, letter = '', number = ''] = /^([a-z])(\d+)/.exec(spot) ?? [];
  if (!letter || spot === 'citadel' || spot === 'top') return 'citadel';
  return `d${letter === 's' ? districtOf(Number(number)) : Number(number)}`;
}

export function candidates(siege: Siege, spot: string | Mode): Answer[] {
  const { pick, here } = siege;
  const mana = siege.defender(siege.acting)?.mana ?? {};
  const colour = Object.keys(mana)
    .filter(isColour)
    .find((one) => mana[one]);
  if (spot === 'move') return [`move ${here ? 'citadel' : 'd1'}`];
  if (spot === 'mana') return here ? [source(1, colour), tower(colour)] : ['collect'];
  if (spot === 'attack') return [`attack ${enemiesNear(siege)[0] ?? 's1'}`];
  const answer = siege.acting && siege.kind ? ONE_AREA[siege.kind] : undefined;
  if (answer) return [answer(areaOf(spot))];
  const shift = SHIFTS.find((verb) => verb === pick?.options[0]?.verb);
  const from = pick?.spots.find(isSection);
  if (shift && from && isSection(spot)) return [`${shift} ${from} ${spot}`];
  if (siege.kind !== 'act' && siege.kind !== '') return [];
  if (isOutside(spot)) return siege.view?.enemies[spot] ? [`attack ${spot}`] : [];
  if (spot === 'top') return ['attack citadel'];
  if (areaOf(spot) === `d${here}`) return inside(spot, colour);
  return [`move ${areaOf(spot)}`];
}

function inside(spot: string, colour: Colour | undefined): Answer[] {
  const [, letter = '', , part = ''] = /^([a-z])(\d+)(?:\.(\d))?$/.exec(spot) ?? [];
  if (letter === 'w') return [source(Number(part), colour)];
  return letter === 't' ? [tower(colour)] : [];
}

const source = (slot: number, colour: Colour | undefined): Answer =>
  colour ? `source ${slot} ${colour}` : `source ${slot}`;
const tower = (colour: Colour | undefined): Answer => (colour ? `tower ${colour}` : 'tower');

/** Enemies at the wall and on the square of the district one stands in. */
function enemiesNear({ view, here }: Siege): Spot[] {
  const places = Object.keys(view?.enemies ?? {}).filter((place) => isOutside(place) || place === 'citadel');
  return places.filter((place) => areaOf(place) === (here ? `d${here}` : 'citadel'));
}
