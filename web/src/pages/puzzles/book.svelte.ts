/** What the server knows of this player's puzzles, shared by all who show it. */
import { get, getOnce } from '../../lib/api';
import type { PuzzleInfo, PuzzleList, PuzzleProgress, PuzzleStand } from '../../lib/puzzles';

export const listOf = (game: string): Promise<PuzzleList> => getOnce<PuzzleList>(`/api/puzzles/${game}`);
export const puzzleOf = (game: string, id: string): Promise<PuzzleInfo> =>
  getOnce<PuzzleInfo>(`/api/puzzles/${game}/${id}`);

/** The word in an address that means the puzzle of the day. */
export const TODAY = 'today';

class Book {
  progress: PuzzleProgress | null = $state.raw(null);
  failed = $state(false);

  /** Asks anew: something may have been solved. */
  async load(): Promise<void> {
    this.failed = false;
    try {
      this.progress = await get<PuzzleProgress>('/api/puzzles');
    } catch {
      this.failed = true;
    }
  }

  stand(game: string): PuzzleStand | null {
    return this.progress?.games.find((one) => one.game === game) ?? null;
  }
}

export const book = new Book();
