/** What this browser answers on a player's behalf: ordinary answers, each of them legal, and each of them told. */
import type { Room } from '../lib/room.svelte';
import type { Said, Seat } from '../lib/types';

/** An answer that need not be asked for. */
export interface Given {
  answer: Said;
  /** What was answered and why, in words; empty where the player has just said so. */
  told: string;
}

/** As much of a table as has to be known. */
type Seated = Pick<Room, 'states' | 'pending' | 'answer' | 'undo' | 'guided'>;

export class Behalf {
  /** What was answered since the player last answered by hand. */
  told: string[] = $state.raw([]);
  /** Something is being taken back: what was answered on behalf goes with it. */
  #back = false;
  /** The question that is put to the player although it could be answered: the number of its state. */
  #asked = 0;
  /** Seats whose state is new, and whether it took something back. */
  readonly #fresh = new Set<Seat>();
  #undone = false;

  /** `find`: what is answered for a seat; `back`: what would have been, when the question came first. */
  constructor(
    private readonly room: Seated,
    private readonly find: (seat: Seat, back: boolean) => Given | null,
  ) {}

  /** A new state of a seat; `undone`: something was taken back. */
  heard(seat: Seat | null, undone: boolean): void {
    if (seat) this.#fresh.add(seat);
    this.#undone ||= undone;
  }

  /** Answers the open question where it can be. Of two seats in one browser one hears before the other. */
  goOn(seat: Seat | null, undoes: Seat | null): boolean {
    const state = seat ? this.room.states[seat] : undefined;
    if (!seat || !this.#fresh.has(seat) || this.room.pending || this.room.guided) return false;
    const back = this.#back && this.#undone;
    this.#fresh.clear();
    this.#back = this.#undone = false;
    const given = state?.ask?.mine ? this.find(seat, back) : null;
    if (back && given && undoes) return this.#undo(undoes);
    if (back && given) this.#asked = state?.n ?? 0;
    if (back || !given || this.#asked === state?.n) return false;
    if (given.told) this.told = [...this.told, given.told];
    this.room.answer(seat, given.answer);
    return true;
  }

  /** The player answers by hand. */
  byHand(): void {
    this.told = [];
  }

  undo(seat: Seat): void {
    this.told = [];
    this.#undo(seat);
  }

  #undo(seat: Seat): boolean {
    this.#back = true;
    this.room.undo(seat);
    return true;
  }
}

/** Answers that end or give up something: nobody gives them for another, even where nothing else is left. */
const LAST = new Set(['end', 'withdraw', 'ready', 'concede', 'pass']);

/** The one legal answer, unless somebody may still cut in. */
export function onlyOne(ask: { options?: string[]; others?: string[] } | null | undefined): string | null {
  const [only, more] = ask?.options ?? [];
  const verb = only?.split(' ')[0] ?? '';
  return only !== undefined && more === undefined && !ask?.others?.length && !LAST.has(verb) ? only : null;
}
