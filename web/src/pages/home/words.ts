/** A table of a list in words. */
import { hasText, t, tg } from '../../lib/i18n';
import { GAMES } from '../../games';
import { botName, personName, seatName } from '../../lib/people';
import type { ListedTable } from '../../lib/types';
import { ago } from './ago';

/** Who sits across: a bot, a person, nobody yet, or oneself. */
export function across(table: ListedTable): string {
  if (table.status === 'unreadable') return t('home-unreadable');
  if (table.origin?.clause) return t('home-tryout', { clause: table.origin.clause });
  const others = table.seats.filter((seat) => !table.mine.includes(seat.seat));
  if (others.length === 0) return tg(table.game, 'home-hotseat');
  return others
    .map((seat) =>
      seat.kind === 'bot' ? botName(seat.name ?? '') : seat.kind === 'open' ? t('home-nobody') : personName(seat.name),
    )
    .join(', ');
}

/** Which game it is, where it stands, for whom one plays, since when. */
export function about(table: ListedTable): string {
  const [side = ''] = table.mine;
  const mine = table.mine.length === 1 && hasText(table.game, `side-${side}`) ? seatName(table, side) : '';
  return [t(`home-game-${table.game}`), standing(table), mine, ago(table.created)].filter(Boolean).join(' · ');
}

/** Its page is that of the results, not a replay. */
export const isEvent = (table: ListedTable): boolean => table.playing !== undefined;

/** Where an own game stands; of a game with several ways to play, which one it is. */
export function standing(table: ListedTable): string {
  if (table.status === 'unreadable') return '';
  const id = `mode-${String(table.options?.['mode'] ?? '')}`;
  return hasText(table.game, id) ? `${tg(table.game, id)} · ${stage(table)}` : stage(table);
}

function stage(table: ListedTable): string {
  if (table.status === 'open') return t('home-waiting');
  if (table.playing) return tg(table.game, 'event-duels');
  if (table.status === 'over') return result(table);
  if (!table.asked?.length) return t('home-live');
  return isMyTurn(table) ? t('home-your-turn') : t('home-their-turn');
}

export const isMyTurn = (table: ListedTable): boolean =>
  table.status === 'live' && !!table.asked?.some((seat) => table.mine.includes(seat));

function result(table: ListedTable): string {
  const { outcome, mine } = table;
  if (!outcome?.reason || isEvent(table)) return t('home-over');
  const { winners } = outcome;
  if (!winners.length) return t(GAMES[table.game]?.team ? 'home-lost' : 'home-drawn');
  if (GAMES[table.game]?.team) return t('home-won');
  const won = mine.filter((seat) => winners.includes(seat)).length;
  if (won === 0 || won === mine.length) return t(won ? 'home-won' : 'home-lost');
  return t('home-winner', { side: winners.map((seat) => seatName(table, seat)).join(', ') });
}
