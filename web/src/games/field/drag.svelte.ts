/** Dragging a card onto a cell: the same as choosing the card and then the cell. */
import { reader } from '../../lib/reading.svelte';

export interface Drag {
  unit: string;
  x: number;
  y: number;
  /** The cell under the pointer. */
  over: string | null;
}

let current: Drag | null = $state(null);

/** The drag under way, for whoever draws it. */
export const dragged = (): Drag | null => current;

/** A pointer that moves this far is dragging, not tapping. */
const SLACK = 8;

const cellAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((e) => e.closest<HTMLElement>('[data-cell]')?.dataset['cell'])
    .find(Boolean) ?? null;

/** Follows the pointer from a press on a card; `drop` is called when it is let go over a cell. */
export function grab(press: PointerEvent, unit: string, drop: (cell: string) => void): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const from = cellAt(press.clientX, press.clientY);

  const move = (event: PointerEvent): void => {
    // A finger that has rested on its card reads it.
    if (event.pointerId !== press.pointerId || reader.shown?.pinned) return;
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK;
    if (current || far)
      current = { unit, x: event.clientX, y: event.clientY, over: cellAt(event.clientX, event.clientY) };
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const drag = current;
    current = null;
    if (!drag || event.type === 'pointercancel') return;
    // The click that follows a drag is not meant for anything.
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => drag.over && drag.over !== from && drop(drag.over));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
