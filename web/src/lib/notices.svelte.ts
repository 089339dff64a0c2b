/** Short messages: toasts to see, live regions to hear. */
import { untrack } from 'svelte';

export interface Toast {
  key: number;
  text: string;
  kind: 'info' | 'error';
}

export const toasts: Toast[] = $state([]);

let last = 0;

/** Shows a message for some seconds; errors stay a little longer. */
export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const key = ++last;
  const same = toasts.findIndex((x) => x.text === text);
  if (same >= 0) toasts.splice(same, 1);
  toasts.push({ key, text, kind });
  setTimeout(() => dismiss(key), kind === 'error' ? 8000 : 4000);
}

export function dismiss(key: number): void {
  const at = toasts.findIndex((x) => x.key === key);
  if (at >= 0) toasts.splice(at, 1);
}

export const spoken = $state({ polite: '', assertive: '' });

/** Says a sentence to a screen reader; the same sentence twice is said twice. */
export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  const before = untrack(() => spoken[how]);
  spoken[how] = before === text ? `${text}\u00a0` : text;
}
