/**
 * Facts one after another, then the view they led to. What lot decides (a die, a card that is turned) lies still first,
 * then the log tells the action in one sentence, then come wounds, then whatever closes or falls.
 */
import { flushSync } from 'svelte';
import { hear } from '../lib/hear';
import { pace } from '../lib/settings.svelte';
import type { Fact, Seat } from '../lib/types';
import { soundOf, soundOfAll } from './sounds';
import { isHead, type Teller } from './story';

export interface Script {
  /** How long a fact holds the stage, in milliseconds at the normal pace. */
  hold: Record<string, number>;
  /** What lot decides, and how long it takes to lie still. */
  lots: Record<string, number>;
  /** After a long absence the past is not played again: so many facts are too many. */
  longest: number;
}

interface Scene {
  facts: Fact[];
  view: unknown;
}

/** Between two actions of others: time to see what was done. */
const PAUSE = 680;
/** Between a sentence and what it tells of. */
const READ = 420;
/** Between two wounds of one blow, and how long all of them take at most. */
const TICK = 130;
const COUNTED = 780;
/** So many times the longest scene may wait to be played, or be kept to be shown again. */
const MOST = 4;

export abstract class Playback<View> {
  busy = $state(false);
  /** The number of the newest fact that the log may tell. */
  upto = $state(Infinity);
  /** Whose actions need no pause before them: one has just chosen them. */
  own: (seat: Seat) => boolean = () => true;
  /** How facts are cut into actions. */
  opens: Teller['opens'] = () => false;

  /** The last turn of others, and what stood there before it. */
  reel: { from: View; scenes: Scene[] } | null = $state.raw(null);

  /** Nobody but oneself has had a turn since. */
  #mine = true;
  /** What is played was told before. */
  #repeats = false;
  #queue: Scene[] = [];
  #steps: Generator<number, void> | null = null;
  #wake: () => void = () => undefined;
  #action: Fact[] = [];
  /** When the last action came to rest. */
  #rested = -Infinity;

  constructor(protected readonly script: Script) {}

  /** The page was opened in a turn of one's own, or of somebody else: of that one the beginning was not seen. */
  join(view: View, mine: boolean): void {
    this.settle(view);
    this.#mine = mine;
  }

  /** Shows a view at once. */
  abstract settle(view: View): void;

  /** What stands there now. */
  protected get standing(): View | null {
    return null;
  }

  /** Shows a fact on the way to the view; of one that is counted bit by bit, `whole` comes with the first bit. */
  protected abstract act(fact: Fact, view: View, whole: Fact | null): void;

  /** What is counted one by one, as facts of one each. */
  protected bits(fact: Fact): Fact[] {
    return [fact];
  }

  /** Facts that were not played may still leave something behind. */
  protected pass(_facts: Fact[]): void {}

  /** How long what lot decides takes to lie still. */
  protected settling(fact: Fact): number {
    return this.script.lots[fact.fact] ?? 0;
  }

  /** What lot has decided lies still. */
  protected still(): void {}

  /** Nothing moves any more. */
  protected rest(): void {
    this.busy = false;
    this.upto = Infinity;
    this.#repeats = false;
  }

