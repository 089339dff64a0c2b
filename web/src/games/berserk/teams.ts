/** Two against two: who fights beside whom, and where each of the four stands (BRS-371 … BRS-376). */
import type { Seat } from '../../lib/types';
import type { BattleView } from './types';

/** The seats of the game; a duel has the first two. */
export const SEATS = ['red', 'blue', 'green', 'violet'] as const;

const teamOf = (seat: Seat): number => SEATS.findIndex((one) => one === seat) % 2;

/** Oneself or a team-mate. */
export const allied = (one: Seat | null | undefined, other: Seat | null | undefined): boolean =>
  one != null && other != null && teamOf(one) === teamOf(other);

export const isTeam = (view: Pick<BattleView, 'mode'> | null | undefined): boolean => view?.mode === 'team';

/** Who is asked after whom: from the next after `seat` once around the table, `seat` last (BRS-379). */
export function roundAfter(order: Seat[], seat: Seat | null): Seat[] {
  const at = order.findIndex((one) => one === seat);
  return at < 0 ? order : [...order.slice(at + 1), ...order.slice(0, at + 1)];
}
