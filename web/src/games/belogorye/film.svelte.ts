/** A duel as the replay shows it. */
import { hasText, t } from '../../lib/i18n';
import type { Fact, View } from '../../lib/types';
import type { FilmKit } from '../kit';
import { fightersOf, reprinted } from './data';
import FilmScreen, { type DuelFilm } from './FilmScreen.svelte';
import { sideLook } from './look';
import { answerLabel } from './prompts';
import { lineOf, nameOf, tb } from './sentences';
import { Stage, type Roll } from './stage.svelte';
import type { DuelView, Fighters } from './types';
import { parse } from './words';

/** The stage of a replay: the dice of a fight that is going on lie on the cards. */
class FilmStage extends Stage {
  recall(facts: Fact[]): void {
    const start = facts.findLastIndex((fact) => ['announced', 'used', 'stepped', 'turn_ended'].includes(fact.fact));
    const rolled = facts.slice(start + 1).filter((fact) => fact.fact === 'rolled');
    this.rolls = Object.fromEntries(rolled.map((fact): [string, Roll] => [String(fact['who']), { die: Number(fact['die']), bonus: Number(fact['bonus']) }]));
  }
}

/** An answer on a field as `view` shows it. */
function say(answer: string, view: View | null, fighters: Fighters): string {
  const id = `replay-say-${answer}`;
  if (hasText('', id)) return t(id);
  if (answer.startsWith('retract ')) return t('replay-say-retract', { what: say(answer.slice(8), view, fighters) });
  return answerLabel({ units: (view as DuelView | null)?.units ?? [], fighters }, parse(answer));
}

export async function belogoryeFilm(edition: string, view: View): Promise<FilmKit & DuelFilm> {
  // A try-out board may print other numbers on some cards; they hold for the whole game.
  const fighters = reprinted(await fightersOf(edition), (view as DuelView).changed);
  return {
    stage: new FilmStage(),
    Screen: FilmScreen,
    fighters,
    nameOf: (seat) => nameOf(seat, fighters),
    sign: sideLook,
    line: (fact) => lineOf(fact, fighters),
    say: (answer, before) => say(answer, before, fighters),
    secret: true,
    faces: ['1', '2', '3', '4', '5', '6'],
    chance: (answer) => t('replay-die', { face: answer }),
    drawn: (face) => face,
    result: (ended) => (ended['winner'] ? tb('won', { seat: nameOf(String(ended['winner']), fighters) }) : tb('drawn')),
    question: (kind) => tb(`ask-${kind}`),
  };
}
