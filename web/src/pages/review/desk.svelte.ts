/** The review of one game: asked for, waited for, read. */
import { get, post } from '../../lib/api';
import { me } from '../../lib/me';
import type { Review } from '../../lib/review';
import type { ListedTable, Seat } from '../../lib/types';
import { Film } from '../replay/film.svelte';

interface Progress {
  done: number;
  of: number;
}

/** Milliseconds between two looks at one that is made. */
const LOOK = 1000;

export class Desk {
  review: Review | null = $state.raw(null);
  progress: Progress | null = $state.raw(null);
  error: unknown = $state.raw(null);
  film: Film | null = $state.raw(null);
  /** The seats of whoever reads. */
  held: Seat[] = $state.raw([]);
  begun = Date.now();

  #gone = false;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    this.error = null;
    this.begun = Date.now();
    try {
      await me();
      const { mine } = await get<ListedTable>(`/api/tables/${this.id}`);
      this.held = mine;
      let found = await post<Review | Progress>(`/api/tables/${this.id}/review`);
      while (!this.#gone && 'done' in found) {
        this.progress = found;
        await new Promise((done) => setTimeout(done, LOOK));
        found = await get<Review | Progress>(`/api/tables/${this.id}/review`);
      }
      if (this.#gone || 'done' in found) return;
      const film = new Film(this.id);
      await film.open(0, mine.length === 1 ? (mine[0] ?? null) : null);
      if (film.error) throw film.error;
      this.film = film;
      this.review = found;
    } catch (error) {
      this.error = error;
    }
    this.progress = null;
  }

  close(): void {
    this.#gone = true;
  }

  /** About how many seconds are left, as far as it can be told. */
  get left(): number | null {
    const { done, of } = this.progress ?? { done: 0, of: 0 };
    if (!done) return null;
    return Math.max(1, Math.round((((Date.now() - this.begun) / 1000) * (of - done)) / done));
  }
}
