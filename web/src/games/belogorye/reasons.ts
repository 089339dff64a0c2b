/** Why the chances of a strike are what they are. */
import type { Reason } from '../field/Reasons.svelte';
import { nameOf, tb } from './sentences';
import type { Fighters, StrikeCase } from './types';

/** Properties that take wounds off a strike, or strike back. */
const GUARDS: Record<string, string> = {
  koschei: 'BEL-102',
  kozhemyaka: 'BEL-129',
  leshy: 'BEL-109',
};

export function reasonsOf(shown: StrikeCase, attacker: string, fighters: Fighters, intercepted: boolean): Reason[] {
  const reasons: Reason[] = [
    shown.open
      ? { icon: 'du-open', text: tb('odds-open'), clause: 'BEL-049' }
      : { icon: 'du-closed', text: tb('odds-closed'), clause: 'BEL-069' },
  ];
  const [mine, theirs] = shown.bonus;
  if (mine || theirs)
    reasons.push({ icon: 'die-5', text: tb('odds-bonus', { attacker: mine, met: theirs }), clause: 'BEL-065' });
  for (const id of [shown.fighter, attacker]) {
    const clause = GUARDS[id];
    if (clause) reasons.push({ icon: 'du-armour', text: tb('odds-guard', { who: nameOf(id, fighters) }), clause });
  }
  if (intercepted) reasons.push({ icon: 'du-shield', text: tb('odds-may-intercept'), clause: 'BEL-074' });
  return reasons;
}
