/** The better line of a decision as a film: the game up to it, then what could have been. */
import { get } from '../../lib/api';
import type { Frame, Step } from '../../lib/types';
import { Film } from '../replay/film.svelte';

interface Line {
  steps: Step[];
  frames: Frame[];
}

export class BetterLine extends Film {
  #frames: Frame[] = [];

  constructor(
    readonly base: Film,
    readonly from: number,
  ) {
    super(base.id);
    this.seat = base.seat;
    this.table = base.table;
    this.kit = base.kit;
    this.steps = base.steps.slice(0, from + 1);
  }

  /** Fetches the line and shows the position it begins in. */
  async bring(): Promise<void> {
    try {
      const query = this.seat ? `?seat=${this.seat}` : '';
      const { steps, frames } = await get<Line>(`/api/tables/${this.id}/review/${this.from}${query}`);
      this.#frames = frames;
      this.steps = [...this.steps, ...steps];
    } catch (error) {
      this.error = error;
      return;
    }
    await this.show(this.from);
  }

  override frameAt(n: number, seat = this.seat): Promise<Frame> {
    const frame = this.#frames[n - this.from - 1];
    return frame ? Promise.resolve(frame) : this.base.frameAt(n, seat);
  }
}
