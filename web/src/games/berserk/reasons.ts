/** Why the chances of an attack are what they are: armour and protections, bonuses, who may step in. */
import type { Reason } from '../field/Reasons.svelte';
import { cardOf } from './data';
import { keywordIcon } from './look';
import type { Case, Odds } from './odds';
import { cardName, keywordName, signed, tb } from './sentences';
import type { Pack, Piece } from './types';

interface Fight {
  attacker?: Piece | undefined;
  met?: Piece | undefined;
  pack: Pack;
  /** Home dice: bonuses are rerolls. */
  home: boolean;
}

/** Keywords that change how many wounds come of an attack. */
const GUARDS = new Set(['armour', 'vulnerability', 'steadfast', 'anger', 'directed_strike', 'cover']);

export function reasonsOf(odds: Odds, shown: Case, { attacker, met, pack, home }: Fight): Reason[] {
  const reasons: Reason[] = [];
  const [mine = 0, theirs = 0] = shown.bonus ?? [];
  if (odds.strike && shown.open === false)
    reasons.push({ icon: 'du-closed', text: tb('odds-closed'), clause: 'BRS-164' });
  if (mine || theirs) {
    const said = home ? { attacker: mine, met: theirs } : { attacker: signed(mine), met: signed(theirs) };
    const clause = home ? 'BRS-144' : 'BRS-165';
    reasons.push({ icon: 'die-5', text: tb(home ? 'odds-rerolls' : 'odds-bonus', said), clause });
  }
  for (const piece of [met, attacker]) if (piece) reasons.push(...guardsOf(piece, pack));
  if (odds.cases.some((one) => one.intercept))
    reasons.push({ icon: 'du-shield', text: tb('odds-may-defend'), clause: 'BRS-189' });
  if (odds.assumes?.length) reasons.push({ icon: 'ui-help', text: tb('odds-assumes') });
  return reasons;
}

const guardsOf = (piece: Piece, pack: Pack): Reason[] =>
  (piece.keywords ?? [])
    .filter(({ name }) => GUARDS.has(name) || name.startsWith('prot_'))
    .map(({ name, x }) => ({
      icon: keywordIcon(name),
      text: `${cardName(cardOf(pack, piece.id))}: ${keywordName(pack, name, x)}`,
      clause: pack.keywords[name]?.clause,
    }));
