/** When the coach of first games speaks: at a kind of question that is new to whoever is asked. */
import { GAMES } from '../../games';
import { announce } from '../../lib/notices.svelte';
import { tg } from '../../lib/i18n';
import type { CoachLine, Lessons } from '../../lib/lessons';
import type { Room } from '../../lib/room.svelte';
import { settings } from '../../lib/settings.svelte';
import { inLessons } from '../../lib/texts.svelte';
import type { TableInfo } from '../../lib/types';
import { learnt } from '../learn/learnt.svelte';
import { bringLessonTexts, lessonsOf } from '../learn/lessons';

/**
 * A first game is one from the start; two at one screen are not coached: each would hear what is asked of the other.
 */
export const coachable = (room: Room, table: TableInfo): boolean =>
  table.status === 'live' &&
  !table.origin &&
  !table.options['position'] &&
  (room.held.length === 1 || (room.held.length > 1 && !!GAMES[table.game]?.team));

export class Coaching {
  line: CoachLine | null = $state.raw(null);
  #taught: Lessons | null = $state.raw(null);
  #known: Promise<void> | null = null;

  constructor(
    readonly room: Room,
    readonly table: string,
    readonly game: string,
  ) {}

  /** Brings what is needed, unless no coach is wanted or this is no first game: then nothing more is loaded. */
  async begin(): Promise<void> {
    await (this.#known ??= learnt.load());
    const { games } = learnt.of(this.game);
    const past = games.length >= (learnt.all?.first ?? 0) && !games.includes(this.table);
    if (!settings.coach || past || this.#taught) return;
    const [taught] = await Promise.all([lessonsOf(this.game), bringLessonTexts(this.game)]);
    this.#taught = taught;
  }

  /** Looks at the open question. */
  look(): void {
    const { asked } = this.room;
    const kind = asked ? this.room.states[asked]?.ask?.kind : undefined;
    if (this.line && this.line.kind !== kind) this.line = null;
    if (!settings.coach) this.line = null;
    if (!this.#taught || !kind || this.line || !settings.coach) return;
    const { games, coached } = learnt.of(this.game);
    const line = this.#taught.coach.find((one) => one.kind === kind);
    const fresh = line && !coached.includes(kind);
    if (!fresh && games.includes(this.table)) return;
    void learnt.note(this.game, { table: this.table, coached: fresh ? [kind] : [] });
    if (!fresh || this.#finished(line.lesson)) return;
    this.line = line;
    announce(tg(inLessons(this.game), `coach-${kind}`));
  }

  close(): void {
    this.line = null;
  }

  /** Who has finished the lesson knows it. */
  #finished(lesson: string | null): boolean {
    const steps = this.#taught?.lessons.find((one) => one.id === lesson)?.step.length;
    return !!lesson && !!steps && learnt.steps(this.game, lesson) >= steps;
  }
}
