/** Berserk for the pages all games share. */
import type { GameFiles } from '../kit';

export const berserk: GameFiles = {
  team: false,
  start: async () => (await import('./start/NewDuel.svelte')).default,
  table: async () => (await import('./Table.svelte')).default,
  cards: async () => (await import('./cards/Gallery.svelte')).default,
  browser: async () => (await import('./cards/Browser.svelte')).default,
  film: async (edition) => (await import('./film.svelte')).berserkFilm(edition),
};
