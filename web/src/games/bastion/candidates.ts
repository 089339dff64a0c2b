/** Which answers a click that is not legal may have meant: the table is asked why not. */
import type { Siege } from './siege.svelte';
import { districtOf } from './geometry';
import type { Mode } from './words';

/** Questions whose answers name one area. */
const ONE_AREA: Record<string, string> = { flee: 'flee', exit: 'exit', start: 'start', on: 'haste', build: 'build' };

/** Districts and their parts: the number of the district a spot lies in; the citadel is 0. */
function areaOf(spot: string): string {
  const [, letter = '', number = ''] = /^([a-z])(\d+)/.exec(spot) ?? [];
  if (!letter || spot === 'citadel' || spot === 'top') return 'citadel';
  return letter === 's' ? `d${districtOf(Number(number))}` : `d${number}`;
}

export function candidates(siege: Siege, spot: string | Mode): string[] {
  const { pick, here } = siege;
  const anything = siege.defender(siege.acting)?.mana ?? {};
  const colour = Object.entries(anything).find(([, n]) => n)?.[0] ?? '';
  if (spot === 'move') return [`move ${here ? 'citadel' : 'd1'}`];
  if (spot === 'mana') return here ? [`source 1 ${colour}`.trim(), `tower ${colour}`.trim()] : ['collect'];
  if (spot === 'attack') return [`attack ${enemiesNear(siege)[0] ?? 's1'}`];
  const verb = siege.acting ? ONE_AREA[siege.kind] : undefined;
  if (verb) return [`${verb} ${areaOf(spot)}`];
  if (pick?.spots.length && /^s\d/.test(spot))
    return [`${pick.options[0]?.verb ?? ''} ${pick.spots.join(' ')} ${spot}`];
  if (siege.kind !== 'act' && siege.kind !== '') return [];
  if (/^[sq]\d/.test(spot)) return siege.view?.enemies[spot] ? [`attack ${spot}`] : [];
  if (spot === 'top') return ['attack citadel'];
  if (areaOf(spot) === `d${here}`) return inside(spot, colour);
  return [`move ${areaOf(spot)}`];
}

function inside(spot: string, colour: string): string[] {
  const [, letter = '', , part = ''] = /^([a-z])(\d+)(?:\.(\d))?$/.exec(spot) ?? [];
  if (letter === 'w') return [`source ${part} ${colour}`.trim()];
  if (letter === 't') return [`tower ${colour}`.trim()];
  return [];
}

/** Enemies at the wall and on the square of the district one stands in. */
function enemiesNear({ view, here }: Siege): string[] {
  return Object.keys(view?.enemies ?? {}).filter((place) => areaOf(place) === (here ? `d${here}` : 'citadel'));
}
