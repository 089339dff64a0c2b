/** Bastion for the pages all games share. */
import type { GameFiles } from '../kit';

export const bastion: GameFiles = {
  team: true,
  teaches: true,
  start: async () => (await import('./start/NewSiege.svelte')).default,
  table: async () => (await import('./Siege.svelte')).default,
  cards: async () => (await import('./Gallery.svelte')).default,
  film: async (_, view) => (await import('./film.svelte')).bastionFilm(view),
};
