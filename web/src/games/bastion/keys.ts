/** The keys of the table: a digit begins a kind of action, a letter is a button. */
import type { Siege } from './siege.svelte';
import type { Mode } from './words';

const MODES: Record<string, Mode> = { Digit1: 'move', Digit2: 'mana', Digit3: 'attack' };

export function press(event: KeyboardEvent, siege: Siege, takeMode: (mode: Mode) => void): void {
  const typing = (event.target as Element).closest('input:not([type=checkbox]), textarea, select, dialog');
  if (event.defaultPrevented || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const mode = MODES[event.code];
  if (mode) takeMode(mode);
  else if (event.key === 'Escape') siege.back();
  else if (event.code === 'KeyU') siege.undo();
  else if (event.code === 'KeyH') siege.think();
  else if (event.code === 'KeyE') siege.goOn();
  else if (event.code === 'KeyP' && siege.looked && siege.me && (siege.room.table?.seats.length ?? 0) > 1)
    siege.signals.ping(siege.me, siege.looked);
}
