/** Facts, refusals and cards in words. */
import { hasText, nameText, nameWords, pick, tg, type Args } from '../../lib/i18n';
import type { Name } from '../../lib/declension';
import type { Fact, Refusal, Seat } from '../../lib/types';
import type { Line } from '../kit';
import { capital } from '../story';
import { cardOf, GAME } from './data';
import { calledSeat, seatName } from './players.svelte';
import type { Card, Effect, Pack, Piece } from './types';

export const tb = (id: string, args?: Args): string => tg(GAME, id, args);

export { calledSeat, seatName };

/** Both of a team, or who is alone. */
export const both = ([one, two]: string[]): string => (one && two ? tb('both', { one, two }) : (one ?? ''));

const namesOf = (seats: Seat[]): string => both(seats.map(seatName));

/** “The winners: Ann and Shram”, “The winner: Ann”, “A draw”. */
export const outcomeText = (winners: Seat[]): string =>
  winners.length ? tb('end-winners', { names: namesOf(winners), n: winners.length }) : tb('drawn');

export const cardName = (card: Card | undefined): string => (card ? pick(card.name) : tb('hidden-card'));

/** Where a long word may break on a small card: browsers know no Russian syllables. */
export const softened = (name: string): string =>
  name.replace(/[а-яё]{10,}/giu, (word) =>
    word.replace(/(?<=.{3})(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя].)/giu, '\u00ad'),
  );

/** A card by its id. */
export const idName = (pack: Pack, id: unknown): string => cardName(cardOf(pack, String(id ?? '')));

export const strikeText = (strike: readonly number[] | null | undefined): string => strike?.join('-') ?? '';

export function keywordName(pack: Pack, name: string, x?: number | null): string {
  const gloss = pack.keywords[name];
  return (gloss ? pick(gloss.name) : name) + (x && gloss?.has_x !== false ? ` ${x}` : '');
}

/** What sentences call a card, in any case; one that gives no forms declines as «карта «Рысь»». */
export function calledCard(id: unknown, pack: Pack): string | Name {
  if (id == null) return nameText(GAME, 'hidden-card');
  const card = cardOf(pack, String(id));
  if (!card) return String(id);
  if (card.forms) return nameWords(card.name, card.forms);
  return nameText(GAME, 'card-called', { name: pick(card.name) });
}

function calledKeyword(pack: Pack, name: string): string | Name {
  const gloss = pack.keywords[name];
  return gloss?.forms ? nameWords(gloss.name, gloss.forms) : keywordName(pack, name);
}

/** Fields of a fact or a refusal that name cards, and those that name seats. */
const OF_CARDS = new Set(['card', 'target', 'source', 'who', 'other', 'by', 'attacker', 'defender', 'victim']);
const OF_SEATS = new Set(['seat', 'owner', 'whose']);

function named(args: object, pack: Pack): Args {
  const out: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === 'keyword') out[key] = value ? calledKeyword(pack, String(value)) : 'none';
    else if (OF_SEATS.has(key)) out[key] = calledSeat(value);
    else if (OF_CARDS.has(key)) out[key] = calledCard(value, pack);
    else if (typeof value === 'number') out[key] = value;
    else if (typeof value === 'string') out[key] = value;
    else if (typeof value === 'boolean') out[key] = String(value);
  }
  return out;
}

const ICONS: Record<string, string> = {
  opening_rolled: 'die-5',
  first_chosen: 'ui-flag',
  team_chosen: 'ui-flag',
  lead_chosen: 'ui-clock',
  quarter_chosen: 'sp-castling',
  skipped: 'ui-next',
  agreed: 'ui-hands',
  conceded: 'ui-flag',
  drawn: 'ui-deck',
  redealt: 'ui-shuffle',
  kept: 'ui-deck',
  left_over: 'ui-deck',
  placed: 'du-open',
  hid: 'ui-eye',
  started: 'ui-flag',
  turn_began: 'ui-clock',
  turn_ended: 'ui-next',
  opened: 'du-open',
  stayed_closed: 'du-closed',
  closed: 'du-closed',
  held: 'ui-lock',
  stepped: 'du-move',
  moved: 'du-control',
  taken_up: 'ui-play',
  dropped: 'ui-close',
  blocked: 'du-shield',
  redirected: 'sp-castling',
  silenced: 'ui-lock',
  spared: 'du-shield',
  defended: 'du-shield',
  dealt: 'du-strike',
  shielded: 'du-shield',
  absorbed: 'du-armour',
  wounded: 'du-wound',
  healed: 'du-regen',
  got_lives: 'du-life',
  got_chips: 'du-chip',
  lost_chips: 'du-chip',
  entered: 'du-incarnation',
  rose: 'du-flying',
  took_wing: 'du-flying',
  revealed: 'ui-eye',
  died: 'ui-grave',
  counted: 'du-incarnation',
  laid: 'du-curse',
  lifted: 'ui-check',
  controlled: 'du-control',
  branched: 'ui-branch',
  lapsed: 'ui-warn',
  worked: 'du-magic',
  offered: 'ui-hands',
  declined: 'ui-close',
  ended: 'en-legend',
};

