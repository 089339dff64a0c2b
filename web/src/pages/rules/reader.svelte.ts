/** The rules a reader has open: which edition, what is searched for and what is found. */
import { grouped } from '../../lib/grouped';
import type { Component } from '../../lib/types';
import type { Board, Rulebook } from '../../lib/types';
import { finder, loadCards, loadRules, merged, type Kind, type Listed } from './catalogue';

export const CARDS = 'cards';
/** Clauses that do not hold in every edition. */
export const DIFFERENCE = 'difference';

export class Reader {
  books = $state.raw<Rulebook[]>([]);
  allCards = $state.raw<Component[]>([]);
  error = $state.raw<unknown>(null);
  query = $state('');
  kind = $state<Kind>('all');
  /** An edition, or the difference between them. */
  shelf = $state('');

  editions: string[] = $derived(this.books.map((book) => book.edition));
  /** The book whose boards and cards are shown. */
  book: Rulebook | null = $derived(this.books.find((book) => book.edition === this.shelf) ?? this.books.at(-1) ?? null);
  #all: Listed[] = $derived(merged(this.books));
  /** The clauses on the shelf, whatever is searched for. */
  clauses: Listed[] = $derived(
    this.#all.filter(({ editions }) =>
      this.shelf === DIFFERENCE ? editions.length < this.books.length : editions.includes(this.book?.edition ?? ''),
    ),
  );
  #fits = $derived(finder(this.query));
  /** Clauses the search finds, of every kind. */
  found: Listed[] = $derived(
    this.clauses.filter((c) => this.#fits(c.id, c.title.ru, c.title.en, c.text.ru, c.text.en)),
  );
  counts = $derived(new Map([...grouped(this.found, (c) => c.kind)].map(([kind, list]) => [kind, list.length])));
  shown: Listed[] = $derived(this.kind === 'all' ? this.found : this.found.filter((c) => c.kind === this.kind));
  bySection = $derived(grouped(this.shown, (c) => c.section));
  cards: Component[] = $derived(
    this.kind === 'all' && this.shelf !== DIFFERENCE
      ? this.allCards.filter((c) => this.#fits(c.name.ru, c.name.en, c.text?.ru, c.text?.en))
      : [],
  );
  boards: Map<string, Board[]> = $derived(grouped(this.book?.examples ?? [], (board) => board.clause));
  names: string[] = $derived([...new Set(this.clauses.map((c) => c.section))]);
  sections = $derived([
    ...this.names.map((id) => ({ id, count: this.bySection.get(id)?.length ?? 0 })),
    ...(this.shelf === DIFFERENCE ? [] : [{ id: CARDS, count: this.cards.length }]),
  ]);

  constructor(readonly game: string) {
    void this.load();
  }

  async load(): Promise<void> {
    this.error = null;
    try {
      const books = await loadRules(this.game);
      const newest = books.at(-1)?.edition ?? '';
      this.allCards = (await loadCards(this.game, newest)).components;
      this.shelf = newest;
      this.books = books;
    } catch (error) {
      this.error = error;
    }
  }

  /** Takes another edition from the shelf; its cards may read otherwise. */
  async open(shelf: string): Promise<void> {
    this.shelf = shelf;
    try {
      this.allCards = (await loadCards(this.game, this.book?.edition ?? '')).components;
    } catch (error) {
      this.error = error;
    }
  }

  /** Shows everything; a clause of another edition brings its own. */
  clear(clause = ''): void {
    this.query = '';
    this.kind = 'all';
    if (this.clauses.some((c) => c.id === clause)) return;
    const home =
      this.#all.find((c) => c.id === clause)?.editions.at(-1) ??
      (this.shelf === DIFFERENCE ? this.editions.at(-1) : undefined);
    if (home) void this.open(home);
  }
}
