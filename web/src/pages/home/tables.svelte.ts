/** The guest and the tables of the home page, looked at again every few seconds while the page is seen. */
import { get } from '../../lib/api';
import { me, rename } from '../../lib/me';
import { settings } from '../../lib/settings.svelte';
import { bringTexts, inLists } from '../../lib/texts.svelte';
import type { ListedTable, TableLists } from '../../lib/types';
import { Watch } from './watch.svelte';

const EVERY = 6000;

/** Tables of lessons and puzzles are no games of one's own. */
const isGame = (table: ListedTable): boolean => !table.options['position'] || table.origin !== null;

/** Decks that are built wait for their duels. */
const goesOn = (table: ListedTable): boolean => table.status !== 'over' || table.playing === true;

/** A row of a list says sides and ways to play in the words of its game. */
const bringWords = (tables: ListedTable[]): Promise<unknown> =>
  Promise.all([...new Set(tables.map((table) => inLists(table.game)))].map(bringTexts));

export class Lobby {
  name = $state('');
  /** The name is an account's: it is changed nowhere. */
  account = $state(false);
  open: ListedTable[] = $state.raw([]);
  mine: ListedTable[] = $state.raw([]);
  /** False until the first answer has come. */
  known = $state(false);
  error: unknown = $state.raw(null);
  /** Where the guest's older tables go on; null when all are here. */
  older: string | null = $state(null);
  #paged = false;
  #watch = new Watch(() => void this.look());

  /** Tables that wait for someone else than the guest. */
  get joinable(): ListedTable[] {
    return this.open.filter((table) => table.mine.length === 0);
  }

  get running(): ListedTable[] {
    const told = this.#watch.asked;
    return this.mine.filter(goesOn).map((table) => ({ ...table, asked: table.asked ?? told[table.id] ?? null }));
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
      const { open = [], mine = [], more } = await get<TableLists>('/api/tables');
      await bringWords([...open, ...mine]);
      this.open = open;
      this.#take(mine);
      if (!this.#paged) this.older = more.mine ?? null;
      this.#watch.follow(mine.filter((table) => table.status === 'live' && !table.asked).map((table) => table.id));
      this.error = null;
      this.known = true;
    } catch (error) {
      this.error = error;
    }
  }

  /** The next page of the guest's tables. */
  async page(): Promise<void> {
    if (!this.older) return;
    try {
      const { mine = [], more } = await get<TableLists>(
        `/api/tables?list=mine&before=${encodeURIComponent(this.older)}`,
      );
      await bringWords(mine);
      this.#paged = true;
      this.older = more.mine ?? null;
      this.mine = [...this.mine, ...mine.filter(isGame)];
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  }

  /** The newest tables again; older ones stay where someone has asked for them. */
  #take(newest: ListedTable[]): void {
    const told = new Set(newest.map((table) => table.id));
    const rest = this.#paged ? this.mine.filter((table) => !told.has(table.id)) : [];
    this.mine = [...newest.filter(isGame), ...rest];
  }

  async rename(name: string): Promise<void> {
    this.name = await rename(name, settings.lang);
  }

  /** The first request gives the cookie everything else needs; one that failed is made again. */
  async meet(): Promise<void> {
    const who = await me();
    this.name = who.name;
    this.account = who.account;
  }
}
