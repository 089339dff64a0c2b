/** Berserk for the pages all games share. */
import type { GameFiles } from '../kit';
import { isLimited } from './limited/types';

export const berserk: GameFiles = {
  team: false,
  start: async () => (await import('./start/NewBattle.svelte')).default,
  setting: async () => (await import('./start/Setting.svelte')).default,
  table: async (_, mode) =>
    isLimited(mode) ? (await import('./limited/Table.svelte')).default : (await import('./Table.svelte')).default,
  cards: async () => (await import('./cards/Gallery.svelte')).default,
  browser: async () => (await import('./cards/Browser.svelte')).default,
  film: async (revision, view) =>
    isLimited(view['mode'])
      ? (await import('./limited/film')).limitedFilm(revision)
      : (await import('./film.svelte')).berserkFilm(revision, view),
};
