/** Legends of Belogorye for the pages all games share. */
import type { GameFiles } from '../kit';

export const belogorye: GameFiles = {
  team: false,
  start: async () => (await import('../../pages/home/NewGame.svelte')).default,
  table: async () => (await import('./Table.svelte')).default,
  cards: async () => (await import('./Gallery.svelte')).default,
  film: async (revision, view) => (await import('./film.svelte')).belogoryeFilm(revision, view),
};
