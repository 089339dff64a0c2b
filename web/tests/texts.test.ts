import { beforeEach, expect, test } from 'vitest';
import { decimal, hasText, pick, t, textIn, tg } from '../src/lib/i18n';
import { settings } from '../src/lib/settings.svelte';
import { bringBoth, bringTexts, bundleOf, inLists, keysOf, speak, UI } from '../src/lib/texts.svelte';

beforeEach(async () => {
  await bringTexts(UI);
  await speak('en');
});

test('a file belongs to the interface or to a game, and what lists say to both parts of a game', () => {
  expect(keysOf('../../../src/laar/texts/ru/ui.ftl')).toEqual([' ru']);
  expect(keysOf('../../../src/laar/texts/ru/table.ftl')).toEqual(['table ru']);
  expect(keysOf('../../../src/laar/games/bastion/texts/en.ftl')).toEqual(['bastion en']);
  expect(keysOf('../../../src/laar/games/berserk/texts/log/ru.ftl')).toEqual(['berserk ru']);
  expect(keysOf('../../../src/laar/games/berserk/texts/home/ru.ftl')).toEqual(['berserk ru', 'berserk/home ru']);
});

test('lists bring their few words of a game, its pages all of them', async () => {
  await bringTexts(inLists('berserk'));
  expect(tg('berserk', 'side-red')).toBe('Player 1');
  expect(hasText('berserk', 'ask-main')).toBe(false);
  const few = bundleOf('berserk', 'en');
  await bringTexts('berserk');
  expect(bundleOf('berserk', 'en')).not.toBe(few);
  expect(tg('berserk', 'side-red')).toBe('Player 1');
  expect(hasText('berserk', 'deck-orcs')).toBe(true);
});

test('a text of a game goes before one of the interface, and a missing one shows its id', async () => {
  await bringTexts('bastion');
  expect(t('home-hotseat')).not.toBe(tg('bastion', 'home-hotseat'));
  expect(tg('bastion', 'home-guest')).toBe(t('home-guest'));
  expect(tg('bastion', 'no-such-text')).toBe('no-such-text');
});

test('the language changes when its texts are there, of all games that were brought', async () => {
  await bringTexts('belogorye');
  await speak('ru');
  expect(settings.lang).toBe('ru');
  expect(tg('belogorye', 'side-evil')).toBe('Нечисть');
  expect(pick({ ru: 'да', en: 'yes' })).toBe('да');
  expect(decimal(-1.25)).toBe('−1,25');
});

test('what is printed has a language of its own', async () => {
  await bringBoth('belogorye');
  expect(textIn('ru', 'belogorye', 'side-evil')).toBe('Нечисть');
  expect(textIn('en', 'belogorye', 'side-evil')).toBe('Evil');
});
