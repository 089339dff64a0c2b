/**
 * What follows from a choice is written by itself, so that nobody has to: the type of a paragraph, closing as its
 * price, numbers that a kind of card cannot have.
 */
import { list, table, without, type Data, type Json } from './data';
import type { Language, Trigger } from './language';

const tables = (value: Json | undefined): Data[] => list(value).map(table);

const isRule = (trigger: Trigger): boolean => trigger.types.includes('rule');

/** A keyword with X has one, and no other. */
function counted(of: Language, step: Data): Data {
  if (step['verb'] !== 'grant') return step;
  return of.keywords[String(step['keyword'])]?.x ? { x: 1, ...step } : without(step, 'x');
}

/** A deed of a moment lasts for a time, a rule as long as it holds unless it says otherwise. */
function lasting(of: Language, step: Data, rule: boolean): Data {
  return rule || step['lasts'] || !of.timed.includes(String(step['verb'])) ? step : { ...step, lasts: 'eot' };
}

/** Whoever attacks has chosen whom. */
function aimed(of: Language, paragraph: Data, steps: Data[]): Data {
  const attack = steps.find((step) => of.attacks.includes(String(step['verb'])));
  if (!attack || list(paragraph['target']).length) return paragraph;
  const close = attack['verb'] === 'special_strike' || attack['verb'] === 'magic_strike';
  return { ...paragraph, target: [{ count: 1, side: 'enemy', noun: 'card', ...(close ? { next_to: 'self' } : {}) }] };
}

function priced(paragraph: Data, when: string, trigger: Trigger): Data {
  const chosen = without(table(paragraph['cost']), 'act', 'sudden');
  const cost: Data = {
    ...(trigger.act ? { act: true } : {}),
    ...(when === 'sudden' ? { sudden: true } : {}),
    ...(when === 'free' ? { chips: 1 } : {}),
    ...chosen,
  };
  return Object.keys(cost).length ? { ...paragraph, cost } : without(paragraph, 'cost');
}

function tidyParagraph(of: Language, paragraph: Data): Data {
  const when = String(paragraph['when']);
  const trigger = of.triggers[when];
  if (!trigger) return paragraph;
  const rule = isRule(trigger);
  const steps = tables(paragraph['do']).map((step) => lasting(of, counted(of, step), rule));
  const attacks = steps.some((step) => of.attacks.includes(String(step['verb'])));
  const type = rule ? 'rule' : attacks ? 'attack' : paragraph['type'] === 'spell' ? 'spell' : 'impact';
  const gone = [
    ...(trigger.cost ? [] : ['cost', 'target', 'limit']),
    ...(trigger.optional ? [] : ['optional']),
    ...(trigger.by ? [] : ['by']),
    ...(trigger.of ? [] : ['of']),
  ];
  const whole = aimed(of, { ...paragraph, type, do: steps }, steps);
  const empty = ['target', 'cond'].filter((key) => Array.isArray(whole[key]) && !whole[key].length);
  const told = without(whole, ...empty, ...gone);
  return rule ? told : priced(told, when, trigger);
}

/** A card made another kind: terrain has no lives, only creatures walk, only the living strike. */
export function ofKind(card: Data, kind: string): Data {
  const numbers: Data = {
    kind,
    life: kind === 'terrain' ? 0 : card['life'] || 5,
    move: kind === 'creature' ? card['move'] || 1 : 0,
  };
  const living = kind === 'creature' || kind === 'flyer';
  return living
    ? { ...card, ...numbers, strike: card['strike'] ?? [1, 2, 3] }
    : { ...without(card, 'strike'), ...numbers };
}

export function tidy(of: Language, card: Data): Data {
  const abilities = tables(card['abilities']).map((one) => tidyParagraph(of, one));
  return { ...without(card, 'abilities'), ...(abilities.length ? { abilities } : {}) };
}
