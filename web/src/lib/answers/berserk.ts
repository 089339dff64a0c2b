/**
 * Answers of Berserk. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
export type Seat = 'red' | 'blue' | 'green' | 'violet';

export type Id = `${number}.${number}`;

export type Card = `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j'}${number}` | `${number}.${number}`;

export type Cell = `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j'}${number}`;

export type Die = 'attacker' | 'target';

export interface Answers {
  die: `${number}`;
  roll: `${number}`;
  draw: `draw ${Seat} ${Id}`;
  target: Card | `row ${number}` | 'enough' | 'no';
  pay: Card | 'no';
  cell: Cell;
  first: 'first' | 'second';
  lead: `lead ${Seat}`;
  quarter: `left ${Seat}`;
  redeal: 'keep' | 'redeal' | 'ready';
  reroll: 'keep' | `reroll ${Die}`;
  squad: `buy ${Id}` | 'ready';
  place: `place ${Id} ${Cell}` | `hide ${Id}` | 'ready';
  main:
    | `step ${Card} ${Cell}`
    | `jump ${Card} ${Cell}`
    | `strike ${Card} ${Card}`
    | `chip ${Card}`
    | `rage ${Card}`
    | 'end'
    | `use ${Card} ${number}`;
  start: `use ${Card} ${number}` | 'pass';
  answer: `use ${Card} ${number}` | `defend ${Card}` | 'pass';
  may: 'no' | 'yes';
  order: `next ${number}`;
  exchange: 'full' | 'less';
  stay: 'open' | 'stay';
}

export type Answer = Answers[keyof Answers];

/** An answer, or what is said outside the question. */
export type Said =
  | Answer
  | 'concede'
  | 'offer-draw'
  | 'accept-draw'
  | 'decline-draw'
  | `retract ${Answers['redeal' | 'squad' | 'place']}`;
