/** Answers are typed by the grammars of the games: what is none does not compile. */
import { expect, test } from 'vitest';
import { next } from '../src/games/berserk/limited/choice';
import type * as Bastion from '../src/lib/answers/bastion';
import type * as Belogorye from '../src/lib/answers/belogorye';
import type * as Berserk from '../src/lib/answers/berserk';

test('a word too few, a verb of another question or a place of another kind is a mistake', () => {
  const right: [Belogorye.Answers['main'], Bastion.Answer, Berserk.Said] = [
    'strike c3 c4',
    'attack citadel arrow',
    'retract place 2.1 c3',
  ];
  // @ts-expect-error Nobody is struck.
  const half: Belogorye.Answer = 'strike c3';
  // @ts-expect-error Another question.
  const other: Belogorye.Answers['main'] = 'intercept c3';
  // @ts-expect-error A district is no place of an enemy.
  const place: Bastion.Answer = 'attack d1';
  // @ts-expect-error A strike is no secret step.
  const said: Berserk.Said = 'retract strike c3 c4';
  expect(new Set([...right, half, other, place, said]).size).toBe(7);
});

test('a wish for other cards becomes answers, one at a time', () => {
  const told = { cards: ['2.1' as const], ready: true };
  const wish = { cards: ['3.1' as const], ready: true };
  expect(next('pick', told, wish)).toBe('retract ready');
  expect(next('pick', { ...told, ready: false }, wish)).toBe('retract pick 2.1');
  expect(next('leave', { cards: [], ready: false }, wish)).toBe('leave 3.1');
  expect(next('pick', { ...wish, ready: false }, wish)).toBe('ready');
  expect(next('pick', wish, wish)).toBeNull();
});
