/** The games this client can show: each is loaded when its table is opened. */
import type { Component } from 'svelte';
import type { Room } from '../lib/room.svelte';
import type { TableInfo } from '../lib/types';
import type { Fighters } from './belogorye/types';

type Shown = Component<{ room: Room; table: TableInfo; data: Fighters }>;

export interface Loaded {
  Shown: Shown;
  data: Fighters;
}

const LOADERS: Record<string, (edition: string) => Promise<Loaded>> = {
  async belogorye(edition) {
    const [duel, { fightersOf }] = await Promise.all([import('./belogorye/Duel.svelte'), import('./belogorye/data')]);
    return { Shown: duel.default, data: await fightersOf(edition) };
  },
};

export function loadGame(game: string, edition: string): Promise<Loaded> {
  const load = LOADERS[game];
  return load ? load(edition) : Promise.reject(new Error(`unknown game ${game}`));
}
