/** The question of the moment as a sentence. */
import { tb } from '../sentences';
import type { Drafter } from './drafter.svelte';

export function asked(drafter: Drafter): string {
  const { view, kind, choice, viewer, shared } = drafter;
  const who = shared && viewer ? `${drafter.nameOf(viewer)}: ` : '';
  if (!viewer || !view) return tb(kind === 'build' ? 'limited-they-build' : 'limited-they-pick');
  if (drafter.gone) return tb('limited-you-left');
  if (choice.ready) return who + tb(kind === 'build' ? 'limited-waiting-build' : 'limited-waiting-pick');
  if (kind === 'build') return who + tb('limited-ask-build');
  return kind === 'pick' ? who + tb('limited-ask-pick') : tb('limited-dealing');
}
