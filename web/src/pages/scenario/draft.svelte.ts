/** The scenario being written: its text, and what the server makes of it a moment after each change. */
import { post } from '../../lib/api';
import type { Words } from '../../lib/types';
import { numbered, planOf, textOf, type Plan, type Said } from './plan';
import type { Reason } from './reasons';
import { MOST } from './share';
import { TEMPLATES } from './templates';

export interface Summary {
  name: Words;
  edition: string;
  cards: number;
  /** Who stands on the board from the beginning. */
  posted: number;
  layers: number[];
  strength: [least: number, most: number];
  /** By the number of defenders. */
  difficulty: Record<string, string>;
  special: string[];
}

/** Where a text is wrong, and why. */
export interface Fault extends Reason {
  line: number;
  place: string;
}

/** What the server makes of a text: with faults, the figures are of what remains without them. */
type Reply = Partial<Summary> & { draft?: Said; error?: Fault; faults?: Fault[] };

/** How long a writer may pause before the text is read, in milliseconds. */
const PAUSE = 350;
/** And a builder, who clicks. */
const BLINK = 120;

/** What a request says besides the text, in bytes; the rest is for the text as it travels. */
const BESIDES = 512;
const sizeOf = (text: string): number => new TextEncoder().encode(JSON.stringify(text)).length - 2;

export class Draft {
  /** What can be played. */
  summary: Summary | null = $state.raw(null);
  /** What it amounts to so far, right or wrong. */
  figures: Summary | null = $state.raw(null);
  faults: Fault[] = $state.raw([]);
  /** The same as data; none where the text cannot be read. */
  plan: Plan | null = $state.raw(null);
  /** The server could not be asked. */
  error: unknown = $state.raw(null);
  checking = $state(false);
  /** Texts that were replaced by a click, the latest last. */
  #earlier: { text: string; plan: Plan | null }[] = $state.raw([]);
  /** The text the plan was written as or read from. */
  #planned = '';
  #text = $state('');
  #key: string;
  #timer = 0;
  #asked = 0;

  constructor(readonly game: string) {
    this.#key = `laar scenario ${game}`;
    this.#text = localStorage.getItem(this.#key) ?? TEMPLATES.pack;
    void this.check();
  }

  get text(): string {
    return this.#text;
  }

  /** Every letter typed comes here. */
  set text(text: string) {
    this.#text = text;
    localStorage.setItem(this.#key, text.slice(0, 2 * MOST));
    this.#checkIn(PAUSE);
  }

  #checkIn(pause: number): void {
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), pause);
  }

  get fault(): Fault | null {
    return this.faults[0] ?? null;
  }

  /** What is wrong at a place or inside it: `deck[2]` holds `deck[2].count`. */
  wrongAt = (place: string): Fault[] =>
    this.faults.filter(
      (one) => one.place === place || one.place.startsWith(`${place}.`) || one.place.startsWith(`${place}[`),
    );

  get undoable(): boolean {
    return this.#earlier.length > 0;
  }

  /** Another text in the place of this one; it can be taken back. */
  replace(text: string): void {
    if (text === this.text) return;
    this.#keep();
    this.text = text;
    void this.check();
  }

  /** Another plan; letters of a name are not taken back one by one. */
  edit(plan: Plan, undoable = true): void {
    if (undoable) this.#keep();
    this.plan = numbered(plan);
    this.#planned = textOf(this.plan);
    this.text = this.#planned;
    this.#checkIn(BLINK);
  }

  undo(): void {
    const before = this.#earlier.at(-1);
    if (before === undefined) return;
    this.#earlier = this.#earlier.slice(0, -1);
    if (before.plan) {
      this.plan = before.plan;
      this.#planned = before.text;
    }
    this.text = before.text;
  }

  #keep(): void {
    const plan = this.#planned === this.text ? this.plan : null;
    this.#earlier = [...this.#earlier, { text: this.text, plan }];
  }

  /** Reads the text now; true when it can be played. */
  async check(): Promise<boolean> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const { text } = this;
    this.checking = true;
    try {
      const found = await this.#read(text);
      if (asked !== this.#asked || text !== this.text) return false; // it is about an earlier text
      this.#take(text, found);
    } catch (error) {
      if (asked !== this.#asked || text !== this.text) return false; // it is about an earlier text
      this.error = error;
      this.faults = [];
      this.summary = this.figures = null;
    }
    this.checking = false;
    return this.summary !== null;
  }

  #take(text: string, { draft, error, faults, ...figures }: Reply): void {
    this.error = null;
    this.faults = faults ?? (error ? [error] : []);
    this.figures = figures.cards === undefined ? null : (figures as Summary);
    this.summary = this.faults.length ? null : this.figures;
    if (text === this.#planned) return;
    this.plan = draft ? planOf(draft) : null;
    this.#planned = text;
  }

  async #read(text: string): Promise<Reply> {
    const size = sizeOf(text);
    const most = MOST - BESIDES;
    if (size > most) return { error: { line: 1, place: '', why: '', id: 'long', args: { n: size, most } } };
    return post<Reply>(`/api/scenarios/${this.game}`, { text });
  }
}
