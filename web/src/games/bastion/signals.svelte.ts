/** Signals instead of a chat: places pointed at, and plans everyone sees. Nothing here is part of the game. */
import type { Answer } from '../../lib/answers/bastion';
import { toast } from '../../lib/notices.svelte';
import type { Room } from '../../lib/room.svelte';
import type { PlanStep, Seat, SignalFrame } from '../../lib/types';
import { seatName, tb } from './names';
import { districtNumber, isOutside, type Spot } from './words';

export interface Ping {
  key: number;
  as: Seat;
  at: Spot;
}

/** How long a place is pointed at, in milliseconds. */
const SHOWN = 5000;
const LONGEST = 12;

export class Signals {
  pings: Ping[] = $state.raw([]);
  /** The plan of each seat that proposed one. */
  plans: Record<Seat, PlanStep[]> = $state.raw({});
  /** What the next click on the board means: a place to point at, or a step of one's own plan. */
  mode: 'ping' | 'plan' | null = $state(null);
  /** The defender whose step is planned next. */
  planned: Seat | null = $state(null);
  draft: PlanStep[] = $state.raw([]);
  #keys = 0;

  constructor(readonly room: Room) {}

  hear(frame: SignalFrame): void {
    if (frame.kind === 'ping' && frame.at) {
      const ping = { key: ++this.#keys, as: frame.as, at: frame.at };
      this.pings = [...this.pings, ping];
      setTimeout(() => (this.pings = this.pings.filter((one) => one !== ping)), SHOWN);
    } else if (frame.kind === 'plan' && frame.answers) this.plans = { ...this.plans, [frame.as]: frame.answers };
    else if (frame.kind === 'reply') this.#replied(frame);
    else this.forget(frame.as);
  }

  /** A bot that was asked for help says yes or no; what it refuses is no plan any more. */
  #replied({ as, answers, yes, why }: SignalFrame): void {
    toast(tb(`help-${yes ? 'yes' : 'no'}-${why}`, { who: seatName(as) }));
    if (yes) return;
    for (const [asker, steps] of Object.entries(this.plans))
      if (steps.every((step) => step.as === as && step.answer === answers?.[0]?.answer)) this.forget(asker);
  }

  ping(as: Seat, at: Spot): void {
    this.mode = null;
    this.room.signal(as, { kind: 'ping', at });
  }

  propose(as: Seat, answers: PlanStep[]): void {
    this.mode = null;
    this.draft = [];
    if (answers.length) this.room.signal(as, { kind: 'plan', answers });
  }

  clear(as: Seat): void {
    this.draft = [];
    this.mode = null;
    this.room.signal(as, { kind: 'clear' });
  }

  add(step: string): void {
    if (this.planned && step && this.draft.length < LONGEST)
      this.draft = [...this.draft, { as: this.planned, answer: step }];
  }

  /** A step that was taken is done; a plan without steps is gone. */
  done(seat: Seat, answer: string): void {
    for (const [as, steps] of Object.entries(this.plans)) {
      const k = steps.findIndex(
        (step) => step.as === seat && (answer === step.answer || answer.startsWith(`${step.answer} `)),
      );
      if (k < 0) continue;
      const left = steps.filter((_, i) => i !== k);
      if (left.length) this.plans = { ...this.plans, [as]: left };
      else this.forget(as);
    }
  }

  forget(as: Seat): void {
    const { [as]: _, ...others } = this.plans;
    this.plans = others;
  }
}

/** What a click on a spot means in a plan; the table will judge it when its time comes. */
export function stepFor(spot: Spot, area: string): Answer | '' {
  const [, letter = '', number = '', part = ''] = /^([a-z])(\d+)(?:\.(\d))?$/.exec(spot) ?? [];
  if (spot === 'top') return 'attack citadel';
  if (spot === 'citadel') return area === 'citadel' ? 'collect' : 'move citadel';
  if (isOutside(spot)) return `attack ${spot}`;
  if (letter === 'd') return `move d${Number(number)}`;
  // Sources and towers are named in one's own district only: elsewhere the way there comes first.
  if (districtNumber(area) !== Number(number)) return `move d${Number(number)}`;
  return letter === 'w' ? `source ${Number(part)}` : letter === 't' ? 'tower' : '';
}

/** Where a defender stands after the steps planned for it. */
export function areaAfter(area: string, steps: PlanStep[], seat: Seat): string {
  const moves = steps.filter((step) => step.as === seat && /^(move|storm|haste) /.test(step.answer));
  return moves.at(-1)?.answer.split(' ').at(-1) ?? area;
}
