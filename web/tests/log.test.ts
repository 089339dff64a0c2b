import { expect, test } from 'vitest';
import { append } from '../src/lib/room.svelte';
import type { Fact } from '../src/lib/types';

const fact = (i: number, more: Partial<Fact> = {}): Fact => ({ i, fact: 'opened', ...more });
const numbers = (facts: Fact[]): number[] => facts.map((one) => one.i);

test('facts that are known already are no news', () => {
  const { log, news } = append([fact(1), fact(2)], [fact(2), fact(3)]);
  expect(numbers(log)).toEqual([1, 2, 3]);
  expect(numbers(news)).toEqual([3]);
});

test('an undo takes back what came after a number and is no part of the log', () => {
  const { log, news } = append([fact(1), fact(2), fact(3)], [fact(4, { fact: 'undone', back: 1 }), fact(5)]);
  expect(numbers(log)).toEqual([1, 5]);
  expect(numbers(news)).toEqual([4, 5]);
});
