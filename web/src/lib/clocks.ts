/** Clocks of a table as they run between two frames. What time it is the server says, and it alone is right. */
import { t } from './i18n';
import type { TimeControl } from './requests';
import type { ClockInfo } from './types';

/** Seconds of every question that nobody pays for: the wire takes them. */
const LAG = 0.5;
/** The clock of those who play together. */
export const TEAM = 'team';
/** Seconds from which on one should hurry. */
export const SOON = 20;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left on a clock at a time of the server, in seconds. */
export function leftAt(clock: ClockInfo, name: string, now: number): number {
  const left = clock.left?.[name] ?? clock.seconds;
  if (clock.paused || !clock.running?.includes(name)) return left;
  return Math.max(0, left - Math.max(0, now - (clock.since ?? now) - LAG));
}

/** What is left for a question that costs nothing; null: it has no such limit. */
export const untilAt = (clock: ClockInfo, now: number): number | null =>
  typeof clock.until === 'number' && !clock.paused ? Math.max(0, clock.until - now) : null;

const two = (n: number): string => String(n).padStart(2, '0');

/** Time as clocks show it: 4:07, 1:02:30, or in days and hours. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return t('clock-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const minutes = `${Math.floor((whole % HOUR) / MINUTE)}`;
  const hours = Math.floor(whole / HOUR);
  return hours ? `${hours}:${minutes.padStart(2, '0')}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

/** A length of time in words: “5 minutes”, “a day”. */
function span(seconds: number): string {
  if (seconds % DAY === 0) return t('span-days', { n: seconds / DAY });
  if (seconds % HOUR === 0) return t('span-hours', { n: seconds / HOUR });
  return seconds % MINUTE === 0 ? t('span-minutes', { n: seconds / MINUTE }) : t('span-seconds', { n: seconds });
}

/** What time a table gives, in words. */
export function ruleOf({ seconds, each = 'game', increment = 0 }: TimeControl): string {
  const whole = span(seconds);
  if (each === 'turn') return t('clock-each-turn', { span: whole });
  return increment ? t('clock-game-more', { span: whole, n: increment }) : t('clock-game', { span: whole });
}
