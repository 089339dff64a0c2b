/** How high the picture of a card is: long texts lower it, and the longest make the card higher. */
import { pick } from '../../lib/i18n';
import type { Card } from './types';

/** All lengths in units of the card, which is 252 wide and at least 352 high. */
const ARTS = [158, 142, 124, 100, 84, 72];
const LOWEST = 62;
/** Rims, name, figures and gaps. */
const REST = 110;
const WIDTH = 216;
const SIZE = 12.6;

const lines = (text: string): number => Math.ceil((text.length * SIZE * 0.53) / WIDTH);

function words(card: Card): number {
  const name = pick(card.name).length > 20 ? 20 : 0;
  const about = card.classes.length > 1 || card.kind !== 'creature' ? 14 : 0;
  const keywords = Math.ceil(card.keywords.reduce((sum, one) => sum + pick(one.name).length * 6.6 + 34, 0) / WIDTH);
  const text = card.paragraphs.reduce((sum, one) => sum + lines(pick(one.text)) * SIZE * 1.3 + 4, 0);
  return name + about + keywords * 23 + text;
}

export function artHeight(card: Card): number {
  const room = 352 - REST - words(card);
  return ARTS.find((art) => art <= room) ?? LOWEST;
}
