/** Movements that are not a change of place: a striker leans, the struck one shakes. */
import { pace } from '../../lib/settings.svelte';
import type { Hit } from './show.svelte';

const LEAN = 12;
const SHAKE = 4;

const cardOf = (field: HTMLElement, unit: string): HTMLElement | null =>
  field.querySelector(`[data-unit="${unit}"] > .card`);

/** Plays a blow on the cards of a field. */
export function playHit(field: HTMLElement, hit: Hit): void {
  const from = cardOf(field, hit.from);
  const to = cardOf(field, hit.to);
  if (!from || !to || pace() === 0) return;
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const dx = b.x + b.width / 2 - a.x - a.width / 2;
  const dy = b.y + b.height / 2 - a.y - a.height / 2;
  const far = Math.hypot(dx, dy) || 1;
  const lean = `${(dx / far) * LEAN}px ${(dy / far) * LEAN}px`;
  from.animate([{ translate: '0' }, { translate: lean }, { translate: '0' }], {
    duration: 320 * pace(),
    easing: 'ease-in-out',
  });
  if (!hit.lands) return;
  const shake = [0, SHAKE, -SHAKE, SHAKE, 0].map((x) => ({ translate: `${x}px 0` }));
  to.animate(shake, { duration: 200 * pace(), delay: 120 * pace() });
}
