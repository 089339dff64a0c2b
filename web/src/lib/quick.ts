/** Quick start: a table with everything chosen, where what comes before the first move settles itself. */
import { getOnce } from './api';
import type { NewTableRequest } from './requests';
import { newTable } from './tables';
import type { GameShort } from './types';

const key = (id: string): string => `quick ${id}`;

export const isQuick = (id: string): boolean => sessionStorage.getItem(key(id)) !== null;

/** What a newcomer plays first. */
const WISHES: Record<string, Pick<NewTableRequest, 'options'>> = {
  bastion: { options: { mode: 'training', players: 2 } },
  berserk: { options: { dice: 'home', decks: ['orcs', 'maidens'] } },
};

/** Lays the table; its id. */
export async function quickStart(game: string): Promise<string> {
  const { games } = await getOnce<{ games: GameShort[] }>('/api/games');
  const { seats = [], bots = [] } = games.find((one) => one.game === game) ?? {};
  const [mine = '', other = ''] = seats;
  // The weakest moves at random: that is no game.
  const bot = `bot ${bots[1] ?? bots[0] ?? ''}`;
  const id = await newTable({ game, seats: { [mine]: 'me', [other]: bot }, ...WISHES[game] });
  sessionStorage.setItem(key(id), '');
  return id;
}
