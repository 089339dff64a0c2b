/** The card being written: its data, what the server says of it a moment later, and the way back. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Card } from '../../games/berserk/types';
import { check, type Fault } from './api';
import { at, put, spelt, type Data, type Json, type Path } from './data';
import type { Language } from './language';
import { tidy } from './tidy';

/** Milliseconds after the last letter before the server is asked. */
const PAUSE = 250;
/** Changes of one field within this time are one step back. */
const BREATH = 1200;
const STEPS = 200;

export class Draft {
  /** The card as players read it; the last that was sound. */
  row: Card | null = $state.raw(null);
  faults: Fault[] = $state.raw([]);
  /** The server could not be asked. */
  error: unknown = $state.raw(null);
  checking = $state(false);
  #card: Data = $state.raw({});
  #saved: Data = $state.raw({});
  #earlier: Data[] = $state.raw([]);
  /** The places that are on the page; a fault is told at the nearest. */
  #places = new SvelteMap<string, number>();
  #last = { path: '', time: 0 };
  #timer = 0;
  #asked = 0;

  constructor(
    readonly language: Language,
    saved: Data,
    /** Where unsaved work survives a reload. */
    readonly key: string,
  ) {
    this.#saved = saved;
    this.#card = remembered(key) ?? saved;
    void this.check();
  }

  get card(): Data {
    return this.#card;
  }

  get changed(): boolean {
    return JSON.stringify(this.#card) !== JSON.stringify(this.#saved);
  }

  get undoable(): boolean {
    return this.#earlier.length > 0;
  }

  /** Each place with the faults that are told there. */
  #homes = $derived.by(() => {
    const homes = new Map<string, Fault[]>();
    for (const fault of this.faults) {
      const parts = fault.path.split('.');
      while (parts.length && !this.#places.has(parts.join('.'))) parts.pop();
      const home = parts.join('.');
      homes.set(home, [...(homes.get(home) ?? []), fault]);
    }
    return homes;
  });

  faultsAt(path: Path): Fault[] {
    return this.#homes.get(spelt(path)) ?? [];
  }

  /** Says that a place is on the page, until the answer is called. */
  show(path: Path): () => void {
    const place = spelt(path);
    // Whoever shows a place does not wait for others to do so.
    const count = (by: number): void =>
      untrack(() => {
        const now = (this.#places.get(place) ?? 0) + by;
        if (now > 0) this.#places.set(place, now);
        else this.#places.delete(place);
      });
    count(1);
    return () => count(-1);
  }

  get(path: Path): Json | undefined {
    return at(this.#card, path);
  }

  /** Another value at a place; `undefined` takes it away. */
  set(path: Path, value: Json | undefined): void {
    const place = spelt(path);
    const now = Date.now();
    const goesOn = place === this.#last.path && now - this.#last.time < BREATH;
    this.#last = { path: place, time: now };
    this.#take(tidy(this.language, put(this.#card, path, value) as Data), !goesOn);
  }

  /** Another card in the place of this one. */
  replace(card: Data): void {
    this.#last = { path: '', time: 0 };
    this.#take(card, true);
  }

  undo(): void {
    const before = this.#earlier.at(-1);
    if (!before) return;
    this.#earlier = this.#earlier.slice(0, -1);
    this.#last = { path: '', time: 0 };
    this.#take(before, false);
  }

  /** What is there now is kept. */
  saved(): void {
    this.#saved = this.#card;
    localStorage.removeItem(this.key);
  }

  /** Asks now; true when the card is sound. */
  async check(): Promise<boolean> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.checking = true;
    try {
      const { errors, row } = await check(this.#card);
      if (asked !== this.#asked) return false;
      this.faults = errors;
      this.row = row ?? this.row;
      this.error = null;
    } catch (error) {
      if (asked !== this.#asked) return false;
      this.error = error;
    }
    this.checking = false;
    return !this.faults.length && this.error === null;
  }

  #take(card: Data, step: boolean): void {
    if (step) this.#earlier = [...this.#earlier, this.#card].slice(-STEPS);
    this.#card = card;
    localStorage.setItem(this.key, JSON.stringify(card));
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), PAUSE);
  }
}

function remembered(key: string): Data | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof found === 'object' && !Array.isArray(found) ? (found as Data | null) : null;
  } catch {
    return null;
  }
}
