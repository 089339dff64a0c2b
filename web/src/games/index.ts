/**
 * The games this client can show: a folder and a line each. What a page needs of a game is loaded when it is opened.
 */
import { belogorye } from './belogorye';
import { bastion } from './bastion';
import { berserk } from './berserk';
import { bringTexts } from '../lib/texts.svelte';
import type { GameFiles } from './kit';

/** Whatever is loaded of a game comes together with its texts. */
function withTexts(game: string, files: GameFiles): GameFiles {
  const both =
    <A extends unknown[], R>(load: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> =>
      (await Promise.all([load(...args), bringTexts(game)]))[0];
  return {
    ...files,
    start: both(files.start),
    setting: files.setting && both(files.setting),
    table: async (...args) => (await Promise.all([both(files.table)(...args), bringTexts('table')]))[0],
    cards: both(files.cards),
    browser: files.browser && both(files.browser),
    film: both(files.film),
  };
}

export const GAMES: Record<string, GameFiles> = {
  belogorye: withTexts('belogorye', belogorye),
  bastion: withTexts('bastion', bastion),
  berserk: withTexts('berserk', berserk),
};

export function gameFiles(game: string): GameFiles {
  const files = GAMES[game];
  if (!files) throw new Error(`unknown game ${game}`);
  return files;
}
