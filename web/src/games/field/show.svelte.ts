/** A field as it is shown: dice on the cards, numbers that rise from them, blows. */
import type { BelogoryeFact, BerserkFact } from '../../lib/facts';
import type { Seat } from '../../lib/types';
import { Playback, type Script } from '../playback.svelte';

export interface Roll {
  die: number;
  bonus: number;
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
  /** The last die of a throw holds the stage until it lies still. */
  dieSettles: number;
  /** What sweeps the dice off the field. */
  sweeps: readonly string[];
}

export abstract class Show<View extends { active: Seat | null; turn: number }> extends Playback<View> {
  active: Seat | null = $state(null);
  turn = $state(0);
  rolls: Record<string, Roll> = $state.raw({});
  pops: Pop[] = $state.raw([]);
  hit: Hit | null = $state.raw(null);

  #keys = 0;

  constructor(protected override readonly script: FieldScript) {
    super(script);
  }

  settle(view: View): void {
    this.active = view.active;
    this.turn = view.turn;
  }

  /** What lies on the field from earlier facts. */
  recall(facts: FieldFact[]): void {
    this.rolls = {};
    this.pass(facts);
  }

  protected act(fact: FieldFact, _view: View): void {
    this.pass([fact]);
    if (fact.fact !== 'turn_began') return;
    this.active = fact.seat;
    this.turn = fact.turn;
  }

  /** Dice stay on the cards until the next thing is announced. */
  protected override pass(facts: FieldFact[]): void {
    for (const fact of facts) {
      if (fact.fact === 'rolled') {
        const { die, bonus } = fact;
        this.rolls = { ...this.rolls, ['who' in fact ? fact.who : fact.card]: { die, bonus } };
      } else if (this.script.sweeps.includes(fact.fact)) this.rolls = {};
    }
  }

  protected override holdOf(fact: FieldFact, next: FieldFact | undefined): number {
    return fact.fact === 'rolled' && next?.fact !== 'rolled' ? this.script.dieSettles : super.holdOf(fact, next);
  }

  protected override rest(): void {
    super.rest();
    this.hit = null;
    this.pops = [];
  }

  protected lean(from: string, to: string, lands: boolean): void {
    this.hit = { key: ++this.#keys, from, to, lands };
  }

  protected pop(id: string, text: string, kind: Pop['kind']): void {
    this.pops = [...this.pops, { key: ++this.#keys, id, text, kind }];
  }
}
