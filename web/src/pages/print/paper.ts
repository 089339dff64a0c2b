/** The sheet: three by three cards in its middle, and marks where to cut. All lengths in millimetres. */
import type { Paper } from './wish';

const SIZES: Record<Paper, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};
const CARD = { width: 63, height: 88 };
const SIDE = 3;
export const NINE = SIDE * SIDE;
/** A mark begins a little outside the cards, so that none of it is left on them. */
const GAP = 1;
const LENGTH = 4;

export const sizeOf = (paper: Paper): { width: number; height: number } => SIZES[paper];

/** The cut marks of a sheet as the path of a drawing. */
export function cutMarks(paper: Paper): string {
  const { width, height } = SIZES[paper];
  const left = (width - SIDE * CARD.width) / 2;
  const top = (height - SIDE * CARD.height) / 2;
  const cuts = [0, 1, 2, 3];
  const up = cuts.map(
    (k) => `M${left + k * CARD.width} ${top - GAP}v${-LENGTH}m0 ${LENGTH + height - 2 * top + 2 * GAP}v${LENGTH}`,
  );
  const across = cuts.map(
    (k) => `M${left - GAP} ${top + k * CARD.height}h${-LENGTH}m${LENGTH + width - 2 * left + 2 * GAP} 0h${LENGTH}`,
  );
  return [...up, ...across].join('');
}

/** Lists of nine. */
export const sheets = <T>(cards: T[]): T[][] =>
  Array.from({ length: Math.ceil(cards.length / NINE) }, (_, k) => cards.slice(k * NINE, (k + 1) * NINE));
