/** A puzzle being tried at a table of its own: the server judges what was answered there. */
import { getOnce, post } from '../../lib/api';
import { me } from '../../lib/me';
import { Room } from '../../lib/room.svelte';
import { newTable } from '../../lib/tables';
import type { PuzzleHint, PuzzleInfo, PuzzleVerdict } from '../../lib/puzzles';
import type { GameShort, HintFrame, OddsFrame } from '../../lib/types';
import { book } from './book.svelte';

/** A table without odds: they would say the answer; and what helps comes from the proof. */
class PuzzleRoom extends Room {
  onhint: () => void = () => undefined;

  odds(): Promise<OddsFrame['odds']> {
    return Promise.resolve(null);
  }

  hint(): Promise<HintFrame | null> {
    this.onhint();
    return Promise.reject(new Error('refused'));
  }
}

export class Trial {
  room: PuzzleRoom | null = $state.raw(null);
  busy = $state(false);
  error: unknown = $state.raw(null);
  verdict: PuzzleVerdict | null = $state.raw(null);
  hint: PuzzleHint | null = $state.raw(null);
  /** How much of the hint is told: where to begin, then the answer, then all. */
  told = $state(0);
  #coming: PuzzleRoom | null = null;
  #left = false;
  #asked = 0;

  constructor(readonly puzzle: PuzzleInfo) {}

  get over(): boolean {
    return this.verdict?.verdict === 'solved' || this.verdict?.verdict === 'failed';
  }

  /** The position from the start, at a new table. */
  async again(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      await me();
      const id = await this.#lay();
      if (!this.#left) this.#enter(new PuzzleRoom(id));
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

  /** Asks how it stands; what is solved or lost stays so until it is tried again. */
  async judge(): Promise<void> {
    const { room } = this;
    if (!room || this.over) return;
    const asked = ++this.#asked;
    const found = await post<PuzzleVerdict>(this.#path('verdict'), { table: room.id });
    if (asked !== this.#asked) return;
    this.verdict = found;
    if (this.over) void book.load();
  }

  /** One thing more of what the proof says. */
  async help(all = false): Promise<void> {
    const { room } = this;
    if (!room) return;
    this.hint ??= await post<PuzzleHint>(this.#path('hint'), { table: room.id });
    this.told = all ? 3 : Math.min(2, this.told + 1);
  }

  /** The position has changed: what was hinted is of the one before. */
  moved(): void {
    this.hint = null;
    this.told = 0;
  }

  #path(what: string): string {
    return `/api/puzzles/${this.puzzle.game}/${this.puzzle.id}/${what}`;
  }

  async #lay(): Promise<string> {
    const { game, edition, position } = this.puzzle;
    const { games } = await getOnce<{ games: GameShort[] }>('/api/games');
    const all = games.find((one) => one.game === game)?.seats ?? [];
    const named = /^players (\d)/m.exec(position)?.[1];
    const seats = all.slice(0, named ? Number(named) : 2);
    const mine = Object.fromEntries(seats.map((seat) => [seat, 'me']));
    return newTable({ game, edition, seats: mine, options: { position } });
  }

  #enter(room: PuzzleRoom): void {
    this.#coming = room;
    room.onhint = () => void this.help();
    room.onstate = () => {
      if (this.room === room) return;
      this.room?.close();
      this.room = room;
      this.busy = false;
      this.verdict = null;
      this.#asked++;
      this.moved();
    };
    room.onerror = ({ code }) => {
      if (code !== 'unknown') return;
      room.close();
      this.busy = false;
    };
  }
}
