/** The link to a table, for those who look on. */
import { copy } from './clipboard';
import { t } from './i18n';
import { toast } from './notices.svelte';

export async function copyLink(): Promise<void> {
  if (await copy(location.origin + location.pathname)) toast(t('link-copied'));
}
