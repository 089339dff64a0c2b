/** How long ago, in words: “5 minutes ago”, «вчера». */
import { settings } from '../../lib/settings.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export function ago(created: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto', style: 'short' });
  const passed = Math.max(0, now - created);
  for (const [unit, seconds] of UNITS) if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  return words.format(0, 'second');
}
