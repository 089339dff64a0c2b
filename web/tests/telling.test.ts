/** How facts are played: in which order they are told, and how long one waits between two actions. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage as Field } from '../src/games/belogorye/stage.svelte';
import type { DuelView } from '../src/games/belogorye/types';
import { Playback } from '../src/games/playback.svelte';
import { cutBy } from '../src/games/story';
import { settings, type Speed } from '../src/lib/settings.svelte';
import type { Fact } from '../src/lib/types';

const HOLD = { stepped: 260, announced: 260, rolled: 60, wounded: 300 };
const opens = cutBy({ begins: () => true, alone: {}, weighty: new Set() });

class Stage extends Playback<string> {
  /** What was shown when, and how far the log told then. */
  seen: { at: number; what: string; upto: number }[] = [];

  constructor() {
    super({ hold: HOLD, lots: { rolled: 640 }, longest: 40 });
    this.opens = opens;
    this.own = (seat) => seat === 'me';
  }
  override still(): void {
    this.#note('still');
  }
  settle(view: string): void {
    this.#note(view);
  }
  protected act(fact: Fact, _view: string, _whole: Fact | null): void {
    this.#note(fact.fact);
  }
  #note(what: string): void {
    this.seen.push({ at: performance.now(), what, upto: this.upto });
  }
}

let i = 0;
const facts = (...told: object[]): Fact[] => told.map((one) => ({ i: ++i, ...one }) as Fact);
const step = (seat: string): Fact[] => facts({ fact: 'answer', seat, answer: 'step a1 a2' }, { fact: 'stepped' });
const strike = (): Fact[] =>
  facts(
    { fact: 'answer', seat: 'bot', answer: 'strike a1 a2' },
    { fact: 'announced' },
    { fact: 'answer', seat: 'chance', answer: '5' },
    { fact: 'rolled' },
    { fact: 'wounded' },
  );

beforeEach(() => {
  i = 0;
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { language: 'en-GB' });
  Object.assign(settings, { sound: false, speed: 'normal' });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the die lies still, then the log tells all of the strike, then it wounds', async () => {
  const stage = new Stage();
  stage.show(strike(), 'view');
  await vi.runAllTimersAsync();
  const told = stage.seen.map(({ what, upto }) => [what, upto]);
  expect(told).toEqual([
    ['answer', 0],
    ['announced', 0],
    ['answer', 0],
    ['rolled', 0],
    ['still', 0],
    ['wounded', 5],
    ['view', 5],
  ]);
  expect(stage.busy).toBe(false);
});

test('without motion the order is the same, and nothing waits', () => {
  settings.speed = 'off';
  const stage = new Stage();
  stage.show(strike(), 'view');
  const told = stage.seen.map(({ what, upto }) => `${what} ${upto}`);
  expect(told.slice(-3)).toEqual(['still 0', 'wounded 5', 'view 5']);
  expect(vi.getTimerCount()).toBe(0);
});

/** The median of the pauses between actions of somebody else, in milliseconds. */
async function pauses(speed: Speed): Promise<number> {
  settings.speed = speed;
  const stage = new Stage();
  const actions = [step('bot'), strike(), step('bot'), step('bot'), strike()];
  for (const action of actions) stage.show(action, 'view');
  await vi.runAllTimersAsync();
  const found = stage.seen.flatMap(({ what, at }, k) => {
    const before = stage.seen[k - 1];
    return what === 'view' && stage.seen[k + 1] && before ? [(stage.seen[k + 1]?.at ?? 0) - at] : [];
  });
  return found.sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? NaN;
}

test('what others do can be followed: at normal speed some 0.6 to 1.2 s lie between two actions', async () => {
  const normal = await pauses('normal');
  expect(normal).toBeGreaterThanOrEqual(600);
  expect(normal).toBeLessThanOrEqual(1200);
  expect(await pauses('slow')).toBeGreaterThan(normal);
  expect(await pauses('fast')).toBeLessThan(normal);
  expect(await pauses('off')).toBe(0);
});

