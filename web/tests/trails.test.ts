import { expect, test } from 'vitest';
import { answerOf } from '../src/games/before';
import { teller } from '../src/games/bastion/story';
import { since, trailsOf } from '../src/games/bastion/trails';
import type { Fact } from '../src/lib/types';

let i = 0;
const fact = (name: string, more: object = {}): Fact => ({ i: ++i, fact: name, ...more }) as Fact;
const said = (seat: string, answer: string): Fact => fact('answer', { seat, answer });
const came = (card: string, section: string): Fact[] => [
  fact('stage_came', { stage: 'enemy' }),
  said('chance', card),
  fact('entered', { card }),
  fact('placed', { card, section }),
];
const turn = (seat: string, n: number): Fact => fact('turn_began', { seat, turn: n, stage: 'actions' });

/** Mine, Talm's and mine again. */
function game(): Fact[] {
  i = 0;
  return [
    turn('me', 1),
    said('me', 'move d2'),
    fact('moved', { seat: 'me', area: 'd2' }),
    said('me', 'end'),
    ...came('wolf', 's13'),
    turn('talm', 2),
    said('talm', 'move d4'),
    fact('moved', { seat: 'talm', area: 'd4' }),
    said('talm', 'source 1 red'),
    fact('covered_source', { seat: 'talm', area: 'd4', slot: 1, colour: 'red', own: true }),
    fact('gained', { seat: 'talm', colour: 'green', amount: 3 }),
    said('talm', 'attack s13'),
    fact('announced', { seat: 'talm', card: 'wolf' }),
    fact('beaten', { seat: 'talm', card: 'wolf', place: 's13' }),
    said('talm', 'end'),
    fact('stage_came', { stage: 'enemy' }),
    fact('marched', { section: 's20', goal: 's12' }),
    turn('me', 3),
  ];
}
const own = (seat: string): boolean => seat === 'me';
const { opens } = teller(() => []);

test('what others and the enemy did is marked in order, each with the number of its entry in the log', () => {
  const log = game();
  const trails = trailsOf(since(log, own), log, opens);
  expect(trails.map(({ n, blow, ways }) => [n, blow, ...ways.map(({ spots }) => spots.join('>'))])).toEqual([
    [1, true, 's13'],
    [2, false, 'd4'],
    [3, false, 'w4.1'],
    [4, false, 'd4>s13'],
    [5, true, 's20>s12'],
  ]);
  expect(trails.at(-1)?.ways[0]?.along).toBe(true);
});

test('marks are there in my turn alone, and until I act', () => {
  const log = game();
  expect(since(log.slice(0, -1), own)).toEqual([]);
  expect(since([...log, said('me', 'move d3')], own)).toEqual([]);
  // Nobody else has had a turn: there is nothing to follow.
  expect(since(log, () => true)).toEqual([]);
});

test('what is shown again begins with the answer that led to it', () => {
  const log = game();
  const began = log.find((one) => one.fact === 'turn_began' && one.seat === 'talm') as Fact;
  expect(log[answerOf(log, began)]).toMatchObject({ seat: 'me', answer: 'end' });
});
