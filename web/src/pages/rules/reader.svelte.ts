/** The rules a reader has open: what is searched for and what is found. */
import type { Fighter } from '../../games/belogorye/types';
import type { Clause } from '../../lib/types';
import { finder, loadRules, type Board, type Kind, type Rulebook } from './catalogue';

export const CARDS = 'cards';

function grouped<T>(list: T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

export class Reader {
  book = $state.raw<Rulebook | null>(null);
  fighters = $state.raw<Fighter[]>([]);
  error = $state.raw<unknown>(null);
  query = $state('');
  kind = $state<Kind>('all');

  #fits = $derived(finder(this.query));
  /** Clauses the search finds, of every kind. */
  found: Clause[] = $derived(this.book?.clauses.filter((c) => this.#fits(c.id, c.title.ru, c.title.en, c.text.ru, c.text.en)) ?? []);
  counts = $derived(new Map([...grouped(this.found, (c) => c.kind)].map(([kind, list]) => [kind, list.length])));
  shown: Clause[] = $derived(this.kind === 'all' ? this.found : this.found.filter((c) => c.kind === this.kind));
  bySection = $derived(grouped(this.shown, (c) => c.section));
  cards: Fighter[] = $derived(this.kind === 'all' ? this.fighters.filter((f) => this.#fits(f.name.ru, f.name.en, f.text.ru, f.text.en)) : []);
  boards: Map<string, Board[]> = $derived(grouped(this.book?.examples ?? [], (board) => board.clause));
  names: string[] = $derived([...new Set(this.book?.clauses.map((c) => c.section))]);
  sections = $derived([...this.names.map((id) => ({ id, count: this.bySection.get(id)?.length ?? 0 })), { id: CARDS, count: this.cards.length }]);

  constructor(readonly game: string) {
    void this.load();
  }

  async load(): Promise<void> {
    this.error = null;
    try {
      const { book, info } = await loadRules(this.game);
      this.book = book;
      this.fighters = info.components as Fighter[];
    } catch (error) {
      this.error = error;
    }
  }

  clear(): void {
    this.query = '';
    this.kind = 'all';
  }
}
