/** The board as it is shown. */
import type { BelogoryeFact, BelogoryeFacts } from '../../lib/facts';
import { Show, type FieldScript } from '../field/show.svelte';
import type { DuelView, Unit } from './types';

const SCRIPT: FieldScript = {
  hold: {
    opening_rolled: 700,
    placed: 45,
    turn_began: 260,
    opened: 40,
    closed: 180,
    stepped: 260,
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
  },
  lots: { rolled: 640 },
  longest: 40,
  sweeps: ['announced', 'used', 'stepped', 'turn_ended', 'undone'],
};

export class Stage extends Show<DuelView> {
  units: Unit[] = $state.raw([]);

  constructor() {
    super(SCRIPT);
  }

  override settle(view: DuelView): void {
    super.settle(view);
    this.units = view.units;
  }

  protected override act(fact: BelogoryeFact, view: DuelView, whole: BelogoryeFact | null): void {
    super.act(fact, view, whole);
    if (whole) this.#play(whole);
    if (!('who' in fact)) return;
    this.units = this.units.map((unit) => (unit.id === fact.who ? changed(unit, fact) : unit));
  }

  #play(fact: BelogoryeFact): void {
    if (fact.fact === 'announced') this.lean(fact.who, fact.target, false);
    else if (fact.fact === 'struck') this.#strike(fact);
    else if (fact.fact === 'wounded') this.pop(fact.who, `−${fact.amount}`, 'wound');
    else if (fact.fact === 'healed') this.pop(fact.who, `+${fact.amount}`, 'heal');
  }

  #strike({ who, target, blow }: BelogoryeFacts['struck']): void {
    if (blow === 'miss') this.pop(who, '×', 'miss');
    else this.lean(who, target, true);
  }
}

/** A unit after a fact about it. */
function changed(unit: Unit, fact: BelogoryeFact): Unit {
  switch (fact.fact) {
    case 'placed':
    case 'stepped':
    case 'moved':
      return { ...unit, cell: fact.cell };
    case 'opened':
      return { ...unit, open: true, acted: false };
    case 'closed':
      return { ...unit, open: false };
    case 'acted':
      return { ...unit, acted: true };
    case 'wounded':
      return { ...unit, wounds: unit.wounds + fact.amount };
    case 'healed':
      return { ...unit, wounds: unit.wounds - fact.amount };
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
