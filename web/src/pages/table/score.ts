/** How often these people have won against each other, or have held out together. */
import { GAMES } from '../../games';
import { get } from '../../lib/api';
import { t, tg } from '../../lib/i18n';
import { gameOf, shortly } from '../../lib/people';
import type { Score, TableInfo } from '../../lib/types';

/** Empty where there is nothing to count yet. */
export async function scoreOf(table: TableInfo): Promise<string> {
  const { score, others } = await get<Score>(`/api/tables/${table.id}/score`);
  if (!score || !others.length) return '';
  const { won, lost, drawn } = score;
  if (won + lost + drawn < 2) return '';
  if (GAMES[table.game]?.team) return t('score-together', { won, all: won + lost });
  const rival = table.seats.filter(({ seat }) => others.includes(seat));
  const [one] = rival;
  const bot = one && rival.length === 1 && one.kind === 'bot' && gameOf(one.name) ? one.name : '';
  const who = bot ? tg(table.game, `bot-${bot}-with`) : t('score-with', { names: rival.map(shortly).join(', ') });
  return [t('score', { who, won, lost }), drawn ? t('score-drawn', { n: drawn }) : ''].filter(Boolean).join(', ');
}
