/** Quick start: a table with everything chosen, where what comes before the first move settles itself. */
import { getOnce } from './api';
import FIRST_SIEGE from './first-siege.toml?raw';
import type { NewTableRequest } from './requests';
import { firstOf } from './people';
import { newTable } from './tables';
import type { GameShort } from './types';

const key = (id: string): string => `quick ${id}`;

export const isQuick = (id: string): boolean => sessionStorage.getItem(key(id)) !== null;

/** What a newcomer plays first. */
const WISHES: Record<string, Pick<NewTableRequest, 'options' | 'edition'>> = {
  // The training game with an enemy at the wall whom one can beat in the first turn, whatever is drawn.
  bastion: { edition: '2018', options: { mode: 'own', scenario: FIRST_SIEGE, players: 2 } },
  berserk: { options: { dice: 'home', decks: ['orcs', 'maidens'] } },
};

/** Lays the table; its id. */
export async function quickStart(game: string): Promise<string> {
  const { games } = await getOnce<{ games: GameShort[] }>('/api/games');
  const { seats = [] } = games.find((one) => one.game === game) ?? {};
  const [mine = '', other = ''] = seats;
  const id = await newTable({ game, seats: { [mine]: 'me', [other]: `bot ${firstOf(game)}` }, ...WISHES[game] });
  sessionStorage.setItem(key(id), '');
  return id;
}
