/** How far this browser has come with a game: kept here and nowhere else. */

interface Kept {
  /** The step the open table of the lesson begins with, and that table. */
  first: number;
  table: string;
  done: boolean;
  /** Puzzles by id. */
  solved: string[];
  tries: Record<string, number>;
}

export class Progress {
  #key: string;
  #kept: Kept = $state({ first: 0, table: '', done: false, solved: [], tries: {} });

  constructor(game: string) {
    this.#key = `laar learn ${game}`;
    try {
      Object.assign(this.#kept, JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Partial<Kept>);
    } catch {
      localStorage.removeItem(this.#key);
    }
  }

  get first(): number {
    return this.#kept.first;
  }

  get table(): string {
    return this.#kept.table;
  }

  get done(): boolean {
    return this.#kept.done;
  }

  /** The lesson goes on at this table. */
  at(first: number, table: string): void {
    this.#kept.first = first;
    this.#kept.table = table;
    this.#save();
  }

  finish(): void {
    this.#kept.done = true;
    this.at(0, '');
  }

  solved(puzzle: string): boolean {
    return this.#kept.solved.includes(puzzle);
  }

  tries(puzzle: string): number {
    return this.#kept.tries[puzzle] ?? 0;
  }

  tried(puzzle: string): void {
    this.#kept.tries[puzzle] = this.tries(puzzle) + 1;
    this.#save();
  }

  solve(puzzle: string): void {
    if (!this.solved(puzzle)) this.#kept.solved.push(puzzle);
    this.#save();
  }

  #save(): void {
    localStorage.setItem(this.#key, JSON.stringify(this.#kept));
  }
}
