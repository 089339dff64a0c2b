/** Who sits at a table, as players read it. */
import { t, tg } from './i18n';
import type { Seat, SeatInfo, TableInfo } from './types';

/** The server's word for someone who gave no name. */
const NAMELESS = 'Guest';

export const personName = (name: string | null | undefined): string =>
  !name || name === NAMELESS ? t('home-guest') : name;

export const botName = (bot: string): string => t(`home-bot-${bot}`);

/** A person's name, or that it is a bot and which. */
export const sitterName = ({ kind, name }: SeatInfo): string =>
  kind === 'bot' ? t('bot-name', { name: botName(name ?? '') }) : personName(name);

/** A bot, or a person who gave a name. */
export const isNamed = ({ kind, name }: SeatInfo): boolean => kind === 'bot' || (!!name && name !== NAMELESS);

/** The same without saying that it is a bot. */
export const shortly = ({ kind, name }: Pick<SeatInfo, 'kind' | 'name'>): string =>
  kind === 'bot' ? botName(name) : personName(name);

/** The side of a seat at a table; while the lot has not been drawn it is nobody's yet. */
export const seatName = ({ game, lot }: Pick<TableInfo, 'game' | 'lot'>, seat: Seat): string =>
  lot?.length === 0 ? t('seat-by-lot') : tg(game, `side-${seat}`);
