/** Whether the page calls its player back: it is their turn, and they look elsewhere. */
import { t } from './i18n';

let called = $state(false);

/** What the title of a table begins with. */
export const calling = (): string => (called ? `● ${t('call-turn')} · ` : '');

/** Title and icon say so until `call(false)`. */
export function call(on: boolean): void {
  called = on;
  document.querySelector('link[rel=icon]')?.setAttribute('href', on ? '/favicon-turn.svg' : '/favicon.svg');
}
