/** The scenario being written: its text, and what the server makes of it a moment after each change. */
import { post } from '../../lib/api';
import type { Words } from '../../lib/types';
import { MOST } from './share';
import { TEMPLATES } from './templates';

export interface Summary {
  name: Words;
  edition: string;
  cards: number;
  layers: number[];
  strength: [least: number, most: number];
  /** By the number of defenders. */
  difficulty: Record<string, string>;
  special: string[];
}

/** Where a text is wrong, and why. */
export interface Fault {
  line: number;
  place: string;
  why: string;
}

/** How long a writer may pause before the text is read, in milliseconds. */
const PAUSE = 350;

/** What a request says besides the text, in bytes; the rest is for the text as it travels. */
const BESIDES = 512;
const sizeOf = (text: string): number => new TextEncoder().encode(JSON.stringify(text)).length - 2;

export class Draft {
  summary: Summary | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  /** The server could not be asked. */
  error: unknown = $state.raw(null);
  checking = $state(false);
  /** Texts that were replaced by a click, the latest last. */
  #earlier: string[] = $state.raw([]);
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
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  get undoable(): boolean {
    return this.#earlier.length > 0;
  }

  /** Another text in the place of this one; it can be taken back. */
  replace(text: string): void {
    if (text === this.text) return;
    this.#earlier = [...this.#earlier, this.text];
    this.text = text;
  }

  undo(): void {
    const before = this.#earlier.at(-1);
    if (before === undefined) return;
    this.#earlier = this.#earlier.slice(0, -1);
    this.text = before;
  }

  /** Reads the text now; true when it can be played. */
  async check(): Promise<boolean> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const { text } = this;
    this.checking = true;
    try {
      const found = await this.#read(text);
      if (asked !== this.#asked) return false;
      this.error = null;
      this.fault = 'error' in found ? found.error : null;
      this.summary = 'error' in found ? null : found;
    } catch (error) {
      if (asked !== this.#asked) return false;
      this.error = error;
      this.fault = this.summary = null;
    }
    this.checking = false;
    return this.summary !== null;
  }

  async #read(text: string): Promise<Summary | { error: Fault }> {
    const size = sizeOf(text);
    const most = MOST - BESIDES;
    if (size > most)
      return { error: { line: 1, place: '', why: `the text has ${size} bytes, at most ${most} are read` } };
    return post<Summary | { error: Fault }>(`/api/scenarios/${this.game}`, { text });
  }
}
