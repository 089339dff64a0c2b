/** Where a page lies so that it covers neither the card it speaks of nor the panel with the question. */
import type { Box } from '../../pages/table/place';

/** A ring around the card has room in it. */
const GAP = 20;
/** Less room than this under the bar or over the panel is no room. */
const LOW = 300;

interface Spot extends Box {
  /** How much free room its side has. */
  room: number;
  fits: boolean;
}

const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(x, high));

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The part of the window that is free for pages about `it`, while a panel shows the question. */
export function freeOf(window: Box, it: Box, panel: Box | null): Box {
  if (!panel || overlap(it, panel)) return window;
  if (panel.x >= it.x + it.w) return { ...window, w: panel.x - window.x - GAP / 2 };
  const high = panel.y - window.y - GAP / 2;
  return panel.y >= it.y + it.h && high >= LOW ? { ...window, h: high } : window;
}

const WIDE = 572;
const SLIM = 436;

/** No side of the card has room for a page of the whole width, but one has room for a slim one. */
export function isTight(it: Box, within: Box): boolean {
  const room = Math.max(it.x - within.x, within.x + within.w - it.x - it.w) - GAP;
  return room < WIDE + 4 && room >= SLIM + 4;
}

/** Beside the card on the emptier side; over or under it where the sides are too narrow. */
export function beside(size: { w: number; h: number }, it: Box, within: Box, avoid: Box[] = []): Box {
  const right = within.x + within.w;
  const bottom = within.y + within.h;
  const h = Math.min(size.h, within.h);
  const y = clamp(it.y + it.h / 2 - h / 2, within.y, bottom - h);
  const x = clamp(it.x + it.w / 2 - size.w / 2, within.x, Math.max(within.x, right - size.w));
  const across = (room: number, at: number): Spot => ({ x: at, y, w: size.w, h, room, fits: room >= size.w + GAP });
  const along = (room: number, up: boolean): Spot => {
    const high = Math.min(size.h, Math.max(room - GAP, 0));
    const fits = room >= size.h + GAP;
    return { x, y: up ? it.y - GAP - high : it.y + it.h + GAP, w: size.w, h: high, room, fits };
  };
  const sides = [
    across(right - it.x - it.w, it.x + it.w + GAP),
    across(it.x - within.x, it.x - GAP - size.w),
    along(it.y - within.y, true),
    along(bottom - it.y - it.h, false),
  ];
  const cost = (spot: Spot): number => avoid.reduce((sum, other) => sum + overlap(spot, other), 0);
  const fit = sides.filter((spot) => spot.fits);
  // Nowhere whole: it scrolls over or under its card.
  const [best] = (fit.length ? fit : sides.slice(2)).sort((a, b) => cost(a) - cost(b) || b.room - a.room);
  return best ?? { x, y, w: size.w, h };
}
