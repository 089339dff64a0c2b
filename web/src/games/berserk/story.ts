/** A battle as a story: each action in one sentence, with dice and reason inside. */
import type { Args } from '../../lib/i18n';
import type { Fact } from '../../lib/types';
import type { Line } from '../kit';
import { cutBy, isHead, pathOf, sentence, short, walksOn, type Teller } from '../story';
import { calledCard, calledSeat, factText, lineOf, tb } from './sentences';
import type { Pack } from './types';

type Facts = readonly Fact[];

/** Answers that begin an action of one's own; all others aim it, pay for it, order what it set off, or meet it. */
const DEEDS = new Set(['step', 'jump', 'strike', 'use', 'chip', 'end']);

/** What an action led to, besides what its own words tell. */
const CONSEQUENCES = new Set([
  'wounded',
  'healed',
  'got_lives',
  'got_chips',
  'laid',
  'controlled',
  'moved',
  'entered',
  'rose',
  'took_wing',
  'opened',
  'blocked',
  'dropped',
  'lapsed',
  'died',
]);
const ALONE: Record<string, string> = {
  opening_rolled: 'first',
  first_chosen: 'first',
  team_chosen: 'first',
  lead_chosen: 'lead',
  quarter_chosen: 'quarter',
  drawn: 'deal',
  dealt_out: 'deal',
  redealt: 'deal',
  kept: 'deal',
  left_over: 'deal',
  placed: 'placed',
  hid: 'placed',
  started: 'placed',
  skipped: 'skipped',
  offered: 'offered',
  declined: 'declined',
  agreed: 'agreed',
  conceded: 'conceded',
  ended: 'ended',
};
/** Attacks with a verb of their own. */
const ATTACKS = new Set(['shot', 'throw', 'discharge', 'magic']);

const opens = cutBy({
  begins: (answer, _fact, group) => DEEDS.has(answer.split(' ')[0] ?? '') && !waits(group) && !walksOn(answer, group),
  alone: ALONE,
  // Opening is the rule at the start of a turn.
  weighty: new Set([...CONSEQUENCES, 'worked'].filter((name) => name !== 'opened')),
});

export const teller = (pack: Pack): Teller => ({ opens, tell: (facts) => tell(facts, pack) });

/** Something that was announced is not carried out yet: whoever acts now answers it. */
function waits(group: Facts): boolean {
  const count = (name: string): number => group.filter((fact) => fact.fact === name).length;
  return count('announced') > count('taken_up') + count('dropped');
}

function tell(facts: Facts, pack: Pack): Line | null {
  // What is announced lies on the pile; what came of it is told.
  if (waits(facts) && !facts.some((fact) => fact.fact === 'rolled' || fact.fact === 'taken_up')) return null;
  const first = (...names: string[]): Fact | undefined => facts.find((fact) => names.includes(fact.fact));
  const lead =
    facts.find(isHead) ?? first('announced', 'stepped', 'first_chosen', 'kept', 'started', 'placed', 'hid', 'ended');
  if (lead) {
    const line = lineOf(lead, pack);
    return line && { ...line, text: sentences[lead.fact]?.(lead, facts, pack) ?? line.text };
  }
  const shown = facts.find((fact) => fact.fact in ALONE) ?? first(...CONSEQUENCES, 'worked');
  const line = shown && lineOf(shown, pack);
  if (!line) return null;
  return { ...line, text: sentence('', [], after(facts, [], pack)) || worked(shown, pack) || line.text };
}

/** An ability whose effect is told by nothing but the details; 0 is a rage, which has words of its own. */
const worked = (fact: Fact, pack: Pack): string =>
  fact.fact === 'worked' && fact['number'] !== 0
    ? sentence(tb('story-worked', { who: calledCard(fact['card'], pack) }))
    : '';

const sentences: Record<string, (lead: Fact, facts: Facts, pack: Pack) => string> = {
  announced: deed,
  stepped,
  first_chosen: (lead, facts) => {
    const rolls = facts.find((fact) => fact.fact === 'opening_rolled')?.rolls ?? [];
    return sentence(tb('story-first', { rolls: rolls.join(' : '), seat: calledSeat(lead['seat']) }));
  },
  kept: (_lead, facts, pack) =>
    sentence(
      '',
      [],
      facts.filter((fact) => fact.fact === 'kept').map((fact) => factText(fact, pack) ?? ''),
    ),
  placed: () => sentence(tb('story-placed')),
  ended: (lead, _facts, pack) => sentence(factText(lead, pack) ?? ''),
  hid: () => sentence(tb('story-placed')),
  started: () => sentence(tb('story-placed')),
};

function stepped(lead: Fact, facts: Facts, pack: Pack): string {
  const who = calledCard(lead['card'], pack);
  const path = pathOf(facts);
  const [from = '', cell = ''] = path;
  const main =
    path.length > 2 ? tb('story-walked', { who, path: path.join(' → ') }) : tb('story-stepped', { who, from, cell });
  return sentence(main, [], after(facts, [], pack));
}

function deed(lead: Fact, facts: Facts, pack: Pack): string {
  const who = calledCard(lead['card'], pack);
  if (lead['item'] === 'chip') {
    const chip = facts.find((fact) => fact.fact === 'got_chips' && fact['card'] === lead['card']);
    return sentence(tb('story-chip', { who }), [], after(facts, [chip], pack));
  }
  const dealt = facts.find((fact) => fact.fact === 'dealt' && fact['card'] === lead['card']);
  if (lead['item'] === 'strike' || dealt) return attack(lead, dealt, facts, pack);
  const then = short(withoutSaid(after(facts, [], pack, lead['card']), String(who), facts, pack));
  // Whom it was aimed at is said where nothing that came of it says so.
  const aimed = lead['target'] != null && lead['target'] !== lead['card'] && !then.length;
  if (aimed) return sentence(tb('story-ability-on', { who, target: calledCard(lead['target'], pack) }));
  return sentence(tb('story-ability', { who }), then);
}

