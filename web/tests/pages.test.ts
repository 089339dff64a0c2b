import { expect, test } from 'vitest';
import { value } from '../src/games/field/outlook';
import type { Rulebook } from '../src/lib/types';
import { seatsFor } from '../src/pages/home/opponent';
import { ago } from '../src/pages/home/ago';
import { BadDeck, expand } from '../src/pages/print/list';
import { NINE, sheets } from '../src/pages/print/paper';
import { ownSteps } from '../src/pages/learn/lessons';
import { cut, finder, merged } from '../src/pages/rules/catalogue';
import { MOST, packed, unpacked } from '../src/pages/scenario/share';

const CARDS = new Map([
  [7, 'seven'],
  [14, 'fourteen'],
]);

const why = (list: string): string => {
  try {
    expand(list, CARDS);
  } catch (error) {
    return error instanceof BadDeck ? error.reason : String(error);
  }
  return '';
};

test('a deck is written as copies of numbers', () => {
  expect(expand('2x7, 14', CARDS)).toEqual(['seven', 'seven', 'fourteen']);
  expect(['0x7', 'seven', '7x', '8', '200x7,200x14'].map(why)).toEqual([
    'syntax',
    'syntax',
    'syntax',
    'unknown',
    'many',
  ]);
});

test('nine cards go on a sheet, and the last may hold fewer', () => {
  const found = sheets(Array.from({ length: NINE + 1 }, (_, k) => k));
  expect(found.map((one) => one.length)).toEqual([NINE, 1]);
});

test('every word that is sought begins some word, ё is е', () => {
  expect(finder('елк зел')('Ёлка зелёная')).toBe(true);
  expect(finder('лка')('Ёлка')).toBe(false);
  expect(finder('')('anything')).toBe(true);
  expect(cut('Пчёлы и пчела', 'пче')).toEqual(['', 'Пчё', 'лы и ', 'пче', 'ла']);
});

test('a clause of several editions is listed once', () => {
  const clause = (id: string): Rulebook['clauses'][number] => ({
    id,
    section: 'turn',
    kind: 'rule',
    title: { ru: id, en: id },
    text: { ru: id, en: id },
    testable: true,
    editions: [],
  });
  const book = (edition: string, ...ids: string[]): Rulebook => ({
    game: 'bastion',
    edition,
    revision: edition,
    clauses: ids.map(clause),
    examples: [],
  });
  const found = merged([book('2015', 'B', 'A'), book('2018', 'B', 'C')]);
  expect(found.map((one) => [one.id, ...one.editions])).toEqual([
    ['A', '2015'],
    ['B', '2015', '2018'],
    ['C', '2018'],
  ]);
});

test('a scenario travels in a link and comes back the same', async () => {
  const text = 'name "Стена"\nplayers 2\n';
  const code = await packed(text);
  expect(code).toMatch(/^[\w-]+$/);
  expect(await unpacked(code)).toBe(text);
});

test('a link that unfolds to a mountain is none, nor is nonsense', async () => {
  await expect(packed('a'.repeat(MOST + 1)).then(unpacked)).rejects.toThrow();
  await expect(unpacked('q123')).rejects.toThrow('no scenario');
});

test('who sits at a new table', () => {
  expect(seatsFor('bot', 'greedy', 'evil')).toEqual({ bogatyrs: 'bot greedy', evil: 'me' });
  expect(seatsFor('hotseat', 'greedy', 'evil')).toEqual({ bogatyrs: 'me', evil: 'me' });
  expect(seatsFor('friend', 'greedy', 'red', ['red', 'blue'])).toEqual({ red: 'me', blue: 'open' });
});

test('how long ago', () => {
  expect(ago(0, 59)).toBe('now');
  expect(ago(0, 7200)).toMatch(/^2 hr\.? ago$/);
  expect(ago(100, 0)).toBe('now');
});

test('a fraction of the odds is a number', () => {
  expect([value('1/4'), value('2'), value(undefined)]).toEqual([0.25, 2, 0]);
});

test('what the other side does in a lesson is no step of the pupil', () => {
  const lesson = { id: 'strike', minutes: 3, steps: 4, others: [2] };
  expect([0, 1, 2, 4].map((done) => ownSteps(lesson, done).done)).toEqual([0, 1, 1, 3]);
  expect(ownSteps(lesson, 0).of).toBe(3);
});
