/** The deck being built: what is in it, what the server says of it, and the way back. */
import type { Refusal } from '../../lib/types';
import { add, change, check, drop, shelf, type Cards, type Kept, type Shelf, type Verdict } from './shelf';

interface Draft {
  /** The kept deck it was opened from. */
  id: string | null;
  name: string;
  cards: Cards;
}

/** Where a + was pressed that the rules forbid, and why. */
export interface Why {
  number: number;
  place: string;
  refusals: Refusal[];
}

const KEY = 'laar deck berserk';
const PAUSE = 150;
const STEPS = 200;

const same = (a: Cards, b: Cards): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([number, n]) => b[number] === n);

function remembered(): Draft {
  try {
    const { id, name, cards } = JSON.parse(localStorage.getItem(KEY) ?? '') as Draft;
    const sound = Object.values(cards).every((n) => Number.isInteger(n) && n > 0);
    if (sound && typeof name === 'string') return { id: typeof id === 'string' ? id : null, name, cards };
  } catch {
    // nothing yet, or nothing of ours
  }
  return { id: null, name: '', cards: {} };
}

export class Builder {
  shelf: Shelf | null = $state.raw(null);
  verdict: Verdict | null = $state.raw(null);
  /** The server could not be asked. */
  error: unknown = $state.raw(null);
  why: Why | null = $state.raw(null);
  #draft: Draft = $state.raw(remembered());
  #earlier: Draft[] = $state.raw([]);
  #timer = 0;
  #asked = 0;

  get cards(): Cards {
    return this.#draft.cards;
  }

  get id(): string | null {
    return this.#draft.id;
  }

  get name(): string {
    return this.#draft.name;
  }

  set name(name: string) {
    this.#take({ ...this.#draft, name });
  }

  get size(): number {
    return Object.values(this.cards).reduce((sum, n) => sum + n, 0);
  }

  /** The kept deck that is open. */
  get kept(): Kept | undefined {
    return this.shelf?.decks.find((deck) => deck.id === this.id);
  }

  get changed(): boolean {
    const { kept } = this;
    return kept ? kept.name !== this.name.trim() || !same(kept.cards, this.cards) : this.size > 0;
  }

  get undoable(): boolean {
    return this.#earlier.length > 0;
  }

  copies(number: number): number {
    return this.cards[number] ?? 0;
  }

  /** How many copies the server allows. */
  most(number: number): number {
    return this.shelf?.limits.copies[number]?.most ?? 0;
  }

  async start(): Promise<void> {
    try {
      this.shelf = await shelf();
      this.error = null;
      // A deck that is gone lives on as an unsaved one.
      if (this.id && !this.kept) this.#take({ ...this.#draft, id: null });
      await this.check();
    } catch (error) {
      this.error = error;
    }
  }

  /** One copy more; where that is forbidden, `why` tells by which clause. */
  async more(number: number, place: string): Promise<void> {
    const cards = { ...this.cards, [number]: this.copies(number) + 1 };
    if (this.copies(number) < this.most(number)) return this.#put(cards);
    try {
      const { refusals } = await check(cards, this.name);
      this.why = { number, place, refusals: refusals.filter(({ args }) => args?.['card'] === number) };
    } catch (error) {
      this.error = error;
    }
  }

  less(number: number): void {
    const left = this.copies(number) - 1;
    const cards = Object.fromEntries(Object.entries(this.cards).filter(([key]) => Number(key) !== number));
    if (left >= 0) this.#put(left ? { ...this.cards, [number]: left } : cards);
  }

  /** Other cards in the place of all; without an id it is a new deck. */
  replace(cards: Cards, name: string, id: string | null = null): void {
    this.#remember();
    this.#take({ id, name, cards });
  }

  undo(): void {
    const before = this.#earlier.at(-1);
    if (!before) return;
    this.#earlier = this.#earlier.slice(0, -1);
    this.#take(before);
  }

  /** Keeps the deck; as a new one where it was not opened from a kept one, or where that is wished. */
  async save(name: string, anew: boolean): Promise<void> {
    const kept = this.id && !anew ? await change(this.id, name, this.cards) : await add(name, this.cards);
    this.#shelve([kept, ...this.#others(kept.id)]);
    this.#take({ id: kept.id, name: kept.name, cards: kept.cards });
  }

  /** Throws the open deck away; its cards stay as an unsaved one. */
  async drop(): Promise<void> {
    const { id } = this;
    if (!id) return;
    await drop(id);
    this.#shelve(this.#others(id));
    this.#take({ ...this.#draft, id: null });
  }

  async check(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const verdict = await check(this.cards, this.name.trim());
      if (asked !== this.#asked) return;
      this.verdict = verdict;
      this.error = null;
    } catch (error) {
      if (asked === this.#asked) this.error = error;
    }
  }

  #others(id: string): Kept[] {
    return (this.shelf?.decks ?? []).filter((deck) => deck.id !== id);
  }

  #shelve(decks: Kept[]): void {
    if (this.shelf) this.shelf = { ...this.shelf, decks };
  }

  #remember(): void {
    this.#earlier = [...this.#earlier, this.#draft].slice(-STEPS);
  }

  #put(cards: Cards): void {
    this.#remember();
    this.#take({ ...this.#draft, cards });
  }

  #take(draft: Draft): void {
    this.#draft = draft;
    this.why = null;
    localStorage.setItem(KEY, JSON.stringify(draft));
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), PAUSE);
  }
}
