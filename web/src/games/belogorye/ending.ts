/** The end of a duel: who won, how, and what it cost. */
import { shortly } from '../../lib/people';
import type { Fact, Outcome, Seat, TableInfo } from '../../lib/types';
import type { Ending, Figure, Look } from '../../pages/table/ending';
import type { Duel } from './duel.svelte';
import { sideLook } from './look';
import { tb } from './sentences';

const RUSSIAN: Record<Seat, string> = { bogatyrs: 'Богатыри', evil: 'Нечисть' };

const emblem = (side: Seat): Look => ({
  name: RUSSIAN[side] ?? '',
  element: sideLook(side).enamel,
  charge: sideLook(side).glyph,
});

const other = (side: Seat): Seat => (side === 'bogatyrs' ? 'evil' : 'bogatyrs');

export function endingOf(duel: Duel, table: TableInfo, { winners, reason }: Outcome): Ending {
  const [winner] = winners;
  return {
    title: winner ? tb(`won-${winner}`) : tb('drawn'),
    lines: [sides(duel, table), tb(`end-${reason}`, { winner: winner ?? 'none' }), ...last(duel, reason)].filter(
      Boolean,
    ),
    figures: figures(duel, winner),
    emblem: emblem(winner ?? 'bogatyrs'),
    beaten: winner ? emblem(other(winner)) : emblem('evil'),
  };
}

/** “You led the bogatyrs, Ann the evil.” */
function sides(duel: Duel, table: TableInfo): string {
  const [mine, more] = duel.room.held;
  const [one = '', two = ''] = table.seats.map(shortly);
  if (more) return '';
  return mine ? tb(`end-sides-${mine}`, { name: mine === 'evil' ? one : two }) : tb('end-sides', { one, two });
}

/** Who struck the last blow, and whom: only where it decided the game (BEL-094). */
function last(duel: Duel, reason: string): string[] {
  const fallen = duel.log.findLast((fact) => fact.fact === 'died');
  if (reason !== 'BEL-094' || !fallen) return [];
  const blow = duel.log
    .filter((fact) => fact.fact === 'struck')
    .findLast((fact) => fact.target === fallen.who && fact.i < fallen.i);
  const name = (id: string | undefined): string => duel.nameOf(id ?? '');
  return [
    blow
      ? tb('end-last-blow', { who: name(blow.who), target: name(fallen.who) })
      : tb('end-last', { who: name(fallen.who) }),
  ];
}

function figures(duel: Duel, winner: Seat | undefined): Figure[] {
  const { held } = duel.room;
  const side = held.length === 1 ? held[0] : winner;
  const turns = { value: String(duel.view?.turn ?? 0), text: tb('figure-turns', { n: duel.view?.turn ?? 0 }) };
  if (!side) return [turns];
  const whose = held.length === 1 ? 'own' : 'winner';
  const sideOf = new Map(duel.units.map((unit) => [unit.id, unit.side]));
  const mine = (id: string | undefined): boolean => sideOf.get(id ?? '') === side;
  const told = (name: Fact['fact']): Fact[] => duel.log.filter((fact) => fact.fact === name);
  const sum = (facts: Fact[]): number => facts.reduce((all, fact) => all + (fact.amount ?? 0), 0);
  const blows = told('struck').filter((fact) => mine(fact.who));
  const hits = blows.filter((fact) => fact.blow !== 'miss').length;
  const wounds = told('wounded');
  const own = duel.units.filter((unit) => unit.side === side);
  const kept = told('intercepted').filter((fact) => mine(fact.who)).length;
  return [
    {
      value: tb('figure-of', { n: own.filter((unit) => !unit.dead).length, all: own.length }),
      text: tb('figure-left', { whose }),
    },
    { value: tb('figure-of', { n: hits, all: blows.length }), text: tb('figure-hits', { n: hits }) },
    {
      value: `${sum(wounds.filter((fact) => !mine(fact.who)))} : ${sum(wounds.filter((fact) => mine(fact.who)))}`,
      text: tb('figure-wounds'),
    },
    { value: String(kept), text: tb('figure-intercepts', { n: kept }) },
    turns,
  ];
}
