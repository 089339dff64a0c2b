/** What is told of a card: its numbers as they are now and why, what lies on it, the words on it. */
import { parts, type Figure, type Page, type Told, type Why } from '../../components/reading/page';
import { pick } from '../../lib/i18n';
import type { Fact } from '../../lib/types';
import { cardOf } from './data';
import { keywordIcon } from './look';
import { inWords } from './said';
import { cardName, effectText, idName, keywordName, leftOf, seatName, signed, strikeText, tb } from './sentences';
import type { Card, Effect, Pack, Piece } from './types';

/** The battle the card stands in; none where cards are only looked at. */
export interface Scene {
  pack: Pack;
  pieces?: Piece[];
  /** What has happened so far. */
  log?: Fact[];
}

export function pageOf(what: string, { pack, pieces = [], log = [] }: Scene): Page | null {
  const card = cardOf(pack, what);
  if (!card) return null;
  const piece = pieces.find((one) => one.id === what);
  const told = { title: tb('read-words'), told: wordsOn(card) };
  const now = piece?.life === undefined ? [] : figures(card, piece, pack, log);
  return {
    name: cardName(card),
    about: aboutOf(card, piece),
    text: card.paragraphs.map((ability) => inWords(pick(ability.text))).join('\n'),
    parts: parts(
      { title: tb('read-now'), figures: now },
      { title: tb('read-on-it'), told: piece ? laid(piece, pack) : [] },
      told,
    ),
    link: { href: `/cards/berserk#card-${card.number}`, text: tb('read-page') },
  };
}

function aboutOf(card: Card, piece: Piece | undefined): string {
  const kin = card.classes.map((one) => pick(one.name).toLowerCase()).join(', ');
  const place = piece && [
    seatName(piece.seat),
    piece.at === 'zone' ? tb('zone-short') : piece.at,
    tb(piece.closed ? 'say-closed' : 'say-open'),
  ];
  const led = piece && piece.owner !== piece.seat ? [tb('read-led', { owner: seatName(piece.owner) })] : [];
  return [kin, tb(`element-${card.element}`), tb('read-cost', { n: card.cost }), ...(place ?? []), ...led].join(' · ');
}

function figures(card: Card, piece: Piece, pack: Pack, log: Fact[]): Figure[] {
  const lives: Figure[] = card.kind === 'terrain' ? [] : [livesOf(card, piece, pack, log)];
  const strike: Figure[] = piece.strike && card.strike ? [strikeOf(card, piece, pack)] : [];
  const moves: Figure[] = card.kind === 'creature' ? [movesOf(card, piece)] : [];
  const chips: Figure[] = piece.chips ? [{ icon: 'du-chip', name: tb('read-chips'), now: String(piece.chips) }] : [];
  return [...lives, ...strike, ...moves, ...chips];
}

function livesOf(card: Card, piece: Piece, pack: Pack, log: Fact[]): Figure {
  const left = leftOf(piece);
  const extra = (piece.life ?? card.life) - card.life;
  const why: Why[] = extra ? [{ text: tb('read-lives-extra', { n: extra }) }] : [];
  if (piece.wounds) why.push({ text: woundsOf(piece, pack, log) });
  const changed = left !== card.life;
  return {
    icon: 'du-life',
    name: tb('read-lives'),
    now: String(left),
    was: changed ? String(card.life) : undefined,
    why,
    harm: left < card.life,
  };
}

/** “6 wounds: 4 by Fist of Rage, 2 by poison”; without the causes where the log does not account for all of them. */
export function woundsOf(piece: Piece, pack: Pack, log: Fact[]): string {
  const wounds = piece.wounds ?? 0;
  const causes = new Map<string, number>();
  let sum = 0;
  for (const fact of log) {
    if (fact.fact !== 'wounded' || fact['card'] !== piece.id) continue;
    const amount = Number(fact['amount']);
    const by = fact['source'] ? tb('read-by', { who: idName(pack, fact['source']) }) : tb('read-by-rule');
    causes.set(by, (causes.get(by) ?? 0) + amount);
    sum += amount;
  }
  const said = tb('wounds', { n: wounds });
  return sum === wounds && sum ? `${said}: ${[...causes].map(([by, n]) => `${n} ${by}`).join(', ')}` : said;
}

function strikeOf(card: Card, piece: Piece, pack: Pack): Figure {
  const now = strikeText(piece.strike);
  const was = strikeText(card.strike);
  const why = (piece.why ?? []).map(({ by, amount }) => ({
    text: `${signed(amount)}: ${idName(pack, by)}`,
  }));
  const less = (piece.strike?.[2] ?? 0) < (card.strike?.[2] ?? 0);
  return { icon: 'du-strike', name: tb('read-strike'), now, was: now === was ? undefined : was, why, harm: less };
}

function movesOf(card: Card, piece: Piece): Figure {
  const now = piece.moves ?? 0;
  const was = now === card.move ? undefined : String(card.move);
  const why = piece.closed && !piece.moved ? [] : [{ text: tb(piece.moved ? 'read-moves-gone' : 'read-moves-none') }];
  return { icon: 'du-move', name: tb('read-moves'), now: String(now), was, why };
}

/** Keywords that others have given, and other effects, each with who laid it. */
function laid(piece: Piece, pack: Pack): Told[] {
  const effects = piece.effects ?? [];
  const given = (piece.keywords ?? [])
    .filter((one) => !one.printed)
    .map((one): Told => {
      const by = effects.find((effect) => effect.keyword === one.name)?.by;
      const name = keywordName(pack, one.name, one.x);
      return {
        icon: keywordIcon(one.name),
        title: by ? `${name}, ${tb('because', { who: idName(pack, by) })}` : name,
        clause: pack.keywords[one.name]?.clause,
      };
    });
  const others = effects.filter((effect) => !effect.keyword).map((effect) => effectOf(effect, pack));
  return [...given, ...others];
}

function effectOf(effect: Effect, pack: Pack): Told {
  const text = abilityText(effect, pack);
  const by = effect.by ? `, ${tb('because', { who: idName(pack, effect.by) })}` : '';
  return { icon: 'du-magic', title: `${effectText(effect, pack)}${by}`, text };
}

function abilityText(effect: Effect, pack: Pack): string {
  const ability = cardOf(pack, effect.by)?.paragraphs.find((one) => one.number === effect.number);
  return ability ? inWords(pick(ability.text)) : '';
}

function wordsOn(card: Card): Told[] {
  const printed = card.keywords.map((one): Told => ({
    icon: keywordIcon(one.id),
    title: `${pick(one.name)}${one.x ? ` ${one.x}` : ''}`,
    clause: one.clause,
  }));
  const unique = card.unique && !card.keywords.some((one) => one.id === 'unique');
  const struck = card.kind === 'creature' && card.strike ? [{ title: tb('read-simple'), clause: 'BRS-253' }] : [];
  return [
    ...printed,
    ...(unique ? [{ icon: 'du-unique', title: tb('read-unique'), clause: 'BRS-337' }] : []),
    ...struck,
  ];
}
