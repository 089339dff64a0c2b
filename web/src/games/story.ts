/** The log as a story: one entry an action, told in one sentence; the facts of the action are its details. */
import { t } from '../lib/i18n';
import type { Fact } from '../lib/types';
import type { Line } from './kit';

export interface Entry extends Line {
  /** The number of its first fact: it stays while the entry grows. */
  key: number;
  facts: Fact[];
}

type Facts = readonly Fact[];

/** How facts are cut into entries and each is told, the whole log at hand; null where there is nothing to say. */
export interface Teller {
  opens: (fact: Fact, group: Facts) => boolean;
  tell: (facts: Facts, log: Facts) => Line | null;
}

/** How a game cuts its facts into actions. */
export interface Cut {
  /** An answer with which a player begins an action; others confirm, pay or aim one that is under way. */
  begins: (answer: string, fact: Fact, group: Facts) => boolean;
  /** Facts that stand for themselves whatever led to them; those of one kind share an entry. */
  alone: Readonly<Record<string, string>>;
  /** What happens by itself as a turn begins or ends and is worth an entry of its own. */
  weighty: ReadonlySet<string>;
}

const CHANCE = 'chance';
/** What comes before everything and tells nothing by itself. */
const SILENT = new Set(['answer', 'stage_came', 'turn_ended']);
/** So many consequences are told; the rest are details. */
const MOST = 3;

export const isHead = (fact: Fact): boolean => fact.fact === 'turn_began';

export const cutBy =
  ({ begins, alone, weighty }: Cut): Teller['opens'] =>
  (fact, group) => {
    if (fact.fact === 'answer') return fact['seat'] !== CHANCE && begins(String(fact['answer']), fact, group);
    if (isHead(fact)) return group.some((one) => isHead(one) || weighty.has(one.fact) || one.fact in alone);
    const kind = alone[fact.fact];
    if (kind) return group.some((one) => !SILENT.has(one.fact)) && !group.some((one) => alone[one.fact] === kind);
    return weighty.has(fact.fact) && group.some(isHead);
  };

/** A log where each fact is an entry. */
export const plainly = (say: (fact: Fact) => Line | null): Teller => ({
  opens: () => true,
  tell: ([fact]) => (fact ? say(fact) : null),
});

export function grouped(facts: Facts, opens: Teller['opens']): Fact[][] {
  const groups: Fact[][] = [];
  let group: Fact[] = [];
  for (const fact of facts) {
    if (!group.length || opens(fact, group)) groups.push((group = []));
    group.push(fact);
  }
  return groups;
}

/** What has been told of a first fact, and of how many facts it was told. */
export type Told = WeakMap<Fact, { count: number; entry: Entry | null }>;

/** The entries of a log. A log grows long, so what has not changed is not told again. */
export function story(facts: Facts, { opens, tell }: Teller, told: Told = new WeakMap()): Entry[] {
  return grouped(facts, opens).flatMap((group) => {
    const first = group[0] as Fact;
    let known = told.get(first);
    if (known?.count !== group.length) {
      const line = tell(group, facts);
      known = { count: group.length, entry: line && { ...line, key: first.i, facts: group } };
      told.set(first, known);
    }
    return known.entry ?? [];
  });
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is too much for a sentence is counted. */
export const short = (said: readonly string[]): readonly string[] =>
  said.length > MOST + 1 ? [...said.slice(0, MOST), t('log-more', { n: said.length - MOST })] : said;

/** “Ilya struck Upyr: 4 against 2, weak blow, 2 wounds; Upyr fell.” */
export function sentence(main: string, inside: readonly string[] = [], then: readonly string[] = []): string {
  const head = [main, inside.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  const said = [head, ...short(then.filter(Boolean))].filter(Boolean).join('; ');
  return said && `${capital(said)}.`;
}

/** A walk goes on with the next step of whoever made the last one. */
export function walksOn(answer: string, group: Facts): boolean {
  const steps = group.filter((fact) => fact.fact === 'stepped');
  const only = group.every((fact) => fact.fact === 'stepped' || fact.fact === 'answer');
  return only && answer.startsWith('step ') && answer.split(' ')[1] === steps.at(-1)?.['cell'];
}

/** The cells of a walk: where it began, then each step. */
export function pathOf(facts: Facts): string[] {
  const answer = facts.find((fact) => fact.fact === 'answer');
  const from = String(answer?.['answer'] ?? '').split(' ')[1] ?? '';
  return [from, ...facts.filter((fact) => fact.fact === 'stepped').map((fact) => String(fact['cell']))].filter(Boolean);
}
