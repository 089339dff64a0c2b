/** What a clock shows between two frames. */
import { describe, expect, it } from 'vitest';
import { leftAt, timeText, untilAt } from '../src/lib/clocks';
import type { ClockInfo } from '../src/lib/types';

const clock: ClockInfo = {
  seconds: 300,
  each: 'game',
  increment: 3,
  late: 'lose',
  left: { evil: 100, bogatyrs: 200 },
  running: ['evil'],
  since: 1000,
  until: null,
};

describe('a clock', () => {
  it('runs for who is asked, and not for the time of the wire', () => {
    expect(leftAt(clock, 'evil', 1000.4)).toBe(100);
    expect(leftAt(clock, 'evil', 1010.5)).toBe(90);
    expect(leftAt(clock, 'bogatyrs', 1010.5)).toBe(200);
  });

  it('never shows less than nothing, nor more than there is', () => {
    expect(leftAt(clock, 'evil', 5000)).toBe(0);
    expect(leftAt(clock, 'evil', 900)).toBe(100);
  });

  it('stands still in a pause', () => {
    expect(leftAt({ ...clock, paused: true }, 'evil', 1050)).toBe(100);
    expect(untilAt({ ...clock, until: 1060, paused: true }, 1050)).toBe(null);
    expect(untilAt({ ...clock, until: 1060 }, 1050)).toBe(10);
  });

  it('shows minutes and hours as clocks do', () => {
    expect(timeText(247)).toBe('4:07');
    expect(timeText(59.2)).toBe('1:00');
    expect(timeText(3750)).toBe('1:02:30');
  });
});
