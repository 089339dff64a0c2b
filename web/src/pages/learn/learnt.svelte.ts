/** What this guest has learnt: kept by the server, so that another browser or a restart loses nothing. */
import { get, post } from '../../lib/api';
import { me } from '../../lib/me';
import type { LearntRequest } from '../../lib/requests';
import type { LearntInfo, LessonShort } from '../../lib/lessons';
import { settings } from '../../lib/settings.svelte';
import { ownSteps, type GameLessons } from './lessons';

interface All {
  games: Record<string, LearntInfo>;
  /** In so many first games the coach speaks. */
  first: number;
}

const NOTHING: LearntInfo = { lessons: {}, coached: [], games: [], quiet: null, latest: null };

class Learnt {
  all: All | null = $state(null);
  /** What could not be told to the server yet. */
  #unsaid: [string, LearntRequest][] = [];
  #telling: Promise<void> = Promise.resolve();

  of(game: string): LearntInfo {
    return this.all?.games[game] ?? NOTHING;
  }

  /** Steps of a lesson that are done. */
  steps(game: string, lesson: string): number {
    return this.of(game).lessons[lesson] ?? 0;
  }

  /** What was learnt so far, here and elsewhere; what this browser has not been able to tell yet counts, too. */
  async load(): Promise<void> {
    await me();
    await this.#telling;
    this.all = await get<All>('/api/learnt');
    for (const [game, more] of this.#unsaid) this.#add(game, more);
    const said = Object.values(this.all.games).flatMap(({ quiet }) => quiet ?? []);
    if (said.length) settings.coach = !said.includes(true);
  }

  /** Notes what was learnt, here at once and on the server; without a network it is told later. */
  async note(game: string, more: LearntRequest): Promise<void> {
    settings.learns = true;
    this.#say(game, more);
    await this.#tell();
  }

  /** Whether a coach is wanted in first games: said once, for all games and browsers of this guest. */
  async wish(coach: boolean): Promise<void> {
    if (!this.all) await this.load().catch(() => undefined);
    settings.coach = coach;
    for (const game of Object.keys(this.all?.games ?? {})) this.#say(game, { quiet: !coach });
    await this.#tell();
  }

  #say(game: string, more: LearntRequest): void {
    this.#add(game, more);
    this.#unsaid.push([game, more]);
  }

  #add(game: string, more: LearntRequest): void {
    const info = this.all?.games[game];
    if (!info) return;
    if (more.lesson) {
      info.lessons[more.lesson] = Math.max(info.lessons[more.lesson] ?? 0, more.step ?? 0);
      info.latest = more.lesson;
    }
    for (const kind of more.coached ?? []) if (!info.coached.includes(kind)) info.coached.push(kind);
    if (more.table && !info.games.includes(more.table)) info.games.push(more.table);
    if (more.quiet !== undefined) info.quiet = more.quiet;
  }

  /** One after the other: what was said last counts. */
  #tell(): Promise<void> {
    return (this.#telling = this.#telling.then(async () => {
      const unsaid = this.#unsaid;
      this.#unsaid = [];
      for (const [game, more] of unsaid)
        await post(`/api/learnt/${game}`, more).catch(() => void this.#unsaid.push([game, more]));
    }));
  }
}

export const learnt = new Learnt();

export interface Next {
  game: string;
  lesson: string;
  /** Which lesson of the game, from 1, and of how many. */
  number: number;
  of: number;
  begun: boolean;
  step: number;
  steps: number;
  minutes: number;
}

function upcoming(one: GameLessons, lesson: LessonShort, k: number): { lesson: LessonShort; at: number; next: Next } {
  const at = learnt.steps(one.game, lesson.id);
  const { done, of } = ownSteps(lesson, at);
  const where = { game: one.game, lesson: lesson.id, number: k + 1, of: one.lessons.length };
  const step = { begun: at > 0, step: Math.min(done + 1, of), steps: of };
  return { lesson, at, next: { ...where, ...step, minutes: lesson.minutes } };
}

/** What is to be learnt next: what was begun last, else the first lesson that is not done, of this game first. */
export function nextOf(games: GameLessons[], game: string): Next | null {
  const order = [...games].sort((a, b) => Number(b.game === game) - Number(a.game === game));
  const all = order.flatMap((one) => one.lessons.map((lesson, k) => upcoming(one, lesson, k)));
  const left = all.filter(({ lesson, at }) => at < lesson.steps).map(({ next }) => next);
  const begun = left.filter((next) => next.begun);
  return begun.find((one) => one.lesson === learnt.of(one.game).latest) ?? begun[0] ?? left[0] ?? null;
}
