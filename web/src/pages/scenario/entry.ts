/** Entries of the enemy deck, written into a text without disturbing the rest of it. */

export interface Entry {
  kind: 'class' | 'legend' | 'troop' | 'card';
  word: string;
  /** Absent: all of them. */
  count?: number | null;
  layer?: number | null;
}

/** `{ class = "scout", count = 3 }` */
export function written({ kind, word, count, layer }: Entry): string {
  const pairs = [
    `${kind} = "${word}"`,
    ...(count ? [`count = ${count}`] : []),
    ...(layer && layer > 1 ? [`layer = ${layer}`] : []),
  ];
  return `{ ${pairs.join(', ')} }`;
}

/** The text with one more entry at the end of its deck; a text without a deck gets one. */
export function added(text: string, entry: Entry): string {
  const start = /^[ \t]*deck[ \t]*=[ \t]*\[/m.exec(text);
  const end = start ? closing(text, start.index + start[0].length) : -1;
  if (!start || end < 0) return `${text.replace(/\n*$/, '\n')}deck = [\n  ${written(entry)},\n]\n`;
  const before = text.slice(0, end);
  const items = before
    .slice(start.index + start[0].length)
    .replace(/#.*$/gm, '')
    .trim();
  // The comma goes behind the last entry, before any remark that follows it.
  const last = before.lastIndexOf('}');
  const joined =
    items && !items.endsWith(',') && last >= 0 ? `${before.slice(0, last + 1)},${before.slice(last + 1)}` : before;
  return `${joined.replace(/[ \t\n]*$/, '\n')}  ${written(entry)},\n${text.slice(end)}`;
}

/** Where the bracket closes that is open at `from`: texts and remarks may hold brackets of their own. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (const token of text.slice(from).matchAll(/"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#.*|[[\]]/g)) {
    if (token[0] === '[') depth++;
    if (token[0] === ']' && --depth === 0) return from + token.index;
  }
  return -1;
}
