/** What others did in a siege since one's own turn, as marks over the castle: numbered like the entries of the log. */
import type { BastionFact } from '../../lib/facts';
import type { Fact, Seat } from '../../lib/types';
import { grouped, isHead, type Teller } from '../story';
import { ends } from './changes';
import { bare, type Spot } from './words';

type Facts = readonly Fact[];

/** One thing that was done: where it was, or from where it led to where. */
export interface Way {
  spots: Spot[];
  /** Whoever walks keeps to the wall, an arrow of defenders goes straight. */
  along: boolean;
}

export interface Trail {
  key: number;
  n: number;
  /** The enemy did it. */
  blow: boolean;
  ways: Way[];
}

/** From the end of one's own turn until one acts again, if others had a turn meanwhile. */
export function since(log: Facts, own: (seat: Seat) => boolean): Facts {
  const mine = (fact: Fact | undefined): boolean => own(fact?.seat ?? '');
  const turn = log.findLastIndex(isHead);
  if (!mine(log[turn]) || log.slice(turn).some((fact) => fact.fact === 'answer' && mine(fact))) return [];
  const left = log
    .slice(0, turn)
    .findLastIndex((fact) => fact.fact === 'answer' && mine(fact) && bare(String(fact.answer)) === 'end');
  const found = log.slice(left < 0 ? log.findIndex(isHead) : left);
  return found.some((fact) => isHead(fact) && !mine(fact)) ? found : [];
}

/** `log` is all that was told: what stands in it before tells where everybody was. */
export function trailsOf(facts: Facts, log: Facts, opens: Teller['opens']): Trail[] {
  const found = grouped(facts, opens).flatMap((group): Omit<Trail, 'n'>[] => {
    const ways = (group as BastionFact[]).flatMap((fact) => wayOf(fact, log) ?? []);
    const blow = !group.some((fact) => fact.fact in DEEDS);
    return ways.length ? [{ key: group[0]?.i ?? 0, blow, ways: unique(ways) }] : [];
  });
  return found.map((one, k) => ({ ...one, n: k + 1 }));
}

/** What defenders do; all else that leads somewhere is done by the enemy. */
const DEEDS = {
  moved: 1,
  covered_source: 1,
  covered_tower: 1,
  collected_towers: 1,
  restored: 1,
  built: 1,
  beaten: 1,
  swapped: 1,
  teleported: 1,
};

const mark = (spot: Spot): Way => ({ spots: [spot], along: false });

function wayOf(fact: BastionFact, log: Facts): Way | null {
  switch (fact.fact) {
    case 'moved':
    case 'driven': {
      const from = stoodIn(fact.seat, fact.i, log);
      return from && from !== fact.area ? { spots: [from, fact.area], along: false } : mark(fact.area);
    }
    case 'covered_source':
    case 'restored':
      return mark(`w${fact.area.slice(1)}.${fact.slot}`);
    case 'covered_tower':
      return mark(`t${fact.area.slice(1)}`);
    case 'collected_towers':
      return mark('citadel');
    case 'built':
      return mark(fact.area);
    case 'beaten': {
      const from = fact.seat ? stoodIn(fact.seat, fact.i, log) : null;
      return from ? { spots: [from, placeOf(fact.place)], along: false } : mark(placeOf(fact.place));
    }
    case 'placed':
    case 'joined':
      return mark(fact.section);
    case 'landed':
      return { spots: [fact.section, `q${fact.area.slice(1)}`], along: false };
    case 'invaded':
      return mark('top');
    case 'marched': {
      const [from, to] = ends(fact);
      return { spots: [`s${from}`, `s${to}`], along: true };
    }
    case 'teleported':
    case 'swapped': {
      const [from, to] = ends(fact);
      return { spots: [`s${from}`, `s${to}`], along: false };
    }
    default:
      return null;
  }
}

/** The area a defender stood in before a fact; null where that was never told. */
function stoodIn(seat: Seat, before: number, log: Facts): Spot | null {
  const came = log.findLast(
    (fact) => fact.i < before && fact.seat === seat && (fact.fact === 'moved' || fact.fact === 'driven'),
  );
  return came ? String(came['area']) : null;
}

/** The enemy in the citadel that can be attacked is the upper one. */
const placeOf = (place: string): Spot => (place === 'citadel' ? 'top' : place);

const unique = (ways: Way[]): Way[] => [...new Map(ways.map((way) => [way.spots.join(), way])).values()];
