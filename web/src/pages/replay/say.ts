/** Steps and answers in words. */
import { answerLabel } from '../../games/belogorye/prompts';
import { nameOf } from '../../games/belogorye/sentences';
import type { Fighters, Unit } from '../../games/belogorye/types';
import { parse } from '../../games/belogorye/words';
import { hasText, t } from '../../lib/i18n';
import type { Film } from './film.svelte';

/** An answer on a field where `units` stand. */
export function sayAnswer(answer: string, units: Unit[], fighters: Fighters): string {
  const id = `replay-say-${answer}`;
  if (hasText('', id)) return t(id);
  if (answer.startsWith('retract ')) return t('replay-say-retract', { what: sayAnswer(answer.slice(8), units, fighters) });
  return answerLabel({ units, fighters }, parse(answer));
}

/** The step that is shown. A question to several seats is answered in secret: another's answer stays secret here too. */
export function sayStep(film: Film, fighters: Fighters): string {
  const step = film.steps[film.at];
  if (!step?.seat || step.answer === null) return t('replay-start');
  if (step.seat === 'chance') return t('replay-die', { face: step.answer });
  const name = nameOf(step.seat, fighters);
  if ((film.before?.ask?.asked.length ?? 1) > 1 && step.seat !== film.seat) return t('replay-secret', { side: name });
  return `${name}: ${sayAnswer(step.answer, film.before?.view.units ?? [], fighters)}`;
}
