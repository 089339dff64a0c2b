/** A table of a list in words. */
import { tg, t } from '../../lib/i18n';
import { GAMES } from '../../games';
import { botName, personName, seatName } from '../../lib/people';
import type { ListedTable } from './tables.svelte';

/** Who sits across: a bot, a person, nobody yet, or oneself. */
export function across(table: ListedTable): string {
  if (table.origin?.clause) return t('home-tryout', { clause: table.origin.clause });
  const others = table.seats.filter((seat) => !table.mine.includes(seat.seat));
  if (others.length === 0) return tg(table.game, 'home-hotseat');
  return others.map((seat) => (seat.kind === 'bot' ? botName(seat.name ?? '') : seat.kind === 'open' ? t('home-nobody') : personName(seat.name))).join(', ');
}

/** Where an own game stands. */
export function standing(table: ListedTable): string {
  if (table.status === 'open') return t('home-waiting');
  if (table.status === 'over') return result(table);
  if (!table.asked?.length) return t('home-live');
  return isMyTurn(table) ? t('home-your-turn') : t('home-their-turn');
}

export const isMyTurn = (table: ListedTable): boolean => table.status === 'live' && !!table.asked?.some((seat) => table.mine.includes(seat));

function result(table: ListedTable): string {
  const { outcome, mine } = table;
  if (!outcome) return t('home-over');
  const [winner] = outcome.winners;
  if (!winner) return t(GAMES[table.game]?.team ? 'home-lost' : 'home-drawn');
  if (GAMES[table.game]?.team) return t('home-won');
  if (mine.length === 1) return t(mine.includes(winner) ? 'home-won' : 'home-lost');
  return t('home-winner', { side: seatName(table, winner) });
}
