/** The button that changes the language of the page. */
import { t } from './i18n';
import { toast } from './notices.svelte';
import { settings, type Lang } from './settings.svelte';
import { speak } from './texts.svelte';

/** The language the page could be in instead. */
export const otherLang = (): Lang => (settings.lang === 'ru' ? 'en' : 'ru');

export function changeLang(): void {
  speak(otherLang()).catch(() => toast(t('page-problem-offline'), 'error'));
}
