/** Decks as the server keeps and judges them. It alone says what may be played. */
import { get, post } from '../../lib/api';
import { me } from '../../lib/me';
import type { Refusal, Words } from '../../lib/types';

export const GAME = 'berserk';
const PATH = `/api/decks/${GAME}`;

/** Copies by number of the card. */
export type Cards = Record<string, number>;

export interface Kept {
  id: string;
  name: string;
  changed: number;
  cards: Cards;
  size: number;
  refusals: Refusal[];
}

export interface Limits {
  least: number;
  /** Cards of a deck, decks of a player, letters of a name. */
  most: number;
  decks: number;
  name: number;
  copies: Record<string, { most: number; clause: string }>;
}

export interface Shelf {
  decks: Kept[];
  /** The four of the set; with `+` they have their six extra cards. */
  ready: Record<string, Cards>;
  limits: Limits;
}

export interface Verdict {
  size: number;
  /** Why it may not be played; nothing: it may. */
  refusals: Refusal[];
  notes: Refusal[];
  text: Words;
}

/** A line of a text that is not understood. */
export interface Fault {
  line: number;
  text: string;
  args: Refusal['args'];
}

export interface Read {
  name: string;
  cards: Cards;
  faults: Fault[];
}

/** The decks of whoever asks; the first request gives the cookie. */
export async function shelf(): Promise<Shelf> {
  await me();
  return get<Shelf>(PATH);
}

export const check = (cards: Cards, name: string): Promise<Verdict> => post<Verdict>(`${PATH}/check`, { cards, name });
export const read = (text: string): Promise<Read> => post<Read>(`${PATH}/read`, { text });
export const add = (name: string, cards: Cards): Promise<Kept> => post<Kept>(PATH, { name, cards });
export const change = (id: string, name: string, cards: Cards): Promise<Kept> =>
  post<Kept>(`${PATH}/${id}`, { name, cards });
export const drop = (id: string): Promise<unknown> => post(`${PATH}/${id}/delete`);
