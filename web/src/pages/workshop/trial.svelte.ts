/** Games of bots with and without a card, played in the background by the server. */
import { me } from '../../lib/me';
import { beginTrial, stopTrial, trial, type Trial, type TrialWish } from './api';

const PAUSE = 900;
const KEY = 'laar trial';

interface Kept {
  id: string;
  /** The card that is tested. */
  of: string;
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export class Trials {
  state: Trial | null = $state.raw(null);
  error: unknown = $state.raw(null);
  #id = '';
  #timer = 0;

  /** Whoever comes back to a card finds its test again. */
  constructor(readonly of: string) {
    const before = kept();
    if (before?.of !== of) return;
    this.#id = before.id;
    // A server that began anew has forgotten it.
    this.#look().catch(() => localStorage.removeItem(KEY));
  }

  get running(): boolean {
    return this.state?.state === 'running';
  }

  /** A person has one test at a time: the one before ends. */
  async begin(wish: TrialWish): Promise<void> {
    try {
      await me();
      const before = kept();
      if (before) await stopTrial(before.id).catch(() => undefined);
      this.error = null;
      this.#id = await beginTrial(wish);
      localStorage.setItem(KEY, JSON.stringify({ id: this.#id, of: this.of }));
      this.state = { state: 'running', played: 0, of: wish.games * 2 };
      await this.#look();
    } catch (error) {
      this.error = error;
    }
  }

  async stop(): Promise<void> {
    try {
      await stopTrial(this.#id);
      await this.#look();
    } catch (error) {
      this.error = error;
    }
  }

  /** Nobody looks any more; the games go on. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#id = '';
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    const id = this.#id;
    const found = await trial(id);
    if (id !== this.#id) return;
    this.state = found;
    if (found.state === 'running')
      this.#timer = window.setTimeout(() => this.#look().catch((error: unknown) => (this.error = error)), PAUSE);
  }
}
