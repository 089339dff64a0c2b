/** What shall be printed. The address keeps it all, so that a sheet can be linked to. */
import { LANGS } from '../../lib/texts.svelte';
import { settings, type Lang } from '../../lib/settings.svelte';
import type { Kit } from './face';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
export const COPIES = ['deck', 'one'] as const;
export type Copies = (typeof COPIES)[number];

export interface Wish {
  /** A deck of the game, `own` for the list in `cards`, or `pack` for the cards of the pack. */
  deck: string;
  /** A pack of one's own cards, by its id. */
  pack: string;
  /** A deck of one's own: `2x7,1x14` is card 7 twice and card 14 once. */
  cards: string;
  copies: Copies;
  /** The language of the cards; the page may speak another one. */
  lang: Lang;
  paper: Paper;
  /** Empty: the newest. */
  edition: string;
}

export const OWN = 'own';
export const PACK = 'pack';

const oneOf = <T extends string>(list: readonly T[], word: string | null, usual: T): T =>
  list.find((one) => one === word) ?? usual;

/** The wish an address holds; what it does not say, or says wrongly, is as usual. */
export function readWish(query: URLSearchParams, { decks, copies }: Pick<Kit, 'decks' | 'copies'>): Wish {
  const cards = copies ? (query.get('cards') ?? '') : '';
  // A plus sign that somebody typed into an address arrives as a space.
  const deck = query.get('deck')?.replace(' ', '+') ?? null;
  const pack = copies ? (query.get('pack') ?? '') : '';
  const own = [...(cards ? [OWN] : []), ...(pack ? [PACK] : [])];
  return {
    deck: oneOf([...own, ...decks], deck, own[0] ?? decks[0] ?? ''),
    cards,
    pack,
    copies: oneOf(COPIES, query.get('copies'), 'deck'),
    lang: oneOf(LANGS, query.get('lang'), settings.lang),
    paper: oneOf(PAPERS, query.get('paper'), 'a4'),
    edition: query.get('edition') ?? '',
  };
}

/** `address('berserk', { deck: 'orcs+', lang: 'en' })` → `/print/berserk?deck=orcs%2B&lang=en` */
export function address(game: string, wish: Partial<Wish>): string {
  const words = new URLSearchParams(Object.entries(wish).filter(([, value]) => value));
  return `/print/${game}${words.size ? `?${words.toString()}` : ''}`;
}
