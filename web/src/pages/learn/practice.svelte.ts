/** A player alone with a scripted position: one table after another, the next shown as soon as it is there. */
import { t } from '../../lib/i18n';
import { me } from '../../lib/me';
import { toast } from '../../lib/notices.svelte';
import type { Room } from '../../lib/room.svelte';
import { lay } from './course';

interface Sitting<R extends Room> {
  /** A table that is there already, if it still is. */
  table?: string;
  edition: string;
  position: string;
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
      const id = wish.table || (await lay(this.game, wish.edition, wish.position));
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
        // A remembered table may be gone; a new one is soon laid.
        if (wish.table) void this.sit({ ...wish, table: '' });
      } else if (frame.code !== 'stale') toast(t(frame.message ?? 'error-try-again'), 'error');
    };
  }
}
