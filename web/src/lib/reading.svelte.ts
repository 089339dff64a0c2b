/**
 * Which card is being read. Whatever carries `data-read` can be read by hovering, by a right click, by a long press
 * and by the key `i`; what carries `data-peek` besides has nothing else to do with a click.
 */

export interface Reading {
  /** The value of `data-read`: the game's own name of a card. */
  what: string;
  at: Element;
  /** It stays until it is closed, and may be touched. */
  pinned: boolean;
  /** The keyboard goes there. */
  led: boolean;
}

const REST = 300;
const PRESS = 450;
/** A finger that moves this far is dragging or scrolling. */
const SLACK = 8;
const SHEET = '.reading';

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

function readable(target: EventTarget | null): HTMLElement | SVGElement | null {
  const at = elementOf(target)?.closest<HTMLElement | SVGElement>('[data-read]') ?? null;
  return at?.dataset['read'] ? at : null;
}

class Reader {
  shown: Reading | null = $state.raw(null);

  /** Under the mouse; once it has been clicked it is not read again before the mouse has left it. */
  #over: Element | null = null;
  #timer = 0;
  #press: { x: number; y: number } | null = null;
  /** The click that ends a long press is not meant for anything. */
  #deaf = false;

  /** Opens a card by its name, wherever it lies; the keyboard stays where it is. */
  show(what: string): void {
    const at = document.querySelector(`[data-read="${CSS.escape(what)}"]`);
    if (at) this.#open(at, true, false);
  }

  close(): void {
    clearTimeout(this.#timer);
    const { shown } = this;
    const led = document.activeElement?.closest(SHEET);
    this.shown = null;
    // Where the keyboard came from, it goes back to.
    if (led && shown) (shown.at as HTMLElement | SVGElement).focus();
  }

  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    this.#rest(readable(event.target), event.buttons > 0);
  }

  /** The mouse leaves the window. */
  out(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.relatedTarget === null) this.#rest(null, false);
  }

  down(event: PointerEvent): void {
    clearTimeout(this.#timer);
    this.#deaf = false;
    const inside = elementOf(event.target)?.closest(SHEET);
    if (inside) return;
    const finger = event.pointerType !== 'mouse';
    // A tap beside the sheet only puts it away.
    if (this.shown?.pinned && finger) this.#deaf = true;
    if (this.shown && event.button !== 2) this.close();
    const at = readable(event.target);
    if (!finger || !at || this.#deaf || !event.isPrimary) return;
    this.#press = { x: event.clientX, y: event.clientY };
    this.#timer = window.setTimeout(() => this.#held(at), PRESS);
  }

  move(event: PointerEvent): void {
    if (this.#press && Math.hypot(event.clientX - this.#press.x, event.clientY - this.#press.y) > SLACK) this.lift();
  }

  lift(): void {
    if (this.#press) clearTimeout(this.#timer);
    this.#press = null;
  }

  menu(event: MouseEvent): void {
    const at = elementOf(event.target)?.closest('a[href], input, textarea') ? null : readable(event.target);
    if (!at) return;
    event.preventDefault();
    clearTimeout(this.#timer);
    if (!this.shown?.pinned || this.shown.at !== at) this.#open(at, true, true);
  }

  click(event: MouseEvent): void {
    const deaf = this.#deaf;
    this.#deaf = false;
    const peeked = elementOf(event.target)?.closest('[data-peek]');
    if (deaf) {
      event.stopPropagation();
      event.preventDefault();
    } else if (peeked) {
      const at = readable(peeked);
      if (at) this.#open(at, true, event.detail === 0);
    }
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = elementOf(event.target)?.closest('input:not([type=checkbox]), textarea, select, dialog');
    if (event.key === 'Escape' && this.shown) {
      event.stopPropagation();
      event.preventDefault();
      this.close();
    } else if (event.code === 'KeyI' && !typing) {
      if (this.shown?.pinned) return this.close();
      const at = readable(document.activeElement) ?? this.shown?.at ?? readable(this.#over);
      if (at) this.#open(at, true, true);
    }
  }

  #rest(at: Element | null, pressed: boolean): void {
    if (at === this.#over) return;
    this.#over = at;
    if (this.shown?.pinned) return;
    if (!this.#press) clearTimeout(this.#timer);
    this.shown = null;
    if (at && !pressed) this.#timer = window.setTimeout(() => this.#open(at, false, false), REST);
  }

  #held(at: Element): void {
    this.#press = null;
    this.#deaf = true;
    this.#open(at, true, true);
  }

  #open(at: Element, pinned: boolean, led: boolean): void {
    const what = (at as HTMLElement | SVGElement).dataset['read'];
    if (what && at.isConnected) this.shown = { what, at, pinned, led };
  }
}

export const reader = new Reader();
