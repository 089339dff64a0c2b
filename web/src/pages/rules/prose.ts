/** Prose as the data carry it: clauses in brackets, words to be stressed between stars. */
import type { BookChapter } from '../../lib/book';

type Part = BookChapter['parts'][number];

export type Piece = { kind: 'text' | 'bold' | 'clause'; text: string };

const INLINE = /\[([A-Z]{3}-\d{3})\]|\*\*([^*]+)\*\*/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    found.push(match[1] ? { kind: 'clause', text: match[1] } : { kind: 'bold', text: match[2] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

/** All that a part says. */
export function said(part: Part): string {
  if ('text' in part) return part.text;
  if ('items' in part) return part.items.join(' ');
  if ('rows' in part) return [part.caption, ...part.head, ...part.rows.flat()].join(' ');
  return [part.caption, part.about, ...part.key.map(({ text }) => text)].join(' ');
}
