/** Chances as people of the dice say them. */
import { t } from '../../lib/i18n';

const DICE = [6, 36, 216];

/** “4/6” where dice say so, else as many per cent; what is sure or never is said in words. */
export function chanceText([top = 0, bottom = 1]: number[]): string {
  if (!top) return t('puzzle-never');
  if (top === bottom) return t('puzzle-surely');
  const dice = DICE.find((faces) => faces % bottom === 0);
  return dice ? `${(top * dice) / bottom}/${dice}` : `${((100 * top) / bottom).toFixed(1)} %`;
}

/** The same as a share, for a bar. */
export const share = ([top = 0, bottom = 1]: number[]): number => top / bottom;
