/** Packs and cards as the server keeps, judges and tries them. */
import type { Card } from '../../games/berserk/types';
import { get, getOnce, post } from '../../lib/api';
import { me } from '../../lib/me';
import type { Words } from '../../lib/types';
import type { Data } from './data';
import { SHOP } from './language';

export const PACKS = '/api/packs/berserk';

/** Where a card is wrong, and why. */
export interface Fault {
  path: string;
  code: string;
  text: Words;
}

export interface Pack {
  id: string;
  name: string;
  author: string;
  mine: boolean;
  changed: number;
  cards: Data[];
  /** As players read each card; none where it is wrong. */
  rows: (Card | null)[];
  digest: string | null;
  errors: Fault[];
}

/** A pack on the shelf, in short. */
export interface Short extends Pick<Pack, 'id' | 'name' | 'author' | 'changed'> {
  size: number;
  names: Words[];
}

/** The cards of a pack that can be played. */
export const soundOf = (pack: Pack): Card[] => pack.rows.filter((row) => row !== null);

/** What is kept of a pack, and what a file holds. */
export type Written = Pick<Pack, 'name' | 'author' | 'cards'>;

export interface Checked {
  errors: Fault[];
  row: Card | null;
}

export interface Rate {
  wins: number;
  games: number;
  rate: number;
  low: number;
  high: number;
}

export interface Trial {
  state: 'running' | 'done' | 'failed' | 'stopped';
  played: number;
  of: number;
  with?: Rate;
  without?: Rate;
  difference?: { points: number; low: number; high: number };
}

export const check = (card: Data): Promise<Checked> => post<Checked>(`${SHOP}/check`, { card });

/** The cards of the set as they are written, by number. */
export const written = (): Promise<Record<string, Data>> => getOnce<Record<string, Data>>(`${SHOP}/cards`);

/** One's own packs; the first request gives the cookie. */
export async function shelf(): Promise<Short[]> {
  await me();
  return (await get<{ packs: Short[] }>(PACKS)).packs;
}

export async function pack(id: string): Promise<Pack> {
  await me();
  return get<Pack>(`${PACKS}/${id}`);
}

export async function add(pack: Written): Promise<Pack> {
  await me();
  return post<Pack>(PACKS, pack);
}

export const change = (id: string, pack: Written): Promise<Pack> => post<Pack>(`${PACKS}/${id}`, pack);
export const drop = (id: string): Promise<unknown> => post(`${PACKS}/${id}/delete`);
export const copyOf = (id: string): Promise<Pack> => post<Pack>(`${PACKS}/${id}/copy`);

/** What a file says: a pack, or where it is wrong. */
export const read = (text: string): Promise<{ pack: Written | null; errors: Fault[] }> =>
  post(`${PACKS}/read`, { text });

export async function tryOut(card: Data): Promise<string> {
  await me();
  return (await post<{ id: string }>(`${SHOP}/try`, { card })).id;
}

export interface TrialWish {
  card: Data;
  instead: number;
  deck: string;
  games: number;
}

export const beginTrial = async (wish: TrialWish): Promise<string> =>
  (await post<{ id: string }>(`${SHOP}/tests`, wish)).id;
export const trial = (id: string): Promise<Trial> => get<Trial>(`${SHOP}/tests/${id}`);
export const stopTrial = (id: string): Promise<unknown> => post(`${SHOP}/tests/${id}/stop`);
