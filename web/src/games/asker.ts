/** Over every question: in whose turn it is asked, by which card, and by which clause. */
import { t } from '../lib/i18n';
import type { Seat } from '../lib/types';

export interface Asker {
  /** “Turn 5: yours” */
  turn: string;
  /** The card that asks: what is read of it, and its name. */
  card?: { read: string; name: string } | undefined;
  clause?: string | undefined;
}

/** As much of a table as tells whose turn it is. */
interface Turning {
  turn: number;
  active: Seat | null;
}

/** `name`: whoever's turn it is, by name; not told where it is one's own. */
export function turnText({ turn, active }: Turning, own: boolean, name: (seat: Seat) => string): string {
  if (!turn || !active) return t('turn-before');
  return own ? t('turn-own', { n: turn }) : t('turn-of', { n: turn, seat: name(active) });
}
