/** What a player of Berserk is not asked for. */
import { t } from '../../lib/i18n';
import type { Answer, Seat } from '../../lib/types';
import { onlyOne, type Given } from '../behalf.svelte';
import { agrees } from './always.svelte';
import type { Battle } from './battle.svelte';
import { answerLabel } from './prompts';
import { idName, tb } from './sentences';
import type { BattleView } from './types';
import { parse } from './words';

export function givenTo(battle: Battle, seat: Seat, back: boolean): Given | null {
  const { ask, view } = battle.room.states[seat] ?? {};
  // The seat's own view: of two seats in one browser one hears before the other.
  const { ask: about, turn = 0 } = (view as BattleView | null | undefined) ?? {};
  if (!about || about.seat !== seat || battle.late.includes(seat)) return null;
  if (about.waiting) {
    const answer = battle.bundles.next(about.waiting, turn, back);
    return answer && { answer, told: '' };
  }
  const who = idName(battle.pack, about.card);
  if (about.idle && ask?.options?.includes('no')) return { answer: 'no', told: tb('for-you-idle', { who }) };
  if (about.harmless && about.card && agrees(about.card, about.number ?? 0))
    return { answer: 'yes', told: tb('for-you-yes', { who }) };
  const only = onlyOne(ask) as Answer | null;
  // At the one target of what was announced one sees first what will happen to it.
  if (only === null || (['target', 'pay'].includes(about.kind) && !about.set_off)) return null;
  const what = answerLabel(battle, parse(only));
  return { answer: only, told: t('for-you-only', { what: about.card ? `${who}: ${what}` : what }) };
}
