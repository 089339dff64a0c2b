/** Decks as the server keeps and judges them. It alone says what may be played. */
import { get, post } from '../../lib/api';
import type {
  DeckShelf as Shelf,
  DeckVerdict as Verdict,
  KeptDeck as Kept,
  LineFault as Fault,
  ReadDeck as Read,
} from '../../lib/berserk/replies';
import { me } from '../../lib/me';
import type { CardsRequest, ChangedDeckRequest, NewDeckRequest, SketchRequest } from '../../lib/requests';

export type { Fault, Kept, Shelf, Verdict };

export const GAME = 'berserk';
const PATH = `/api/decks/${GAME}`;

/** Copies by number of the card. */
export type Cards = Kept['cards'];

/** The decks of whoever asks; the first request gives the cookie. */
export async function shelf(): Promise<Shelf> {
  await me();
  return get<Shelf>(PATH);
}

export const check = (cards: Cards, name: string): Promise<Verdict> =>
  post<Verdict>(`${PATH}/check`, { cards, name } satisfies CardsRequest);
export const read = (text: string): Promise<Read> => post<Read>(`${PATH}/read`, { text } satisfies SketchRequest);
export const add = (name: string, cards: Cards): Promise<Kept> =>
  post<Kept>(PATH, { name, cards } satisfies NewDeckRequest);
export const change = (id: string, name: string, cards: Cards): Promise<Kept> =>
  post<Kept>(`${PATH}/${id}`, { name, cards } satisfies ChangedDeckRequest);
export const drop = (id: string): Promise<unknown> => post(`${PATH}/${id}/delete`);
