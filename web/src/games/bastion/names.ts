/** Names of everything, as players read them. */
import { hasText, nameText, tg, type Args } from '../../lib/i18n';
import { declined, type Name } from '../../lib/declension';
import { cardParts, isLegend, ritualKind, spellParts } from './look';
import { isColour } from './types';

const GAME = 'bastion';

export const tb = (id: string, args?: Args): string => tg(GAME, id, args);

export { capital } from '../story';

/** «всадник тьмы»: it declines as its first word does. */
function coloured(id: string, colour: string | null): string | Name {
  const said = tb('card-of', { kind: tb(id), land: tb(`of-${colour ?? ''}`) });
  return hasText(GAME, `forms-${id}`) ? declined(said, tb(`forms-${id}`)) : said;
}

/** A legend has its own name. */
function calledCard(card: string): string | Name {
  const { colour, kind } = cardParts(card);
  return isLegend(card) ? nameText(GAME, `legend-${card}`) : coloured(`class-${kind}`, colour);
}

const calledRitual = (ritual: string): string | Name =>
  coloured(`ritual-${ritualKind(ritual)}`, cardParts(ritual).colour);

export function calledSpell(spell: string): string | Name {
  const { name, power, copy } = spellParts(spell);
  const id = `spell-${power ? `${name}-${power}` : name}`;
  return copy ? nameText(GAME, 'spell-copied', { spell: tb(id) }) : nameText(GAME, id);
}

export const cardName = (card: string): string => String(calledCard(card));
export const ritualName = (ritual: string): string => String(calledRitual(ritual));
export const spellName = (spell: string): string => String(calledSpell(spell));

export const seatName = (seat: string): string => tb(`side-${seat}`);
/** «чёрной», where tokens are counted: “1 black”. */
export const manaName = (colour: string): string => tb(`mana-${colour}`);
export const colourName = (colour: string): string => tb(`colour-${colour}`);

/** `s7`, `q3`, `d3`, `citadel` and the spots of the board in words. */
export const placeName = (place: string, layout: readonly string[] = []): string => String(calledPlace(place, layout));

function calledPlace(place: string, layout: readonly string[]): string | Name {
  const [, letter = '', number = '', part = ''] = /^([a-z])(\d+)(?:\.(\d))?$/.exec(place) ?? [];
  if (place === 'citadel' || place === 'top') return nameText(GAME, 'place-citadel');
  if (!letter) return place;
  const land = layout[Number(number) - 1];
  const args = { n: Number(number), part: Number(part), land: land ? tb(`of-${land}`) : number };
  return nameText(GAME, `spot-${letter}`, args);
}

const RITUAL = /^(yellow|green|red|purple|blue|black)-(accumulator|converter|source|obelisk|cannon)$/;
const CARD = /^(yellow|green|red|purple|blue|black)-[a-z]+$/;
const PLACE = /^(citadel|[sqd]\d+)$/;

/** Any word of an answer or a fact as a name. */
export const nameOf = (word: string, layout: readonly string[] = []): string => String(called(word, layout));

/** The same in any case that a sentence needs. */
export function called(given: unknown, layout: readonly string[] = []): string | Name {
  const word = String(given);
  if (isColour(word)) return nameText(GAME, `colour-${word}`);
  if (RITUAL.test(word)) return calledRitual(word);
  if (CARD.test(word) || isLegend(word)) return calledCard(word);
  if (PLACE.test(word)) return calledPlace(word, layout);
  if (hasText(GAME, `side-${word}`)) return nameText(GAME, `side-${word}`);
  if (hasText(GAME, `classes-${word}`)) return tb(`classes-${word}`);
  const { name, power } = spellParts(word);
  return hasText(GAME, `spell-${power ? `${name}-${power}` : name}`) ? calledSpell(word) : word;
}
