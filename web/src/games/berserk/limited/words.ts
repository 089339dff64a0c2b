/** What happens at a draft, and who sits there, in words. */
import { hasText } from '../../../lib/i18n';
import type { Fact } from '../../../lib/types';
import type { Line } from '../../kit';
import { GAME } from '../data';
import { idName, seatName, tb } from '../sentences';
import type { Card, Pack } from '../types';

const ICONS: Record<string, string> = {
  stack_opened: 'ui-deck',
  picked: 'ui-check',
  passed_on: 'ui-next',
  put_aside: 'ui-grave',
  deck_built: 'ui-deck',
  withdrew: 'ui-flag',
  event_closed: 'en-legend',
};

export function lineOf(fact: Fact, pack: Pack): Line | null {
  const id = `fact-${fact.fact}`;
  if (!(fact.fact in ICONS) || !hasText(GAME, id)) return null;
  const text = tb(id, {
    number: fact.number ?? 0,
    step: fact.step ?? '',
    card: idName(pack, fact.card),
    seat: seatName(fact.seat),
    winner: seatName(fact.winners?.[0]) || 'none',
  });
  return { text, icon: ICONS[fact.fact] ?? 'ui-log', head: fact.fact === 'stack_opened' };
}

/** Elements side by side, the dearest first; copies together. */
export const inOrder = (a: Card | undefined, b: Card | undefined): number =>
  !a || !b ? 0 : a.element.localeCompare(b.element) || b.cost - a.cost || a.number - b.number;

/** How often each number is among these cards. */
export function counted(ids: readonly string[]): Record<string, number> {
  const cards: Record<string, number> = {};
  for (const id of ids) {
    const number = id.split('.')[0] ?? id;
    cards[number] = (cards[number] ?? 0) + 1;
  }
  return cards;
}

/** “1:05” */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
