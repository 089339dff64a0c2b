/**
 * Answers of Limited. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
export type Seat = 'red' | 'blue' | 'green' | 'violet';

export type Id = `${number}.${number}`;

export interface Answers {
  draw: `draw ${Seat} ${Id}`;
  pick: `pick ${Id}` | 'ready';
  build: `leave ${Id}` | 'ready';
}

export type Answer = Answers[keyof Answers];

/** An answer, or what is said outside the question. */
export type Said = Answer | 'concede' | `retract ${Answers['pick' | 'build']}`;
