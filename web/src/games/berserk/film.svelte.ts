/** A battle as the replay shows it. */
import { hasText, t } from '../../lib/i18n';
import type { View } from '../../lib/types';
import type { FilmKit } from '../kit';
import { packOf } from './data';
import FilmScreen, { type BattleFilm } from './FilmScreen.svelte';
import { seatLook } from './look';
import { measureOf } from './moments';
import { answerLabel } from './prompts';
import { idName, lineOf, outcomeText, refusalText, seatName, tb } from './sentences';
import Sketch from './Sketch.svelte';
import { Stage } from './stage.svelte';
import { teller } from './story';
import type { BattleView, Card, Pack } from './types';
import { parse } from './words';

/** An answer at a table as `view` shows it. */
function say(answer: string, view: View | null, pack: Pack): string {
  const id = `replay-say-${answer}`;
  if (hasText('', id)) return t(id);
  const table = view as BattleView | null;
  return answerLabel({ pieces: table?.cards ?? [], pack, view: table }, parse(answer));
}

function chance(answer: string, pack: Pack): string {
  const [verb, seat, id] = answer.split(' ');
  return verb === 'draw'
    ? tb('do-draw', { seat: seatName(seat), a: idName(pack, id) })
    : t('replay-die', { face: answer });
}

/** `first` is the first view: a table with cards of somebody's own tells them. */
export async function berserkFilm(revision: string, first?: View): Promise<FilmKit & BattleFilm> {
  const pack = await packOf(revision, (first?.['pack'] ?? []) as Card[]);
  return {
    stage: new Stage() as unknown as FilmKit['stage'] & Stage,
    Screen: FilmScreen,
    pack,
    nameOf: seatName,
    sign: seatLook,
    line: (fact) => lineOf(fact, pack),
    teller: teller(pack),
    say: (answer, before) => say(answer, before, pack),
    secret: true,
    faces: ['1', '2', '3', '4', '5', '6'],
    chance: (answer) => chance(answer, pack),
    drawn: (answer) => (answer.startsWith('draw ') ? idName(pack, answer.split(' ')[2]) : answer),
    memory: { measure: (last, mine) => measureOf(last as BattleView, mine), Sketch },
    result: ({ winners }) => outcomeText(winners ?? []),
    question: (kind) => tb(`ask-${kind}`, { who: 'none' }),
    reason: (refusal) => refusalText(refusal, pack),
  };
}
