import symbols from '../src/lib/symbols.svg?raw';
import { expect, test } from 'vitest';
import { chargeOf } from '../src/games/berserk/charges';
import type { Card } from '../src/games/berserk/types';

const card = (number: number, told: Partial<Card> = {}): Card =>
  ({ number, name: { ru: `Карта ${String(number)}`, en: '' }, classes: [], words: [], ...told }) as unknown as Card;

test('every card of the box bears a symbol that was chosen for it', () => {
  const charges = Array.from({ length: 114 }, (_, k) => chargeOf(card(k + 1)));
  for (const charge of charges) expect(symbols).toContain(`id="${charge}"`);
  expect(new Set(charges).size).toBeGreaterThan(60);
  expect(charges.filter((charge) => charge === 'en-legend')).toHaveLength(3);
});

test('archers have a bow, and the avenger has none', () => {
  expect([2, 28].map((n) => chargeOf(card(n)))).toEqual(['ch-bow', 'ch-bow']);
  expect(chargeOf(card(4))).toBe('ch-axe');
  expect(chargeOf(card(17))).toBe('en-rider');
});

test('a card of players bears what it does, else what its class bears', () => {
  expect(chargeOf(card(1001, { words: ['action', 'shot'] }))).toBe('ch-bow');
  expect(chargeOf(card(1001, { words: ['heal', 'flyer'] }))).toBe('en-flyer');
  const orc = { classes: [{ id: 'orc', name: { ru: 'Орк', en: 'Orc' } }] };
  expect(symbols).toContain(`id="${chargeOf(card(1002, orc))}"`);
  expect(chargeOf(card(1002, orc))).toBe(chargeOf(card(1002, orc)));
});
