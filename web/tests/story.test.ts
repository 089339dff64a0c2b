import { beforeEach, expect, test } from 'vitest';
import { teller as bastion } from '../src/games/bastion/story';
import { stoodAt } from '../src/games/bastion/wall';
import { teller as belogorye } from '../src/games/belogorye/story';
import type { Fighters } from '../src/games/belogorye/types';
import { teller as berserk } from '../src/games/berserk/story';
import type { Pack } from '../src/games/berserk/types';
import { capital, grouped, plainly, sentence, story, type Told } from '../src/games/story';
import { agree, declined } from '../src/lib/declension';
import { bringBoth, speak, UI } from '../src/lib/texts.svelte';
import type { Fact } from '../src/lib/types';

/** A log from its facts, numbered in order; `cause` counts from the first. */
const log = (...facts: object[]): Fact[] => facts.map((fact, i) => ({ i, ...fact }) as Fact);
const answer = (seat: string, said: string, more: object = {}): object => ({
  fact: 'answer',
  seat,
  answer: said,
  ...more,
});

const fighter = (ru: string, en: string, forms: string): object => ({ short: { ru, en }, forms, life: 9 });
const FIGHTERS = {
  ilya: fighter('Илья', 'Ilya', 'm Ильи, Илье, Илью, Ильёй, Илье'),
  yaga: fighter('Баба-Яга', 'Baba Yaga', 'f Бабы-Яги, Бабе-Яге, Бабу-Ягу, Бабой-Ягой, Бабе-Яге'),
  pack: fighter('Волколаки', 'The pack', 'pl Волколаков, Волколакам, Волколаков, Волколаками, Волколаках'),
} as unknown as Fighters;

const PACK = {
  cards: {
    2: { name: { ru: 'Орк-лучник', en: 'Orc Archer' }, forms: 'm Орка-лучника, Орку, Орка-лучника, Орком, Орке' },
    57: { name: { ru: 'Лисса', en: 'Lissa' }, forms: 'f Лиссы, Лиссе, Лиссу, Лиссой, Лиссе' },
    1001: { name: { ru: 'Рысь', en: 'Lynx' }, forms: '' },
  },
  keywords: {},
} as unknown as Pack;

const LAYOUT = ['yellow', 'green', 'red', 'purple', 'blue', 'black'];

const duel = (facts: Fact[]): string[] => story(facts, belogorye(FIGHTERS)).map(({ text }) => text);
const battle = (facts: Fact[]): string[] => story(facts, berserk(PACK)).map(({ text }) => text);
const siege = (facts: Fact[]): string[] =>
  story(
    facts,
    bastion(() => LAYOUT),
  ).map(({ text }) => text);

beforeEach(async () => {
  await Promise.all([UI, 'belogorye', 'berserk', 'bastion'].map(bringBoth));
  await speak('ru');
});

const STRIKE = log(
  answer('bogatyrs', 'strike c3 c4'),
  { fact: 'announced', who: 'ilya', target: 'yaga', cause: 0 },
  answer('evil', 'intercept b4', { cause: 1 }),
  { fact: 'intercepted', who: 'pack', target: 'yaga', cause: 1 },
  answer('chance', '3', { cause: 1 }),
  { fact: 'rolled', who: 'ilya', die: 3, bonus: 1, cause: 1 },
  { fact: 'rolled', who: 'pack', die: 3, bonus: 0, cause: 1 },
  { fact: 'struck', who: 'ilya', target: 'pack', blow: 'weak', cause: 1 },
  { fact: 'wounded', who: 'pack', amount: 2, cause: 7 },
  { fact: 'struck', who: 'pack', target: 'ilya', blow: 'weak', cause: 1 },
  { fact: 'wounded', who: 'ilya', amount: 1, cause: 9 },
  { fact: 'died', who: 'pack', cause: 1 },
);

test('a strike with all that followed is one sentence', async () => {
  expect(duel(STRIKE)).toEqual([
    'Илья ударил Бабу-Ягу, но удар приняли Волколаки: 4 против 3, слабый удар, 2 раны; ' +
      'Волколаки ответили: слабый удар, 1 рана; Волколаки погибли.',
  ]);
  await speak('en');
  expect(duel(STRIKE)).toEqual([
    'Ilya struck Baba Yaga, but The pack took the strike: 4 against 3, weak blow, 2 wounds; ' +
      'The pack answered: weak blow, 1 wound; The pack fell.',
  ]);
});

test('steps of one walk are one entry, and a turn is a title', () => {
  const told = duel(
    log(
      answer('evil', 'step c6 c5'),
      { fact: 'stepped', who: 'yaga', cell: 'c5', cause: 0 },
      answer('evil', 'step c5 d5'),
      { fact: 'stepped', who: 'yaga', cell: 'd5', cause: 2 },
      answer('evil', 'step b6 b5'),
      { fact: 'stepped', who: 'pack', cell: 'b5', cause: 4 },
      answer('evil', 'end'),
      { fact: 'turn_ended', seat: 'evil', cause: 6 },
      { fact: 'turn_began', seat: 'bogatyrs', turn: 2, cause: 6 },
      { fact: 'opened', who: 'ilya', cause: 8 },
      { fact: 'wounded', who: 'ilya', amount: 1, cause: 8 },
      { fact: 'died', who: 'ilya', cause: 8 },
    ),
  );
  expect(told).toEqual([
    'Баба-Яга шагнула: c6 → c5 → d5.',
    'Волколаки шагнули с b6 на b5.',
    'Ход 2: Богатыри',
    'Яд действует: Илья получил 1 рану и погиб.',
  ]);
});

