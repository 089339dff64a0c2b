/** Plain data, and one value of it changed without touching the rest. */
import type { Data, Json } from '../../lib/berserk/shapes';

export type { Data, Json };
/** Where a value stands: `['abilities', 0, 'do', 1, 'strength']`. */
export type Path = readonly (string | number)[];

export const isData = (value: Json | undefined): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever somebody typed, as a table or as a list: what is none has nothing in it. */
export const table = (value: Json | undefined): Data => (isData(value) ? value : {});
export const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

export const without = (data: Data, ...keys: string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));

/** As the server spells places, counted from one: `abilities.1.do.2.strength`. */
export const spelt = (path: Path): string => path.map((key) => (typeof key === 'number' ? key + 1 : key)).join('.');

/** The value at a path, if there is one. */
export function at(value: Json | undefined, path: Path): Json | undefined {
  let found = value;
  for (const key of path) found = Array.isArray(found) ? found[Number(key)] : isData(found) ? found[key] : undefined;
  return found;
}

/** The same value with another one at a path; `undefined` takes it away. */
export function put(value: Json | undefined, path: Path, to: Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const inner = put(value[Number(key)], rest, to);
    return inner === undefined ? value.filter((_, k) => k !== key) : value.map((one, k) => (k === key ? inner : one));
  }
  const data = isData(value) ? value : {};
  const inner = put(data[key], rest, to);
  return inner === undefined ? without(data, String(key)) : { ...data, [key]: inner };
}
