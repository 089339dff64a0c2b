/**
 * The games this client can show: a folder and a line each. What a page needs of a game is loaded when it is opened.
 */
import { belogorye } from './belogorye';
import { bastion } from './bastion';
import { berserk } from './berserk';
import type { GameFiles } from './kit';

export const GAMES: Record<string, GameFiles> = { belogorye, bastion, berserk };

export function gameFiles(game: string): GameFiles {
  const files = GAMES[game];
  if (!files) throw new Error(`unknown game ${game}`);
  return files;
}
