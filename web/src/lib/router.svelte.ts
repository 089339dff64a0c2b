/**
 * The pages and a history: /, /lobby, /watch, /account, /t/ID, /r/ID, /review/ID, /rules/G, /cards/G, /decks/G,
 * /print/G, /learn, /learn/G, /puzzles/G, /play/G, /ratings/G, /scenario/G, /workshop, /workshop/PACK. The server
 * answers for what is none of them (edge/pages.py).
 */

import { NAMES } from './names';

export interface Route {
  page:
    | 'home'
    | 'lobby'
    | 'watch'
    | 'account'
    | 'table'
    | 'replay'
    | 'review'
    | 'rules'
    | 'cards'
    | 'decks'
    | 'print'
    | 'learn'
    | 'puzzles'
    | 'play'
    | 'ratings'
    | 'scenario'
    | 'workshop'
    | 'lost';
  /** The table's or the pack's id or the game's name; on the lost page the path that led there. */
  id: string;
  query: URLSearchParams;
  hash: string;
}

const FOLDERS: Record<string, Route['page']> = {
  t: 'table',
  r: 'replay',
  review: 'review',
  rules: 'rules',
  cards: 'cards',
  decks: 'decks',
  print: 'print',
  learn: 'learn',
  puzzles: 'puzzles',
  play: 'play',
  ratings: 'ratings',
  scenario: 'scenario',
  workshop: 'workshop',
};

/** Pages whose id is a game. */
export const OF_GAMES: ReadonlySet<Route['page']> = new Set([
  'rules',
  'cards',
  'decks',
  'print',
  'learn',
  'puzzles',
  'play',
  'ratings',
  'scenario',
]);

/** A link that somebody else wrote may hold anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parse(url: URL): Route {
  const rest = { query: url.searchParams, hash: decoded(url.hash.slice(1)) };
  if (url.pathname === '/') return { page: 'home', id: '', ...rest };
  const [, alone] = /^\/(workshop|lobby|watch|learn|account)\/?$/.exec(url.pathname) ?? [];
  if (alone) return { page: alone as 'workshop' | 'lobby' | 'watch' | 'learn' | 'account', id: '', ...rest };
  const [, folder = '', id = ''] =
    /^\/(t|r|review|rules|cards|decks|print|learn|puzzles|play|ratings|scenario|workshop)\/([\w-]+)\/?$/.exec(
      url.pathname,
    ) ?? [];
  const page = FOLDERS[folder];
  const known = page && (!OF_GAMES.has(page) || NAMES.includes(id));
  return known ? { page, id, ...rest } : { page: 'lost', id: url.pathname, ...rest };
}

let current = $state.raw(parse(new URL(location.href)));

/** The open page; reading it in a component follows it. */
export const route = (): Route => current;

/** Goes to a page without reloading; `replace` leaves no step back. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
  const before = current.page + current.id;
  current = parse(new URL(location.href));
  if (before !== current.page + current.id) scrollTo(0, 0);
}

/** Follows the browser's buttons and every plain link inside the site. */
export function startRouter(): () => void {
  const onPop = (): void => {
    current = parse(new URL(location.href));
  };
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (
      !link ||
      !plain ||
      event.defaultPrevented ||
      link.target ||
      link.origin !== location.origin ||
      link.hasAttribute('download')
    )
      return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.href);
  };
  addEventListener('popstate', onPop);
  document.addEventListener('click', onClick);
  return () => {
    removeEventListener('popstate', onPop);
    document.removeEventListener('click', onClick);
  };
}
