/** Steps and answers in words. */
import type { Duel } from '../../games/belogorye/duel.svelte';
import { answerLabel } from '../../games/belogorye/prompts';
import { nameOf } from '../../games/belogorye/sentences';
import type { Fighters, Unit } from '../../games/belogorye/types';
import { parse } from '../../games/belogorye/words';
import { hasText, t } from '../../lib/i18n';
import type { Step } from './film.svelte';

/** An answer on a field where `units` stand. */
export function sayAnswer(answer: string, units: Unit[], fighters: Fighters): string {
  const id = `replay-say-${answer}`;
  if (hasText('', id)) return t(id);
  if (answer.startsWith('retract ')) return t('replay-say-retract', { what: sayAnswer(answer.slice(8), units, fighters) });
  return answerLabel({ units, fighters } as Duel, parse(answer));
}

export function sayStep(step: Step | undefined, units: Unit[], fighters: Fighters): string {
  if (!step?.seat || step.answer === null) return t('replay-start');
  if (step.seat === 'chance') return t('replay-die', { face: step.answer });
  return `${nameOf(step.seat, fighters)}: ${sayAnswer(step.answer, units, fighters)}`;
}