  /** Whoever asks to see it again wants it played, whatever the pace. */
  get #pace(): number {
    return this.#repeats ? pace() || 1 : pace();
  }

  /** Plays facts, then shows the view; when motion is off in the same order, without waiting. */
  show(facts: Fact[], view: View): void {
    if (this.#repeats) this.finish();
    this.#keep({ facts, view });
    const played = facts.filter((fact) => fact.fact in this.script.hold);
    const undone = facts.some((fact) => fact.fact === 'undone');
    if (undone || played.length > this.script.longest || document.hidden) {
      this.finish();
      this.pass(facts);
      this.still();
      this.settle(view);
      this.#action = undone ? [] : facts.reduce((group, fact) => this.#grown(group, fact), this.#action);
      if (!undone && played.length <= this.script.longest) hear(soundOfAll(played));
      return;
    }
    this.#queue.push({ facts, view });
    if (pace() === 0) hear(soundOfAll(played));
    if (!this.#steps) {
      // Before the first step: the log must not tell ahead.
      this.upto = (facts[0]?.i ?? Infinity) - 1;
      this.#begin();
    }
    if (pace() === 0 || this.#tooMany(this.#queue)) this.finish();
  }

  /** The last turn of others once more; of one that was not seen here, the log tells what it was. */
  again(from?: View, facts: Fact[] = []): void {
    if (from && this.standing) this.reel ??= { from, scenes: [{ facts, view: this.standing }] };
    const { reel } = this;
    if (!reel) return;
    this.finish();
    this.settle(reel.from);
    this.#queue = [...reel.scenes];
    this.#repeats = true;
    this.#begin();
  }

  #begin(): void {
    this.busy = true;
    this.#steps = this.#play();
    if (this.#pace > 0) void this.#run(this.#steps);
  }

  #tooMany(scenes: Scene[]): boolean {
    return scenes.reduce((sum, scene) => sum + scene.facts.length, 0) > MOST * this.script.longest;
  }

  /** Keeps what others do until one acts in one's own turn. */
  #keep(scene: Scene): void {
    const heads = scene.facts.filter(isHead);
    const own = (fact: Fact): boolean => this.own(fact.seat ?? '');
    const from = (this.#queue.at(-1)?.view as View | undefined) ?? this.standing;
    if (this.#mine && scene.facts.some((fact) => fact.fact === 'answer' && own(fact))) this.reel = null;
    if (scene.facts.some((fact) => fact.fact === 'undone')) this.reel = null;
    else if (this.reel) this.reel = { ...this.reel, scenes: [...this.reel.scenes, scene] };
    else if (from && this.#mine && heads.some((fact) => !own(fact))) this.reel = { from, scenes: [scene] };
    if (this.reel && this.#tooMany(this.reel.scenes)) this.reel = null;
    const last = heads.at(-1);
    if (last) this.#mine = own(last);
  }

  /** Any click ends the show: everything stands where it belongs, and came there in its order. */
  finish(): void {
    const steps = this.#steps;
    if (!steps) return;
    this.#steps = null;
    this.#wake();
    while (!steps.next().done) flushSync();
  }

  /** Nobody waits for what moves. */
  protected get hasty(): boolean {
    return this.#steps === null;
  }

  async #run(steps: Generator<number, void>): Promise<void> {
    for (let step = steps.next(); !step.done; step = steps.next()) {
      await this.#sleep(step.value);
      if (this.#steps !== steps) return;
    }
    this.#steps = null;
  }

  /** What is waiting, step by step; each says how long it holds the stage. */
  *#play(): Generator<number, void> {
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      yield* this.#scene(scene);
      this.settle(scene.view as View);
      this.#queue.shift();
    }
    this.#rested = performance.now();
    this.rest();
  }

  *#scene({ facts, view }: Scene): Generator<number, void> {
    for (let rest = facts; rest.length;) {
      const begins = this.opens(rest[0] as Fact, this.#action);
      if (begins) yield* this.#pause(rest[0] as Fact);
      const end = this.#endOf(rest);
      yield* this.#perform(rest.slice(0, end), view as View);
      rest = rest.slice(end);
    }
  }

  /** How many of these facts belong to the action of the first. */
  #endOf(facts: Fact[]): number {
    for (const [k, fact] of facts.entries()) {
      if (k && this.opens(fact, this.#action)) return k;
      this.#action = this.#grown(this.#action, fact);
    }
    return facts.length;
  }

  #grown(group: Fact[], fact: Fact): Fact[] {
    return this.opens(fact, group) ? [fact] : [...group, fact];
  }

  *#pause(fact: Fact): Generator<number, void> {
    if (fact.fact === 'answer' && this.own(fact.seat ?? '')) return;
    const since = performance.now() - this.#rested;
    yield Math.max(0, PAUSE * this.#pace - since);
  }

  /** One action, or as much of it as is known. */
  *#perform(facts: Fact[], view: View): Generator<number, void> {
    const { hold, lots } = this.script;
    const isLot = (fact: Fact | undefined): boolean => fact !== undefined && fact.fact in lots;
    const shown = facts.filter((fact) => fact.fact in hold);
    // The sentence waits for the lot that decides what it tells.
    if (!facts.some(isLot)) this.#tell(facts.at(-1));
    for (const [k, fact] of facts.entries()) {
      const [first = fact, ...bits] = this.hasty ? [] : this.bits(fact);
      this.act(first, view, fact);
      hear(this.hasty ? null : soundOf(fact));
      for (const bit of bits) {
        yield Math.min(TICK, COUNTED / bits.length) * this.#pace;
        this.act(bit, view, null);
      }
      if (!(fact.fact in hold)) continue;
      const next = shown[shown.indexOf(fact) + 1];
      if (!isLot(fact) || isLot(next)) {
        yield (hold[fact.fact] ?? 0) * this.#pace;
        continue;
      }
      const settling = this.settling(fact);
      yield settling * this.#pace;
      this.still();
      yield 0;
      const more = facts.findIndex((one, j) => j > k && isLot(one));
      this.#tell(facts[more < 0 ? facts.length - 1 : more - 1]);
      yield settling && READ * this.#pace;
    }
    this.#rested = performance.now();
  }

  #tell(newest: Fact | undefined): void {
    if (newest && !this.#repeats) this.upto = newest.i;
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
