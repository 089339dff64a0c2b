/** A duel as a story: each action in one sentence, with dice and reason inside. */
import type { Fact } from '../../lib/types';
import type { Line } from '../kit';
import { cutBy, isHead, pathOf, sentence, short, walksOn, type Teller } from '../story';
import { calledName, lineOf, tb } from './sentences';
import type { Fighters } from './types';

type Facts = readonly Fact[];

/** What an action led to, besides what its own words tell. */
const CONSEQUENCES = ['wounded', 'healed', 'poisoned', 'cured', 'moved', 'died'];
const AIMED = ['wounded', 'healed', 'poisoned', 'cured', 'moved', 'opened'];

const opens = cutBy({
  // An answer that carries an action on has a cause.
  begins: (answer, fact, group) => fact.cause == null && !answer.startsWith('first ') && !walksOn(answer, group),
  alone: {
    opening_rolled: 'first',
    first_chosen: 'first',
    placed: 'placed',
    offered: 'offered',
    declined: 'declined',
    ended: 'ended',
  },
  weighty: new Set(CONSEQUENCES),
});

export const teller = (fighters: Fighters): Teller => ({ opens, tell: (facts) => tell(facts, fighters) });

/** What comes before the dice of a strike. */
const BEFORE = new Set(['answer', 'announced', 'intercepted']);

function tell(facts: Facts, fighters: Fighters): Line | null {
  // A strike is told once its dice lie still.
  if (facts.every((fact) => BEFORE.has(fact.fact))) return null;
  const first = (...names: string[]): Fact | undefined => facts.find((fact) => names.includes(fact.fact));
  const lead = facts.find(isHead) ?? first('announced', 'used', 'stepped', 'first_chosen', 'placed', 'ended');
  const shown = lead ?? first('offered', 'declined', 'opening_rolled', ...CONSEQUENCES);
  const line = shown && lineOf(shown, fighters);
  if (!line) return null;
  // Nothing but poison works by itself (BEL-086).
  const poison = CONSEQUENCES.includes(shown.fact) ? tb('story-poison') : '';
  const text = lead
    ? sentences[lead.fact]?.(lead, facts, fighters)
    : sentence(poison, short(after(facts, [], fighters)));
  return { ...line, text: text || line.text };
}

const sentences: Record<string, (lead: Fact, facts: Facts, fighters: Fighters) => string> = {
  announced: strike,
  used: use,
  stepped,
  first_chosen: (lead, facts, fighters) => {
    const rolled = facts.find((fact) => fact.fact === 'opening_rolled');
    const seat = calledName(lead['seat'], fighters);
    if (!rolled) return sentence(tb('fact-first_chosen', { seat }));
    return sentence(tb('story-first', { seat, bogatyrs: Number(rolled['bogatyrs']), evil: Number(rolled['evil']) }));
  },
  placed: () => sentence(tb('story-placed')),
  ended: (lead, _facts, fighters) => sentence(lineOf(lead, fighters)?.text ?? ''),
};

function stepped(lead: Fact, facts: Facts, fighters: Fighters): string {
  const who = calledName(lead['who'], fighters);
  const path = pathOf(facts);
  const [from = '', cell = ''] = path;
  return sentence(
    path.length > 2 ? tb('story-walked', { who, path: path.join(' → ') }) : tb('story-stepped', { who, from, cell }),
  );
}

const sumOf = (roll: Fact): number => Number(roll['die']) + Number(roll['bonus']);

/** The dice of an action: one, or those of both who fight. */
function dice(facts: Facts): string {
  const [one, other] = facts.filter((fact) => fact.fact === 'rolled');
  if (!one) return '';
  return other ? tb('story-dice', { a: sumOf(one), b: sumOf(other) }) : tb('story-die', { a: sumOf(one) });
}

function strike(lead: Fact, facts: Facts, fighters: Fighters): string {
  const [who, target] = [calledName(lead['who'], fighters), calledName(lead['target'], fighters)];
  const met = facts.find((fact) => fact.fact === 'intercepted');
  const main = met
    ? tb('story-strike-met', { who, target, met: calledName(met['who'], fighters) })
    : tb('story-strike', { who, target });
  const blows = facts.filter((fact) => fact.fact === 'struck');
  const own = blows.find((blow) => blow['who'] === lead['who']);
  const answer = blows.find((blow) => blow['who'] !== lead['who'] && blow['blow'] !== 'miss');
  const hurts = [own, answer].map((blow) => facts.find((fact) => fact.fact === 'wounded' && fact.cause === blow?.i));
  const n = hurts.map((hurt) => Number(hurt?.['amount'] ?? 0));
  const inside = [
    dice(facts),
    own ? tb('story-blow', { blow: String(own['blow']) }) : '',
    own && own['blow'] !== 'miss' ? tb('story-wounds', { n: n[0] ?? 0 }) : '',
  ];
  const back = answer
    ? tb('story-answer', { who: calledName(answer['who'], fighters), blow: String(answer['blow']), n: n[1] ?? 0 })
    : '';
  return sentence(main, inside, [back, ...after(facts, hurts, fighters)].filter(Boolean));
}

/** A property that did one thing to one fighter is told by what it did. */
function use(lead: Fact, facts: Facts, fighters: Fighters): string {
  const who = calledName(lead['who'], fighters);
  const done = facts.filter((fact) => AIMED.includes(fact.fact));
  const [one] = done;
  const inside = [dice(facts)].filter(Boolean);
  if (!one || new Set(done.map((fact) => fact['who'])).size > 1 || one['who'] === lead['who']) {
    const said = after(facts, [], fighters);
    return sentence(tb('story-use', { who }), [
      ...inside,
      ...(said.length ? short(said) : [tb('story-wounds', { n: 0 })]),
    ]);
  }
  const args = { who, target: calledName(one['who'], fighters) };
  const n = Number(one['amount'] ?? 0);
  const main = tb(`story-use-${one.fact}`, { ...args, n, cell: String(one['cell'] ?? '') });
  if (one.fact === 'wounded') inside.push(tb('story-wounds', { n }));
  return sentence(main, inside, after(facts, [one], fighters));
}

/** Consequences in the words of their facts, without those that are told already. */
function after(facts: Facts, told: readonly (Fact | undefined)[], fighters: Fighters): string[] {
  const rest = facts.filter((fact) => CONSEQUENCES.includes(fact.fact) && !told.includes(fact));
  const isLast = (fact: Fact, k: number): boolean =>
    rest[k + 1]?.fact === 'died' && rest[k + 1]?.['who'] === fact['who'];
  return rest.flatMap((fact, k) => {
    const before = rest[k - 1];
    if (fact.fact === 'died' && before?.fact === 'wounded' && isLast(before, k - 1)) return [];
    if (fact.fact !== 'wounded' || !isLast(fact, k)) return lineOf(fact, fighters)?.text ?? [];
    return tb('story-wounded-died', { who: calledName(fact['who'], fighters), n: Number(fact['amount']) });
  });
}
