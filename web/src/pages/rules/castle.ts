/** The castle as a plan: districts, citadel and sections of the wall, as the board draws them. */
import {
  APOTHEM,
  districtOf,
  ground,
  hexagon,
  KEEP,
  local,
  path,
  RADIUS,
  section as middle,
  sideOf,
} from '../../games/bastion/geometry';

export interface Place {
  path: string;
  x: number;
  y: number;
}

export const CASTLE = '-390 -400 780 800';
const GATE = 0;
const HALF = RADIUS / 8 - 4;

/** A district (`d3`) or the citadel. */
export function area(name: string): Place {
  if (name === 'citadel') return { path: hexagon(KEEP), x: 0, y: 0 };
  const side = sideOf(Number(name.slice(1)), GATE);
  const [x, y] = local(side, 0, 190);
  return { path: path(ground(side)), x, y };
}

/** A section of the wall by its number. */
export function section(n: number): Place {
  const side = sideOf(districtOf(n), GATE);
  const u = (((n - 1) % 4) - 1.5) * (RADIUS / 4);
  const [low, high] = [APOTHEM + 18, APOTHEM + 74];
  const [x, y] = middle(n, GATE, 46);
  return {
    path: path([
      local(side, u - HALF, low),
      local(side, u + HALF, low),
      local(side, u + HALF, high),
      local(side, u - HALF, high),
    ]),
    x,
    y,
  };
}
