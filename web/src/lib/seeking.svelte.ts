/**
 * Looking for a game, on whatever page: the server is asked every few seconds, which tells it that one is still here,
 * and the page goes to the table as soon as somebody has been found.
 */
import { freshEntropy, get, post } from './api';
import type { SeekInfo, SeekState } from './lobby';
import type { SeekRequest } from './requests';
import { go } from './router.svelte';

const EVERY = 2000;

class Seeking {
  /** How it stands; null: nothing is looked for. */
  stand: SeekInfo | null = $state.raw(null);
  #wish: SeekRequest | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks for such a game from now on. */
  async start(wish: SeekRequest): Promise<void> {
    this.#wish = { ...wish, entropy: freshEntropy() };
    this.#take(await post<SeekState>('/api/seek', this.#wish));
  }

  /** Looks no more. */
  async stop(): Promise<void> {
    this.#wish = null;
    clearTimeout(this.#timer);
    this.stand = null;
    await post<SeekState>('/api/seek/stop');
  }

  async #ask(): Promise<void> {
    try {
      this.#take(await get<SeekState>('/api/seek'));
    } catch {
      this.#again(); // the wire comes back
    }
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), EVERY);
  }

  #take({ table, seek }: SeekState): void {
    if (!this.#wish) return;
    if (table) {
      this.#wish = null;
      this.stand = null;
      go(`/t/${table}`);
      return;
    }
    if (seek) this.stand = seek;
    // The server has forgotten: it was begun anew, or this page slept too long.
    else
      void post<SeekState>('/api/seek', this.#wish).then(
        (told) => this.#take(told),
        () => this.#again(),
      );
    if (seek) this.#again();
  }
}

/** The one search of this page. */
export const seeking = new Seeking();
