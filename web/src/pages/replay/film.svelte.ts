/** A finished game as a film: one frame a step, each as a seat saw it. */
import { gameFiles } from '../../games';
import type { FilmKit } from '../../games/kit';
import { get } from '../../lib/api';
import { t } from '../../lib/i18n';
import type { Fact, Frame, ReplayInfo, Seat, Step, TableInfo } from '../../lib/types';

export interface Turn {
  turn: number;
  seat: Seat;
  step: number;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** From this speed on nothing is animated. */
const RUSH = 4;

export class Film {
  steps: Step[] = $state.raw([]);
  table: TableInfo | null = $state.raw(null);
  error: unknown = $state.raw(null);
  /** The step that is shown; the frame follows it. */
  at = $state(0);
  seat: Seat | null = $state(null);
  playing = $state(false);
  speed = $state(1);
  frame: Frame | null = $state.raw(null);
  /** What stood on the field before the step that is shown. */
  before: Frame | null = $state.raw(null);
  /** What the game brings: its board, its words, and the stage that plays facts. */
  kit: FilmKit | null = $state.raw(null);

  last = $derived(Math.max(0, this.steps.length - 1));
  facts: Fact[] = $derived(this.steps.flatMap((step) => step.facts));
  /** The newest fact up to the step that is shown. */
  current: number = $derived(
    this.steps
      .slice(0, this.at + 1)
      .findLast((step) => step.facts.length)
      ?.facts.at(-1)?.i ?? 0,
  );
  /** Where turns begin; one that ended within the same step has nothing to be seen. */
  turns: Turn[] = $derived(
    this.steps.flatMap((step) =>
      step.facts
        .filter((f) => f.fact === 'turn_began')
        .slice(-1)
        .map((f) => ({ turn: Number(f['turn']), seat: String(f['seat']), step: step.n })),
    ),
  );
  turn: Turn | null = $derived(this.turns.findLast((turn) => turn.step <= this.at) ?? null);
  ended: Fact | null = $derived(this.facts.findLast((fact) => fact.fact === 'ended') ?? null);

  /** A duel whose event goes on: nobody sees more of it than could be seen at the table. */
  hushed: boolean = $derived(!!this.table?.event && !this.table.dice.seed);
  /** Through whose eyes one may look. */
  eyes: Seat[] = $state.raw([]);

  #frames = new Map<string, Promise<Frame>>();
  #call = 0;

  constructor(readonly id: string) {}

  async open(at: number, seat: Seat | null): Promise<void> {
    this.seat = seat;
    try {
      await this.#read();
      if (this.table)
        this.kit = await gameFiles(this.table.game).film(this.table.revision, (await this.frameAt(0)).view);
      await this.show(at);
    } catch (error) {
      this.error = error;
    }
  }

  /** Looks with the eyes of a seat, or of a spectator. */
  async look(seat: Seat | null): Promise<void> {
    this.seat = seat;
    this.playing = false;
    await this.#try(async () => {
      await this.#read();
      await this.#cut(this.at, false);
    });
  }

  /** Goes to a step; from one to the next, what happens is played. */
  async show(step: number): Promise<void> {
    const n = Math.min(Math.max(0, Math.round(step)), this.last);
    const follows = n === this.at + 1 && this.frame?.n === this.at && this.speed < RUSH;
    this.at = n;
    await this.#try(() => this.#cut(n, follows));
  }

  next(): void {
    if (this.at < this.last) void this.show(this.at + 1);
    else this.playing = false;
  }

  toggle(): void {
    if (!this.playing && this.at >= this.last) void this.show(0);
    this.playing = !this.playing;
  }

  /** Stops whatever plays by itself, then goes. */
  jump(step: number): void {
    this.playing = false;
    void this.show(step);
  }

  stepOf(fact: Fact): number {
    return this.steps.find((step) => step.facts.some((one) => one.i === fact.i))?.n ?? this.at;
  }

  /** A step as any seat saw it; kept once fetched. */
  frameAt(n: number, seat: Seat | null = this.seat): Promise<Frame> {
    const path = `/api/tables/${this.id}/replay/${n}${seat ? `?seat=${seat}` : ''}`;
    let frame = this.#frames.get(path);
    if (!frame) {
      frame = get<Frame>(path);
      this.#frames.set(path, frame);
      frame.catch(() => this.#frames.delete(path));
    }
    return frame;
  }

  async #read(): Promise<void> {
    const query = this.seat ? `?seat=${this.seat}` : '';
    const { table, steps } = await get<ReplayInfo>(`/api/tables/${this.id}/replay${query}`);
    if (!this.table) this.eyes = await this.#eyesAt(table);
    this.table = table;
    this.steps = steps;
  }

  async #eyesAt({ seats, event, dice }: TableInfo): Promise<Seat[]> {
    if (event && !dice.seed) return (await get<{ mine: Seat[] }>(`/api/tables/${this.id}`)).mine;
    return seats.map(({ seat }) => seat);
  }

  async #cut(n: number, follows: boolean): Promise<void> {
    const call = ++this.#call;
    const [before, frame] = await Promise.all([n > 0 ? this.frameAt(n - 1) : null, this.frameAt(n)]);
    if (call !== this.#call) return;
    this.before = before;
    this.frame = frame;
    const stage = this.kit?.stage;
    stage?.finish();
    if (follows) stage?.show(this.steps[n]?.facts ?? [], frame.view);
    else {
      stage?.settle(frame.view);
      stage?.recall?.(this.steps.slice(0, n + 1).flatMap((step) => step.facts));
    }
    if (n < this.last) this.frameAt(n + 1).catch(() => undefined);
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.error = null;
    } catch (error) {
      this.playing = false;
      this.error = error;
    }
  }
}

/**
 * The step that is shown. A question to several seats is answered in secret: another's answer stays secret here too.
 */
export function sayStep(film: Film, kit: FilmKit): string {
  const step = film.steps[film.at];
  if (!step?.seat) return t('replay-start');
  if (step.answer === null) return t('replay-secret', { side: kit.nameOf(step.seat) });
  if (step.seat === 'chance') return kit.chance(step.answer);
  const name = kit.nameOf(step.seat);
  const several = (film.before?.ask?.asked.length ?? 1) > 1;
  if (kit.secret && several && step.seat !== film.seat) return t('replay-secret', { side: name });
  return `${name}: ${kit.say(step.answer, film.before?.view ?? null)}`;
}
