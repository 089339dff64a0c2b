/** How facts sound. */
import type { Sound } from '../lib/hear';
import type { Fact, FactName } from '../lib/facts';

const SOUNDS: Partial<Record<FactName, Sound>> = {
  stepped: 'step',
  moved: 'step',
  driven: 'step',
  marched: 'step',
  joined: 'step',
  landed: 'step',
  invaded: 'step',
  swapped: 'step',
  teleported: 'step',
  beaten: 'blow',
  opening_rolled: 'die',
  rolled: 'die',
  placed: 'card',
  hid: 'card',
  entered: 'card',
  revealed: 'card',
  cast: 'card',
  built: 'card',
  performed: 'card',
  gained: 'mana',
  got_chips: 'mana',
};

/** What is heard where several things are shown at once. */
const LOUDEST: Sound[] = ['blow', 'die', 'mana', 'card', 'step'];

export function soundOf(fact: Fact): Sound | null {
  // What is dealt in a siege are cards, in a battle it is a blow; a miss is no blow.
  if (fact.fact === 'struck' || (fact.fact === 'dealt' && fact.blow)) return fact.blow === 'miss' ? null : 'blow';
  // An enemy comes along the wall; a card is laid.
  if (fact.fact === 'placed' && fact.section) return 'step';
  return SOUNDS[fact.fact] ?? null;
}

/** One sound for facts that are not played one by one. */
export function soundOfAll(facts: Fact[]): Sound | null {
  const sounds = new Set(facts.map(soundOf));
  return LOUDEST.find((sound) => sounds.has(sound)) ?? null;
}
