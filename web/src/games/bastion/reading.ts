/** What is told of an enemy, a ritual, a spell and the deck: strength, price, and what a victory gives. */
import { parts, type Figure, type Page, type Part, type Told } from '../../components/reading/page';
import { grouped } from '../../lib/grouped';
import { pick } from '../../lib/i18n';
import type { Seat } from '../../lib/types';
import { clauseOf } from './clauses';
import { costOf } from './cost';
import { cardGlyph, cardParts, isLegend, ritualGlyph, ritualKind, spellGlyph, spellParts } from './look';
import { capital, cardName, colourName, manaName, nameOf, placeName, ritualName, spellName, tb } from './names';
import type { Piece, Pieces } from './pieces';
import { COLOURS, type Deck, type Enemy, type EnemyCard, type SiegeView, type Why } from './types';

/** The siege the piece belongs to; none where pieces are only looked at. */
export interface Scene {
  edition: string;
  pieces: Pieces;
  view?: SiegeView | null;
  /** Whose mana and rituals are counted. */
  me?: Seat | null;
}

/** `spell:castling` is a spell; places of the board mean who stands there. */
export const spellRef = (spell: string): string => `spell:${spell}`;

/** The enemy at a spot of the board. */
export const enemyAt = (view: SiegeView | null | undefined, spot: string): Enemy | undefined =>
  spot === 'citadel' ? undefined : view?.enemies[spot === 'top' ? 'citadel' : spot];

/** What can be read at a spot: whoever stands there, the deck, a structure. */
export function readAt(view: SiegeView, spot: string): string | undefined {
  if (enemyAt(view, spot) || (spot === 'deck' && view.deck.count)) return spot;
  const [, district = '', part = ''] = /^[bw](\d)\.(\d)$/.exec(spot) ?? [];
  const base = spot.startsWith('w') ? Number(part) - 4 : Number(part) - 1;
  return view.districts[Number(district) - 1]?.bases[base] ?? undefined;
}

export function pageOf(what: string, scene: Scene): Page | null {
  const enemy = enemyAt(scene.view, what);
  if (enemy) return enemyPage(enemy, what, scene);
  if (what === 'deck') return scene.view?.deck.count ? deckPage(scene.view.deck, scene) : null;
  if (what.startsWith('spell:')) return spellPage(what.slice(6), scene);
  const piece = scene.pieces[what];
  if (piece?.kind === 'enemy') return printedPage(piece, scene);
  return piece?.kind === 'ritual' ? ritualPage(piece.id, scene) : null;
}

/** The card whose face is shown. */
export function faceOf(what: string, { view, pieces }: Scene): Piece | undefined {
  const id = enemyAt(view, what)?.cards[0]?.id ?? what.replace('spell:', '').replace('copy:', '');
  return pieces[id];
}

function enemyPage(enemy: Enemy, spot: string, scene: Scene): Page {
  const { view, pieces } = scene;
  const own = enemy.cards.map((card) => pieces[card.id]).filter((one) => one !== undefined);
  const place = spot === 'top' ? 'citadel' : spot;
  return {
    name: capital(enemy.cards.map((card) => cardName(card.id)).join(' + ')),
    about: [placeName(place, view?.layout), ...new Set(own.map(troopOf))].join(' · '),
    text: own.map(textOf).filter(Boolean).join('\n'),
    parts: parts(
      { title: tb('read-strength'), figures: [...enemy.cards.flatMap((c) => lines(c, scene)), price(enemy, scene)] },
      { title: tb('read-ability'), told: [...abilities(own, scene), ...shields(enemy, place, scene)] },
      { title: tb('read-gives'), told: enemy.cards.flatMap((card) => gives(card, scene)) },
    ),
  };
}

