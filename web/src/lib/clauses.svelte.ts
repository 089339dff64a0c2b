/** The clause a reader has opened, and the clause catalogues, each loaded once. */
import { getOnce } from './api';
import type { Clause } from './types';

export interface ClauseRef {
  game: string;
  edition: string;
  id: string;
}

let open: ClauseRef | null = $state(null);

export const openedClause = (): ClauseRef | null => open;

export function openClause(ref: ClauseRef | null): void {
  open = ref;
}

/** All clauses of a game in an edition, in the order of the catalogue. */
export async function clausesOf(game: string, edition: string): Promise<Clause[]> {
  const { clauses } = await getOnce<{ clauses: Clause[] }>(`/api/rules/${game}/${edition}`);
  return clauses;
}
