/** In which order a player wants to see what was set off at once. */
import type { Waiting } from './types';

/** What waits, as a word; the same paragraph may wait twice. */
export const wordOf = ({ card, number }: Waiting): string => `${card} ${number}`;

interface Bundle {
  turn: number;
  /** What waited when the order was chosen. */
  first: string[];
  /** All of it in its order, and what was set off meanwhile. */
  all: string[];
  /** The player does not mind: what is set off meanwhile works last. */
  any: boolean;
}

/** What is left of a list without some of its words; null where one of them is not there. */
function without(list: string[], words: string[]): string[] | null {
  const left = [...list];
  for (const word of words) {
    const at = left.indexOf(word);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

const same = (one: string[], other: string[]): boolean => without(one, other)?.length === 0;

/** The orders chosen in a turn: the question comes again for all but the last, and is answered from them. */
export class Bundles {
  #made: Bundle[] = [];
  /** What still waits after the last answer; null when something was taken back. */
  #rest: string[] | null = null;

  get last(): readonly string[] {
    return this.#made.at(-1)?.all ?? [];
  }

  /** An order was chosen: what works first. */
  make(order: Waiting[], waiting: Waiting[], turn: number, any = false): `next ${number}` {
    const all = order.map(wordOf);
    const bundle = { turn, first: all, all, any };
    this.#made = [...this.#made.filter((one) => one.turn === turn), bundle];
    return this.#answer(bundle, waiting.map(wordOf));
  }

  /** What works next; null where the player is asked. `back`: what was answered when the question came first. */
  next(waiting: Waiting[], turn: number, back: boolean): `next ${number}` | null {
    const words = waiting.map(wordOf);
    const part = (one: Bundle): boolean => one.turn === turn && !!without(one.all, words) && !same(one.first, words);
    const last = this.#made.at(-1);
    if (back) {
      this.#rest = null;
      const bundle = this.#made.findLast(part);
      return bundle ? this.#first(bundle, words) : null;
    }
    if (!last || last.turn !== turn) return null;
    const rest = this.#rest;
    const fresh = rest?.length ? without(words, rest) : null;
    if (rest === null ? !part(last) : !fresh || (fresh.length && !last.any)) return null;
    last.all = [...last.all, ...(fresh ?? [])];
    return this.#answer(last, words);
  }

  #answer(bundle: Bundle, words: string[]): `next ${number}` {
    const answer = this.#first(bundle, words);
    this.#rest = words.toSpliced(Number(answer.slice(5)) - 1, 1);
    return answer;
  }

  #first({ all }: Bundle, words: string[]): `next ${number}` {
    const places = words.map((word) => all.indexOf(word));
    return `next ${places.indexOf(Math.min(...places)) + 1}`;
  }
}

/** What waits, with what was ordered before in its order and the new last. */
export function inOrder(waiting: Waiting[], before: readonly string[]): Waiting[] {
  const place = (one: Waiting): number => {
    const at = before.indexOf(wordOf(one));
    return at < 0 ? before.length : at;
  };
  return waiting.toSorted((one, other) => place(one) - place(other));
}

/** The list with one entry moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  const [one] = list.slice(from, from + 1);
  return one === undefined ? [...list] : rest.toSpliced(to, 0, one);
}
