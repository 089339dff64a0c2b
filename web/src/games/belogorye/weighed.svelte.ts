/** The odds of every answer to the open question, where the answers are few. */
import type { Duel } from './duel.svelte';
import type { Odds, StrikeCase } from './types';

export class Weighed {
  /** Null for an answer whose odds never came. */
  found: Record<string, Odds | null> = $state.raw({});

  /** Made by a component; asks again whenever the question changes. */
  constructor(duel: () => Duel) {
    $effect(() => {
      const { acting, options, room } = duel();
      if (!acting) return;
      for (const { answer } of options) {
        void room
          .odds(acting, answer)
          .catch(() => null)
          .then((odds) => (this.found = { ...this.found, [answer]: odds as unknown as Odds | null }));
      }
    });
  }

  /** Nobody should choose between figures that are still on their way. */
  waits(answer: string): boolean {
    return !(answer in this.found);
  }

  /** The one fight an answer leads to. */
  fight(answer: string): StrikeCase | null {
    return (this.found[answer]?.cases[0] as StrikeCase | undefined) ?? null;
  }
}
