/** A lesson at its tables: what a step asks for, what is said to other answers, how far the pupil has come. */
import { Room } from '../../lib/room.svelte';
import type { Refusal, Said, Seat, StateFrame } from '../../lib/types';
import { learnt } from './learnt.svelte';
import { begins, layStep, type Lesson as Taught, type LessonReply, type LessonStep } from './lessons';
import { Practice } from './practice.svelte';

/** Whether a step begins with a table of its own. */
const lays = ({ position, table }: LessonStep): boolean => position !== null || table !== null;

const takes = (step: LessonStep | null, seat: Seat, answer: string): boolean =>
  step?.seat === seat && begins(answer, step.answers);

class LessonRoom extends Room {
  override readonly guided = true;
  /** The step that is next at this table, from 0. */
  at = $state(0);
  #whole: Record<string, StateFrame> = {};

  constructor(
    id: string,
    readonly lesson: Lesson,
    readonly first: number,
    start: number,
  ) {
    super(id, (frame) => this.#only(frame));
    this.at = start;
  }

  /** What can be answered as the table knows it, and what is lit of it. */
  #only(frame: StateFrame): StateFrame {
    this.#whole = { ...this.#whole, [frame.as ?? '']: frame };
    return this.lesson.only(frame, this);
  }

  /** Lights all seats anew: for the next step, or for whoever wants to be shown what is meant. */
  light(lit: (frame: StateFrame) => StateFrame): void {
    this.states = Object.fromEntries(Object.entries(this.#whole).map(([seat, frame]) => [seat, lit(frame)]));
  }

  /** Each answer is a step. */
  protected override answered(): void {
    this.at += 1;
    this.light((frame) => this.lesson.only(frame, this));
  }

  /** Taken back is the step: its table is laid once more. */
  override undo(): void {
    void this.lesson.open(Math.max(this.first, this.at - 1));
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
  /** The step that is next; at the end one more than there are. */
  at: number = $derived.by(() => this.room?.at ?? 0);
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
      open: (id) => new LessonRoom(id, this, first, step),
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
    this.room?.light((frame) => this.#lit(frame, this.step));
  }

  /** So far on the server, too. */
  keep(): void {
    void learnt.note(this.game, { lesson: this.taught.id, step: this.at });
  }

  /** A state in which only the answers of the step can be given, unless it asks to choose; some give themselves. */
  only(frame: StateFrame, room: LessonRoom): StateFrame {
    const { at } = room;
    const step = this.#stepAt(room.first, at);
    if (step?.other && frame.as === step.seat && frame.ask?.mine) {
      const said = frame.ask.options?.find((answer) => begins(answer, step.answers));
      if (said) setTimeout(() => room.at === at && !room.pending && room.answer(step.seat, said));
    }
    return step?.free ? frame : this.#lit(frame, step);
  }

  #lit(frame: StateFrame, step: LessonStep | null): StateFrame {
    const options = frame.ask?.options?.filter((answer) => takes(step, frame.as ?? '', answer));
    return frame.ask && options ? { ...frame, ask: { ...frame.ask, options } } : frame;
  }

  #stepAt(first: number, at: number): LessonStep | null {
    const step = this.steps[at];
    return step && (at === first || !lays(step)) ? step : null;
  }
}