test('what I do myself does not wait', async () => {
  const stage = new Stage();
  stage.show(step('bot'), 'one');
  await vi.runAllTimersAsync();
  const before = performance.now();
  stage.show(step('me'), 'two');
  expect(stage.seen.at(-1)).toMatchObject({ what: 'stepped', at: before });
});

test('a click ends all that waits, in its order', () => {
  const stage = new Stage();
  stage.show(strike(), 'one');
  stage.show(step('bot'), 'two');
  stage.finish();
  expect(stage.seen.map(({ what }) => what).filter((what) => what !== 'answer')).toEqual([
    'announced',
    'rolled',
    'still',
    'wounded',
    'one',
    'stepped',
    'two',
  ]);
  expect(stage.busy).toBe(false);
});

test('who plays faster than one can look on is not followed for ever', () => {
  const stage = new Stage();
  for (let k = 0; k < 200; k++) stage.show(step('bot'), String(k));
  expect(stage.seen.length).toBeGreaterThan(200);
});

class Counting extends Stage {
  left = 5;
  protected override bits(fact: Fact): Fact[] {
    return fact.fact === 'wounded' ? [1, 2, 3].map(() => ({ ...fact, amount: 1 })) : [fact];
  }
  protected override act(fact: Fact, view: string, whole: Fact | null): void {
    super.act(fact, view, whole);
    if (fact.fact === 'wounded') this.counted.push([(this.left -= Number(fact['amount'])), whole !== null]);
  }
  counted: [number, boolean][] = [];
}
const wound = (): Fact[] =>
  facts({ fact: 'answer', seat: 'bot', answer: 'x' }, { fact: 'wounded', amount: 3 }, { fact: 'stepped' });

test('wounds are counted one by one, and what follows waits for the last', async () => {
  const stage = new Counting();
  stage.show(wound(), 'view');
  await vi.runAllTimersAsync();
  // The whole blow is told once, with the first wound.
  expect(stage.counted).toEqual([
    [4, true],
    [3, false],
    [2, false],
  ]);
  const at = stage.seen.filter(({ what }) => what === 'wounded').map((one) => one.at);
  const then = stage.seen.find(({ what }) => what === 'stepped')?.at ?? NaN;
  expect(new Set(at).size).toBe(3);
  expect(then).toBeGreaterThan(at.at(-1) ?? NaN);
});

test('a fighter on the field loses one life after the other, and one number rises', async () => {
  const stage = new Field();
  const view = { active: null, turn: 1, units: [{ id: 'upyr', wounds: 1 }] } as unknown as DuelView;
  stage.settle(view);
  stage.show(facts({ fact: 'wounded', who: 'upyr', amount: 3 }), { ...view });
  const lost = new Map<number, number>();
  while (stage.units[0]?.wounds !== 4) {
    lost.set(stage.units[0]?.wounds ?? 0, stage.pops.length);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(stage.busy).toBe(true);
  expect([...lost]).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

test('where nothing shall move, wounds come at once', () => {
  settings.speed = 'off';
  const stage = new Counting();
  stage.show(wound(), 'view');
  expect(stage.counted).toEqual([[2, true]]);
});

test('a turn whose beginning was not seen is played from what the table tells', async () => {
  const stage = new Counting();
  Object.defineProperty(stage, 'standing', { get: () => 'now' });
  stage.join('now', false);
  stage.show(facts({ fact: 'turn_began', seat: 'other' }), 'now');
  expect(stage.reel).toBeNull();
  stage.again('earlier', wound());
  await vi.runAllTimersAsync();
  const shown = stage.seen.map(({ what }) => what);
  expect(shown.slice(shown.indexOf('earlier') + 1)).toEqual([
    'answer',
    'wounded',
    'wounded',
    'wounded',
    'stepped',
    'now',
  ]);
});
