/** A lesson at its tables: what a step asks for, what is said to other answers, how far the pupil has come. */
import { Room } from '../../lib/room.svelte';
import type { Fact, Refusal, Said, Seat, StateFrame } from '../../lib/types';
import { learnt } from './learnt.svelte';
import { begins, layStep, type Lesson as Taught, type LessonReply, type LessonStep } from './lessons';
import { Practice } from './practice.svelte';

const CHANCE = 'chance';

/** Answers of players so far: each of them was a step. */
const answers = (log: Fact[]): number => log.filter((fact) => fact.fact === 'answer' && fact.seat !== CHANCE).length;

const takes = (step: LessonStep | null, seat: Seat, answer: string): boolean =>
  step?.seat === seat && begins(answer, step.answers);

class LessonRoom extends Room {
  override readonly guided = true;

  constructor(
    id: string,
    readonly lesson: Lesson,
    readonly first: number,
  ) {
    super(id, (frame, log) => lesson.only(frame, log, first));
  }

  /** The other side plays by itself. */
  override get held(): Seat[] {
    return super.held.filter((seat) => this.lesson.seats.has(seat));
  }

  override get shared(): boolean {
    return false;
  }

  override answer(as: Seat, answer: Said): void {
    if (takes(this.lesson.step, as, answer)) super.answer(as, answer);
    else this.lesson.stray(answer);
  }

  /** What the rules allow and the step does not mean is no mistake: the coach says why another is better. */
  override async why(as: Seat, answer: Said): Promise<Refusal[]> {
    const refusals = await super.why(as, answer);
    if (!refusals.length) this.lesson.stray(answer);
    return refusals;
  }
}

export class Lesson extends Practice<LessonRoom> {
  /** The step the open table begins with, from 0. */
  first: number = $derived.by(() => this.room?.first ?? 0);
  #log: Fact[] = $derived.by(() => Object.values(this.room?.logs ?? {})[0] ?? []);
  /** The step that is next; at the end one more than there are. */
  at: number = $derived.by(() => this.first + answers(this.#log));
  /** What is to be done at this table; none when all of it is done. */
  step: LessonStep | null = $derived.by(() => this.#stepAt(this.first, this.at));
  /** What was done just now. */
  done: LessonStep | null = $derived.by(() => (this.at > this.first ? (this.steps[this.at - 1] ?? null) : null));
  finished: boolean = $derived.by(() => this.room !== null && this.at >= this.steps.length);
  #strayed: { at: number; reply: LessonReply | null } | null = $state.raw(null);
  /** Something else was tried that is legal, too: what is said to that; null where nothing special is. */
  strayed: { reply: LessonReply | null } | null = $derived.by(() =>
    this.#strayed?.at === this.at && this.step ? this.#strayed : null,
  );
  /** The pupil wants to see what is meant. */
  #shown: number | null = $state(null);
  shown: boolean = $derived.by(() => this.#shown === this.at);
  /** Who answers here: the other side plays by itself. */
  readonly seats: ReadonlySet<Seat>;

  constructor(
    game: string,
    readonly taught: Taught,
  ) {
    super(game);
    this.seats = new Set(taught.step.filter(({ other }) => !other).map(({ seat }) => seat));
  }

  get steps(): LessonStep[] {
    return this.taught.step;
  }

  /** The table of a step, from 0; past the end the lesson begins anew. */
  async open(at: number): Promise<void> {
    const step = at < this.steps.length ? at : 0;
    this.#strayed = this.#shown = null;
    let first = step;
    await this.sit({
      lay: async () => {
        const place = await layStep(this.game, this.taught.id, step + 1);
        first = place.first - 1;
        return place.id;
      },
      open: (id) => new LessonRoom(id, this, first),
    });
  }

  again(): Promise<void> {
    return this.open(this.first);
  }

  next(): Promise<void> {
    return this.open(this.at);
  }

  stray(answer: Said): void {
    const reply = this.step?.replies.find(({ to }) => begins(answer, to)) ?? null;
    // A click may have meant several answers: what is said of one of them stays.
    if (!reply && this.strayed?.reply) return;
    this.#strayed = { at: this.at, reply };
  }

  /** Lights what is meant. */
  show(): void {
    this.#strayed = null;
    this.#shown = this.at;
    const states = this.room?.states ?? {};
    if (this.room)
      this.room.states = Object.fromEntries(Object.entries(states).map(([k, s]) => [k, this.#lit(s, this.step)]));
  }

  /** So far on the server, too. */
  keep(): void {
    void learnt.note(this.game, { lesson: this.taught.id, step: this.at });
  }

  /** A state in which only the answers of the step can be given, unless it asks to choose; the other side answers. */
  only(frame: StateFrame, log: Fact[], first: number): StateFrame {
    const step = this.#stepAt(first, first + answers(log));
    if (step?.other && frame.as === step.seat && frame.ask?.mine) {
      const said = frame.ask.options?.find((answer) => begins(answer, step.answers));
      if (said) setTimeout(() => this.room?.answer(step.seat, said));
    }
    return step?.free ? frame : this.#lit(frame, step);
  }

  #lit(frame: StateFrame, step: LessonStep | null): StateFrame {
    const options = frame.ask?.options?.filter((answer) => takes(step, frame.as ?? '', answer));
    return frame.ask && options ? { ...frame, ask: { ...frame.ask, options } } : frame;
  }

  #stepAt(first: number, at: number): LessonStep | null {
    const step = this.steps[at];
    return step && (at === first || step.position === null) ? step : null;
  }
}
