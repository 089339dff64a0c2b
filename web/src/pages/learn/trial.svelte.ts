/** A puzzle being tried: the server judges the table after every answer. */
import { get } from '../../lib/api';
import { Room } from '../../lib/room.svelte';
import type { Puzzle, Verdict } from './course';
import { Practice } from './practice.svelte';
import type { Progress } from './progress.svelte';

export class Trial extends Practice<Room> {
  verdict: Verdict = $state('open');
  /** What has been judged: a later answer comes later, whatever the network does. */
  #asked = 0;
  #failed = false;

  constructor(
    game: string,
    readonly puzzle: Puzzle,
    readonly progress: Progress,
  ) {
    super(game);
  }

  /** The position from the start, at a new table. */
  async again(): Promise<void> {
    const { edition, position } = this.puzzle;
    const seated = (): void => {
      this.verdict = 'open';
      this.#failed = false;
      this.#asked++;
    };
    await this.sit({ edition, position, open: (id) => new Room(id), seated });
  }

  /** Asks how it stands; what is solved stays solved. */
  async judge(): Promise<void> {
    const { room } = this;
    if (!room || this.verdict === 'solved') return;
    const asked = ++this.#asked;
    const { verdict } = await get<{ verdict: Verdict }>(`/api/learn/${this.game}/${this.puzzle.id}/${room.id}`);
    if (asked !== this.#asked) return;
    this.verdict = verdict;
    if (verdict === 'solved') this.progress.solve(this.puzzle.id);
    // Taking a lost answer back and losing again is still the same try.
    if (verdict === 'failed' && !this.#failed) {
      this.#failed = true;
      this.progress.tried(this.puzzle.id);
    }
  }
}
