/** The lesson at its tables: only the answers a step speaks of are lit and taken. */
import { Room } from '../../lib/room.svelte';
import type { Fact, Refusal, Said, Seat, StateFrame } from '../../lib/types';
import { begins, type Course, type Step } from './course';
import { Practice } from './practice.svelte';
import type { Progress } from './progress.svelte';

const CHANCE = 'chance';

/** Answers of players so far: each of them was a step. */
const answers = (log: Fact[]): number => log.filter((fact) => fact.fact === 'answer' && fact.seat !== CHANCE).length;

const takes = (step: Step | null, seat: Seat, answer: string): boolean =>
  step?.seat === seat && step.answers.some((beginning) => begins(answer, beginning));

class LessonRoom extends Room {
  constructor(
    id: string,
    readonly lesson: Lesson,
    readonly first: number,
  ) {
    super(id, (frame, log) => lesson.only(frame, log, first));
  }

  override answer(as: Seat, answer: Said): void {
    if (takes(this.lesson.step, as, answer)) super.answer(as, answer);
    else this.lesson.stray();
  }

  /** What the rules allow and the step does not is no mistake: the coach says so. */
  override async why(as: Seat, answer: Said): Promise<Refusal[]> {
    const refusals = await super.why(as, answer);
    if (!refusals.length) this.lesson.stray();
    return refusals;
  }
}

export class Lesson extends Practice<LessonRoom> {
  /** The step the open table begins with. */
  first: number = $derived.by(() => this.room?.first ?? 0);
  #log: Fact[] = $derived.by(() => Object.values(this.room?.logs ?? {})[0] ?? []);
  /** The step that is next; at the end one more than there are. */
  at: number = $derived.by(() => this.first + answers(this.#log));
  /** What is to be done at this table; none when all of it is done. */
  step: Step | null = $derived.by(() => this.#stepAt(this.first, this.at));
  finished: boolean = $derived.by(() => this.at >= this.steps.length);
  /** The step at which something else was tried that is legal, too. */
  #astray: number | null = $state(null);
  astray: boolean = $derived.by(() => this.#astray === this.at && this.step !== null);

  constructor(
    game: string,
    readonly lesson: Course['lesson'],
    readonly progress: Progress,
  ) {
    super(game);
  }

  get steps(): Step[] {
    return this.lesson.steps;
  }

  /** Where this browser left off, or at the start. */
  resume(): Promise<void> {
    const { first, table } = this.progress;
    const known = this.steps[first]?.position ? first : 0;
    return this.#open(known, known === first ? table : '');
  }

  /** The position of this step once more. */
  again(): Promise<void> {
    return this.#open(this.first);
  }

  next(): Promise<void> {
    return this.#open(this.at);
  }

  stray(): void {
    this.#astray = this.at;
  }

  /** The player looks at the board once more. */
  retry(): void {
    this.#astray = null;
  }

  /** A state in which only the answers of the step can be given. */
  only(frame: StateFrame, log: Fact[], first: number): StateFrame {
    const step = this.#stepAt(first, first + answers(log));
    const options = frame.ask?.options?.filter((answer) => takes(step, frame.as ?? '', answer));
    return frame.ask && options ? { ...frame, ask: { ...frame.ask, options } } : frame;
  }

  #stepAt(first: number, at: number): Step | null {
    const step = this.steps[at];
    return step && (at === first || step.position === null) ? step : null;
  }

  async #open(first: number, table = ''): Promise<void> {
    const position = this.steps[first]?.position ?? '';
    this.#astray = null;
    await this.sit({
      table,
      edition: this.lesson.edition,
      position,
      open: (id) => new LessonRoom(id, this, first),
      seated: (id) => this.progress.at(first, id),
    });
  }
}