/** Who goes on being spoken of is named once. */
function withoutSaid(said: string[], about: string, facts: Facts, pack: Pack): string[] {
  const names = new Set(facts.map((fact) => String(calledCard(fact['card'], pack))));
  let last = about;
  return said.map((text) => {
    const name = [...names].find((one) => text.startsWith(`${one} `)) ?? '';
    if (name && name === last) return text.slice(name.length + 1);
    last = name;
    return text;
  });
}

function attack(lead: Fact, dealt: Fact | undefined, facts: Facts, pack: Pack): string {
  const own = (name: string, key: 'card' | 'target', id: unknown): Fact | undefined =>
    facts.find((fact) => fact.fact === name && fact[key] === id);
  const hurtBy = (blow: Fact | undefined): Fact | undefined =>
    blow &&
    facts.find((fact) => fact.fact === 'wounded' && fact['source'] === blow['card'] && fact['card'] === blow['target']);
  const answer = facts.find(
    (fact) => fact.fact === 'dealt' && fact['card'] === dealt?.['target'] && fact['target'] === lead['card'],
  );
  const [hurt, back] = [hurtBy(dealt), hurtBy(answer)];
  const met =
    own('defended', 'target', lead['target'])?.['card'] ?? own('redirected', 'card', lead['card'])?.['target'];
  const rolls = [own('rolled', 'card', lead['card']), own('rolled', 'card', dealt?.['target'] ?? lead['target'])];
  const armour = own('absorbed', 'card', dealt?.['target']);
  const missed = dealt?.['blow'] === 'miss';
  const inside = [
    dice(rolls),
    dealt ? tb('story-blow', { blow: String(dealt['blow']) }) : '',
    dealt && own('shielded', 'card', dealt['target']) ? tb('story-shielded') : '',
    armour ? tb('story-armour', { n: Number(armour['amount']) }) : '',
    dealt && !missed ? tb('story-wounds', { n: Number(hurt?.['amount'] ?? 0) }) : '',
  ];
  const then = [...cutIns(lead, facts, pack), ...after(facts, [hurt, back], pack, lead['card'])];
  if (answer && answer['blow'] !== 'miss')
    then.unshift(
      tb('story-answer', {
        who: calledCard(answer['card'], pack),
        blow: String(answer['blow']),
        n: Number(back?.['amount'] ?? 0),
      }),
    );
  return sentence(opening(lead, dealt, met, pack), inside, then);
}

/** Who answered with a sudden action. */
const cutIns = (lead: Fact, facts: Facts, pack: Pack): string[] =>
  facts
    .filter((fact) => fact.fact === 'announced' && fact !== lead && fact['item'] === 'ability')
    .map((fact) => tb('story-cut-in', { who: calledCard(fact['card'], pack) }));

/** Who attacked whom and how, and who took it over. */
function opening(lead: Fact, dealt: Fact | undefined, met: unknown, pack: Pack): string {
  const target = lead['target'] ?? dealt?.['target'];
  const args: Args = { who: calledCard(lead['card'], pack), target: calledCard(target, pack) };
  if (met) return tb('story-strike-met', { ...args, met: calledCard(met, pack) });
  const kind = String(dealt?.['attack']);
  return tb(`story-${ATTACKS.has(kind) ? kind : 'strike'}`, args);
}

const sumOf = (roll: Fact): number => Number(roll['die']) + Number(roll['bonus']);

/** The dice of an attack: one, or those of both who fight. */
function dice([one, other]: (Fact | undefined)[]): string {
  if (!one) return '';
  return other ? tb('story-dice', { a: sumOf(one), b: sumOf(other) }) : tb('story-die', { a: sumOf(one) });
}

/** Consequences in words, without those that are told already. `doer` is who did it all: that goes without saying. */
function after(facts: Facts, told: readonly (Fact | undefined)[], pack: Pack, doer?: unknown): string[] {
  const rest = facts.filter((fact) => CONSEQUENCES.has(fact.fact) && !told.includes(fact) && !vague(fact));
  const said = rest.filter((fact) => fact.fact !== 'got_chips').map((fact) => consequence(fact, pack, doer));
  return [...said, ...chipsOf(rest, pack)].filter(Boolean);
}

/** That a number changed says little without the number: the details tell of it. */
const vague = (fact: Fact): boolean => fact.fact === 'laid' && fact['effect'] !== 'grant';

function consequence(fact: Fact, pack: Pack, doer: unknown): string {
  const by = fact['source'];
  if (fact.fact !== 'wounded' || by == null || by === fact['card'] || by === doer) return factText(fact, pack) ?? '';
  const [who, target] = [calledCard(by, pack), calledCard(fact['card'], pack)];
  return tb('story-wounded-by', { who, target, n: Number(fact['amount']) });
}

/** Chips by card; several cards that got one each are counted. */
function chipsOf(facts: Facts, pack: Pack): string[] {
  const got = new Map<string, number>();
  for (const fact of facts)
    if (fact.fact === 'got_chips') {
      const card = String(fact['card']);
      got.set(card, (got.get(card) ?? 0) + Number(fact['amount']));
    }
  const ones = [...got].filter(([, amount]) => amount === 1);
  const folded = ones.length > 1 ? [tb('story-chips', { n: ones.length })] : [];
  return [...got]
    .filter(([, amount]) => amount > 1 || !folded.length)
    .map(([card, amount]) => tb('fact-got_chips', { card: calledCard(card, pack), amount }))
    .concat(folded);
}
