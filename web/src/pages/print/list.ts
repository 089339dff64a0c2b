/** A deck written as text: `2x7,1x14`. */

/** As many cards as anybody prints at once: forty sheets. */
const MOST = 360;

/** A list that cannot be printed; `part` is the piece of it that is wrong. */
export class BadDeck extends Error {
  constructor(
    readonly reason: 'syntax' | 'unknown' | 'many',
    readonly part: string,
  ) {
    super(`${reason}: ${part}`);
  }
}

/** `expand('2x7,1x14', cards)` → card 7 twice, card 14 once. A number alone is one copy. */
export function expand<T>(text: string, cards: ReadonlyMap<number, T>): T[] {
  const found: T[] = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    const [, copies = '1', number = ''] = /^(?:(\d{1,3})x)?(\d{1,4})$/.exec(part) ?? [];
    if (!number || copies === '0') throw new BadDeck('syntax', part);
    const card = cards.get(Number(number));
    if (card === undefined) throw new BadDeck('unknown', number);
    if (found.length + Number(copies) > MOST) throw new BadDeck('many', String(MOST));
    found.push(...Array<T>(Number(copies)).fill(card));
  }
  return found;
}
