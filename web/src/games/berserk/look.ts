/** How cards, decks and seats are drawn. */
import type { Element } from '../../lib/emblem';
import { chargeOf } from './charges';
import type { Card } from './types';

export const elementOf = (card: Pick<Card, 'element'> | undefined): Element =>
  card === undefined ? 'neutral' : card.element === 'darkness' ? 'dark' : (card.element as Element);

export const glyphOf = (card: Pick<Card, 'element'> | undefined): string => `el-${elementOf(card)}`;

/** Its emblem; a picture is drawn from the name it has in one language. */
export const emblemOf = (card: Card | undefined): { name: string; element: Element; charge: string } => ({
  name: card?.name.ru ?? '',
  element: elementOf(card),
  charge: chargeOf(card),
});

const KEYWORDS: Record<string, string> = {
  rage: 'du-rage',
  armour: 'du-armour',
  blood_magic: 'du-blood',
  horde: 'du-horde',
  incarnation: 'du-incarnation',
  regeneration: 'du-regen',
  curse: 'du-curse',
  poison: 'du-poison',
  unique: 'du-unique',
  anger: 'du-rage',
  vulnerability: 'du-wound',
  exp_attack: 'du-strike',
  exp_shooting: 'du-shot',
  exp_throwing: 'du-throw',
  exp_discharge: 'du-discharge',
  directed_strike: 'du-strike',
  jump: 'du-move',
  max_lives: 'du-life',
  max_chips: 'du-chip',
};

export const keywordIcon = (name: string): string => KEYWORDS[name] ?? 'du-shield';

const WHEN: Record<string, string> = {
  action: 'du-closed',
  sudden: 'sp-lightning',
  free: 'du-chip',
  static: 'ui-lock',
  start_of_battle: 'ui-flag',
};

export const abilityIcon = (when: string): string => WHEN[when] ?? 'ui-clock';

export const DECKS = ['orcs', 'dwarves', 'maidens', 'coven'] as const;

const DECK_LOOK: Record<string, { enamel: Element; glyph: string }> = {
  orcs: { enamel: 'steppe', glyph: 'ch-tusk' },
  dwarves: { enamel: 'mountain', glyph: 'ch-beard' },
  maidens: { enamel: 'swamp', glyph: 'ch-lily' },
  coven: { enamel: 'dark', glyph: 'ch-moth' },
};

export const deckLook = (deck: string): { enamel: Element; glyph: string } =>
  DECK_LOOK[deck.replace('+', '')] ?? { enamel: 'neutral', glyph: 'ui-deck' };

/** Seats by themselves have no emblem: told apart by shape. One team carries weapons, the other armour. */
const SEATS: Record<string, { enamel: Element; glyph: string }> = {
  red: { enamel: 'fire', glyph: 'ch-sword' },
  blue: { enamel: 'mountain', glyph: 'ch-kite' },
  green: { enamel: 'forest', glyph: 'ch-bow' },
  violet: { enamel: 'swamp', glyph: 'ch-shishak' },
};

export const seatLook = (seat: string): { enamel: Element; glyph: string } =>
  SEATS[seat] ?? { enamel: 'neutral', glyph: 'st-pawn' };
