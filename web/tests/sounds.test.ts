import { beforeEach, expect, test, vi } from 'vitest';
import { Playback } from '../src/games/playback.svelte';
import { soundOf } from '../src/games/sounds';
import { settings } from '../src/lib/settings.svelte';
import type { Fact } from '../src/lib/types';

const play = vi.hoisted(() => vi.fn());
vi.mock('../src/lib/sound', () => ({ play }));

class Stage extends Playback<string> {
  settle(): void {}
  protected act(): void {}
}

const stage = (): Stage =>
  new Stage({ hold: { stepped: 1, rolled: 1, struck: 1, turn_began: 1 }, lots: {}, longest: 4 });
const facts = (...told: Partial<Fact>[]): Fact[] => told.map((one, k) => ({ i: k + 1, fact: 'acted', ...one }));
const asked = async (): Promise<string[]> => {
  await new Promise((resolve) => setTimeout(resolve, 60));
  return play.mock.calls.map(([sound]) => String(sound));
};
const BLOW = facts({ fact: 'stepped' }, { fact: 'rolled' }, { fact: 'struck', blow: 'medium' }, { fact: 'turn_began' });

beforeEach(() => {
  play.mockClear();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { language: 'en-GB', userActivation: { hasBeenActive: true } });
  Object.assign(settings, { sound: true, speed: 'normal' });
});

test('facts sound one after another as they are shown', async () => {
  stage().show(BLOW, '');
  expect(await asked()).toEqual(['step', 'die', 'blow']);
});

test('what is shown at once has one sound', async () => {
  settings.speed = 'off';
  stage().show(BLOW, '');
  expect(await asked()).toEqual(['blow']);
});

test('nothing sounds where it is switched off', async () => {
  settings.sound = false;
  stage().show(BLOW, '');
  expect(await asked()).toEqual([]);
});

test('nothing sounds before the first touch', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  stage().show(BLOW, '');
  expect(await asked()).toEqual([]);
});

test('a page that is not looked at is silent', async () => {
  vi.stubGlobal('document', { hidden: true });
  stage().show(BLOW, '');
  expect(await asked()).toEqual([]);
});

test('what was taken back, and a long past, are silent', async () => {
  settings.speed = 'off';
  stage().show(facts({ fact: 'undone', back: 0 }, { fact: 'stepped' }), '');
  stage().show(Array.from({ length: 5 }, () => facts({ fact: 'stepped' })).flat(), '');
  expect(await asked()).toEqual([]);
});

test('a miss is no blow; enemies walk where cards are laid', () => {
  const [miss, dealt, cards, enemy, card, mana] = facts(
    { fact: 'struck', blow: 'miss' },
    { fact: 'dealt', blow: 'weak' },
    { fact: 'dealt', rituals: [] },
    { fact: 'placed', section: 's5' },
    { fact: 'placed', cell: 'c3' },
    { fact: 'gained', amount: 2 },
  ) as [Fact, Fact, Fact, Fact, Fact, Fact];
  expect([miss, dealt, cards, enemy, card, mana].map(soundOf)).toEqual([null, 'blow', null, 'step', 'card', 'mana']);
});
