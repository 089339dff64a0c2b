/** The rulebook a reader has open: which edition, what is searched for, what is unfolded. */
import { SvelteSet } from 'svelte/reactivity';
import { getOnce } from '../../lib/api';
import { settings, type Lang } from '../../lib/settings.svelte';
import type { Book, BookChapter, BookClause } from '../../lib/book';
import type { Board, GameShort } from '../../lib/types';
import { grouped } from '../../lib/grouped';
import { finder, nearest } from './catalogue';
import { said } from './prose';

/** Clauses that do not hold in every edition. */
export const DIFFERENCE = 'difference';
export const CARDS = 'cards';
export const INDEX = 'index';

export interface Found {
  chapter: BookChapter;
  /** Clauses of the chapter that the search finds; all of them without a search. */
  clauses: BookClause[];
  /** The search finds something in its prose. */
  told: boolean;
}

export class Reader {
  book = $state.raw<Book | null>(null);
  error = $state.raw<unknown>(null);
  query = $state('');
  /** The editions are compared. */
  compares = $state(false);
  /** Chapters whose clauses are shown. */
  readonly open = new SvelteSet<string>();

  #fits = $derived(finder(this.query));
  #bySection: Map<string, BookClause[]> = $derived(grouped(this.book?.clauses ?? [], (clause) => clause.section));
  chapters: Found[] = $derived(
    (this.book?.chapters ?? []).map((chapter) => ({
      chapter,
      clauses: (this.#bySection.get(chapter.id) ?? []).filter((c) => this.#fits(c.id, c.title, c.text)),
      told: !!this.query && this.#fits(chapter.title, ...chapter.parts.map(said)),
    })),
  );
  /** What is left of the book while something is searched for. */
  shown: Found[] = $derived(
    this.query ? this.chapters.filter(({ clauses, told }) => told || clauses.length) : this.chapters,
  );
  found: number = $derived(this.chapters.reduce((sum, { clauses }) => sum + clauses.length, 0));
  boards: Map<string, Board[]> = $derived(grouped(this.book?.examples ?? [], (board) => board.clause));
  meant: string[] = $derived.by(() => {
    const { book } = this;
    if (!book || !this.query || this.shown.length) return [];
    const told = book.chapters.flatMap(({ title, parts }) => [title, ...parts.map(said)]);
    return nearest(this.query, [...told, ...book.clauses.map(({ title, text }) => `${title} ${text}`)]);
  });

  constructor(readonly game: string) {}

  /** Brings an edition, the newest where none is named. */
  async load(edition: string | null, lang: Lang = settings.lang): Promise<void> {
    this.error = null;
    try {
      const { games } = await getOnce<{ games: GameShort[] }>('/api/games');
      const editions = games.find((one) => one.game === this.game)?.editions ?? [];
      const named = edition !== null && editions.includes(edition) ? edition : (editions.at(-1) ?? 'none');
      const book = await getOnce<Book>(`/api/rules/${this.game}/${named}/${lang}`);
      if (lang === settings.lang) this.book = book;
    } catch (error) {
      this.error = error;
    }
  }

  clauseOf(id: string): BookClause | null {
    return this.book?.clauses.find((clause) => clause.id === id) ?? null;
  }

  clear(): void {
    this.query = '';
  }
}