const ICONS: Record<string, string> = {
  dragon: 'en-dragon',
  knellervirm: 'ch-hydra',
  inquisitor: 'ch-skull',
  cannon: 'st-cannon',
  neighbours: 'du-horde',
  alone: 'en-werewolf',
  floor: 'du-shield',
  immune: 'du-shield',
};
const WHOLE = ['base', 'neighbours', 'alone'];

const signed = ({ what, amount }: Why): string => {
  if (what === 'immune') return '';
  return WHOLE.includes(what) ? String(amount) : `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;
};

/** The lines that add up to the strength of a card. */
function lines(card: EnemyCard, { view }: Scene): Figure[] {
  return card.reasons.map((why) => ({
    icon: why.what === 'base' ? cardGlyph(card.id) : (ICONS[why.what] ?? 'ui-log'),
    name: capital(
      tb(`why-${why.what}`, { card: cardName(card.id), by: why.by ? nameOf(String(why.by), view?.layout) : '' }),
    ),
    now: signed(why),
    why: [{ text: '', clause: why.clause }],
  }));
}

/** What the attack costs, and what the reader has of it. */
function price(enemy: Enemy, { view, me }: Scene): Figure {
  const cost = costOf(enemy);
  const mana = view?.defenders.find((one) => one.seat === me)?.mana;
  const due = COLOURS.filter((colour) => cost[colour]);
  const total = due.reduce((sum, colour) => sum + (cost[colour] ?? 0), cost.any);
  const lack = mana ? due.filter((colour) => (mana[colour] ?? 0) < (cost[colour] ?? 0)) : [];
  const said = due.map((colour) => {
    const n = cost[colour] ?? 0;
    const have = mana?.[colour] ?? 0;
    const asked = tb('short-of', { n, mana: manaName(colour) });
    if (!mana) return asked;
    return have < n
      ? `${asked}: ${tb('read-lacks', { have, n: n - have })}`
      : `${asked}: ${tb('read-enough', { have })}`;
  });
  if (cost.any) said.push(tb('short-any', { n: cost.any }));
  return {
    icon: 'du-strike',
    name: tb(mana ? 'read-price' : 'price'),
    now: String(total),
    why: said.map((text) => ({ text })),
    harm: lack.length > 0,
  };
}

const textOf = (piece: Piece): string => (piece.text ? pick(piece.text) : '');
const troopOf = (piece: Piece): string => tb(`troop-${piece.troop}`);

function abilities(own: Piece[], { edition }: Scene): Told[] {
  return own
    .filter((piece) => textOf(piece))
    .map((piece) => ({
      icon: cardGlyph(piece.id),
      title: textOf(piece),
      clause: clauseOf(piece.class ?? piece.id, edition),
    }));
}

/** Who shields it, and whom it shields. */
function shields(enemy: Enemy, place: string, { view }: Scene): Told[] {
  const by = enemy.shielded.map(({ by, clause }) => ({
    icon: 'du-shield',
    title: tb('shielded-by', { by: whoAt(view, by) }),
    clause,
  }));
  const kept = Object.entries(view?.enemies ?? {}).filter(([, other]) =>
    other.shielded.some((one) => one.by === place),
  );
  const names = kept.map(([there]) => whoAt(view, there)).join(', ');
  return kept.length ? [...by, { icon: 'du-shield', title: tb('read-shields'), text: names }] : by;
}

const whoAt = (view: SiegeView | null | undefined, place: string): string => {
  const cards = view?.enemies[place]?.cards ?? [];
  const where = placeName(place, view?.layout);
  return cards.length ? `${cards.map((card) => cardName(card.id)).join(' + ')} (${where})` : where;
};

/** The soul that becomes a spell, and the reader's rituals that this victory would fulfil (BST-298). */
function gives(card: EnemyCard, { view, pieces, me, edition }: Scene): Told[] {
  const spell = pieces[card.id]?.spell;
  const goals = view?.defenders.find((one) => one.seat === me)?.goals ?? [];
  const meant = goals.filter((id) => card.id === 'knellervirm' || cardParts(id).colour === card.colour);
  const rituals = meant.map((id) => ({
    icon: ritualGlyph(id),
    title: tb('read-ritual', { ritual: ritualName(id) }),
    text: tb('read-ritual-why', { ritual: tb(`ritual-text-${ritualKind(id)}`) }),
    clause: 'BST-298',
  }));
  return [...(spell ? [soul(spell, edition)] : []), ...rituals];
}

function soul(spell: string, edition: string): Told {
  const { name } = spellParts(spell);
  return {
    icon: spellGlyph(spell),
    title: tb('read-spell', { spell: spellName(spell) }),
    text: tb(`spell-text-${name}`),
    clause: clauseOf(name, edition),
  };
}

function printedPage(piece: Piece, scene: Scene): Page {
  const colour = piece.colour ? [colourName(piece.colour)] : [];
  const strength: Figure[] = [
    { icon: cardGlyph(piece.id), name: capital(pick(piece.short)), now: String(piece.strength) },
  ];
  return {
    name: capital(cardName(piece.id)),
    about: [...colour, troopOf(piece)].join(' · '),
    text: textOf(piece),
    parts: parts(
      { title: tb('read-printed'), figures: piece.strength ? strength : [] },
      { title: tb('read-ability'), told: abilities([piece], scene) },
      { title: tb('read-gives'), told: piece.spell ? [soul(piece.spell, scene.edition)] : [] },
    ),
  };
}

function ritualPage(id: string, { edition }: Scene): Page {
  const kind = ritualKind(id);
  const { colour } = cardParts(id);
  return {
    name: capital(ritualName(id)),
    about: tb('read-ritual-about', { colour: colour ? colourName(colour) : '' }),
    text: tb(`ritual-text-${kind}`),
    parts: [
      { title: tb('read-what'), told: [{ title: tb(`ritual-text-${kind}`), clause: clauseOf(kind, edition) }] },
      { title: tb('read-how'), told: [{ title: tb('read-perform'), clause: 'BST-298' }] },
    ],
  };
}

function spellPage(spell: string, { edition }: Scene): Page {
  const { name } = spellParts(spell);
  return {
    name: spellName(spell),
    about: tb('read-spell-about'),
    text: tb(`spell-text-${name}`),
    parts: [
      { title: tb('read-what'), told: [{ title: tb(`spell-text-${name}`), clause: clauseOf(name, edition) }] },
      { title: tb('read-how'), told: [{ title: tb('read-once'), clause: 'BST-221' }] },
    ],
  };
}

/** What is still to come: known cards, unknown order (BST-092). */
function deckPage(deck: Deck, { pieces }: Scene): Page {
  const layer = (one: Deck['layers'][number], k: number): Part => ({
    title: deck.layers.length > 1 ? tb('read-layer', { k: k + 1, n: one.count }) : tb('read-in-deck'),
    figures: one.parts.flatMap((part) => counted(part, pieces)),
  });
  return {
    name: tb('deck-note', { n: deck.count }),
    about: tb('read-deck-about'),
    text: '',
    parts: parts(...deck.layers.map(layer), {
      title: tb('read-known'),
      told: [{ title: tb('read-order'), clause: 'BST-092' }],
    }),
  };
}

/** By class; where only some of them were taken, at most so many. */
function counted(part: { cards: string[]; count: number }, pieces: Pieces): Figure[] {
  return [...grouped(part.cards, (card) => cardParts(card).kind)].map(([kind, cards]) => {
    const [first = kind] = cards;
    const most = Math.min(part.count, cards.length);
    const strength = pieces[first]?.strength;
    return {
      icon: cardGlyph(first),
      name: capital(isLegend(kind) ? tb(`legend-${kind}`) : tb(`classes-${kind}`)),
      now: part.count < part.cards.length ? `≤ ${most}` : String(cards.length),
      why: strength ? [{ text: tb('say-strength', { n: strength }) }] : [],
    };
  });
}
