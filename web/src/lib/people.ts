/** Who sits at a table, as players read it. */
import { t, tg } from './i18n';
import type { Seat, SeatInfo, TableInfo } from './types';

/** The opponents of each game, the weakest first; what else is known of them is loaded where they are shown. */
export const CAST: Record<string, readonly string[]> = {
  belogorye: ['petrusha', 'kikimora', 'gorazd', 'zabava', 'chernobor', 'nikodim'],
  berserk: ['zhdan', 'milava', 'shram', 'ratibor', 'olmira', 'veshchun'],
  bastion: ['timosha', 'aksinya', 'bork', 'velemir', 'radmila', 'svetozar'],
};

/** Whom a newcomer is offered: who beats a beginner and plays so that one can follow. */
const FIRST: Record<string, string> = { belogorye: 'gorazd', berserk: 'shram', bastion: 'bork' };

export const firstOf = (game: string): string => FIRST[game] ?? 'greedy';

export const castOf = (game: string): readonly string[] => CAST[game] ?? [];

/** The game in which someone of this name plays; nobody has the name of somebody in another game. */
export const gameOf = (bot: string): string | undefined => Object.keys(CAST).find((game) => castOf(game).includes(bot));

/** The server's word for someone who gave no name. */
const NAMELESS = 'Guest';

/** And for someone whose account is no more. */
const DELETED = 'deleted';

export function personName(name: string | null | undefined): string {
  if (name === DELETED) return t('home-deleted');
  return !name || name === NAMELESS ? t('home-guest') : name;
}

/** An opponent of a game by its name; what plays without one is named by how it thinks. */
export function botName(bot: string): string {
  const game = gameOf(bot);
  return game ? tg(game, `bot-${bot}`) : t(`home-bot-${bot}`);
}

/** A person's or an opponent's name; of a bot without one, that it is a bot and which. */
export function sitterName({ kind, name }: SeatInfo): string {
  if (kind !== 'bot') return personName(name);
  return gameOf(name) ? botName(name) : t('bot-name', { name: botName(name) });
}

/** A bot, or a person who gave a name. */
export const isNamed = ({ kind, name }: SeatInfo): boolean => kind === 'bot' || (!!name && name !== NAMELESS);

/** The same without saying that it is a bot. */
export const shortly = ({ kind, name }: Pick<SeatInfo, 'kind' | 'name'>): string =>
  kind === 'bot' ? botName(name) : personName(name);

/** The side of a seat at a table; while the lot has not been drawn it is nobody's yet. */
export const seatName = ({ game, lot }: Pick<TableInfo, 'game' | 'lot'>, seat: Seat): string =>
  lot?.length === 0 ? t('seat-by-lot') : tg(game, `side-${seat}`);
