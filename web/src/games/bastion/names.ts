/** Names of everything, as players read them. */
import { hasText, tg, type Args } from '../../lib/i18n';
import { cardParts, isLegend, ritualKind, spellParts } from './look';
import { isColour } from './types';

const GAME = 'bastion';

export const tb = (id: string, args?: Args): string => tg(GAME, id, args);

/** A name at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «всадник тьмы»; a legend has its own name. */
export function cardName(card: string): string {
  const { colour, kind } = cardParts(card);
  return isLegend(card)
    ? tb(`legend-${card}`)
    : tb('card-of', { kind: tb(`class-${kind}`), land: tb(`of-${colour ?? ''}`) });
}

export function ritualName(ritual: string): string {
  return tb('card-of', { kind: tb(`ritual-${ritualKind(ritual)}`), land: tb(`of-${cardParts(ritual).colour ?? ''}`) });
}

export function spellName(spell: string): string {
  const { name, power, copy } = spellParts(spell);
  const said = tb(`spell-${power ? `${name}-${power}` : name}`);
  return copy ? tb('spell-copied', { spell: said }) : said;
}

export const seatName = (seat: string): string => tb(`side-${seat}`);
/** «чёрной», where tokens are counted: “1 black”. */
export const manaName = (colour: string): string => tb(`mana-${colour}`);
export const colourName = (colour: string): string => tb(`colour-${colour}`);

/** `s7`, `q3`, `d3`, `citadel` and the spots of the board in words. */
export function placeName(place: string, layout: readonly string[] = []): string {
  const [, letter = '', number = '', part = ''] = /^([a-z])(\d+)(?:\.(\d))?$/.exec(place) ?? [];
  if (place === 'citadel' || place === 'top') return tb('place-citadel');
  if (!letter) return place;
  const land = layout[Number(number) - 1];
  return tb(`spot-${letter}`, { n: Number(number), part: Number(part), land: land ? tb(`of-${land}`) : number });
}

const RITUAL = /^(yellow|green|red|purple|blue|black)-(accumulator|converter|source|obelisk|cannon)$/;
const CARD = /^(yellow|green|red|purple|blue|black)-[a-z]+$/;
const PLACE = /^(citadel|[sqd]\d+)$/;

/** Any word of an answer or a fact as a name. */
export function nameOf(word: string, layout: readonly string[] = []): string {
  if (isColour(word)) return colourName(word);
  if (RITUAL.test(word)) return ritualName(word);
  if (CARD.test(word) || isLegend(word)) return cardName(word);
  if (PLACE.test(word)) return placeName(word, layout);
  if (hasText(GAME, `side-${word}`)) return seatName(word);
  if (hasText(GAME, `classes-${word}`)) return tb(`classes-${word}`);
  const { name, power } = spellParts(word);
  return hasText(GAME, `spell-${power ? `${name}-${power}` : name}`) ? spellName(word) : word;
}
