/** The moments of a game that is over, as its replay tells them. */
import { GAMES } from '../../games';
import type { FilmKit, Memory } from '../../games/kit';
import type { Seat, TableInfo, View } from '../../lib/types';
import { Film } from '../replay/film.svelte';
import { actionsOf, momentsOf, type Moment } from './moments';

export interface Told extends Moment {
  text: string;
  /** What stood on the board before it. */
  view: View;
  kit: FilmKit;
  Sketch: Memory['Sketch'];
}

/** For who held these seats; for those who led both sides or looked on, as the winners saw it. */
export async function remembered(table: TableInfo, mine: Seat[]): Promise<Told[]> {
  const film = new Film(table.id);
  await film.open(Infinity, mine.length === 1 ? (mine[0] ?? null) : null);
  const { kit, frame } = film;
  if (!kit?.memory || !frame) return [];
  const { measure, Sketch } = kit.memory;
  const whose = mine.length && mine.length < table.seats.length ? mine : (frame.view.outcome?.winners ?? []);
  if (!whose.length && !GAMES[table.game]?.team) return [];
  const moments = momentsOf(actionsOf(film.steps, kit.teller.opens, measure(frame.view, whose)));
  return Promise.all(
    moments.map(async (moment) => ({
      ...moment,
      text: kit.teller.tell(moment.facts, film.facts)?.text ?? '',
      view: (await film.frameAt(Math.max(0, moment.step - 1))).view,
      kit,
      Sketch,
    })),
  );
}
