/** Facts one after another, then the view they led to. */
import { hear } from '../lib/hear';
import { pace } from '../lib/settings.svelte';
import type { Fact } from '../lib/types';
import { soundOf, soundOfAll } from './sounds';

export interface Script {
  /** How long a fact holds the stage, in milliseconds at the normal pace. */
  hold: Record<string, number>;
  /** After a long absence the past is not played again: so many facts are too many. */
  longest: number;
}

export abstract class Playback<View> {
  busy = $state(false);
  /** The number of the newest fact shown. */
  upto = $state(Infinity);

  #queue: { facts: Fact[]; view: View }[] = [];
  #wake: () => void = () => undefined;

  constructor(protected readonly script: Script) {}

  /** Shows a view at once. */
  abstract settle(view: View): void;

  /** Shows a fact on the way to the view. */
  protected abstract act(fact: Fact, view: View): void;

  /** Facts that were not played may still leave something behind. */
  protected pass(_facts: Fact[]): void {}

  /** How long a fact holds the stage before the next. */
  protected holdOf(fact: Fact, _next: Fact | undefined): number {
    return this.script.hold[fact.fact] ?? 0;
  }

  /** Nothing moves any more. */
  protected rest(): void {
    this.busy = false;
    this.upto = Infinity;
  }

  /** Plays facts, then shows the view; nothing moves when motion is off. */
  show(facts: Fact[], view: View): void {
    const played = facts.filter((fact) => fact.fact in this.script.hold);
    const undone = facts.some((fact) => fact.fact === 'undone');
    if (undone || pace() === 0 || played.length > this.script.longest || document.hidden) {
      this.finish();
      this.pass(facts);
      this.settle(view);
      if (!undone && played.length <= this.script.longest) hear(soundOfAll(played));
      return;
    }
    this.#queue.push({ facts, view });
    if (!this.busy) void this.#run();
  }

  /** Any click ends the show: everything stands where it belongs. */
  finish(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    for (const { facts } of this.#queue) this.pass(facts);
    this.#queue = [];
    this.settle(last.view);
    this.#wake();
    this.rest();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      for (const [k, fact] of scene.facts.entries()) {
        this.upto = fact.i;
        this.act(fact, scene.view);
        hear(soundOf(fact));
        const hold = this.holdOf(fact, scene.facts[k + 1]);
        if (hold) await this.#sleep(hold * pace());
        if (this.#queue[0] !== scene) return;
      }
      this.settle(scene.view);
      this.#queue.shift();
    }
    this.rest();
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
