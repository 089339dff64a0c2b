import { expect, test } from 'vitest';
import { livesOf } from '../src/games/field/lives';
import { FORMATIONS, formationsFor, nextPlace, type Formation } from '../src/games/field/formation';
import type { Fact, Step } from '../src/lib/types';
import { actionsOf, momentsOf, type Action } from '../src/pages/table/moments';

const fact = (i: number, name: string, more: object = {}): Fact => ({ i, fact: name, ...more }) as unknown as Fact;
const action = (step: number, swing: number): Action => ({ step, turn: step, facts: [], swing });

test('lives taken count for one, lives lost against one, and who falls counts more', () => {
  const measure = livesOf('who', (id) => id === 'ilya');
  expect(measure([fact(1, 'wounded', { who: 'upyr', amount: 3 }), fact(2, 'died', { who: 'upyr' })])).toBe(5);
  expect(measure([fact(1, 'wounded', { who: 'ilya', amount: 2 })])).toBe(-2);
  expect(measure([fact(1, 'healed', { who: 'ilya', amount: 2 }), fact(2, 'stepped', { who: 'ilya' })])).toBe(2);
});

test('the best, the worst and one more, in the order they came', () => {
  const game = [action(1, 2), action(2, -6), action(3, 5), action(4, 4), action(5, 1)];
  const found = momentsOf(game).map(({ kind, step }) => `${kind} ${step}`);
  expect(found).toEqual(['worst 2', 'best 3', 'also 4']);
});

test('the action after which the lead never changed is the turning point', () => {
  const game = [action(1, 1), action(2, -3), action(3, -8), action(4, 9), action(5, 4), action(6, -1)];
  expect(momentsOf(game).map(({ kind, step }) => `${kind} ${step}`)).toEqual(['worst 3', 'best 4', 'turn 5']);
});

test('nothing is called a moment where nothing happened', () => {
  expect(momentsOf([action(1, 0), action(2, 0)])).toEqual([]);
  expect(momentsOf([action(1, 3)]).map(({ kind }) => kind)).toEqual(['best']);
});

test('an action knows its step and its turn', () => {
  const steps = [
    { n: 0, seat: null, answer: null, facts: [] },
    { n: 1, seat: 'a', answer: 'end', facts: [fact(1, 'turn_began', { turn: 4 })] },
    { n: 2, seat: 'a', answer: 'strike', facts: [fact(2, 'answer'), fact(3, 'wounded', { who: 'x', amount: 1 })] },
  ] as unknown as Step[];
  const found = actionsOf(
    steps,
    (one) => one.fact === 'answer',
    livesOf('who', () => false),
  );
  expect(found.map(({ step, turn, swing }) => [step, turn, swing])).toEqual([
    [1, 4, 0],
    [2, 4, 1],
  ]);
});

const CELLS = ['a', 'b', 'c', 'd', 'e'].flatMap((column) => [1, 2, 3].map((row) => `${column}${row}`));
const LIVES: Record<string, number> = {
  mage: 5,
  ox: 14,
  bear: 13,
  elk: 12,
  boar: 11,
  wolf: 10,
  lynx: 9,
  fox: 8,
  hare: 7,
};

/** Who stands where after everyone has been put there. */
function arranged(formation: Formation, cells = CELLS): Record<string, string> {
  const stood: Record<string, string> = {};
  for (;;) {
    const free = cells.filter((cell) => !Object.values(stood).includes(cell));
    const left = Object.keys(LIVES).filter((who) => !(who in stood));
    const options = left.flatMap((who) => free.map((cell) => `place ${who} ${cell}`));
    const [, who, cell] = nextPlace(options, (one) => LIVES[one] ?? 0, formation)?.split(' ') ?? [];
    if (!who || !cell) return stood;
    stood[who] = cell;
  }
}

test('a wedge has its sturdiest at the point', () => {
  const stood = arranged('wedge');
  expect(stood['ox']).toBe('c3');
  expect(Object.values(stood).sort()).toEqual(['a1', 'b1', 'b2', 'c1', 'c2', 'c3', 'd1', 'd2', 'e1']);
});

test('a guard stands around its weakest', () => {
  const stood = arranged('guard');
  expect(stood['mage']).toBe('c1');
  expect(Object.values(stood)).toEqual(expect.arrayContaining(['b1', 'd1', 'c2', 'c3']));
});

test.each(FORMATIONS)('nobody weak stands in front in a %s', (formation) => {
  const front = (stood: Record<string, string>): string[] =>
    Object.keys(stood).filter((who) => stood[who]?.endsWith('3'));
  expect(front(arranged(formation))).not.toContain('mage');
  // Where there is just room for all, the three sturdiest take the front.
  const narrow = arranged(
    formation,
    CELLS.filter((cell) => 'bcd'.includes(cell.charAt(0))),
  );
  expect(front(narrow).sort()).toEqual(['bear', 'elk', 'ox']);
});

test('only formations that make a difference are offered', () => {
  const places = (cells: string[]): string[] =>
    Object.keys(LIVES).flatMap((who) => cells.map((cell) => `place ${who} ${cell}`));
  const lives = (who: string): number => LIVES[who] ?? 0;
  expect(formationsFor(places(CELLS), lives)).toEqual([...FORMATIONS]);
  expect(formationsFor(places(CELLS.filter((cell) => 'bcd'.includes(cell.charAt(0)))), lives)).toEqual([
    'wall',
    'guard',
  ]);
});
