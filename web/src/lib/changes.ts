/** A state of a table by what has changed since the one before it. */
import type { ChangeFrame, Changed, StateFrame } from './types';

/** What becomes of an object or a list; what has not changed stays the same object. */
export function carriedOut<T>(old: T, change: Changed): T {
  const made = (Array.isArray(old) ? [...(old as unknown[])] : { ...old }) as Record<string, unknown>;
  for (const key of change.gone ?? []) delete made[key];
  Object.assign(made, change.set);
  for (const [key, inner] of Object.entries(change.inside ?? {})) made[key] = carriedOut(made[key], inner);
  return made as T;
}

/** The whole state after a change; null where it is not that of the state we have. */
export function wholeAgain(last: StateFrame | undefined, { base, t: _t, ...told }: ChangeFrame): StateFrame | null {
  if (last?.n !== base || !last.view) return null;
  const view = told.view.reduce(carriedOut, last.view);
  return { ...told, t: 'state', view, asides: told.asides ?? last.asides, table: told.table ?? last.table };
}
