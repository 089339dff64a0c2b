import { beforeEach, expect, test, vi } from 'vitest';
import './browser';
import { Behalf, onlyOne, type Given } from '../src/games/behalf.svelte';
import { Bundles, inOrder, moved, wordOf } from '../src/games/berserk/bundle';
import type { StateFrame } from '../src/lib/types';

const A = { card: '16.1', number: 1 };
const B = { card: '29.1', number: -1 };
const C = { card: '37.2', number: 2 };

test('an order is chosen once, and each later question is answered from it', () => {
  const bundles = new Bundles();
  expect(bundles.make([C, A, B], [A, B, C], 5)).toBe('next 3');
  expect(bundles.next([A, B], 5, false)).toBe('next 1');
});

test('what waits anew is asked for, with what was ordered first', () => {
  const bundles = new Bundles();
  bundles.make([B, A], [A, B], 5);
  const fresh = { card: '5.1', number: 1 };
  expect(bundles.next([A, fresh], 5, false)).toBeNull();
  // Who does not mind is not asked again: it works last.
  bundles.make([A, B, C], [A, B, C], 5, true);
  expect(bundles.next([C, B, fresh], 5, false)).toBe('next 2');
  expect(bundles.next([fresh, C], 5, false)).toBe('next 2');
  bundles.make([B, A], [A, B], 5);
  expect(inOrder([fresh, A, B], bundles.last).map(wordOf)).toEqual([B, A, fresh].map(wordOf));
});

test('an old order is not taken for a new question', () => {
  const bundles = new Bundles();
  bundles.make([A, B, C], [A, B, C], 5);
  expect(bundles.next([B, C], 5, false)).toBe('next 1');
  expect(bundles.next([B, C], 5, false)).toBeNull();
  expect(bundles.next([B, C], 7, false)).toBeNull();
});

test('what is taken back is taken back to where the order was chosen', () => {
  const bundles = new Bundles();
  bundles.make([C, B, A], [A, B, C], 5);
  bundles.next([A, B], 5, false);
  expect(bundles.next([A, B], 5, true)).toBe('next 2');
  expect(bundles.next([A, B, C], 5, true)).toBeNull();
  expect(bundles.next([A, B, C], 5, false)).toBeNull();
});

test('the same paragraph may wait twice', () => {
  const bundles = new Bundles();
  expect(bundles.make([A, B, A], [A, A, B], 5)).toBe('next 1');
  expect(bundles.next([A, B], 5, false)).toBe('next 1');
});

test('an entry is moved up and down', () => {
  expect(moved([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
  expect(moved([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
});

test('the only answer is a formality, unless it ends something or somebody may cut in', () => {
  expect(onlyOne({ options: ['c3'] })).toBe('c3');
  expect(onlyOne({ options: ['end'] })).toBeNull();
  expect(onlyOne({ options: ['c3'], others: ['irma'] })).toBeNull();
  expect(onlyOne({ options: ['yes', 'no'] })).toBeNull();
  expect(onlyOne({})).toBeNull();
});

const answer = vi.fn();
const undo = vi.fn();
let room: ConstructorParameters<typeof Behalf>[0];
beforeEach(() => {
  answer.mockClear();
  undo.mockClear();
  room = { states: {}, pending: null, guided: false, answer, undo };
});

function ask(behalf: Behalf, n: number, undone = false): void {
  const state = { n, ask: { kind: 'may', asked: ['red'], mine: true, options: ['yes', 'no'] } };
  room.states['red'] = state as unknown as StateFrame;
  behalf.heard('red', undone);
}

const yes: Given = { answer: 'yes', told: 'Yes, as you wished.' };

test('what is answered is told until the player answers by hand', () => {
  const behalf = new Behalf(room, () => yes);
  ask(behalf, 4);
  expect(behalf.goOn('red', null)).toBe(true);
  expect(answer).toHaveBeenCalledWith('red', 'yes');
  expect(behalf.told).toEqual(['Yes, as you wished.']);
  behalf.byHand();
  expect(behalf.told).toEqual([]);
});

test('undo takes back what was answered on behalf, too, and then the player is asked', () => {
  const behalf = new Behalf(room, () => yes);
  behalf.undo('red');
  expect(undo).toHaveBeenCalledTimes(1);
  ask(behalf, 6, true);
  behalf.goOn('red', 'red');
  expect(undo).toHaveBeenCalledTimes(2);
  ask(behalf, 7, true);
  // Nothing more can be taken back: the question is put by hand.
  expect(behalf.goOn('red', null)).toBe(false);
  behalf.heard('red', false);
  expect(behalf.goOn('red', null)).toBe(false);
  expect(answer).not.toHaveBeenCalled();
});

test('a lesson answers nothing by itself', () => {
  const behalf = new Behalf({ ...room, guided: true }, () => yes);
  ask(behalf, 4);
  expect(behalf.goOn('red', null)).toBe(false);
});

test('whoever is asked is answered for when the own answer is acknowledged, whichever seat hears first', () => {
  const waits = { ...room, pending: { as: 'blue', n: 3, answer: 'end' } } as typeof room & { pending: null };
  const behalf = new Behalf(waits, () => yes);
  ask(behalf, 4);
  expect(behalf.goOn('red', null)).toBe(false);
  waits.pending = null;
  behalf.heard('blue', false);
  expect(behalf.goOn('red', null)).toBe(true);
});
