/** The pieces of an edition, loaded once: enemies, spells and rituals as they are printed. */
import { getOnce } from '../../lib/api';
import { editionName } from '../../lib/edition';
import type { Component, GameInfo, Words } from '../../lib/types';
import { cardGlyph, ritualGlyph, spellGlyph } from './look';

export interface Piece extends Component {
  kind: string;
  class: string | null;
  short: Words;
  colour: string | null;
  troop: string;
  strength: number;
  spell: string;
  result: string;
}

export type Pieces = Record<string, Piece>;

export async function piecesOf(edition: string): Promise<Pieces> {
  const info = await getOnce<GameInfo>(`/api/games/bastion/${editionName(edition)}`);
  return Object.fromEntries(info.components.map((one) => [one.id, one as Piece]));
}

const GLYPHS: Record<string, (id: string) => string> = { spell: spellGlyph, ritual: ritualGlyph };

export const glyphOf = ({ kind, id }: Piece): string => (GLYPHS[kind] ?? cardGlyph)(id);
