/** A finished game as a film: one frame a step, each as a seat saw it. */
import { Stage, type Roll } from '../../games/belogorye/stage.svelte';
import type { DuelView, Unit } from '../../games/belogorye/types';
import { parse } from '../../games/belogorye/words';
import { get } from '../../lib/api';
import type { Ask, Fact, Seat } from '../../lib/types';
import type { ListedTable } from '../home/tables.svelte';

export interface Step {
  n: number;
  /** Who answered; null before the first answer. */
  seat: Seat | null;
  answer: string | null;
  facts: Fact[];
}

export interface Frame {
  n: number;
  view: DuelView;
  ask: Ask | null;
}

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
  table: ListedTable | null = $state.raw(null);
  error: unknown = $state.raw(null);
  /** The step that is shown; the frame follows it. */
  at = $state(0);
  seat: Seat | null = $state(null);
  playing = $state(false);
  speed = $state(1);
  frame: Frame | null = $state.raw(null);
  /** What stood on the field before the step that is shown. */
  before: Frame | null = $state.raw(null);
  stage = new Stage();

  last = $derived(Math.max(0, this.steps.length - 1));
  facts: Fact[] = $derived(this.steps.flatMap((step) => step.facts));
  /** The newest fact up to the step that is shown. */
  current: number = $derived(this.steps.slice(0, this.at + 1).findLast((step) => step.facts.length)?.facts.at(-1)?.i ?? 0);
  turns: Turn[] = $derived(
    this.steps.flatMap((step) => step.facts.filter((f) => f.fact === 'turn_began').map((f) => ({ turn: Number(f['turn']), seat: String(f['seat']), step: step.n }))),
  );
  turn: Turn | null = $derived(this.turns.findLast((turn) => turn.step <= this.at) ?? null);
  ended: Fact | null = $derived(this.facts.findLast((fact) => fact.fact === 'ended') ?? null);
  /** A seat's own secret steps stand on the field as if they were done. */
  units: Unit[] = $derived.by(() => {
    const placed = new Map((this.frame?.view.placed ?? []).map((step) => [parse(step).words[0], parse(step).words[1] ?? null]));
    return this.stage.units.map((unit) => (placed.has(unit.id) ? { ...unit, cell: placed.get(unit.id) ?? null } : unit));
  });

  #frames = new Map<string, Promise<Frame>>();
  #call = 0;

  constructor(readonly id: string) {}

  async open(at: number, seat: Seat | null): Promise<void> {
    this.seat = seat;
    try {
      await this.#read();
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
    const { table, steps } = await get<{ table: ListedTable; steps: Step[] }>(`/api/tables/${this.id}/replay${query}`);
    this.table = table;
    this.steps = steps;
  }

  async #cut(n: number, follows: boolean): Promise<void> {
    const call = ++this.#call;
    const [before, frame] = await Promise.all([n > 0 ? this.frameAt(n - 1) : null, this.frameAt(n)]);
    if (call !== this.#call) return;
    this.before = before;
    this.frame = frame;
    this.stage.finish();
    if (follows) this.stage.show(this.steps[n]?.facts ?? [], frame.view);
    else {
      this.stage.settle(frame.view);
      this.stage.rolls = lastRolls(this.steps.slice(0, n + 1).flatMap((step) => step.facts));
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

/** The dice that lie on the cards: those of the fight that is going on. */
function lastRolls(facts: Fact[]): Record<string, Roll> {
  const start = facts.findLastIndex((fact) => ['announced', 'used', 'stepped', 'turn_ended'].includes(fact.fact));
  const rolled = facts.slice(start + 1).filter((fact) => fact.fact === 'rolled');
  return Object.fromEntries(rolled.map((fact) => [String(fact['who']), { die: Number(fact['die']), bonus: Number(fact['bonus']) }]));
}
