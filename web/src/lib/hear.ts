/** Asks for a sound; what makes it is loaded with the first one. */
import { settings } from './settings.svelte';

export type Sound = 'step' | 'blow' | 'die' | 'card' | 'mana' | 'victory' | 'defeat';

/** Nothing sounds before the first touch (browsers forbid it), nor on a page that is not looked at. */
export function hear(sound: Sound | null): void {
  if (!sound || !settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  void import('./sound').then(
    ({ play }) => play(sound),
    () => undefined,
  );
}
