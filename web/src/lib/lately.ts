/** The game somebody was last concerned with: where pages are about one game, they begin with it. */
import { NAMES } from './names';
import { OF_GAMES, route } from './router.svelte';

const KEY = 'laar game';

export function lately(): string {
  const { page, id, query } = route();
  const said = OF_GAMES.has(page) ? id : page === 'home' ? query.get('game') : null;
  const game = said ?? localStorage.getItem(KEY) ?? '';
  return NAMES.includes(game) ? game : 'belogorye';
}

export const remember = (game: string): void => localStorage.setItem(KEY, game);
