import { beforeEach, expect, test } from 'vitest';
import * as belogorye from '../src/games/belogorye/sentences';
import type { Fighters } from '../src/games/belogorye/types';
import * as berserk from '../src/games/berserk/sentences';
import type { Pack } from '../src/games/berserk/types';
import { bringTexts, speak, UI } from '../src/lib/texts.svelte';
import type { Fact } from '../src/lib/types';

const FIGHTERS = {
  ilya: {
    name: { ru: 'Илья Муромец', en: 'Ilya Muromets' },
    short: { ru: 'Илья', en: 'Ilya' },
    forms: 'm Ильи, Илье, Илью, Ильёй, Илье',
    life: 10,
  },
} as unknown as Fighters;
const PACK: Pack = { cards: {}, keywords: {} };

const fact = (name: Fact['fact'], more: Partial<Fact> = {}): Fact => ({ i: 1, fact: name, ...more });

beforeEach(async () => {
  await Promise.all([UI, 'belogorye', 'berserk'].map(bringTexts));
  await speak('en');
});

test('a fact is said with the names that players know', () => {
  const line = belogorye.lineOf(fact('wounded', { who: 'ilya', amount: 3 }), FIGHTERS);
  expect(line?.text).toContain('Ilya');
  expect(line?.text).toContain('3');
  expect(line?.icon).toBe('du-wound');
});

test('the same in the other language', async () => {
  await speak('ru');
  expect(belogorye.lineOf(fact('died', { who: 'ilya' }), FIGHTERS)?.text).toContain('Илья');
  expect(belogorye.nameOf('evil', FIGHTERS)).toBe('Нечисть');
});

test('a roll shows its die and the sum', () => {
  const line = belogorye.lineOf(fact('rolled', { who: 'ilya', die: 4, bonus: 1 }), FIGHTERS);
  expect(line).toMatchObject({ icon: 'die-4', head: false });
  expect(line?.text).toContain('5');
});

test('a turn begins a chapter', () => {
  expect(belogorye.lineOf(fact('turn_began', { seat: 'evil', turn: 2 }), FIGHTERS)?.head).toBe(true);
  expect(berserk.lineOf(fact('turn_began', { seat: 'red', turn: 2 }), PACK)?.head).toBe(true);
});

test('a draw and a victory are told apart', () => {
  const end = (winners: string[]): string => berserk.lineOf(fact('ended', { winners }), PACK)?.text ?? '';
  expect(end(['red'])).toContain('Player 1');
  expect(end([])).not.toBe(end(['red']));
  expect(end([])).not.toContain('none');
});

test('facts that say nothing to a player have no line', () => {
  expect(berserk.lineOf(fact('heard'), PACK)).toBeNull();
});

test('the first rolls are listed', () => {
  expect(berserk.lineOf(fact('opening_rolled', { rolls: [2, 5] }), PACK)?.text).toContain('2 : 5');
});
