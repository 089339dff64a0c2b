/** The card in hand: chosen among all of them, or dragged with the pointer. */

/** A pointer that moved less than this, in pixels, has clicked. */
const STILL = 6;

export class Hand {
  /** What a click puts; empty: it takes away. */
  card = $state('');
  dragged = $state('');
  /** The place under the dragged card. */
  over: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  /** The click at the end of a drag is none. */
  moved = false;

  constructor(private readonly drop: (card: string, at: string | null, from: string | null) => void) {}

  /** The pointer went down on a card, on the board or beside it. */
  grab(event: PointerEvent, card: string, from: string | null): void {
    if (event.button !== 0) return;
    const { clientX, clientY } = event;
    const following = new AbortController();
    const { signal } = following;
    this.moved = false;
    const follow = (now: PointerEvent): void => {
      if (!this.moved && Math.hypot(now.clientX - clientX, now.clientY - clientY) < STILL) return;
      this.moved = true;
      this.dragged = card;
      [this.x, this.y] = [now.clientX, now.clientY];
      this.over = placeUnder(now);
    };
    const end = (now: PointerEvent): void => {
      following.abort();
      if (this.dragged && now.type === 'pointerup') this.drop(card, placeUnder(now), from);
      this.dragged = '';
      this.over = null;
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }
}

const placeUnder = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-at]')?.getAttribute('data-at') ?? null;
