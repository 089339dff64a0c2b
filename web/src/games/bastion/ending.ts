/** The end of a siege: does the castle stand, why, and what the defenders have done. */
import type { Fact, Outcome } from '../../lib/types';
import type { Ending, Figure } from '../../pages/table/ending';
import { tb } from './names';
import type { Siege } from './siege.svelte';

export function endingOf(siege: Siege, { winners, reason }: Outcome): Ending {
  const won = winners.length > 0;
  return {
    title: tb(won ? 'won' : 'lost'),
    lines: [...(siege.room.held.length ? [tb(won ? 'won-line' : 'lost-line')] : []), tb(`end-${reason}`)],
    figures: figures(siege),
    emblem: won
      ? { name: 'Бастион', element: 'mountain', charge: 'st-citadel' }
      : { name: 'Осада', element: 'dark', charge: 'en-legend' },
    beaten: won ? null : { name: 'Бастион', element: 'mountain', charge: 'st-citadel' },
  };
}

function figures(siege: Siege): Figure[] {
  const told = (name: Fact['fact']): Fact[] => siege.log.filter((fact) => fact.fact === name);
  const mine = (fact: Fact): boolean => siege.room.held.includes(fact.seat ?? '');
  const counted = (id: string, n: number): Figure => ({ value: String(n), text: tb(id, { n }) });
  const beaten = told('beaten');
  const alone = siege.view?.seats.every((seat) => siege.room.held.includes(seat));
  const some = siege.room.held.length > 0 && !alone;
  return [
    counted('figure-beaten', beaten.length),
    ...(some ? [counted('figure-beaten-own', beaten.filter(mine).length)] : []),
    counted('figure-left', (siege.view?.deck.count ?? 0) + (siege.view?.wall.flat().length ?? 0)),
    counted('figure-rituals', told('performed').length),
    ...(some ? [] : [counted('figure-spells', told('cast').length)]),
    counted('figure-turns', siege.view?.turn ?? 0),
  ];
}
