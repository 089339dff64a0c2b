/** The fighters of an edition, loaded once. */
import { getOnce } from '../../lib/api';
import type { GameInfo } from '../../lib/types';
import type { Fighter, Fighters } from './types';

export async function fightersOf(edition: string): Promise<Fighters> {
  const info = await getOnce<GameInfo>(`/api/games/belogorye/${edition}`);
  return Object.fromEntries(info.components.map((component) => [component.id, component as Fighter]));
}

/** The fighters with the numbers a set-up position prints differently. */
export function reprinted(fighters: Fighters, changed: Record<string, Partial<Fighter>> | undefined): Fighters {
  const out = { ...fighters };
  for (const [id, numbers] of Object.entries(changed ?? {})) {
    const fighter = out[id];
    if (fighter) out[id] = { ...fighter, ...numbers };
  }
  return out;
}
