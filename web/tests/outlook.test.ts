import { expect, test } from 'vitest';
import { about, falls, hits, mean, partsOf, share } from '../src/games/field/outlook';

const rows = [
  { n: 10, results: [{ blow: 'weak', answer: 'miss', deals: 2, takes: 0, kills: false, dies: false }] },
  { n: 16, results: [{ blow: 'miss', answer: 'weak', deals: 0, takes: 1, kills: false, dies: false }] },
  {
    n: 10,
    chooser: 'blue',
    results: [
      { blow: 'strong', answer: 'strong', deals: 6, takes: 5, kills: true, dies: true },
      { blow: 'weak', answer: 'miss', deals: 2, takes: 0, kills: false, dies: false },
    ],
  },
];

test('the likeliest comes first, and equal wounds are one part', () => {
  expect(partsOf(rows, 'deals', () => true).map(({ wounds, n }) => [wounds, n])).toEqual([
    [2, 20],
    [0, 16],
  ]);
});

test('whoever is struck chooses what hurts least', () => {
  const deals = partsOf(rows, 'deals', (seat) => seat === 'red');
  expect(deals.find((part) => part.fatal)).toMatchObject({ wounds: 6, n: 10 });
  expect(falls(deals)).toBe(10);
  expect(hits(deals)).toBe(20);
  expect(mean(deals, 36)).toBeCloseTo((20 + 60) / 36);
});

test('a blow that armour stops is no miss', () => {
  const [part] = partsOf([{ n: 6, results: [{ blow: 'weak', deals: 0 }] }], 'deals', () => true);
  expect(part).toMatchObject({ wounds: 0, missed: false });
});

test('means are told as a person would', () => {
  const wounds = (n: number): string => `${n} w`;
  expect([0, 0.1, 0.9, 1.4, 2.5, 3].map((value) => about(value, wounds))).toEqual([
    '0 w',
    '0–1 w',
    '1 w',
    '1–2 w',
    '2–3 w',
    '3 w',
  ]);
});

test('only what is certain is called so', () => {
  expect([share(0, 36), share(35, 36), share(36, 36)]).toEqual(['none', 'some', 'all']);
});
