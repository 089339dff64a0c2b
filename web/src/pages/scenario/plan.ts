/** A siege as it is built by hand: what a text says, as data, and the text of such data. */
import { cardParts, isLegend } from '../../games/bastion/look';
import type { Words } from '../../lib/types';
import { written, type Entry } from './entry';

export interface Post {
  /** `s5`, `q2` or `citadel`. */
  at: string;
  card: string;
}

export interface DeckEntry extends Entry {
  /** Which entry of the text it is: errors name it so. */
  index: number;
}

export interface Layer {
  /** So many cards of it lie on top, the others join the layer below; none: all of them. */
  draw: number | null;
  entries: DeckEntry[];
}

export interface Plan {
  name: Words;
  edition: string;
  side: string | null;
  /** Six colours clockwise from the top, or `random`. */
  layout: string[] | string | null;
  gate: number;
  first: string | null;
  opening: number | null;
  rituals: string[] | null;
  special: string[];
  posts: Post[];
  layers: Layer[];
}

/** What the server says a text says. */
export interface Said extends Omit<Plan, 'layers'> {
  layers: number[];
  deck: { troop?: string; class?: string; legend?: string; card?: string; count?: number | null; layer: number }[];
}

const KINDS = ['class', 'legend', 'troop', 'card'] as const;
const CARDS: Record<string, number> = { main: 24, auxiliary: 48, legendary: 10 };
const MAIN = new Set(['beast', 'warrior', 'mage', 'rider']);

/** How many cards an entry has to choose from: those on the board are not in the deck. */
export function most(entry: Entry, posts: readonly Post[]): number {
  const all = entry.kind === 'troop' ? (CARDS[entry.word] ?? 0) : entry.kind === 'class' ? 6 : 1;
  return all - posts.filter(({ card }) => covers(entry, card)).length;
}

/** Whether a card is one of those an entry speaks of. */
export function covers({ kind, word }: Entry, card: string): boolean {
  if (kind === 'card' || kind === 'legend') return card === word;
  const legend = isLegend(card);
  const family = cardParts(card).kind;
  if (kind === 'class') return !legend && family === word;
  return word === 'legendary' ? legend : !legend && MAIN.has(family) === (word === 'main');
}

export const countOf = (entry: Entry, posts: readonly Post[]): number => entry.count ?? most(entry, posts);

/** How many cards each layer gives; the last one takes all that is left. */
export function sizes(layers: readonly Layer[], posts: readonly Post[]): number[] {
  let there = 0;
  return layers.map(({ draw, entries }, k) => {
    there += entries.reduce((sum, one) => sum + countOf(one, posts), 0);
    const size = k === layers.length - 1 ? there : (draw ?? there);
    there -= size;
    return size;
  });
}

export function planOf({ deck, layers, ...said }: Said): Plan {
  const depth = Math.max(1, layers.length, ...deck.map(({ layer }) => Math.min(layer, 20)));
  const plan: Plan = {
    ...said,
    layers: Array.from({ length: depth }, (_, k) => ({
      draw: layers[k] ?? null,
      entries: deck.flatMap((row, index) => {
        const kind = KINDS.find((one) => row[one] != null) ?? 'class';
        return Math.max(1, Math.min(row.layer, depth)) === k + 1
          ? [{ kind, word: row[kind] ?? '', count: row.count ?? null, layer: k + 1, index }]
          : [];
      }),
    })),
  };
  // A layer that gives all it has needs no number.
  const all = sizes(
    plan.layers.map((layer) => ({ ...layer, draw: null })),
    plan.posts,
  );
  if (plan.layers.every(({ draw }, k) => draw === all[k])) for (const layer of plan.layers) layer.draw = null;
  return plan;
}

/** The same plan without empty layers inside, its entries numbered as they will be written. */
export function numbered(plan: Plan): Plan {
  let index = 0;
  const full = plan.layers.filter(({ entries }) => entries.length > 0);
  const last = plan.layers.at(-1);
  const kept = last && !last.entries.length ? [...full, last] : full;
  return {
    ...plan,
    layers: (kept.length ? kept : [{ draw: null, entries: [] }]).map((layer, k) => ({
      ...layer,
      entries: layer.entries.map((entry) => ({ ...entry, layer: k + 1, index: index++ })),
    })),
  };
}

const value = (said: unknown): string =>
  Array.isArray(said) ? `[${said.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(said);

/** The text of a numbered plan, in the order the server writes one. */
export function textOf(plan: Plan): string {
  const full = plan.layers.filter(({ entries }) => entries.length > 0);
  const drawn = full.slice(0, -1).some(({ draw }) => draw !== null);
  const { ru, en } = plan.name;
  const said: [key: string, value: unknown, usual: boolean][] = [
    ['side', plan.side, plan.side === null],
    ['layout', plan.layout, plan.layout === null],
    ['gate', plan.gate, plan.gate === 0],
    ['first', plan.first, plan.first === null],
    ['opening', plan.opening, plan.opening === null],
    ['rituals', plan.rituals, plan.rituals === null],
    ['special', plan.special, plan.special.length === 0],
    ['layers', sizes(full, plan.posts), !drawn],
  ];
  return [
    'format = 1',
    `name = { ru = ${value(ru || en)}, en = ${value(en || ru)} }`,
    `edition = ${value(plan.edition)}`,
    ...said.filter(([, , usual]) => !usual).map(([key, what]) => `${key} = ${value(what)}`),
    ...rows(
      'posts',
      plan.posts.map(({ at, card }) => `{ at = ${value(at)}, card = ${value(card)} }`),
    ),
    ...(full.length ? rows('deck', full.flatMap(({ entries }) => entries).map(written)) : ['deck = []']),
    '',
  ].join('\n');
}

const rows = (key: string, lines: string[]): string[] =>
  lines.length ? [`${key} = [`, ...lines.map((line) => `  ${line},`), ']'] : [];
