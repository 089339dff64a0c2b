/** A siege as the replay shows it. */
import type { View } from '../../lib/types';
import type { FilmKit } from '../kit';
import FilmScreen, { type SiegeFilm } from './FilmScreen.svelte';
import { measure } from './moments';
import { nameOf, seatName, tb } from './names';
import { answerLabel } from './prompts';
import { lineOf, refusalText } from './sentences';
import Sketch from './Sketch.svelte';
import { Stage } from './stage.svelte';
import { teller } from './story';
import type { SiegeView } from './types';
import { parse } from './words';

export function bastionFilm(first: View): FilmKit & SiegeFilm {
  const stage = new Stage();
  const layout = (): readonly string[] => stage.shown?.layout ?? (first as SiegeView).layout;
  return {
    stage,
    Screen: FilmScreen,
    nameOf: seatName,
    sign: () => ({ enamel: 'neutral', glyph: 'st-pawn' }),
    line: (fact) => lineOf(fact, layout()),
    teller: teller(layout),
    say: (answer) => answerLabel(parse(answer), layout()),
    secret: false,
    faces: [],
    chance: (answer) => tb('film-chance', { what: nameOf(answer, layout()) }),
    drawn: (answer) => nameOf(answer, layout()),
    memory: { measure: () => measure, Sketch },
    result: ({ won }) => tb(won ? 'won' : 'lost'),
    question: (kind) => tb(`ask-${kind}`),
    reason: (refusal) => refusalText(refusal, layout()),
  };
}
