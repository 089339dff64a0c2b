/** What an action of a siege was worth: who was beaten, what was worked, and who came to the wall. */
import type { Measure } from '../../pages/table/moments';

const WORTH: Record<string, number> = {
  beaten: 3,
  performed: 4,
  built: 2,
  placed: -1,
  joined: -1,
  landed: -1,
  invaded: -3,
};

export const measure: Measure = (facts) => facts.reduce((sum, { fact }) => sum + (WORTH[fact] ?? 0), 0);
