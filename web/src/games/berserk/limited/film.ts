/** A draft or a sealed deal as the replay shows it. */
import type { FilmKit } from '../../kit';
import { plainly } from '../../story';
import { packOf } from '../data';
import { seatLook } from '../look';
import { idName, refusalText, seatName, tb } from '../sentences';
import type { Pack } from '../types';
import FilmScreen, { type LimitedFilm } from './FilmScreen.svelte';
import { lineOf } from './words';

/** Nothing moves here: what is shown follows the step alone. */
const STILL: FilmKit['stage'] = {
  busy: false,
  settle: () => undefined,
  show: () => undefined,
  finish: () => undefined,
};

function say(answer: string, pack: Pack): string {
  const [verb = '', id = ''] = answer.replace('retract ', '').split(' ');
  const back = answer.startsWith('retract ') ? 'back' : 'on';
  return tb(`limited-say-${verb}`, { card: id ? idName(pack, id) : '', back });
}

export async function limitedFilm(revision: string): Promise<FilmKit & LimitedFilm> {
  const pack = await packOf(revision);
  const drawn = (answer: string): string => idName(pack, answer.split(' ')[2]);
  return {
    stage: STILL,
    Screen: FilmScreen,
    pack,
    nameOf: seatName,
    sign: seatLook,
    line: (fact) => lineOf(fact, pack),
    teller: plainly((fact) => lineOf(fact, pack)),
    say: (answer) => say(answer, pack),
    secret: true,
    faces: [],
    chance: (answer) => tb('do-draw', { seat: seatName(answer.split(' ')[1]), a: drawn(answer) }),
    drawn,
    result: () => tb('limited-film-result'),
    question: (kind) =>
      tb(kind === 'build' ? 'limited-ask-build' : kind === 'pick' ? 'limited-ask-pick' : 'limited-dealing'),
    reason: (refusal) => refusalText(refusal, pack),
  };
}
