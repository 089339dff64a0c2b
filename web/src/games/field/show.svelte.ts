/** A field as it is shown: dice on the cards, numbers that rise from them, blows. */
import type { BelogoryeFact, BerserkFact } from '../../lib/facts';
import type { Seat } from '../../lib/types';
import { Playback, type Script } from '../playback.svelte';

export interface Roll {
  die: number;
  bonus: number;
  /** It does not tumble any more. */
  still: boolean;
}

/** A number that rises from a card. */
export interface Pop {
  key: number;
  id: string;
  text: string;
  kind: 'wound' | 'heal' | 'miss' | 'chip' | 'shield';
}

/** A lean of the striker and a shake of the struck; the board plays it. */
export interface Hit {
  key: number;
  from: string;
  to: string;
  lands: boolean;
}

type FieldFact = BelogoryeFact | BerserkFact;

export interface FieldScript extends Script {
  /** What sweeps the dice off the field. */
  sweeps: readonly string[];
}

export abstract class Show<View extends { active: Seat | null; turn: number }> extends Playback<View> {
  /** What stands on the table: the newest view is ahead of it while facts are played. */
  view: View | null = $state.raw(null);
  active: Seat | null = $state(null);
  turn = $state(0);
  rolls: Record<string, Roll> = $state.raw({});
  pops: Pop[] = $state.raw([]);
  hit: Hit | null = $state.raw(null);

  #keys = 0;

  constructor(protected override readonly script: FieldScript) {
    super(script);
  }

  protected override get standing(): View | null {
    return this.view;
  }

  settle(view: View): void {
    this.view = view;
    this.active = view.active;
    this.turn = view.turn;
  }

  /** What lies on the field from earlier facts. */
  recall(facts: FieldFact[]): void {
    this.rolls = {};
    this.pass(facts);
    this.still();
  }

  /** Wounds are counted one by one. */
  protected override bits(fact: FieldFact): FieldFact[] {
    if (fact.fact !== 'wounded' && fact.fact !== 'healed') return [fact];
    return Array.from({ length: fact.amount }, () => ({ ...fact, amount: 1 }));
  }

  protected act(fact: FieldFact, _view: View, whole: FieldFact | null): void {
    if (whole) this.pass([whole]);
    if (fact.fact !== 'turn_began') return;
    this.active = fact.seat;
    this.turn = fact.turn;
  }

  /** Dice stay on the cards until the next thing is announced. */
  protected override pass(facts: FieldFact[]): void {
    for (const fact of facts) {
      if (fact.fact === 'rolled') {
        const { die, bonus } = fact;
        this.rolls = { ...this.rolls, ['who' in fact ? fact.who : fact.card]: { die, bonus, still: false } };
      } else if (this.script.sweeps.includes(fact.fact)) this.rolls = {};
    }
  }

  protected override still(): void {
    const thrown = Object.entries(this.rolls);
    if (thrown.some(([, roll]) => !roll.still))
      this.rolls = Object.fromEntries(thrown.map(([id, roll]) => [id, { ...roll, still: true }]));
  }

  protected override rest(): void {
    super.rest();
    this.hit = null;
    this.pops = [];
  }

  protected lean(from: string, to: string, lands: boolean): void {
    if (!this.hasty) this.hit = { key: ++this.#keys, from, to, lands };
  }

  protected pop(id: string, text: string, kind: Pop['kind']): void {
    if (!this.hasty) this.pops = [...this.pops, { key: ++this.#keys, id, text, kind }];
  }
}
