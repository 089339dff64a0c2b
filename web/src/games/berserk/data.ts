/** The cards of an edition and the glossary of its keywords, loaded once; a table may bring cards of somebody's own. */
import { getOnce } from '../../lib/api';
import type { GameInfo } from '../../lib/types';
import type { Card, Gloss, Pack } from './types';

export const GAME = 'berserk';
export const EDITION = '2021';

export async function packOf(edition: string, own: Card[] = []): Promise<Pack> {
  const info = await getOnce<GameInfo>(`/api/games/${GAME}/${edition}`);
  const cards = [...(info.components as unknown as Card[]), ...own];
  const printed = cards.flatMap((card) => card.keywords).map((one): [string, Gloss] => [one.id, one]);
  const glossary = (info.overview as Gloss[]).map((one): [string, Gloss] => [one.id, one]);
  return {
    cards: Object.fromEntries(cards.map((card) => [String(card.number), card])),
    keywords: Object.fromEntries([...printed, ...glossary]),
  };
}

/** The printed card of an id (`2.1`) or a number. */
export const cardOf = (pack: Pack, id: string | number | null | undefined): Card | undefined =>
  pack.cards[String(id ?? '').split('.')[0] ?? ''];
