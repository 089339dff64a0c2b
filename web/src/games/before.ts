/** The last turn of others once more, also where it was played before the page was opened. */
import { get } from '../lib/api';
import { toast } from '../lib/notices.svelte';
import type { Fact, Seat } from '../lib/types';
import { problem } from '../pages/home/problem';
import type { Playback } from './playback.svelte';

interface Turn {
  table: string;
  /** Whose eyes. */
  seat: Seat | null;
  log: readonly Fact[];
  /** The fact it began with. */
  first: Fact | undefined;
}

/** The answer that led to a fact: what it led to is told as a whole. */
export function answerOf(log: readonly Fact[], { i }: Fact): number {
  const told = log.findLastIndex((fact) => fact.i <= i && fact.fact === 'answer' && fact.seat !== 'chance');
  return Math.max(0, told);
}

/** What was seen here is kept; for the rest the table tells what stood there, and the log what happened. */
export async function showAgain<View>(stage: Playback<View>, { table, seat, log, first }: Turn): Promise<void> {
  if (stage.reel) return stage.again();
  if (!first) return;
  const facts = log.slice(answerOf(log, first));
  const eyes = seat ? `?seat=${seat}` : '';
  try {
    const { view } = await get<{ view: unknown }>(`/api/tables/${table}/before/${facts[0]?.i}${eyes}`);
    stage.again(view as View, facts);
  } catch (error) {
    toast(problem(error), 'error');
  }
}
