/**
 * The castle after a fact, so that facts can be shown one after another; what a fact does not tell, the next view does.
 */
import type { BastionFact, BastionFacts } from '../../lib/facts';
import type { Area } from '../../lib/answers/bastion';
import type { Seat } from '../../lib/types';
import type { Colour, Defender, District, Mana, SiegeView } from './types';

const add = (mana: Mana, colour: Colour, n: number): Mana => ({
  ...mana,
  [colour]: Math.max(0, (mana[colour] ?? 0) + n),
});

/** The number of `s7`, `d3` or `q6`. */
export const numberOf = (place: string): number => Number(place.replace(/\D/g, ''));

const without = (lists: string[][], card: string): string[][] =>
  lists.map((list) => (list.includes(card) ? list.filter((one) => one !== card) : list));

/** A card stands in one place only. */
function lifted(view: SiegeView, card: string): SiegeView {
  return {
    ...view,
    wall: without(view.wall, card),
    squares: without(view.squares, card),
    citadel: view.citadel.filter((one) => one !== card),
  };
}

const put = (lists: string[][], k: number, list: string[]): string[][] => lists.map((old, i) => (i === k ? list : old));

function ofDefender(view: SiegeView, seat: Seat, change: (one: Defender) => Partial<Defender>): SiegeView {
  return { ...view, defenders: view.defenders.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

function ofDistrict(view: SiegeView, district: Area, change: (one: District) => Partial<District>): SiegeView {
  const k = numberOf(district) - 1;
  return { ...view, districts: view.districts.map((one, i) => (i === k ? { ...one, ...change(one) } : one)) };
}

function swap(lists: string[][], a: number, b: number): string[][] {
  return lists.map((list, i) => (i === a ? (lists[b] ?? []) : i === b ? (lists[a] ?? []) : list));
}

export function changed(view: SiegeView, fact: BastionFact): SiegeView {
  switch (fact.fact) {
    case 'turn_began':
      return { ...view, active: fact.seat, turn: fact.turn, attack: null };
    case 'entered':
      return { ...view, deck: { ...view.deck, count: Math.max(0, view.deck.count - 1) } };
    case 'placed':
      return {
        ...lifted(view, fact.card),
        wall: put(without(view.wall, fact.card), numberOf(fact.section) - 1, [fact.card]),
      };
    case 'joined': {
      const k = numberOf(fact.section) - 1;
      return { ...view, wall: put(view.wall, k, [...(view.wall[k] ?? []), fact.card]) };
    }
    case 'landed': {
      const k = numberOf(fact.section) - 1;
      return {
        ...view,
        wall: put(view.wall, k, []),
        squares: put(view.squares, numberOf(fact.area) - 1, view.wall[k] ?? []),
      };
    }
    case 'invaded':
      return { ...lifted(view, fact.card), citadel: [...view.citadel.filter((one) => one !== fact.card), fact.card] };
    case 'marched':
    case 'teleported':
    case 'swapped': {
      const [a, b] = ends(fact);
      return { ...view, wall: swap(view.wall, a - 1, b - 1) };
    }
    case 'moved':
    case 'driven':
      return ofDefender(view, fact.seat, () => ({ area: fact.area }));
    case 'covered_source':
      return covered(view, fact, (one) => ({
        sources: one.sources.map((s) => (s.slot === fact.slot ? { ...s, token: fact.colour } : s)),
      }));
    case 'covered_tower':
      return covered(view, fact, (one) => ({ tower: { ...one.tower, token: fact.colour } }));
    case 'gained':
      return {
        ...ofDefender(view, fact.seat, (one) => ({ mana: add(one.mana, fact.colour, fact.amount) })),
        reserve: add(view.reserve, fact.colour, -fact.amount),
      };
    case 'paid':
      return {
        ...ofDefender(view, fact.seat, (one) => ({ mana: add(one.mana, fact.colour, -fact.amount) })),
        reserve: add(view.reserve, fact.colour, fact.amount),
      };
    case 'collected_sources':
      return ofDistrict(collected(view, fact.seat, tokensOn(view, fact.area)), fact.area, (one) => ({
        sources: one.sources.map((s) => ({ ...s, token: null })),
      }));
    case 'collected_towers':
      return {
        ...collected(
          view,
          fact.seat,
          view.districts.flatMap((one) => one.tower.token ?? []),
        ),
        districts: view.districts.map((one) => ({ ...one, tower: { ...one.tower, token: null } })),
      };
    case 'cleared':
      return ofDistrict(view, fact.area, (one) => ({
        sources: one.sources.map((s) => ({ ...s, token: null })),
        tower: { ...one.tower, token: null },
      }));
    case 'restored':
      return ofDistrict(view, fact.area, (one) => ({
        sources: one.sources.map((s) => (s.slot === fact.slot ? { ...s, damaged: false } : s)),
      }));
    case 'beaten':
      return lifted(view, fact.card);
    default:
      return view;
  }
}

/** The two sections of a march, a swap or a jump. */
export const ends = ({ section, goal }: BastionFacts['marched']): [number, number] => [
  numberOf(section),
  numberOf(goal),
];

const tokensOn = (view: SiegeView, area: Area): Colour[] =>
  view.districts[numberOf(area) - 1]?.sources.flatMap((s) => s.token ?? []) ?? [];

function collected(view: SiegeView, seat: Seat, tokens: Colour[]): SiegeView {
  return ofDefender(view, seat, (one) => ({ mana: tokens.reduce((mana, colour) => add(mana, colour, 1), one.mana) }));
}

/** A covering token comes from the supply, or from the reserve if the supply is empty (BST-156). */
function covered(
  view: SiegeView,
  { seat, area, colour, own }: BastionFacts['covered_tower'],
  change: (one: District) => Partial<District>,
): SiegeView {
  const paid = own
    ? ofDefender(view, seat, (one) => ({ mana: add(one.mana, colour, -1) }))
    : { ...view, reserve: add(view.reserve, colour, -1) };
  return ofDistrict(paid, area, change);
}
