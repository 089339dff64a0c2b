/** A siege as a story: each action in one sentence, with its price inside. */
import type { Fact } from '../../lib/types';
import type { Line } from '../kit';
import { cutBy, isHead, sentence, type Teller } from '../story';
import { tb } from './names';
import { factText, lineOf, named } from './sentences';
import { stoodAt } from './wall';
import { bare } from './words';

type Facts = readonly Fact[];

/** The facts of an action, where they happened, and all that happened before. */
interface Act {
  facts: Facts;
  log: Facts;
  layout: readonly string[];
}

/** Answers that begin an action; all others add a spell to it, pay for it or carry it on. */
const DEEDS = 'move storm source tower collect restore attack convert draw castling teleport repeat end'.split(' ');
/** What the enemy does, by itself. */
const ONSLAUGHT = ['placed', 'joined', 'landed', 'invaded', 'marched', 'driven', 'set_aside'];
/** What else an action may lead to. */
const THEN = ['beaten', 'owned', 'built', 'removed', 'given', 'declined', 'driven'];
/** The fact that tells what an action was, the first that is there. */
const LEADS = 'announced covered_source covered_tower collected_towers restored converted asked swapped teleported'
  .concat(' moved laid dropped cast ended')
  .split(' ');

const opens = cutBy({
  begins: (answer) => DEEDS.includes(bare(answer.split(' ')[0] ?? '')),
  alone: { laid: 'siege', entered: 'onslaught', marched: 'onslaught', ended: 'ended' },
  weighty: new Set(ONSLAUGHT),
});

export const teller = (layout: () => readonly string[]): Teller => ({
  opens,
  tell: (facts, log) => tell({ facts, log, layout: layout() }),
});

const first = ({ facts }: Act, ...names: string[]): Fact | undefined =>
  names.map((name) => facts.find((fact) => fact.fact === name)).find(Boolean);

const say = (act: Act, id: string, words: object): string => tb(id, named(words, act.layout));

const told = (act: Act, fact: Fact): string => factText(fact, act.layout) ?? '';

function tell(act: Act): Line | null {
  const came = first(act, 'entered') && first(act, ...ONSLAUGHT);
  const dropped = act.facts.find((fact) => fact['answer'] === 'drop');
  const lead = act.facts.find(isHead) ?? came ?? first(act, ...LEADS, ...ONSLAUGHT) ?? dropped;
  const line = lead && lineOf(lead, act.layout);
  if (!line || line.head) return line ?? null;
  const text = ONSLAUGHT.includes(lead.fact)
    ? sentence('', [], texts(act, ONSLAUGHT))
    : sentences[lead.fact]?.(lead, act);
  return { ...line, text: text ?? sentence(told(act, lead)) };
}

const sentences: Record<string, (lead: Fact, act: Act) => string> = {
  announced: attack,
  covered_source: (lead, act) => {
    const gained = first(act, 'gained');
    if (!gained) return sentence(told(act, lead));
    return sentence(say(act, 'story-source', gained), [say(act, 'story-source-shut', lead), ...spells(act)]);
  },
  covered_tower: (lead, act) => sentence(say(act, 'story-tower', lead), [say(act, 'story-tower-shut', lead)]),
  laid: (lead, act) => {
    const began = first(act, 'chose_first');
    return sentence(began ? say(act, 'story-siege', began) : told(act, lead));
  },
  asked: (lead, act) => sentence(told(act, lead), [], texts(act, THEN)),
  moved: (_lead, act) => sentence('', [], texts(act, ['moved', ...THEN])),
  swapped: shifted,
  teleported: shifted,
};

const texts = (act: Act, names: readonly string[], but?: Fact): string[] =>
  act.facts.filter((fact) => names.includes(fact.fact) && fact !== but).map((fact) => consequence(fact, act));

function consequence(fact: Fact, act: Act): string {
  const landed = act.facts.some((one) => one.fact === 'landed' && one['section'] === fact['section']);
  // An enemy that lands was put on the wall before: it is told once.
  if (fact.fact === 'placed' && landed) return '';
  const card = fact.fact === 'landed' || fact.fact === 'marched' ? stoodAt(fact['section'], fact, act.log) : null;
  if (card) return say(act, `story-${fact.fact}`, { ...fact, card });
  return fact.fact === 'owned' ? say(act, 'story-owned', fact) : told(act, fact);
}

/** Spells that were cast, by name. */
const spells = (act: Act): string[] =>
  act.facts.filter((fact) => fact.fact === 'cast').map((fact) => say(act, 'story-cast', fact));

function attack(lead: Fact, act: Act): string {
  if (first(act, 'withdrawn')) return sentence(say(act, 'story-withdrew', lead));
  const won = act.facts.find((fact) => fact.fact === 'beaten' && fact['card'] === lead['card']);
  if (!won) return sentence(told(act, lead));
  const entered = first(act, 'moved');
  const main = entered ? say(act, 'story-storm', { ...lead, area: entered['area'] }) : say(act, 'story-beat', lead);
  const paid = act.facts.filter((fact) => fact.fact === 'paid').map((fact) => say(act, 'story-mana', fact));
  const price = paid.length ? tb('story-paid', { what: paid.join(', ') }) : '';
  return sentence(main, [price, ...spells(act)], texts(act, THEN, won));
}

/** Enemies that a spell moved about. */
function shifted(lead: Fact, act: Act): string {
  const card = stoodAt(lead['section'], lead, act.log);
  const other = stoodAt(lead['goal'], lead, act.log);
  const seat = first(act, 'cast')?.['seat'];
  if (!seat || !card || (lead.fact === 'swapped' && !other)) return sentence(told(act, lead));
  return sentence(say(act, `story-${lead.fact}`, { ...lead, seat, card, other }));
}
