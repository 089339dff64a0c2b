/** What others did since one's last action, as it is drawn over a field: numbered, each with its way or its blow. */
import type { Fact, Seat } from '../lib/types';
import { grouped, isHead, pathOf, type Teller } from './story';

export interface Trail {
  /** The entry of the log that tells of it, and the number both bear. */
  key: number;
  n: number;
  /** Cells from the first to the last; of a blow those of who struck and who was struck. */
  path: string[];
  blow: boolean;
}

type Facts = readonly Fact[];

/** The facts of the last turn of others, until one acts oneself; none while they are at it. */
export function lately(log: Facts, own: (seat: Seat) => boolean): Facts {
  const mine = (fact: Fact | undefined): boolean => own(fact?.seat ?? '');
  const turn = log.findLastIndex(isHead);
  if (!mine(log[turn]) || log.slice(turn).some((fact) => fact.fact === 'answer' && mine(fact))) return [];
  const theirs = log.slice(0, turn).findLastIndex((fact) => isHead(fact) && mine(fact));
  const begun = log.findIndex((fact, k) => k > theirs && k < turn && isHead(fact));
  return begun < 0 ? [] : log.slice(begun, turn);
}

/** `isCell`: whether a word of an answer is a place on the field. */
export function trailsOf(facts: Facts, opens: Teller['opens'], isCell: (word: string) => boolean): Trail[] {
  const found = grouped(facts, opens).flatMap((group): Omit<Trail, 'n'>[] => {
    const key = group[0]?.i ?? 0;
    const first = group.find((fact) => fact.fact === 'answer' && fact.seat !== 'chance');
    const walked = pathOf(group);
    if (group.some((fact) => fact.fact === 'stepped')) return [{ key, path: walked, blow: false }];
    if (!first || !/^(strike|use) /.test(String(first.answer))) return [];
    const aimed = group.filter((fact) => fact.fact === 'answer' && fact.seat === first.seat);
    const words = aimed.flatMap((fact) => String(fact.answer).split(' ')).filter(isCell);
    const [from, to] = [words[0], words.at(-1)];
    return from && to && from !== to ? [{ key, path: [from, to], blow: true }] : [];
  });
  return found.map((one, k) => ({ ...one, n: k + 1 }));
}
