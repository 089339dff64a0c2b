import { expect, test } from 'vitest';
import { Advice, chance } from '../src/lib/advice.svelte';
import type { Room } from '../src/lib/room.svelte';
import type { Reason, Said, StateFrame } from '../src/lib/types';

const reason = (answer: Said, worth: number): Reason => ({ answer, worth, line: [answer], visits: 9 });
const told = (answer: Said, turn: number): StateFrame =>
  ({
    as: 'red',
    bot: { seat: 'blue', name: 'zhdan', answer, reasons: [reason(answer, 0.2)], why: 'only', turn },
  }) as unknown as StateFrame;

test('a worth is a chance in whole per cents', () => {
  expect([-1, 0, 0.28, 1].map(chance)).toEqual([0, 50, 64, 100]);
});

test('why the bot did that tells of its whole turn', () => {
  const advice = new Advice({} as Room);
  for (const answer of ['pass', 'end'] as Said[]) advice.take(told(answer, 4), (text) => `label ${text}`);
  expect(advice.botSaid?.deeds.map(({ label }) => label)).toEqual(['label pass', 'label end']);
  advice.take(told('end', 5), (text) => text);
  expect(advice.botSaid?.deeds.map(({ label }) => label)).toEqual(['end']);
});
