/** What an answer leads to besides blows, in one line. */
import type { Result } from './odds';
import { idName, tb } from './sentences';
import type { Pack } from './types';

/** “River Knight: 2 wounds; River Knight falls” */
export function besides(result: Result, pack: Pack): string {
  const name = (id: string): string => idName(pack, id);
  const hits = [...(result.also ?? []), result.wounds ?? {}]
    .flatMap((one) => Object.entries(one))
    .map(([id, n]) => `${name(id)}: ${tb('wounds', { n })}`);
  const heals = Object.entries(result.heals ?? {}).map(([id, n]) => tb('odds-heals', { who: name(id), n }));
  const chips = Object.entries(result.chips ?? {}).map(([id, n]) => `${name(id)}: ${signed(n)} ○`);
  const closed = (result.closed ?? []).map((id) => tb('odds-closes', { who: name(id) }));
  const dead = (result.dead ?? []).map((id) => tb('odds-dead', { who: name(id) }));
  return [...hits, ...dead, ...heals, ...chips, ...closed, result.asks ? tb('odds-asks') : '']
    .filter(Boolean)
    .join('; ');
}

export const signed = (n: number): string => `${n > 0 ? '+' : '−'}${Math.abs(n)}`;
