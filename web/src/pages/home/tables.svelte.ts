/** The guest and the tables of the home page, looked at again every few seconds while the page is seen. */
import { get } from '../../lib/api';
import { me, rename } from '../../lib/me';
import { settings } from '../../lib/settings.svelte';
import type { Outcome, Seat, TableInfo } from '../../lib/types';
import { Watch } from './watch.svelte';

export interface ListedTable extends TableInfo {
  created: number;
  /** The seats the guest holds. */
  mine: Seat[];
  listed: boolean;
  /** Whom a live game waits for. */
  asked?: Seat[] | null;
  outcome?: Outcome | null;
}

const EVERY = 6000;

/** Decks that are built wait for their duels. */
const goesOn = (table: ListedTable): boolean => table.status !== 'over' || table.playing === true;

export class Lobby {
  name = $state('');
  open: ListedTable[] = $state.raw([]);
  mine: ListedTable[] = $state.raw([]);
  /** False until the first answer has come. */
  known = $state(false);
  error: unknown = $state.raw(null);
  #watch = new Watch(() => void this.look());

  /** Tables that wait for someone else than the guest. */
  get joinable(): ListedTable[] {
    return this.open.filter((table) => table.mine.length === 0);
  }

  get running(): ListedTable[] {
    const told = this.#watch.asked;
    return this.mine.filter(goesOn).map((table) => ({ ...table, asked: table.asked ?? told[table.id] }));
  }

  get finished(): ListedTable[] {
    return this.mine.filter((table) => !goesOn(table));
  }

  /** Looks now and from now on; returns how to stop. */
  start(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      this.#watch.close();
    };
  }

  async look(): Promise<void> {
    try {
      await this.meet();
      const { open, mine } = await get<{ open: ListedTable[]; mine: ListedTable[] }>('/api/tables');
      this.open = open;
      // Tables of lessons and puzzles are no games of one's own.
      this.mine = mine.filter((table) => !table.options?.['position'] || table.origin);
      this.#watch.follow(mine.filter((table) => table.status === 'live' && !table.asked).map((table) => table.id));
      this.error = null;
      this.known = true;
    } catch (error) {
      this.error = error;
    }
  }

  async rename(name: string): Promise<void> {
    this.name = await rename(name, settings.lang);
  }

  /** The first request gives the cookie everything else needs; one that failed is made again. */
  async meet(): Promise<void> {
    this.name = (await me()).name;
  }
}
