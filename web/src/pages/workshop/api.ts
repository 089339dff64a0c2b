/** Packs and cards as the server keeps, judges and tries them. */
import type { Card } from '../../games/berserk/types';
import { get, getOnce, post } from '../../lib/api';
import type {
  CardFault as Fault,
  CheckedCard,
  KeptPack as Pack,
  MadeTest,
  PackShelf,
  PackShort as Short,
  RateDifference as Difference,
  ReadPack,
  TrialInfo as Trial,
  WinRate as Rate,
  WrittenPack as Written,
} from '../../lib/berserk/replies';
import { me } from '../../lib/me';
import type { CardTestRequest, NewPackRequest, OwnCardRequest, PackFileRequest } from '../../lib/requests';
import type { MadeTable } from '../../lib/types';
import type { Data } from './data';
import { SHOP } from './language';

export type { Difference, Fault, Pack, Rate, Short, Trial, Written };
export type TrialWish = Required<CardTestRequest>;

export const PACKS = '/api/packs/berserk';

/** The cards of a pack that can be played. */
export const soundOf = (pack: Pack): Card[] => pack.rows.filter((row) => row !== null);

export const check = (card: Data): Promise<CheckedCard> =>
  post<CheckedCard>(`${SHOP}/check`, { card } satisfies OwnCardRequest);

/** The cards of the set as they are written, by number. */
export const written = (): Promise<Record<string, Data>> => getOnce<Record<string, Data>>(`${SHOP}/cards`);

/** One's own packs; the first request gives the cookie. */
export async function shelf(): Promise<Short[]> {
  await me();
  return (await get<PackShelf>(PACKS)).packs;
}

export async function pack(id: string): Promise<Pack> {
  await me();
  return get<Pack>(`${PACKS}/${id}`);
}

export async function add(pack: Written): Promise<Pack> {
  await me();
  return post<Pack>(PACKS, pack satisfies NewPackRequest);
}

export const change = (id: string, pack: Written): Promise<Pack> =>
  post<Pack>(`${PACKS}/${id}`, pack satisfies NewPackRequest);
export const drop = (id: string): Promise<unknown> => post(`${PACKS}/${id}/delete`);
export const copyOf = (id: string): Promise<Pack> => post<Pack>(`${PACKS}/${id}/copy`);

/** What a file says: a pack, or where it is wrong. */
export const read = (text: string): Promise<ReadPack> =>
  post<ReadPack>(`${PACKS}/read`, { text } satisfies PackFileRequest);

export async function tryOut(card: Data): Promise<string> {
  await me();
  return (await post<MadeTable>(`${SHOP}/try`, { card } satisfies OwnCardRequest)).id;
}

export const beginTrial = async (wish: TrialWish): Promise<string> => (await post<MadeTest>(`${SHOP}/tests`, wish)).id;
export const trial = (id: string): Promise<Trial> => get<Trial>(`${SHOP}/tests/${id}`);
export const stopTrial = (id: string): Promise<unknown> => post(`${SHOP}/tests/${id}/stop`);