/** A fact in words, or null if it says nothing to a player. */
export function factText(fact: Fact, pack: Pack): string | null {
  const id = `fact-${fact.fact}`;
  if (!hasText(GAME, id)) return null;
  const args = named(fact, pack);
  if (fact.fact === 'rolled') args['sum'] = Number(fact['die']) + Number(fact['bonus']);
  if (fact.fact === 'opening_rolled') args['rolls'] = (fact.rolls ?? []).join(' : ');
  if (fact.fact === 'ended') {
    const winners = fact.winners ?? [];
    args['n'] = winners.length;
    args['winner'] = winners.length === 1 ? calledSeat(winners[0]) : namesOf(winners);
  }
  if (fact['target'] == null) args['target'] = 'none';
  if (fact['keyword'] == null) args['keyword'] = 'none';
  return tb(id, args);
}

/** What is announced, by its kind. */
const ANNOUNCED: Record<string, string> = {
  strike: 'du-strike',
  ability: 'du-magic',
  chip: 'du-chip',
  defend: 'du-shield',
};

function iconOf(fact: Fact): string {
  if (fact.fact === 'rolled') return `die-${String(fact['die'])}`;
  return (fact.fact === 'announced' && ANNOUNCED[String(fact['item'])]) || (ICONS[fact.fact] ?? 'ui-log');
}

/** A line of the log. */
export function lineOf(fact: Fact, pack: Pack): Line | null {
  const text = factText(fact, pack);
  if (text === null) return null;
  return { text: capital(text), icon: iconOf(fact), head: fact.fact === 'turn_began' || fact.fact === 'started' };
}

export const refusalText = (refusal: Refusal, pack: Pack): string =>
  capital(tb(refusal.text, named(refusal.args, pack)));

export const leftOf = (piece: Piece): number => Math.max(0, (piece.life ?? 0) - (piece.wounds ?? 0));

/** “c3, Kairun, 7 of 12 lives, open, strike 4-5-6, chips: 1, Curse” */
export function pieceName(piece: Piece, pack: Pack): string {
  const where = piece.at === 'zone' ? tb('zone') : piece.at;
  if (!piece.id) return [where, tb('hidden-card'), seatName(piece.seat)].join(', ');
  const parts = [
    where,
    idName(pack, piece.id),
    seatName(piece.seat),
    tb('say-lives', { left: leftOf(piece), life: piece.life ?? 0 }),
    tb(piece.closed ? 'say-closed' : 'say-open'),
    piece.strike ? tb('face-strike', { strike: strikeText(piece.strike) }) : '',
    piece.chips ? tb('say-chips', { n: piece.chips }) : '',
    ...laidOn(piece).map((k) => keywordName(pack, k.name, k.x)),
    piece.hidden ? tb('say-hidden') : '',
    piece.committed ? tb('say-committed') : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Keywords that others laid on it. */
export const laidOn = (piece: Piece): NonNullable<Piece['keywords']> =>
  (piece.keywords ?? []).filter((keyword) => !keyword.printed);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What an effect does and for how long. */
export function effectText(effect: Effect, pack: Pack): string {
  const what = effect.keyword
    ? keywordName(pack, effect.keyword, effect.amount)
    : tb(`effect-${effect.what}`, { n: signed(effect.amount), stat: effect.stat ?? 'none' });
  const until = effect.link
    ? tb(`until-${effect.link}`)
    : effect.turn === null
      ? tb('until-battle')
      : tb('until-turn', { n: effect.turn });
  return `${what} · ${until}`;
}
