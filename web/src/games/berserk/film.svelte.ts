/** A battle as the replay shows it. */
import { hasText, t } from '../../lib/i18n';
import type { View } from '../../lib/types';
import type { FilmKit } from '../kit';
import { packOf } from './data';
import FilmScreen, { type BattleFilm } from './FilmScreen.svelte';
import { seatLook } from './look';
import { answerLabel } from './prompts';
import { idName, lineOf, seatName, tb } from './sentences';
import { Stage } from './stage.svelte';
import type { BattleView, Pack } from './types';
import { parse } from './words';

/** An answer at a table as `view` shows it. */
function say(answer: string, view: View | null, pack: Pack): string {
  const id = `replay-say-${answer}`;
  if (hasText('', id)) return t(id);
  return answerLabel({ pieces: (view as BattleView | null)?.cards ?? [], pack }, parse(answer));
}

function chance(answer: string, pack: Pack): string {
  const [verb, seat, id] = answer.split(' ');
  return verb === 'draw' ? tb('do-draw', { seat: seatName(seat), a: idName(pack, id) }) : t('replay-die', { face: answer });
}

export async function berserkFilm(edition: string): Promise<FilmKit & BattleFilm> {
  const pack = await packOf(edition);
  return {
    stage: new Stage() as unknown as FilmKit['stage'] & Stage,
    Screen: FilmScreen,
    pack,
    nameOf: seatName,
    sign: seatLook,
    line: (fact) => lineOf(fact, pack),
    say: (answer, before) => say(answer, before, pack),
    secret: true,
    faces: ['1', '2', '3', '4', '5', '6'],
    chance: (answer) => chance(answer, pack),
    drawn: (answer) => (answer.startsWith('draw ') ? idName(pack, answer.split(' ')[2]) : answer),
    result: (ended) => {
      const [winner] = (ended['winners'] as string[] | undefined) ?? [];
      return winner ? tb('won', { seat: seatName(winner) }) : tb('drawn');
    },
    question: (kind) => tb(`ask-${kind}`, { who: 'none' }),
  };
}
