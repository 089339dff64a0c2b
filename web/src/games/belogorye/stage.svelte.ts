/** The board as it is shown: facts one after another, then the view they led to. */
import { pace } from '../../lib/settings.svelte';
import type { Fact, Seat } from '../../lib/types';
import type { DuelView, Unit } from './types';

export interface Roll {
  die: number;
  bonus: number;
}

/** A number that rises from a card. */
export interface Pop {
  key: number;
  unit: string;
  text: string;
  kind: 'wound' | 'heal' | 'miss';
}

/** A lean of the striker and a shake of the struck; the board plays it. */
export interface Hit {
  key: number;
  from: string;
  to: string;
  lands: boolean;
}

/** How long a fact holds the stage, in milliseconds at the normal pace. */
const HOLD: Record<string, number> = {
  opening_rolled: 700,
  placed: 45,
  turn_began: 260,
  opened: 40,
  closed: 180,
  stepped: 280,
  moved: 320,
  announced: 260,
  intercepted: 420,
  rolled: 60,
  struck: 360,
  used: 260,
  reduced: 220,
  wounded: 300,
  healed: 300,
  poisoned: 260,
  cured: 260,
  died: 340,
};
const DIE_SETTLES = 950;
/** After a long absence the past is not played again. */
const LONGEST_SHOW = 40;

export class Stage {
  units: Unit[] = $state.raw([]);
  active: Seat | null = $state(null);
  turn = $state(0);
  rolls: Record<string, Roll> = $state.raw({});
  pops: Pop[] = $state.raw([]);
  hit: Hit | null = $state.raw(null);
  busy = $state(false);
  /** The number of the newest fact shown. */
  upto = $state(Infinity);

  #queue: { facts: Fact[]; view: DuelView }[] = [];
  #wake: () => void = () => undefined;
  #keys = 0;

  /** Shows a view at once. */
  settle(view: DuelView): void {
    this.units = view.units;
    this.active = view.active;
    this.turn = view.turn;
  }

  /** Plays facts, then shows the view; nothing moves when motion is off. */
  show(facts: Fact[], view: DuelView): void {
    const played = facts.filter((fact) => fact.fact in HOLD);
    const undone = facts.some((fact) => fact.fact === 'undone');
    if (undone || pace() === 0 || played.length > LONGEST_SHOW || document.hidden) {
      this.finish();
      for (const fact of facts) this.#remember(fact);
      this.settle(view);
      return;
    }
    this.#queue.push({ facts, view });
    if (!this.busy) void this.#run();
  }

  /** Any click ends the show: everything stands where it belongs. */
  finish(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    for (const { facts } of this.#queue) for (const fact of facts) this.#remember(fact);
    this.#queue = [];
    this.settle(last.view);
    this.#wake();
    this.#rest();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      for (const [k, fact] of scene.facts.entries()) {
        this.upto = fact.i;
        this.#act(fact);
        const following = scene.facts[k + 1];
        const hold = fact.fact === 'rolled' && following?.fact !== 'rolled' ? DIE_SETTLES : (HOLD[fact.fact] ?? 0);
        if (hold) await this.#sleep(hold * pace());
        if (this.#queue[0] !== scene) return;
      }
      this.settle(scene.view);
      this.#queue.shift();
    }
    this.#rest();
  }

  #rest(): void {
    this.busy = false;
    this.upto = Infinity;
    this.hit = null;
    this.pops = [];
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Dice stay on the cards until the next thing is announced. */
  #remember(fact: Fact): void {
    if (fact.fact === 'rolled') this.rolls = { ...this.rolls, [String(fact['who'])]: { die: Number(fact['die']), bonus: Number(fact['bonus']) } };
    else if (['announced', 'used', 'stepped', 'turn_ended', 'undone'].includes(fact.fact)) this.rolls = {};
  }

  #act(fact: Fact): void {
    this.#remember(fact);
    const who = String(fact['who'] ?? '');
    if (fact.fact === 'turn_began') {
      this.active = String(fact['seat']);
      this.turn = Number(fact['turn']);
    } else if (fact.fact === 'announced') this.#lean(who, String(fact['target']), false);
    else if (fact.fact === 'struck') this.#strike(fact, who);
    else if (fact.fact === 'wounded') this.#pop(who, `−${String(fact['amount'])}`, 'wound');
    else if (fact.fact === 'healed') this.#pop(who, `+${String(fact['amount'])}`, 'heal');
    this.units = this.units.map((unit) => (unit.id === who ? changed(unit, fact) : unit));
  }

  #strike(fact: Fact, who: string): void {
    const lands = fact['blow'] !== 0 && fact['blow'] !== 'miss';
    if (lands) this.#lean(who, String(fact['target']), true);
    else this.#pop(who, '×', 'miss');
  }

  #lean(from: string, to: string, lands: boolean): void {
    this.hit = { key: ++this.#keys, from, to, lands };
  }

  #pop(unit: string, text: string, kind: Pop['kind']): void {
    this.pops = [...this.pops, { key: ++this.#keys, unit, text, kind }];
  }
}

/** A unit after a fact about it. */
export function changed(unit: Unit, fact: Fact): Unit {
  switch (fact.fact) {
    case 'placed':
    case 'stepped':
    case 'moved':
      return { ...unit, cell: String(fact['cell']) };
    case 'opened':
      return { ...unit, open: true, acted: false };
    case 'closed':
      return { ...unit, open: false };
    case 'acted':
      return { ...unit, acted: true };
    case 'wounded':
      return { ...unit, wounds: unit.wounds + Number(fact['amount']) };
    case 'healed':
      return { ...unit, wounds: unit.wounds - Number(fact['amount']) };
    case 'poisoned':
      return { ...unit, poison: true };
    case 'cured':
      return { ...unit, poison: false };
    case 'died':
      return { ...unit, dead: true };
    default:
      return unit;
  }
}
