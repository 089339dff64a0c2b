/** Tables the server is asked for; whoever sits down brings a share of the dice. */
import { freshEntropy, post } from './api';
import type { AgainRequest, BranchRequest, JoinRequest, NewTableRequest } from './requests';
import type { MadeTable } from './types';

/** A new table; its id. */
export const newTable = async (wish: NewTableRequest): Promise<string> =>
  (await post<MadeTable>('/api/tables', { ...wish, entropy: freshEntropy() })).id;

/** Another course of a finished game; the id of its table. */
export const branchOf = async (id: string, wish: BranchRequest): Promise<string> =>
  (await post<MadeTable>(`/api/tables/${id}/branch`, wish)).id;

/** Another game of the people of one that is over; the id of its table. */
export const playAgain = async (id: string, wish: AgainRequest): Promise<string> =>
  (await post<Pick<MadeTable, 'id'>>(`/api/tables/${id}/again`, { ...wish, entropy: freshEntropy() })).id;

export async function joinTable(id: string, wish: JoinRequest): Promise<void> {
  await post(`/api/tables/${id}/join`, { ...wish, entropy: freshEntropy() });
}
