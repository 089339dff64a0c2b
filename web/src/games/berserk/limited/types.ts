/** What the view of a draft or a sealed deal looks like on the wire. */
import type { Answers, Id } from '../../../lib/answers/limited';
import type { Seat, View } from '../../../lib/types';

export const LIMITED = ['draft', 'sealed'] as const;

export const isLimited = (mode: unknown): boolean => LIMITED.some((one) => one === mode);

export interface LimitedView extends View {
  mode: (typeof LIMITED)[number];
  seats: Seat[];
  /** The smallest deck. */
  least: number;
  /** Which stacks go round: 1 to 3; 0 where nothing goes round. */
  round: number;
  pick: number | null;
  passes: 'left' | 'right' | null;
  /** Cards in hand and taken, by seat. */
  stacks: Record<Seat, number>;
  pools: Record<Seat, number>;
  gone: Seat[];
  /** One's own part. */
  ready: boolean;
  steps: Answers['pick' | 'build'][];
  hand: Id[];
  pool: Id[];
  /** While and after it is built. */
  deck: Id[] | null;
}
