/** The rules that lie open beside a table: nobody leaves a game to read. */

export interface Beside {
  game: string;
  /** The clause that is looked up; empty: the beginning. */
  at: string;
}

let open: Beside | null = $state.raw(null);

export const beside = (): Beside | null => open;

export function openBeside(game: string, at = ''): void {
  open = { game, at };
}

export function closeBeside(): void {
  open = null;
}
