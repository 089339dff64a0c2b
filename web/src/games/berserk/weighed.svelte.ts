/** The odds of every answer to the open question, where the answers are few: defenders, rerolls, exchanges. */
import { about, percent, value } from '../field/outlook';
import type { Battle } from './battle.svelte';
import type { Odds } from './odds';
import { tb } from './sentences';

export class Weighed {
  found: Record<string, Odds | null> = $state.raw({});

  /** Made by a component; asks again whenever the question changes. */
  constructor(battle: () => Battle, kinds: string[]) {
    $effect(() => {
      const { acting, options, room, kind } = battle();
      this.found = {};
      if (!acting || !kinds.includes(kind)) return;
      let late = false;
      for (const { answer } of options) {
        void room
          .odds(acting, answer)
          .catch(() => null)
          .then((odds) => !late && (this.found = { ...this.found, [answer]: odds as unknown as Odds | null }));
      }
      return () => void (late = true);
    });
  }

  /** “2–3 wounds, falls 8 %; back 1 wound”; empty until the figures are there, or where there are none. */
  say(answer: string): string {
    const one = this.found[answer]?.cases[0];
    if (!one?.best || one.best.deals_mean === undefined) return '';
    const figure = (mean: string | undefined): string => about(value(mean), (n) => tb('wounds', { n }));
    const { kills = 0, dies = 0 } = one.best;
    const fate = (n: number): string => (n ? tb('odds-short-dies', { p: percent(n, one.of) }) : '');
    return tb('odds-short', {
      deals: figure(one.best.deals_mean),
      kills: fate(kills),
      takes: figure(one.best.takes_mean),
      dies: fate(dies),
    });
  }
}
