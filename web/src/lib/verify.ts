/**
 * Dice anyone can check, without trusting the server: a record is read, its chain of checksums followed and every
 * roll drawn again from the seed, exactly as core/dice.py and core/record.py do it.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const FORMAT = 'laar 1';
const CHANCE = 'chance';
/** A line and its checksum; a name may hold any letter, so a dot is any letter too. */
const LINE = /^(.*) :([0-9a-f]{8})$/s;
const ANSWER = /^(\d+) (\S+) (.+)$/s;
/** A seat and the name of who led it, a JSON text. */
const SEAT = /([^\s=]+)="(?:[^"\\]|\\.)*"/g;
const HEX = /^([0-9a-f]{2})*$/;

/** What one roll may give, and how often each of it comes. */
export interface Draw {
  of: string[];
  weights: number[];
}

const DIE: Draw = { of: ['1', '2', '3', '4', '5', '6'], weights: [1, 1, 1, 1, 1, 1] };
/** Games whose every roll is the same. What a deck gives depends on the cards left in it: the rules must tell. */
const SAME: Record<string, Draw> = { belogorye: DIE };

/** What the server shows before the game: it binds the seed without telling it. */
export const commitment = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** Rolls fixed by a seed (hex) and the entropy of the seats. */
export class Dice {
  #key: Uint8Array;

  constructor(seed: string, entropy: Record<string, string> = {}) {
    const added = Object.keys(entropy)
      .sort()
      .map((seat) => `${seat}:${entropy[seat] ?? ''}\n`)
      .join('');
    this.#key = sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`\n${added}`)));
  }

  /** Which of the weighted outcomes roll `number` gives. */
  roll(number: number, weights: number[]): number {
    let value = this.#below(
      String(number),
      weights.reduce((sum, weight) => sum + weight, 0),
    );
    return weights.findIndex((weight) => (value -= weight) < 0);
  }

  /** The names in an order drawn by lot; each label is a lot of its own. */
  lot(label: string, names: string[]): string[] {
    const left = [...names];
    return names.flatMap((_, k) => left.splice(this.#below(`lot ${label} ${k}`, left.length), 1));
  }

  /** Exactly fair: a number past the last full round is drawn again. */
  #below(label: string, total: number): number {
    const span = 1n << 256n;
    const fair = span - (span % BigInt(total));
    for (let again = 0; ; again++) {
      const drawn = BigInt(`0x${bytesToHex(hmac(sha256, this.#key, utf8ToBytes(`${label}.${again}`)))}`);
      if (drawn < fair) return Number(drawn % BigInt(total));
    }
  }
}

/** The next checksum of the chain. */
const chain = (previous: string, line: string): string => bytesToHex(sha256(utf8ToBytes(`${previous}\n${line}`)));

export interface Roll {
  /** Its number among the rolls; one that was taken back comes again under its own. */
  number: number;
  /** The line of the record, counted from 1. */
  line: number;
  /** The step of the replay it belongs to; null when it was taken back. */
  step: number | null;
  shows: string;
  /** What the seed gives; null without a seed, or where nobody says what the roll may give. */
  gives: string | null;
}

export interface Check {
  game: string;
  answers: number;
  /** The first line that cannot be read or does not fit the chain. */
  broken: { line: number; why: 'format' | 'checksum' | 'order' } | null;
  commit: string;
  seed: string;
  entropy: Record<string, string>;
  /** `none`: nothing was promised (a branch, a try-out board); `hidden`: the seed is not told. */
  promise: 'kept' | 'broken' | 'hidden' | 'none';
  rolls: Roll[];
  /** How many of them were taken back and are the next to fall. */
  returned: number;
  seats: string[];
  /** Who sits where, where that was drawn: what the record says and what the seed gives. */
  lot: { shows: string; gives: string | null } | null;
}

/** Rolls that differ from what the seed gives. */
export const wrongRolls = (check: Check): Roll[] =>
  check.rolls.filter((roll) => roll.gives !== null && roll.gives !== roll.shows);

/** Rolls of which nobody says what they may give. */
export const unknownRolls = (check: Check): Roll[] => check.rolls.filter((roll) => roll.gives === null);

/** A game whose chain, promise and rolls all hold; what cannot be drawn again does not. */
export const holds = (check: Check): boolean =>
  !check.broken &&
  check.promise === 'kept' &&
  check.rolls.every((roll) => roll.gives === roll.shows) &&
  check.lot?.gives === check.lot?.shows;

