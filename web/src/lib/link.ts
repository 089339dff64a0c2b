/** The link to a table, for those who look on. */
import { t } from './i18n';
import { toast } from './notices.svelte';

export function copyLink(): void {
  void navigator.clipboard?.writeText(location.origin + location.pathname).then(() => toast(t('link-copied')));
}
