import { expect, test } from 'vitest';
import { beside, freeOf, isTight } from '../src/components/reading/place';

const window = { x: 8, y: 8, w: 1424, h: 884 };
const panel = { x: 1040, y: 60, w: 390, h: 830 };
const size = { w: 575, h: 500 };

const apart = (a: typeof window, b: typeof window): boolean =>
  a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h;

test('a page lies beside its card on the emptier side, and never on the panel', () => {
  for (let x = 300; x < 900; x += 60)
    for (let y = 70; y < 780; y += 100) {
      const card = { x, y, w: 120, h: 120 };
      const free = freeOf(window, card, panel);
      const at = beside(isTight(card, free) ? { w: 439, h: 620 } : size, card, free);
      expect(apart(at, card)).toBe(true);
      expect(apart(at, panel)).toBe(true);
      expect(at.x).toBeGreaterThanOrEqual(free.x);
      expect(at.y).toBeGreaterThanOrEqual(free.y);
    }
});

test('what has been chosen stays in sight where another side is free', () => {
  const card = { x: 660, y: 300, w: 100, h: 100 };
  const chosen = { x: 760, y: 300, w: 100, h: 100 };
  expect(apart(beside(size, card, window, [chosen]), chosen)).toBe(true);
});

test('where neither side has room it lies over or under its card and scrolls', () => {
  const card = { x: 300, y: 500, w: 120, h: 120 };
  const narrow = { x: 8, y: 8, w: 700, h: 884 };
  const at = beside(size, card, narrow);
  expect(at.y + at.h).toBeLessThanOrEqual(card.y);
  expect(at.h).toBeLessThan(size.h);
});

test('a panel under the board bounds the page as well, unless it leaves no room', () => {
  const card = { x: 100, y: 100, w: 80, h: 80 };
  expect(freeOf(window, card, { x: 0, y: 600, w: 1440, h: 300 }).h).toBeLessThan(600);
  expect(freeOf(window, card, { x: 0, y: 250, w: 1440, h: 300 })).toEqual(window);
});
