/** Lessons as the server tells them, their tables, and their words. */
import { getOnce, post } from '../../lib/api';
import { tg, type Args } from '../../lib/i18n';
import { me } from '../../lib/me';
import { bringTexts, inLessons } from '../../lib/texts.svelte';
import type {
  GameLessons,
  Lesson,
  LessonPlace,
  LessonReply,
  Lessons,
  LessonShort,
  LessonStep,
} from '../../lib/lessons';

export type { GameLessons, Lesson, LessonReply, Lessons, LessonStep };

export const lessonsOf = (game: string): Promise<Lessons> => getOnce<Lessons>(`/api/lessons/${game}`);

/** The lessons of all games in short. */
export const overview = async (): Promise<GameLessons[]> =>
  (await getOnce<{ games: GameLessons[] }>('/api/lessons')).games;

/** A table on which this step (from 1) is the next, all its seats mine. */
export async function layStep(game: string, lesson: string, step: number): Promise<LessonPlace> {
  await me();
  return post<LessonPlace>(`/api/lessons/${game}`, { lesson, step });
}

export const bringLessonTexts = (game: string): Promise<void> => bringTexts(inLessons(game));

/** What a lesson says: `tl('belogorye', 'goal-strike')`. */
export const tl = (game: string, id: string, args?: Args): string => tg(inLessons(game), `lesson-${id}`, args);

export const lessonPath = (game: string, lesson: string, step?: number): string =>
  `/learn/${game}?lesson=${lesson}${step ? `&step=${step}` : ''}`;

/** How far a lesson is when so many steps are done, as the pupil counts: what the other side does is no step. */
export function ownSteps({ steps, others }: LessonShort, done: number): { done: number; of: number } {
  return { done: done - others.filter((step) => step <= done).length, of: steps - others.length };
}

/** `source 2` begins `source 2 red`, but not `source 21`. */
export const begins = (answer: string, beginnings: string[]): boolean =>
  beginnings.some((one) => `${answer} `.startsWith(`${one} `));