test('a placement is one entry', () => {
  const placed = ['ilya', 'yaga', 'pack'].map((who, k) => ({ fact: 'placed', who, cell: `c${k + 1}`, cause: 0 }));
  expect(duel(log(answer('evil', 'ready'), ...placed))).toEqual(['Бойцы расставлены.']);
});

test('who answers a strike belongs to it, and own cards decline as cards', () => {
  const told = battle(
    log(
      answer('red', 'strike c3 c4'),
      { fact: 'announced', item: 'strike', card: '2.1', target: '1001.1' },
      answer('blue', 'use d4 1'),
      { fact: 'announced', item: 'ability', card: '57.1', target: null },
      { fact: 'taken_up', item: 'ability', card: '57.1' },
      { fact: 'taken_up', item: 'strike', card: '2.1' },
      { fact: 'rolled', card: '2.1', die: 6, bonus: 0 },
      { fact: 'dealt', card: '2.1', target: '1001.1', attack: 'simple', blow: 'strong' },
      { fact: 'wounded', card: '1001.1', amount: 3, source: '2.1' },
      { fact: 'died', card: '1001.1' },
      answer('red', 'end'),
      { fact: 'got_chips', card: '2.1', amount: 1 },
      { fact: 'got_chips', card: '57.1', amount: 1 },
    ),
  );
  expect(told).toEqual([
    'Орк-лучник ударил карту «Рысь»: бросок 6, сильный удар, 3 раны; Лисса вмешалась; карта «Рысь» погибла.',
    '2 карты получили по фишке.',
  ]);
});

test('what was paid stands inside, and enemies that march are named', () => {
  const facts = log(
    { fact: 'placed', card: 'black-mage', section: 's9' },
    answer('irvena', 'attack s2'),
    { fact: 'announced', seat: 'irvena', card: 'green-warrior' },
    answer('irvena', 'flame-1'),
    { fact: 'pledged', seat: 'irvena', spell: 'flame-1' },
    answer('irvena', 'pay'),
    { fact: 'cast', seat: 'irvena', card: 'red-warrior', spell: 'flame-1' },
    { fact: 'paid', seat: 'irvena', colour: 'green', amount: 3 },
    { fact: 'beaten', seat: 'irvena', card: 'green-warrior', place: 's2' },
    { fact: 'built', ritual: 'green-cannon', area: 'd1' },
    answer('irvena', 'end'),
    { fact: 'stage_came', stage: 'enemy' },
    { fact: 'marched', section: 's9', goal: 's2' },
  );
  expect(siege(facts).slice(1)).toEqual([
    'Ирвена победила воина леса: заплачено 3 зелёной маны, «Пламя 1»; орудие леса построено в квартале степи.',
    'Маг тьмы перебрался на участок 2.',
  ]);
  expect(stoodAt('s2', facts.at(-1) as Fact, facts)).toBeNull();
});

test('what is told is not told again until it grows', () => {
  const told: Told = new WeakMap();
  const teller = belogorye(FIGHTERS);
  const [before] = story(STRIKE.slice(0, 8), teller, told);
  expect(story(STRIKE.slice(0, 8), teller, told)[0]).toBe(before);
  const [after] = story(STRIKE, teller, told);
  expect(after).not.toBe(before);
  expect(after?.key).toBe(before?.key);
});

test('every fact belongs to one entry', () => {
  const groups = grouped(STRIKE, belogorye(FIGHTERS).opens);
  expect(groups.flat()).toEqual(STRIKE);
  const each = plainly((fact) => ({ text: fact.fact, icon: '', head: false }));
  expect(story(STRIKE, each)).toHaveLength(STRIKE.length);
});

test('a sentence counts what is too much for it', () => {
  expect(sentence('a', ['b', ''], ['c', 'd', 'e', 'f', 'g'])).toBe('A: b; c; d; e; и ещё 2 события.');
  expect(sentence('')).toBe('');
  expect(capital('ёж')).toBe('Ёж');
});

test('names decline by their first words, verbs and participles agree', () => {
  const beast = declined('зверь тьмы', 'm зверя, зверю, зверя, зверем, звере');
  expect(beast.forms).toEqual(['зверя тьмы', 'зверю тьмы', 'зверя тьмы', 'зверем тьмы', 'звере тьмы']);
  expect(['ударил', 'закрылся', 'погиб', 'закрыт', 'снесён'].map((word) => agree(word, 'f'))).toEqual([
    'ударила',
    'закрылась',
    'погибла',
    'закрыта',
    'снесена',
  ]);
  expect(agree('построен', 'pl')).toBe('построены');
});
