/**
 * Berserk's cards for printing: the ready decks with or without their extra cards, all cards, or a list of one's own.
 */
import { chargeOf } from '../../games/berserk/charges';
import { DECKS, elementOf, glyphOf, keywordIcon } from '../../games/berserk/look';
import type { Card } from '../../games/berserk/types';
import { textIn } from '../../lib/i18n';
import type { Lang } from '../../lib/settings.svelte';
import type { GameInfo } from '../../lib/types';
import type { Face, Figure, Kit } from './face';
import { expand } from './list';
import { OWN, PACK, type Wish } from './wish';

const GAME = 'berserk';
const ALL = 'all';
const EXTRAS = '+';

function figures(card: Card, lang: Lang): Figure[] {
  const figure = (icon: string, id: string, numbers: number[]): Figure => ({
    icon,
    says: textIn(lang, GAME, id),
    numbers,
  });
  return [
    ...(card.kind === 'terrain' ? [] : [figure('du-life', 'lives', [card.life])]),
    ...(card.kind === 'creature' ? [figure('du-move', 'speed', [card.move])] : []),
    ...(card.strike ? [figure('du-strike', 'strike', card.strike)] : []),
  ];
}

/** A card as it is printed in a language. */
export function face(card: Card, lang: Lang): Face {
  const say = (id: string, args?: Record<string, string>): string => textIn(lang, GAME, id, args);
  const element = elementOf(card);
  const kind = card.kind === 'creature' ? [] : [say(`kind-${card.kind}`)];
  return {
    id: card.id,
    name: card.name[lang],
    about: [card.classes.map((kin) => kin.name[lang].toLowerCase()).join(', '), say(`element-${card.element}`), ...kind]
      .filter(Boolean)
      .join(' · '),
    enamel: element,
    glyph: glyphOf(card),
    emblem: { seed: card.name.ru, element, charge: chargeOf(card) },
    corner: { number: card.cost, tone: card.crystal, says: say(`cost-${card.crystal}`) },
    keywords: [
      ...(card.unique ? [{ icon: 'du-unique', text: say('unique') }] : []),
      ...card.keywords.map((one) => ({
        icon: keywordIcon(one.id),
        text: one.x ? `${one.name[lang]} ${one.x}` : one.name[lang],
      })),
    ],
    paragraphs: card.paragraphs.map((one) => one.text[lang]),
    figures: figures(card, lang),
    number: [
      say('number', { n: String(card.number) }),
      say(card.deck === OWN ? 'shop-own-card' : `deck-${card.deck}`),
      ...(card.extra ? [say('browser-extra')] : []),
    ].join(' · '),
    origin: card.deck === OWN ? '' : say(`from-${card.origin.replace(' ', '-')}`),
  };
}

/** Cards that somebody wrote; they come with their pack. */
const own = (cards: Card[]): Card[] => cards.filter((card) => card.deck === OWN);

/** The cards of a deck, each as often as the deck holds it. */
function pile(cards: Card[], wish: Wish): Card[] {
  if (wish.deck === OWN) return expand(wish.cards, new Map(cards.map((card) => [card.number, card])));
  if (wish.deck === PACK) return own(cards).flatMap((card) => Array<Card>(card.copies).fill(card));
  const extras = wish.deck === ALL || wish.deck.endsWith(EXTRAS);
  const held = cards.filter(
    (card) =>
      card.deck !== OWN &&
      (wish.deck === ALL || card.deck === wish.deck.replace(EXTRAS, '')) &&
      (extras || !card.extra),
  );
  return held.flatMap((card) => Array<Card>(card.copies).fill(card));
}

export const berserk: Kit = {
  decks: [...DECKS.flatMap((deck) => [deck, deck + EXTRAS]), ALL],
  copies: true,
  name: (deck, lang) => {
    if (deck === ALL || deck === OWN || deck === PACK) return textIn(lang, GAME, `print-deck-${deck}`);
    const name = textIn(lang, GAME, `deck-${deck.replace(EXTRAS, '')}`);
    return deck.endsWith(EXTRAS) ? textIn(lang, '', 'print-deck-extras', { deck: name }) : name;
  },
  faces: (info: GameInfo, wish) => {
    const cards = (info.components as unknown as Card[]).toSorted((a, b) => a.number - b.number);
    const found = pile(cards, wish);
    return (wish.copies === 'one' ? [...new Set(found)] : found).map((card) => face(card, wish.lang));
  },
};
