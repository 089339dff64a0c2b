import { expect, test } from 'vitest';
import { changed, numberOf } from '../src/games/bastion/changes';
import { districtOf, sideOf } from '../src/games/bastion/geometry';
import { gainAt, tagsOf } from '../src/games/bastion/tags';
import type { Defender, District, Mana, SiegeView } from '../src/games/bastion/types';
import { bare, parse, spotsOf } from '../src/games/bastion/words';
import type { BastionFact, Fact } from '../src/lib/facts';

const district = (): District => ({
  sources: [{ slot: 1, colour: 'red', token: null, damaged: true, built: false, banned: false, gives: 3 }],
  tower: { colour: 'blue', token: null },
  bases: [null, null],
});

const view = {
  turn: 1,
  active: 'dagdar',
  attack: null,
  deck: { count: 5 },
  wall: [['wolf'], [], ['orc'], []],
  squares: [[], []],
  citadel: [],
  districts: [district(), district()],
  defenders: [
    { seat: 'dagdar', area: 'd1', mana: { red: 2 }, spells: [], goals: [], artefacts: [] },
    { seat: 'talm', area: 'd2', mana: {}, spells: [], goals: [], artefacts: [] },
  ],
  reserve: { red: 4, blue: 3 },
} as unknown as SiegeView;

const after = (fact: Partial<Fact>): SiegeView => changed(view, { i: 1, ...fact } as Fact as BastionFact);

test('an enemy stands in one place only', () => {
  expect(after({ fact: 'placed', card: 'wolf', section: 's2' }).wall).toEqual([[], ['wolf'], ['orc'], []]);
  expect(after({ fact: 'invaded', card: 'orc' })).toMatchObject({ wall: [['wolf'], [], [], []], citadel: ['orc'] });
  expect(after({ fact: 'beaten', card: 'wolf' }).wall[0]).toEqual([]);
});

test('those on the wall land on the square together, and two sections change places', () => {
  expect(after({ fact: 'landed', section: 's1', area: 'd2' })).toMatchObject({ squares: [[], ['wolf']] });
  expect(after({ fact: 'swapped', section: 's1', goal: 's3' }).wall).toEqual([['orc'], [], ['wolf'], []]);
});

test('mana moves between a defender and the reserve, and none is lost', () => {
  const paid = after({ fact: 'paid', seat: 'dagdar', colour: 'red', amount: 2 });
  expect(paid.defenders[0]?.mana.red).toBe(0);
  expect(paid.reserve.red).toBe(6);
  expect(paid.defenders[1]).toBe(view.defenders[1]);
});

test('a token that covers comes from the supply, else from the reserve (BST-156)', () => {
  const cover = { fact: 'covered_tower', seat: 'dagdar', area: 'd2', colour: 'red' } as const;
  const own = after({ ...cover, own: true });
  expect(own.districts.map((one) => one.tower.token)).toEqual([null, 'red']);
  expect([own.defenders[0]?.mana.red, own.reserve.red]).toEqual([1, 4]);
  const other = after({ ...cover, own: false });
  expect([other.defenders[0]?.mana.red, other.reserve.red]).toEqual([2, 3]);
});

test('what a fact does not tell stays', () => {
  expect(after({ fact: 'announced', seat: 'dagdar', card: 'wolf' })).toEqual(view);
});

test('an answer lights the spots it names', () => {
  const spots = (answer: string): string[][] => spotsOf(parse(answer), view, 3);
  expect(spots('move d2')).toEqual([['d2']]);
  expect(spots('source 2 red')).toEqual([['w3.2']]);
  expect(spots('attack citadel')).toEqual([['top']]);
  expect(spots('copy:castling s1 s4')).toEqual([
    ['s1', 's4'],
    ['s1', 's4'],
  ]);
  expect(bare('copy:castling')).toBe('castling');
});

test('districts and sections are numbered clockwise from the gate (BST-043)', () => {
  expect([1, 4, 5, 24].map(districtOf)).toEqual([1, 1, 2, 6]);
  expect([sideOf(1, 0), sideOf(1, 2), sideOf(6, 1)]).toEqual([0, 2, 0]);
  expect(numberOf('s17')).toBe(17);
});

test('a source says what it gives, and whether that pays for an enemy in reach', () => {
  const open = { slot: 1, colour: 'red', token: null, damaged: false, built: false, banned: false, gives: 3 };
  const siege = {
    ...view,
    done: [],
    districts: [{ sources: [open], tower: { colour: 'blue', token: 'red' }, bases: [null, null] }],
    enemies: { s1: { cards: [{ id: 'red-warrior', cost: { red: 4 } }], shielded: [] } },
  } as unknown as SiegeView;
  const marks = new Map([
    ['s1', 'hit'],
    ['w1.1', 'take'],
  ] as const);
  const tags = (mana: Mana): (string | undefined)[] => {
    const me = { seat: 'dagdar', mana } as unknown as Defender;
    const found = tagsOf(siege, marks, me, { enough: 'enough' });
    return ['s1', 'w1.1'].map((spot) => found.get(spot)?.text);
  };
  expect(tags({ red: 2 })).toEqual(['2/4', '+3 enough']);
  // A token of one's own covers the source first (BST-154).
  expect(tags({ red: 1 })).toEqual(['1/4', '+3']);
  expect(tags({ red: 1, blue: 1 })).toEqual(['1/4', '+3 enough']);
  expect(tags({ red: 4 })).toEqual(['4/4', '+3']);
  expect(gainAt(siege, 'citadel')).toEqual({ red: 1 });
});
