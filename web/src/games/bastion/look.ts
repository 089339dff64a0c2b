/** How colours, cards and spells are drawn. */
import type { Element } from '../../lib/emblem';
import type { EnemyCard } from './types';

const ELEMENTS: Record<string, Element> = {
  yellow: 'steppe',
  green: 'forest',
  red: 'fire',
  purple: 'swamp',
  blue: 'mountain',
  black: 'dark',
};

/** The enamel of a colour; what has none is grey. */
export const element = (colour: string | null | undefined): Element => ELEMENTS[colour ?? ''] ?? 'neutral';

const LEGENDS: Record<string, string> = {
  spy: 'ch-eye',
  belligemin: 'ch-moth',
  rokai: 'ch-falcon',
  valkyrie: 'ch-kite',
  golem: 'ch-hammer',
  'black-wing': 'du-flying',
  inquisitor: 'ch-skull',
  shaggon: 'ch-antlers',
  knellervirm: 'ch-hydra',
  leviathan: 'ch-serpent',
};

export const isLegend = (card: string): boolean => card in LEGENDS;

/** `red-beast` → colour and class; a legend has no printed colour. */
export function cardParts(card: string): { colour: string | null; kind: string } {
  if (isLegend(card)) return { colour: null, kind: card };
  const cut = card.indexOf('-');
  return { colour: card.slice(0, cut), kind: card.slice(cut + 1) };
}

export const cardGlyph = (card: string): string => LEGENDS[card] ?? `en-${cardParts(card).kind}`;

/** Cards that lie on their side as a reminder (BST-425, BST-506). */
export const liesDown = (card: string): boolean => card === 'inquisitor' || card.endsWith('-priest');

/** `copy:flame-2` is a Copy cast as a flame of value 2. */
export function spellParts(spell: string): { name: string; power: string; copy: boolean } {
  const copy = spell.startsWith('copy:');
  const [name = '', power = ''] = spell.replace('copy:', '').split('-');
  return { name, power, copy };
}

export const spellGlyph = (spell: string): string =>
  `sp-${spell.startsWith('copy:') ? 'copy' : spellParts(spell).name}`;

/** The enamel an enemy wears now: its colour, or none if it costs several (BST-368). */
export function enamel(id: string, card: EnemyCard | undefined): Element {
  const several = Object.values(card?.cost ?? {}).filter((n) => n > 0).length > 1;
  return several ? 'neutral' : element(card?.colour ?? cardParts(id).colour);
}

export const ritualKind = (ritual: string): string => cardParts(ritual).kind;
export const ritualGlyph = (ritual: string): string => `st-${ritualKind(ritual)}`;

/** Signs of the defenders, so that pawns differ by shape. */
export const SIGNS: Record<string, string> = {
  dagdar: 'M0-4.6a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2z',
  sannirr: 'M0-5.5 5.2 4H-5.2z',
  irvena: 'M-4.2-4.2h8.4v8.4h-8.4z',
  talm: 'M0-6 5.2 0 0 6-5.2 0z',
};
export const signOf = (seat: string): string => SIGNS[seat] ?? SIGNS['dagdar'] ?? '';
