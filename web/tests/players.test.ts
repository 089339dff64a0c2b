/** What players of Berserk are called, in labels and in sentences. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calledSeat, seatAt, seatName } from '../src/games/berserk/players.svelte';
import { tb } from '../src/games/berserk/sentences';
import { bringBoth, speak, UI } from '../src/lib/texts.svelte';
import type { SeatInfo } from '../src/lib/types';

const DECKS = ['orcs', 'dwarves', 'maidens', 'coven'];
const SEATS = ['red', 'blue', 'green', 'violet'];
let leave = (): void => undefined;

/** People are called `Аня`, opponents `bot milava`; who has no name is a guest. */
function sit(names: string[], options: Record<string, unknown> = { decks: DECKS }): string[] {
  const seats: SeatInfo[] = names.map((name, k) => ({
    seat: SEATS[k] ?? '',
    kind: name.startsWith('bot ') ? 'bot' : 'human',
    name: name.replace('bot ', ''),
    online: true,
  }));
  leave();
  leave = seatAt(() => ({ seats, options }));
  return seats.map(({ seat }) => seatName(seat));
}

beforeEach(async () => {
  await Promise.all([UI, 'table', 'berserk'].map(bringBoth));
  await speak('ru');
});
afterEach(() => leave());

test('a player is called by name, a guest by the deck, and while that is secret by the seat', () => {
  expect(sit(['Аня', 'bot milava'])).toEqual(['Аня', 'Милава']);
  expect(sit(['Guest', 'Guest'])).toEqual(['Орки', 'Гномы']);
  expect(sit(['Guest', 'Аня'], { decks: DECKS, secret: true })[1]).toBe('Аня');
  expect(sit(['Guest', 'Guest'], { position: 'turn 1 red' })).toEqual(['Игрок 1', 'Игрок 2']);
  expect(sit(['Guest', 'bot zhdan'], { mode: 'draft' })).toEqual(['Игрок 1', 'Ждан']);
});

test('who is called the same is told apart by the deck, then by the seat', () => {
  expect(sit(['Аня', 'Аня'])).toEqual(['Аня (Орки)', 'Аня (Гномы)']);
  expect(sit(['bot zhdan', 'bot zhdan', 'bot shram', 'Аня'], { decks: Array(4).fill('orcs') })).toEqual([
    'Ждан (1)',
    'Ждан (2)',
    'Шрам',
    'Аня',
  ]);
  expect(sit(['Guest', 'Guest'], { decks: ['coven', 'coven'] })).toEqual(['Ковен (1)', 'Ковен (2)']);
});

test('sentences bend what bends: opponents and decks; what people call themselves stays', () => {
  const ended = (seat: string): string => tb('fact-turn_ended', { seat: calledSeat(seat) });
  const kept = (seat: string): string => tb('fact-offered', { seat: calledSeat(seat) });
  sit(['Аня', 'bot milava', 'Guest', 'bot milava']);
  expect(SEATS.map(ended)).toEqual([
    'Конец хода игрока Аня',
    'Конец хода Милавы (Гномы)',
    'Конец хода Дев',
    'Конец хода Милавы (Ковен)',
  ]);
  expect(SEATS.slice(0, 3).map(kept)).toEqual([
    'игрок Аня предложил ничью',
    'Милава (Гномы) предложила ничью',
    'Девы предложили ничью',
  ]);
});

test('without a table seats are counted', () => {
  sit(['Аня', 'bot milava']);
  leave();
  expect(SEATS.map(seatName)).toEqual(['Игрок 1', 'Игрок 2', 'Игрок 3', 'Игрок 4']);
  expect(String(calledSeat('red'))).toBe('Игрок 1');
});
