/** What a player answers with yes without being asked again: paragraphs of cards, or all that cannot hurt. */

const KEY = 'laar-berserk-always';

interface Always {
  all: boolean;
  /** Collector number and paragraph, `37 1`; paragraph 0 is the chip of Blood magic. */
  cards: string[];
}

function remembered(): Always {
  const first = { all: false, cards: [] };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Always>) };
  } catch {
    return first;
  }
}

export const always: Always = $state(remembered());

const keep = (): void => localStorage.setItem(KEY, JSON.stringify(always));

/** Copies of a card are one card: `37.1` and `37.2`. */
const wordOf = (card: string, number: number): string => `${card.split('.')[0] ?? ''} ${number}`;

export const agrees = (card: string, number: number): boolean =>
  always.all || always.cards.includes(wordOf(card, number));

export function agree(card: string, number: number): void {
  always.cards = [...new Set([...always.cards, wordOf(card, number)])];
  keep();
}

export function agreeToAll(yes: boolean): void {
  always.all = yes;
  keep();
}

/** Ask again about this one. */
export function revoke(word: string): void {
  always.cards = always.cards.filter((one) => one !== word);
  keep();
}
