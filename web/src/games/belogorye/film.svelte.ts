/** A duel as the replay shows it. */
import { hasText, t } from '../../lib/i18n';
import type { View } from '../../lib/types';
import type { FilmKit } from '../kit';
import { fightersOf, reprinted } from './data';
import FilmScreen, { type DuelFilm } from './FilmScreen.svelte';
import { sideLook } from './look';
import { measureOf } from './moments';
import { answerLabel } from './prompts';
import { lineOf, nameOf, refusalText, tb } from './sentences';
import Sketch from './Sketch.svelte';
import { Stage } from './stage.svelte';
import { teller } from './story';
import type { DuelView, Fighters } from './types';
import { parse } from './words';

/** An answer on a field as `view` shows it. */
function say(answer: string, view: View | null, fighters: Fighters): string {
  const id = `replay-say-${answer}`;
  if (hasText('', id)) return t(id);
  if (answer.startsWith('retract ')) return t('replay-say-retract', { what: say(answer.slice(8), view, fighters) });
  return answerLabel({ units: (view as DuelView | null)?.units ?? [], fighters }, parse(answer));
}

export async function belogoryeFilm(revision: string, view: View): Promise<FilmKit & DuelFilm> {
  // A try-out board may print other numbers on some cards; they hold for the whole game.
  const fighters = reprinted(await fightersOf(revision), (view as DuelView).changed);
  return {
    stage: new Stage(),
    Screen: FilmScreen,
    fighters,
    nameOf: (seat) => nameOf(seat, fighters),
    sign: sideLook,
    line: (fact) => lineOf(fact, fighters),
    teller: teller(fighters),
    say: (answer, before) => say(answer, before, fighters),
    secret: true,
    faces: ['1', '2', '3', '4', '5', '6'],
    chance: (answer) => t('replay-die', { face: answer }),
    drawn: (face) => face,
    memory: { measure: (last, mine) => measureOf(last as DuelView, mine), Sketch },
    result: ({ winner }) => (winner ? tb(`won-${winner}`) : tb('drawn')),
    question: (kind) => tb(`ask-${kind}`),
    reason: (refusal) => refusalText(refusal, fighters),
  };
}
