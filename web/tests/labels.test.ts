import { beforeEach, expect, test } from 'vitest';
import type { Duel } from '../src/games/belogorye/duel.svelte';
import { confirmLabel } from '../src/games/belogorye/prompts';
import type { Fighters } from '../src/games/belogorye/types';
import { parse } from '../src/games/belogorye/words';
import { inWords } from '../src/games/berserk/said';
import { bringTexts, speak, UI } from '../src/lib/texts.svelte';

const duel = {
  fighters: {
    alyosha: { short: { ru: 'Алёша', en: 'Alyosha' }, forms: 'm Алёши, Алёше, Алёшу, Алёшей, Алёше', deed: 'shot' },
    gorynych: {
      short: { ru: 'Горыныч', en: 'Gorynych' },
      forms: 'm Горыныча, Горынычу, Горыныча, Горынычем, Горыныче',
      deed: 'wound',
    },
  } as unknown as Fighters,
  units: [
    { id: 'alyosha', cell: 'a1' },
    { id: 'gorynych', cell: 'a4' },
  ],
} as unknown as Duel;

beforeEach(async () => {
  await Promise.all([UI, 'belogorye', 'berserk'].map(bringTexts));
});

test('a button says what is done and to whom', async () => {
  await speak('ru');
  expect(confirmLabel(duel, parse('use a1 a4'))).toBe('Выстрелить в Горыныча');
  expect(confirmLabel(duel, parse('strike a4 a1'))).toBe('Ударить Алёшу');
  await speak('en');
  expect(confirmLabel(duel, parse('use a1 a4'))).toBe('Shoot Gorynych');
});

test('the sign of an action is read as a word', async () => {
  await speak('ru');
  expect(inWords('↷ 1 ○: разряд на 2-3-4.')).toBe('Действие, 1 ○: разряд на 2-3-4.');
  expect(inWords('↷: разряд на 1.')).toBe('Действие: разряд на 1.');
});
