import { expect, test } from 'vitest';
import { carriedOut, wholeAgain } from '../src/lib/changes';
import type { ChangeFrame, StateFrame } from '../src/lib/types';

const units = [
  { id: 'ilya', wounds: 0 },
  { id: 'leshy', wounds: 1 },
];

test('what changed is new, what did not is the very same', () => {
  const old = { turn: 3, units, offer: 'evil' };
  const made = carriedOut(old, {
    gone: ['offer'],
    set: { turn: 4 },
    inside: { units: { inside: { '1': { set: { wounds: 2 } } } } },
  });
  expect(made).toEqual({ turn: 4, units: [units[0], { id: 'leshy', wounds: 2 }] });
  expect(made.units[0]).toBe(units[0]);
  expect(old.units[1]?.wounds).toBe(1);
});

const state = { t: 'state', as: 'evil', n: 7, view: { turn: 3 }, asides: ['concede'], table: { id: 'x' }, deadline: 5 };
const change = {
  t: 'change',
  as: 'evil',
  base: 7,
  n: 8,
  ask: null,
  undo: false,
  facts: [],
  view: [{ set: { turn: 4 } }, {}],
};

test('a change makes the next state of the one before', () => {
  const whole = wholeAgain(state as unknown as StateFrame, change as unknown as ChangeFrame);
  expect(whole).toEqual({
    t: 'state', as: 'evil', n: 8, ask: null, undo: false, facts: [],
    view: { turn: 4 }, asides: ['concede'], table: { id: 'x' },
  }); // prettier-ignore
});

test('of another state it makes nothing', () => {
  expect(wholeAgain({ ...state, n: 6 } as unknown as StateFrame, change as unknown as ChangeFrame)).toBeNull();
  expect(wholeAgain(undefined, change as unknown as ChangeFrame)).toBeNull();
});
