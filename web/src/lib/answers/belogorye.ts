/**
 * Answers of Belogorye. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
export type Side = 'bogatyrs' | 'evil';

export type Fighter = string;

export type Cell = `${'a' | 'b' | 'c' | 'd' | 'e'}${number}`;

export type Blow = 'miss' | 'weak' | 'medium' | 'strong';

export interface Answers {
  die: `${number}`;
  first: `first ${Side}`;
  place: `place ${Fighter} ${Cell}` | 'ready';
  main: `step ${Cell} ${Cell}` | `strike ${Cell} ${Cell}` | `use ${Cell}` | `use ${Cell} ${Cell}` | 'end';
  intercept: `intercept ${Cell}` | 'pass';
  blow: `blow ${Blow} ${Blow}`;
  targets: `also ${Cell}` | 'enough';
  spot: `to ${Cell}`;
  cure: 'heal' | 'cure';
  splash: `splash ${Cell}`;
}

export type Answer = Answers[keyof Answers];

/** An answer, or what is said outside the question. */
export type Said = Answer | 'concede' | 'offer-draw' | 'accept-draw' | 'decline-draw' | `retract ${Answers['place']}`;
