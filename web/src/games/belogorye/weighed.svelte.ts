/** The odds of every answer to the open question, where the answers are few. */
import type { Duel } from './duel.svelte';
import type { Odds, StrikeCase } from './types';

export class Weighed {
  found: Record<string, Odds> = $state.raw({});

  /** Made by a component; asks again whenever the question changes. */
  constructor(duel: () => Duel) {
    $effect(() => {
      const { acting, options, room } = duel();
      if (!acting) return;
      for (const { answer } of options) {
        void room
          .odds(acting, answer)
          .then((odds) => odds && (this.found = { ...this.found, [answer]: odds as unknown as Odds }))
          .catch(() => undefined);
      }
    });
  }

  /** The one fight an answer leads to. */
  fight(answer: string): StrikeCase | null {
    return (this.found[answer]?.cases[0] as StrikeCase | undefined) ?? null;
  }
}
