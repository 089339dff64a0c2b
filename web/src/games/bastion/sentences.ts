/** Facts and refusals in words. */
import { hasText, type Args } from '../../lib/i18n';
import type { Fact, Refusal } from '../../lib/types';
import type { Line } from '../kit';
import { cardGlyph, ritualGlyph, spellGlyph } from './look';
import { called, capital, nameOf, tb } from './names';

export function named(args: object, layout: readonly string[]): Args {
  const out: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number') out[key] = value;
    else if (typeof value === 'boolean') out[key] = String(value);
    else if (typeof value === 'string') out[key] = called(value, layout);
    else if (Array.isArray(value))
      out[key] = value.map((one) => (key === 'ring' ? tb(`land-${one}`) : nameOf(String(one), layout))).join(', ');
  }
  return out;
}

const ICONS: Record<string, string> = {
  laid: 'ui-deck',
  chose_first: 'ui-flag',
  chose_classes: 'ui-deck',
  stood: 'st-pawn',
  dealt: 'ui-deck',
  returned: 'ui-deck',
  landed: 'en-flyer',
  marched: 'du-move',
  cleared: 'en-flyer',
  reshuffled: 'ui-shuffle',
  turn_began: 'ui-clock',
  moved: 'du-move',
  driven: 'du-move',
  covered_source: 'st-source',
  gained: 'st-source',
  covered_tower: 'st-tower',
  collected_sources: 'st-tower',
  collected_towers: 'st-citadel',
  restored: 'st-source',
  paid: 'du-strike',
  withdrawn: 'ui-undo',
  dropped: 'ui-undo',
  converted: 'st-converter',
  asked: 'st-accumulator',
  given: 'st-accumulator',
  declined: 'ui-close',
  swapped: 'sp-castling',
  teleported: 'sp-teleport',
  ended: 'en-legend',
};

/** A source that is dropped changes nothing, so no fact tells it; but spells may have been promised to it (BST-222). */
const nameOfFact = (fact: Fact): string =>
  fact.fact === 'answer' && fact['answer'] === 'drop' ? 'dropped' : fact.fact;

const iconOf = (fact: Fact): string => {
  if (typeof fact['card'] === 'string' && fact.fact !== 'cast') return cardGlyph(fact['card']);
  if (typeof fact['ritual'] === 'string') return ritualGlyph(fact['ritual']);
  const { spell } = fact;
  return typeof spell === 'string' ? spellGlyph(spell) : (ICONS[nameOfFact(fact)] ?? 'ui-log');
};

/** A fact in words, null if it says nothing to a player; `-of` are texts with a list, which a terminal cannot say. */
export function factText(fact: Fact, layout: readonly string[] = []): string | null {
  const name = nameOfFact(fact);
  const id = [`fact-${name}-of`, `fact-${name}`].find((one) => hasText('bastion', one));
  return id ? tb(id, named(fact, layout)) : null;
}

/** A line of the log. */
export function lineOf(fact: Fact, layout: readonly string[] = []): Line | null {
  const text = factText(fact, layout);
  if (text === null) return null;
  return { text: capital(text), icon: iconOf(fact), head: fact.fact === 'turn_began' };
}

export const refusalText = (refusal: Refusal, layout: readonly string[] = []): string =>
  tb(refusal.text, named(refusal.args ?? {}, layout));
