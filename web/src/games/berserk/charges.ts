/** What stands on the emblem of a card: for the cards of the box chosen by hand, for others by what they do. */
import { hash } from '../../lib/emblem';
import type { Card } from './types';

/** The symbol and the numbers of the cards that bear it. */
const PRINTED: Record<string, number[]> = {
  'ch-axe': [4, 24],
  'ch-beard': [36],
  'ch-bow': [2, 28],
  'ch-egg': [67],
  'ch-eye': [49, 94, 114],
  'ch-fangs': [14, 58, 72],
  'ch-fish': [44],
  'ch-gusli': [35],
  'ch-hammer': [39],
  'ch-hydra': [64],
  'ch-antlers': [74],
  'ch-kite': [27],
  'ch-kokoshnik': [47, 66],
  'ch-lily': [43],
  'ch-mace': [5, 34, 77],
  'ch-moth': [71],
  'ch-ox': [1],
  'ch-serpent': [51, 110],
  'ch-shishak': [92, 99],
  'ch-skull': [55, 80],
  'ch-sword': [19, 40, 75],
  'ch-tail': [45],
  'ch-tree': [60, 106],
  'ch-tusk': [93],
  'du-armour': [3, 33],
  'du-blood': [22, 29],
  'du-chip': [23],
  'du-control': [50, 52, 90],
  'du-curse': [54, 69],
  'du-discharge': [26, 61, 70],
  'du-horde': [10, 82],
  'du-incarnation': [7, 103, 113],
  'du-life': [57],
  'du-magic': [83],
  'du-move': [9],
  'du-poison': [109],
  'du-rage': [11, 68],
  'du-regen': [56, 79],
  'du-shield': [15, 31, 53],
  'du-spell': [81],
  'du-strike': [96, 101],
  'du-throw': [18, 42, 100],
  'du-unique': [63],
  'en-archmage': [16, 89, 102, 104],
  'en-flyer': [107],
  'en-giant': [8],
  'en-legend': [87, 95, 97],
  'en-mage': [21, 65, 88],
  'en-priest': [20, 111],
  'en-rider': [17],
  'en-scout': [41, 84, 108],
  'en-symbiote': [46],
  'en-warrior': [6, 32, 59, 76],
  'sp-abundance': [73],
  'sp-alchemy': [30, 85],
  'sp-flame': [12],
  'sp-haste': [13],
  'sp-lightning': [38, 62, 86],
  'sp-prism': [25, 112],
  'sp-repeat': [105],
  'sp-teleport': [48],
  'st-cannon': [91],
  'st-citadel': [98],
  'st-gate': [78],
  'st-tower': [37],
};

const BY_NUMBER = new Map(
  Object.entries(PRINTED).flatMap(([charge, numbers]) => numbers.map((n): [number, string] => [n, charge])),
);

/** What a card says, the most telling first, and its symbol. */
const BY_WORD: [string, string][] = [
  ['flyer', 'en-flyer'],
  ['war_machine', 'st-cannon'],
  ['stronghold', 'st-citadel'],
  ['terrain', 'st-gate'],
  ['shot', 'ch-bow'],
  ['throw', 'du-throw'],
  ['discharge', 'sp-lightning'],
  ['take_control', 'du-control'],
  ['revive', 'ch-skull'],
  ['heal', 'du-regen'],
  ['redirect', 'du-shield'],
  ['magic_strike', 'du-magic'],
  ['curse', 'du-curse'],
  ['poison', 'du-poison'],
];

/** Those that say nothing telling have a symbol of their class, one or another by their name. */
const BY_CLASS: Record<string, string[]> = {
  orc: ['ch-axe', 'ch-tusk', 'en-warrior', 'ch-mace', 'en-giant', 'ch-fangs'],
  dwarf: ['ch-hammer', 'ch-beard', 'du-armour', 'ch-axe', 'ch-kite', 'ch-sword'],
  maiden: ['ch-lily', 'ch-tail', 'sp-abundance', 'ch-fish', 'ch-kokoshnik', 'en-symbiote'],
  coven: ['ch-moth', 'ch-skull', 'ch-eye', 'en-priest', 'ch-egg', 'en-scout'],
  mage: ['en-mage', 'du-magic', 'en-archmage'],
  hero_warrior: ['en-legend', 'ch-shishak', 'ch-sword'],
  hero_mage: ['en-archmage', 'en-legend', 'sp-prism'],
  beast: ['en-beast', 'en-werewolf', 'ch-hydra', 'ch-antlers'],
  revived: ['du-incarnation', 'ch-skull'],
};

export function chargeOf(card: Card | undefined): string {
  if (!card) return 'en-legend';
  const printed = BY_NUMBER.get(card.number);
  if (printed) return printed;
  const told = BY_WORD.find(([word]) => card.words?.includes(word));
  if (told) return told[1];
  const list = BY_CLASS[card.classes[0]?.id ?? ''] ?? ['en-legend'];
  return list[hash(card.name.ru) % list.length] ?? 'en-legend';
}
