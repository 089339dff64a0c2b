/**
 * Answers of Bastion. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
export type Colour = 'black' | 'blue' | 'green' | 'purple' | 'red' | 'yellow';

export type Seat = 'dagdar' | 'irvena' | 'sannirr' | 'talm';

export type Class =
  | 'beast'
  | 'warrior'
  | 'mage'
  | 'rider'
  | 'scout'
  | 'symbiote'
  | 'flyer'
  | 'priest'
  | 'giant'
  | 'archmage'
  | 'werewolf'
  | 'dragon';

export type Card =
  | 'belligemin'
  | 'black-archmage'
  | 'black-beast'
  | 'black-dragon'
  | 'black-flyer'
  | 'black-giant'
  | 'black-mage'
  | 'black-priest'
  | 'black-rider'
  | 'black-scout'
  | 'black-symbiote'
  | 'black-warrior'
  | 'black-werewolf'
  | 'black-wing'
  | 'blue-archmage'
  | 'blue-beast'
  | 'blue-dragon'
  | 'blue-flyer'
  | 'blue-giant'
  | 'blue-mage'
  | 'blue-priest'
  | 'blue-rider'
  | 'blue-scout'
  | 'blue-symbiote'
  | 'blue-warrior'
  | 'blue-werewolf'
  | 'golem'
  | 'green-archmage'
  | 'green-beast'
  | 'green-dragon'
  | 'green-flyer'
  | 'green-giant'
  | 'green-mage'
  | 'green-priest'
  | 'green-rider'
  | 'green-scout'
  | 'green-symbiote'
  | 'green-warrior'
  | 'green-werewolf'
  | 'inquisitor'
  | 'knellervirm'
  | 'leviathan'
  | 'purple-archmage'
  | 'purple-beast'
  | 'purple-dragon'
  | 'purple-flyer'
  | 'purple-giant'
  | 'purple-mage'
  | 'purple-priest'
  | 'purple-rider'
  | 'purple-scout'
  | 'purple-symbiote'
  | 'purple-warrior'
  | 'purple-werewolf'
  | 'red-archmage'
  | 'red-beast'
  | 'red-dragon'
  | 'red-flyer'
  | 'red-giant'
  | 'red-mage'
  | 'red-priest'
  | 'red-rider'
  | 'red-scout'
  | 'red-symbiote'
  | 'red-warrior'
  | 'red-werewolf'
  | 'rokai'
  | 'shaggon'
  | 'spy'
  | 'valkyrie'
  | 'yellow-archmage'
  | 'yellow-beast'
  | 'yellow-dragon'
  | 'yellow-flyer'
  | 'yellow-giant'
  | 'yellow-mage'
  | 'yellow-priest'
  | 'yellow-rider'
  | 'yellow-scout'
  | 'yellow-symbiote'
  | 'yellow-warrior'
  | 'yellow-werewolf';

export type Ritual =
  | 'black-accumulator'
  | 'black-cannon'
  | 'black-converter'
  | 'black-obelisk'
  | 'black-source'
  | 'blue-accumulator'
  | 'blue-cannon'
  | 'blue-converter'
  | 'blue-obelisk'
  | 'blue-source'
  | 'green-accumulator'
  | 'green-cannon'
  | 'green-converter'
  | 'green-obelisk'
  | 'green-source'
  | 'purple-accumulator'
  | 'purple-cannon'
  | 'purple-converter'
  | 'purple-obelisk'
  | 'purple-source'
  | 'red-accumulator'
  | 'red-cannon'
  | 'red-converter'
  | 'red-obelisk'
  | 'red-source'
  | 'yellow-accumulator'
  | 'yellow-cannon'
  | 'yellow-converter'
  | 'yellow-obelisk'
  | 'yellow-source';

export type Area = `d${number}` | 'citadel';

export type Spot = `${'q' | 's'}${number}` | 'citadel';

export type Spell =
  | 'abundance-2'
  | 'alchemy'
  | 'arrow'
  | 'castling'
  | 'copy'
  | 'copy:abundance-2'
  | 'copy:alchemy'
  | 'copy:arrow'
  | 'copy:castling'
  | 'copy:copy'
  | 'copy:flame-1'
  | 'copy:flame-2'
  | 'copy:haste'
  | 'copy:lightning-1'
  | 'copy:lightning-3'
  | 'copy:prism'
  | 'copy:repeat'
  | 'copy:teleport'
  | 'flame-1'
  | 'flame-2'
  | 'haste'
  | 'lightning-1'
  | 'lightning-3'
  | 'prism'
  | 'repeat'
  | 'teleport';

export type Section = `s${number}`;

export interface Answers {
  district: Colour;
  first: Seat;
  class: Class;
  enemy: Card;
  ritual: Ritual;
  source: Ritual;
  vanguard: Card;
  act:
    | `move ${Area}`
    | `storm ${Area}`
    | `source ${number}`
    | `source ${number} ${Colour}`
    | 'tower'
    | `tower ${Colour}`
    | 'collect'
    | `attack ${Spot}`
    | `attack ${Spot} ${Spell}`
    | `convert ${Colour} ${Colour}`
    | `draw ${Seat} ${Colour}`
    | `restore ${number}`
    | 'end'
    | 'copy'
    | 'repeat'
    | `castling ${Section} ${Section}`
    | `teleport ${Section} ${Section}`
    | 'copy:copy'
    | 'copy:repeat'
    | `copy:castling ${Section} ${Section}`
    | `copy:teleport ${Section} ${Section}`;
  before:
    | 'go-on'
    | 'copy'
    | `castling ${Section} ${Section}`
    | `teleport ${Section} ${Section}`
    | 'copy:copy'
    | `copy:castling ${Section} ${Section}`
    | `copy:teleport ${Section} ${Section}`;
  on:
    | 'stop'
    | 'copy'
    | `haste ${Area}`
    | `haste storm ${Area}`
    | 'copy:copy'
    | `copy:haste ${Area}`
    | `copy:haste storm ${Area}`;
  gain:
    | 'take'
    | 'drop'
    | 'abundance-2'
    | 'copy'
    | `prism ${Colour}`
    | 'copy:abundance-2'
    | 'copy:copy'
    | `copy:prism ${Colour}`;
  attack:
    | 'pay'
    | 'spend'
    | 'withdraw'
    | 'alchemy'
    | 'copy'
    | 'lightning-1'
    | 'lightning-3'
    | 'flame-1'
    | 'flame-2'
    | `castling ${Section} ${Section}`
    | 'arrow'
    | `teleport ${Section} ${Section}`
    | 'copy:alchemy'
    | 'copy:copy'
    | 'copy:lightning-1'
    | 'copy:lightning-3'
    | 'copy:flame-1'
    | 'copy:flame-2'
    | `copy:castling ${Section} ${Section}`
    | 'copy:arrow'
    | `copy:teleport ${Section} ${Section}`;
  spare: `spare ${Colour}` | 'rest' | 'back' | 'copy' | 'copy:copy';
  token: `token ${Colour}` | 'rest' | 'back' | 'copy' | 'copy:copy';
  perform: `perform ${string} ${string}` | 'decline' | 'copy' | 'copy:copy';
  build: `build ${Area}` | `replace ${string} ${Area}` | 'copy' | 'copy:copy';
  draft: `keep ${string}` | `keep ${string} ${string}` | 'copy' | 'copy:copy';
  keep: `keep ${string}` | `keep ${string} ${string}` | 'copy' | 'copy:copy';
  give: 'give' | 'refuse' | 'copy' | 'copy:copy';
  start: `start ${Area}` | 'copy' | 'copy:copy';
  flee: `flee ${Area}` | 'copy' | 'copy:copy';
  exit: `exit ${Area}` | 'copy' | 'copy:copy';
}

export type Answer = Answers[keyof Answers];

/** An answer, or what is said outside the question. */
export type Said = Answer | 'concede';
