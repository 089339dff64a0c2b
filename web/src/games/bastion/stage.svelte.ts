/** The castle as it is shown: facts one after another, then the view they led to. */
import { pace } from '../../lib/settings.svelte';
import type { Fact } from '../../lib/types';
import { changed } from './changes';
import type { EnemyCard, SiegeView } from './types';

/** How long a fact holds the stage, in milliseconds at the normal pace. */
const HOLD: Record<string, number> = {
  turn_began: 200,
  entered: 120,
  placed: 460,
  joined: 460,
  landed: 420,
  invaded: 460,
  marched: 460,
  moved: 280,
  driven: 280,
  covered_source: 170,
  covered_tower: 170,
  gained: 300,
  collected_sources: 120,
  collected_towers: 120,
  cleared: 260,
  cast: 160,
  paid: 120,
  beaten: 300,
  built: 260,
  swapped: 420,
  teleported: 420,
  restored: 200,
};
/** After a long absence the past is not played again. */
const LONGEST_SHOW = 60;

export class Stage {
  /** The castle as it stands on the screen. */
  shown: SiegeView | null = $state.raw(null);
  /** The fact that is being played; the board moves by it. */
  fact: Fact | null = $state.raw(null);
  busy = $state(false);
  /** The number of the newest fact shown. */
  upto = $state(Infinity);
  /** Numbers of the cards in play; a card that is on its way keeps those it had. */
  cards: ReadonlyMap<string, EnemyCard> = $state.raw(new Map());

  #queue: { facts: Fact[]; view: SiegeView }[] = [];
  #wake: () => void = () => undefined;

  /** Shows a view at once. */
  settle(view: SiegeView): void {
    this.shown = view;
    this.cards = new Map([...Object.values(view.enemies).flatMap((enemy) => enemy.cards)].map((card) => [card.id, card]));
  }

  /** Plays facts, then shows the view; nothing moves when motion is off. */
  show(facts: Fact[], view: SiegeView): void {
    const played = facts.filter((fact) => fact.fact in HOLD);
    const undone = facts.some((fact) => fact.fact === 'undone');
    if (undone || pace() === 0 || played.length > LONGEST_SHOW || document.hidden || !this.shown) {
      this.finish();
      this.settle(view);
      return;
    }
    this.cards = new Map([...this.cards, ...Object.values(view.enemies).flatMap((enemy) => enemy.cards).filter((card) => !this.cards.has(card.id)).map((card) => [card.id, card] as const)]);
    this.#queue.push({ facts, view });
    if (!this.busy) void this.#run();
  }

  /** Any click ends the show: everything stands where it belongs. */
  finish(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    this.#queue = [];
    this.settle(last.view);
    this.#wake();
    this.#rest();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      for (const fact of scene.facts) {
        this.upto = fact.i;
        if (this.shown) this.shown = changed(this.shown, fact);
        this.fact = fact;
        const hold = HOLD[fact.fact] ?? 0;
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
    this.fact = null;
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
}
