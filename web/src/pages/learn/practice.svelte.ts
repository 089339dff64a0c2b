/** A player alone with a scripted position: one table after another, the next shown as soon as it is there. */
import { t } from '../../lib/i18n';
import { me } from '../../lib/me';
import { toast } from '../../lib/notices.svelte';
import type { Room } from '../../lib/room.svelte';

interface Sitting<R extends Room> {
  /** Lays a table and returns its id. */
  lay: () => Promise<string>;
  open: (id: string) => R;
  seated?: (id: string) => void;
}

export class Practice<R extends Room> {
  /** The table that is shown. */
  room: R | null = $state.raw(null);
  busy = $state(false);
  error: unknown = $state.raw(null);
  #coming: R | null = null;
  #left = false;

  constructor(readonly game: string) {}

  async sit(wish: Sitting<R>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      await me();
      const id = await wish.lay();
      if (!this.#left) this.#enter(id, wish);
    } catch (error) {
      this.error = error;
      this.busy = false;
    }
  }

  leave(): void {
    this.#left = true;
    this.room?.close();
    this.#coming?.close();
  }

  #enter(id: string, wish: Sitting<R>): void {
    const room = wish.open(id);
    this.#coming = room;
    room.onstate = () => {
      if (this.room === room) return;
      this.room?.close();
      this.room = room;
      this.busy = false;
      wish.seated?.(id);
    };
    room.onerror = (frame) => {
      if (frame.code === 'unknown') {
        room.close();
        this.busy = false;
      } else if (frame.code !== 'stale') toast(t(frame.message ?? 'error-try-again'), 'error');
    };
  }
}
