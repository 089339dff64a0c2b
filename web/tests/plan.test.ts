import { expect, test } from 'vitest';
import { add, count, deeper, draw, moved, put, remove, taken, toggled } from '../src/pages/scenario/edits';
import { most, numbered, planOf, sizes, textOf, type Plan, type Said } from '../src/pages/scenario/plan';
import { misplaced, rowsOf, walk } from '../src/pages/scenario/spots';
import { tabOf } from '../src/pages/scenario/tabs';

const SAID: Said = {
  name: { ru: 'Крылья', en: 'Wings' },
  edition: '2018',
  deck: [
    { class: 'flyer', count: 4, layer: 2 },
    { troop: 'main', layer: 1 },
    { legend: 'spy', layer: 2 },
  ],
  layers: [20, 9],
  side: null,
  layout: null,
  gate: 0,
  first: null,
  opening: null,
  rituals: null,
  special: [],
  posts: [],
};
const plan = (): Plan => planOf(SAID);
const deck = (of: Plan): string => textOf(numbered(of)).split('deck = [')[1] ?? '';

test('a plan is written as the server writes it', () => {
  expect(textOf(numbered(plan()))).toBe(`format = 1
name = { ru = "Крылья", en = "Wings" }
edition = "2018"
layers = [20, 9]
deck = [
  { troop = "main" },
  { class = "flyer", count = 4, layer = 2 },
  { legend = "spy", layer = 2 },
]
`);
});

test('entries are known by the place they have in the text, then by the one they are written to', () => {
  expect(plan().layers.map(({ entries }) => entries.map(({ index }) => index))).toEqual([[1], [0, 2]]);
  expect(numbered(plan()).layers.map(({ entries }) => entries.map(({ index }) => index))).toEqual([[0], [1, 2]]);
});

test('a layer that gives all it has is written without a number', () => {
  const all = planOf({ ...SAID, layers: [24, 5] });
  expect(all.layers.map((layer) => layer.draw)).toEqual([null, null]);
  expect(textOf(numbered(all))).not.toContain('layers');
  expect(sizes(draw(all, 0, 10).layers, [])).toEqual([10, 19]);
});

test('who stands on the board is not in the deck', () => {
  const there = put(put(plan(), 's3', 'red-mage'), 's4', 'spy');
  expect(textOf(there)).toContain('{ at = "s3", card = "red-mage" }');
  expect(deck(there)).not.toContain('spy');
  expect(most({ kind: 'troop', word: 'main' }, there.posts)).toBe(23);
  expect(put(there, 's9', 'red-mage').posts).toEqual([
    { at: 's4', card: 'spy' },
    { at: 's9', card: 'red-mage' },
  ]);
  expect(taken(there, 's4').posts).toEqual([{ at: 's3', card: 'red-mage' }]);
});

test('a number of a troop shrinks with those who left it for the board', () => {
  const nine = planOf({ ...SAID, deck: [{ troop: 'legendary', count: 9, layer: 1 }], layers: [] });
  const two = put(put(nine, 's1', 'black-wing'), 's2', 'golem');
  expect(deck(two)).toContain('{ troop = "legendary", count = 8 }');
});

test('a place holds one enemy, the citadel several dragons', () => {
  expect(put(put(plan(), 's3', 'red-mage'), 's3', 'red-beast').posts).toHaveLength(1);
  const two = put(put(plan(), 'citadel', 'red-dragon'), 'citadel', 'blue-dragon');
  expect(two.posts).toHaveLength(2);
  expect(taken(two, 'citadel').posts).toEqual([{ at: 'citadel', card: 'red-dragon' }]);
});

test('a layer never gives more than it has left', () => {
  const full = draw(plan(), 0, 24);
  expect(put(full, 's3', 'red-mage').layers[0]?.draw).toBeNull();
  expect(put(plan(), 's3', 'red-mage').layers[0]?.draw).toBe(20);
});

test('entries are counted, moved and removed; empty layers close up', () => {
  const start = plan();
  const [main] = start.layers[0]?.entries ?? [];
  if (!main) throw new Error('no entry');
  expect(deck(count(start, main, 7))).toContain('{ troop = "main", count = 7 }');
  expect(deck(count(start, main, 24))).toContain('{ troop = "main" }');
  expect(numbered(remove(start, main)).layers).toHaveLength(1);
  expect(deck(moved(start, main, 1))).toContain('{ troop = "main" }');
  expect(deck(moved(start, main, 2))).toContain('{ troop = "main", layer = 2 }');
  expect(numbered(deeper(start)).layers).toHaveLength(3);
  expect(deck(add(deeper(start), { kind: 'legend', word: 'golem' }, 2))).toContain('{ legend = "golem", layer = 3 }');
  expect(toggled(['a', 'c'], 'b', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
});

test('the keyboard walks along the wall and inwards', () => {
  const rows = rowsOf('2015');
  expect(rows[0]).toHaveLength(23);
  expect(walk(rows, 's23', 'ArrowRight')).toBe('s1');
  expect(walk(rows, 's6', 'ArrowUp')).toBe('q2');
  expect(walk(rows, 'q2', 'ArrowUp')).toBe('citadel');
  expect(walk(rows, 'q2', 'ArrowDown')).toBe('s6');
  expect(walk(rows, 's6', 'ArrowDown')).toBeNull();
});

test('dragons land in the citadel, flyers on squares, all others stay at the wall', () => {
  const card = (...properties: string[]) => ({ id: 'x', properties }) as unknown as Parameters<typeof misplaced>[0];
  expect(misplaced(card('dragon'), 's1')).toBe('scenario-only-citadel');
  expect(misplaced(card(), 'citadel')).toBe('scenario-only-dragons');
  expect(misplaced(card(), 'q1')).toBe('scenario-only-flyers');
  expect(misplaced(card('flyer'), 'q1')).toBe('');
  expect(misplaced(card('flyer'), 's1')).toBe('');
});

test('a fault belongs to a tab', () => {
  expect(['deck[2].class', 'layers[0]', 'posts[1]', 'gate', 'special', 'name.en', ''].map(tabOf)).toEqual([
    'deck',
    'deck',
    'board',
    'castle',
    'rules',
    null,
    null,
  ]);
});
