/** Facts, refusals and pieces in words. */
import { hasText, nameText, nameWords, pick, tg, type Args } from '../../lib/i18n';
import type { Name } from '../../lib/declension';
import type { Fact, Refusal } from '../../lib/types';
import type { Line } from '../kit';
import type { Fighters, Unit } from './types';

const GAME = 'belogorye';

export const tb = (id: string, args?: Args): string => tg(GAME, id, args);

/** Names of fighters and sides stand in texts as players know them; cells and numbers stay. */
function named(args: object, fighters: Fighters, called: typeof calledName = nameOf): Args {
  const out: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number') out[key] = value;
    else if (typeof value === 'string') out[key] = called(value, fighters);
  }
  return out;
}

export function nameOf(given: unknown, fighters: Fighters): string {
  const word = String(given);
  const fighter = fighters[word];
  if (fighter) return pick(fighter.name);
  return hasText(GAME, `side-${word}`) ? tb(`side-${word}`) : word;
}

/** What the log calls a fighter or a side: short, and in any case that a sentence needs. */
export function calledName(given: unknown, fighters: Fighters): string | Name {
  const word = String(given);
  const fighter = fighters[word];
  if (fighter) return nameWords(fighter.short, fighter.forms);
  return hasText(GAME, `side-${word}`) ? nameText(GAME, `side-${word}`) : word;
}

/** A name that fits a small card. */
export function shortName(id: string, fighters: Fighters): string {
  const fighter = fighters[id];
  if (!fighter) return nameOf(id, fighters);
  const name = pick(fighter.short);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const ICONS: Record<string, string> = {
  opening_rolled: 'die-5',
  first_chosen: 'ui-flag',
  placed: 'ui-deck',
  turn_began: 'ui-clock',
  turn_ended: 'ui-next',
  opened: 'du-open',
  closed: 'du-closed',
  acted: 'ui-check',
  stepped: 'du-move',
  moved: 'du-control',
  announced: 'du-strike',
  intercepted: 'du-shield',
  struck: 'du-strike',
  used: 'du-magic',
  reduced: 'du-armour',
  wounded: 'du-wound',
  healed: 'du-regen',
  poisoned: 'du-poison',
  cured: 'du-regen',
  died: 'ui-grave',
  offered: 'ui-hands',
  declined: 'ui-close',
  ended: 'en-legend',
};

/** A line of the log, or null for facts that say nothing to a player. */
export function lineOf(fact: Fact, fighters: Fighters): Line | null {
  const id = `fact-${fact.fact}`;
  if (!hasText(GAME, id)) return null;
  const args = named(fact, fighters, calledName);
  if (fact.fact === 'rolled') args['sum'] = Number(fact['die']) + Number(fact['bonus']);
  if (fact.fact === 'ended') args['winner'] = fact['winner'] ? calledName(fact['winner'], fighters) : 'none';
  const icon = fact.fact === 'rolled' ? `die-${String(fact['die'])}` : (ICONS[fact.fact] ?? 'ui-log');
  return { text: tb(id, args), icon, head: fact.fact === 'turn_began' };
}

export const refusalText = (refusal: Refusal, fighters: Fighters): string =>
  tb(refusal.text, named(refusal.args ?? {}, fighters));

/** “c3, Ilya Muromets, Bogatyrs, 7 of 10 lives, open” */
export function pieceName(unit: Unit, fighters: Fighters, cell: string | null = unit.cell): string {
  const life = fighters[unit.id]?.life ?? 0;
  const parts = [
    cell ?? '',
    nameOf(unit.id, fighters),
    tb(`side-${unit.side}`),
    tb('say-lives', { left: life - unit.wounds, life }),
    tb(unit.open ? 'say-open' : 'say-closed'),
    unit.poison ? tb('say-poisoned') : '',
    unit.open && unit.acted ? tb('say-acted') : '',
  ];
  return parts.filter(Boolean).join(', ');
}