/** How far a record has been read: the end of the game, the signature under it. */
interface Found {
  over: boolean;
  signed: boolean;
}

/**
 * Reads a record and checks all of it that needs no rules; a broken chain does not hide a changed roll.
 * `draws` is what its rolls may give, by those who know the rules: from that the seed alone decides.
 */
export function checkRecord(text: string, draws: Draw[] = []): Check {
  const lines = text.replace(/\n$/, '').split('\n');
  const check: Check = {
    game: '',
    answers: 0,
    broken: null,
    commit: '',
    seed: '',
    entropy: {},
    promise: 'none',
    rolls: [],
    returned: 0,
    seats: [],
    lot: null,
  };
  const blame = (line: number, why: 'format' | 'checksum' | 'order'): void => {
    check.broken ??= { line, why };
  };
  if (lines[0] !== FORMAT) blame(1, 'format');
  let sum = chain('', FORMAT);
  const steps: (Roll | null)[] = [];
  const found: Found = { over: false, signed: false };
  for (const [index, line] of lines.slice(1).entries()) {
    const place = index + 2;
    if (line.startsWith('signature ')) {
      if (!found.over || found.signed) blame(place, 'format');
      found.signed = true;
      continue;
    }
    const [, said, told] = LINE.exec(line) ?? [];
    if (said === undefined || found.signed) blame(place, 'format');
    sum = chain(sum, said ?? line);
    if (told !== undefined && !sum.startsWith(told)) blame(place, 'checksum');
    const answer = ANSWER.exec(said ?? line);
    if (answer && !found.over) {
      check.answers += 1;
      if (answer[1] !== String(check.answers)) blame(place, 'order');
      take(check, steps, answer[2] ?? '', answer[3] ?? '', place);
    } else if (!readWords(check, said ?? line, found)) blame(place, 'format');
  }
  steps.forEach((roll, index) => {
    if (roll) roll.step = index + 1;
  });
  judge(check, draws);
  return check;
}

/** One answer: an undo takes back steps, a roll of chance is remembered. */
function take(check: Check, steps: (Roll | null)[], seat: string, text: string, line: number): void {
  const undo = /^undo (\d+)( dice)?$/.exec(text);
  if (undo) {
    const gone = steps.splice(Math.max(0, steps.length - Number(undo[1])));
    if (undo[2]) check.returned += gone.filter((roll) => roll).length;
    return;
  }
  let roll: Roll | null = null;
  if (seat === CHANCE) {
    const number = check.rolls.length + 1 - check.returned;
    roll = { number, line, step: null, shows: text, gives: null };
    check.rolls.push(roll);
  }
  steps.push(roll);
}

/** A line of the header, the end or the seed after it; false where it makes no sense. */
function readWords(check: Check, said: string, found: Found): boolean {
  const [word = '', first = '', second = ''] = said.split(' ');
  if (found.over) {
    if (word !== 'seed' || check.seed || !first || !HEX.test(first) || second) return false;
    check.seed = first;
    return true;
  }
  if (word === 'end') return (found.over = first !== '');
  if (check.answers) return false;
  if (word === 'game') check.game = first;
  else if (word === 'commit' && HEX.test(first)) check.commit = first;
  else if (word === 'entropy' && HEX.test(second)) check.entropy[first] = second;
  else if (word === 'seats') check.seats = [...said.matchAll(SEAT)].map(([, seat]) => seat ?? '');
  else if (word === 'lot' && first) check.lot = { shows: said.slice('lot '.length), gives: null };
  else return ['edition', 'options', 'engine'].includes(word);
  return true;
}

function judge(check: Check, draws: Draw[]): void {
  if (!check.commit) return;
  if (!check.seed) {
    check.promise = 'hidden';
    return;
  }
  check.promise = commitment(check.seed) === check.commit ? 'kept' : 'broken';
  const dice = new Dice(check.seed, check.entropy);
  if (check.lot) check.lot.gives = dice.lot('seats', check.seats).join(' ');
  for (const [place, roll] of check.rolls.entries()) {
    const draw = SAME[check.game] ?? draws[place];
    if (draw?.weights.some((weight) => weight > 0)) roll.gives = draw.of[dice.roll(roll.number, draw.weights)] ?? null;
  }
}
