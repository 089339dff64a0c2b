/** Cards to begin with: nothing at all, and a few that show what can be said. */
import type { Data } from './data';

const PLAIN: Data = {
  deck: 'own',
  provenance: 'own',
  cost: 3,
  crystal: 'silver',
  copies: 3,
  element: 'neutral',
  classes: ['orc'],
  kind: 'creature',
  life: 7,
  move: 1,
  strike: [1, 2, 3],
};

export const TEMPLATES: Record<string, Data> = {
  empty: { ...PLAIN, name_ru: '', name_en: '' },
  archer: {
    ...PLAIN,
    name_ru: 'Степной стрелок',
    name_en: 'Steppe Marksman',
    element: 'steppe',
    life: 6,
    strike: [1, 1, 2],
    abilities: [
      {
        when: 'action',
        type: 'attack',
        cost: { act: true },
        target: [{ count: 1, side: 'enemy', noun: 'card', range: 3 }],
        do: [{ verb: 'shot', at: 't1', strength: [1, 2, 2] }],
      },
    ],
  },
  guard: {
    ...PLAIN,
    name_ru: 'Горный страж',
    name_en: 'Mountain Guard',
    cost: 4,
    element: 'mountain',
    classes: ['dwarf'],
    life: 10,
    keywords: [{ name: 'armour', x: 1 }],
    abilities: [
      {
        when: 'static',
        type: 'rule',
        do: [{ verb: 'grant', who: { side: 'other_ally', noun: 'creature', next_to: 'self' }, keyword: 'steadfast' }],
      },
    ],
  },
  healer: {
    ...PLAIN,
    name_ru: 'Хранительница омута',
    name_en: 'Keeper of the Pool',
    cost: 4,
    element: 'swamp',
    classes: ['maiden'],
    life: 7,
    strike: [1, 1, 2],
    abilities: [
      {
        when: 'start_of_turn',
        type: 'impact',
        target: [{ upto: 1, side: 'other_ally', noun: 'creature', range: 2 }],
        do: [{ verb: 'heal', who: 't1', amount: 2 }],
      },
    ],
  },
  avenger: {
    ...PLAIN,
    name_ru: 'Мстительная тень',
    name_en: 'Vengeful Shade',
    cost: 5,
    crystal: 'gold',
    copies: 1,
    element: 'darkness',
    classes: ['coven'],
    life: 8,
    strike: [2, 3, 4],
    unique: true,
    abilities: [
      {
        when: 'on_death',
        type: 'impact',
        do: [{ verb: 'wound', who: { side: 'enemy', noun: 'creature', next_to: 'self' }, amount: [1, 2, 3] }],
      },
    ],
  },
};

/** A paragraph to begin with. */
export const PARAGRAPH: Data = {
  when: 'action',
  type: 'attack',
  cost: { act: true },
  target: [{ count: 1, side: 'enemy', noun: 'card', range: 3 }],
  do: [{ verb: 'shot', at: 't1', strength: 1 }],
};

const FIRST = 1001;
const LAST = 1999;

/** The first number that no card has yet. */
export function freeNumber(cards: Data[]): number {
  const taken = new Set(cards.map((card) => card['number']));
  for (let number = FIRST; number <= LAST; number++) if (!taken.has(number)) return number;
  return LAST;
}

/** A card of the set as one's own: its words and numbers under another name. */
export const ownCopy = ({ remark: _remark, extra: _extra, note: _note, ...card }: Data): Data => ({
  ...card,
  deck: 'own',
  provenance: 'own',
});
