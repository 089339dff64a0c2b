/** What a click changes in a plan; each gives a new plan. */
import type { Entry } from './entry';
import { countOf, covers, most, type DeckEntry, type Layer, type Plan } from './plan';

/** A card somewhere on the board; it stands nowhere else then, nor does another there. */
export function put(plan: Plan, at: string, card: string): Plan {
  const others = plan.posts.filter((post) => post.card !== card && (post.at !== at || at === 'citadel'));
  return fitted({ ...freed(plan, card), posts: [...others, { at, card }] });
}

/** Who is here is gone; of several dragons the last. */
export function taken(plan: Plan, at: string): Plan {
  const last = plan.posts.findLastIndex((post) => post.at === at);
  return { ...plan, posts: plan.posts.filter((_, k) => k !== last) };
}

/** An entry of this very card leaves the deck; a number that takes every card of a class, shrinks with them. */
function freed(plan: Plan, card: string): Plan {
  const posts = [...plan.posts.filter((post) => post.card !== card), { at: '', card }];
  return inLayers(plan, (layer) => ({
    ...layer,
    entries: layer.entries
      .filter((entry) => most(entry, posts) > 0 || !covers(entry, card))
      .map((entry) => ({ ...entry, count: entry.count && Math.min(entry.count, most(entry, posts)) })),
  }));
}

/** A layer that was to give more cards than it has now, gives all of them. */
function fitted(plan: Plan): Plan {
  let there = 0;
  return inLayers(plan, (layer) => {
    there += layer.entries.reduce((sum, one) => sum + countOf(one, plan.posts), 0);
    const draw = layer.draw !== null && layer.draw > there ? null : layer.draw;
    there -= draw ?? there;
    return { ...layer, draw };
  });
}

const inLayers = (plan: Plan, change: (layer: Layer, k: number) => Layer): Plan => ({
  ...plan,
  layers: plan.layers.map(change),
});

/** One more entry in a layer. */
export const add = (plan: Plan, entry: Entry, layer: number): Plan =>
  inLayers(plan, (one, k) => (k === layer ? { ...one, entries: [...one.entries, { ...entry, index: -1 }] } : one));

/** So many cards of an entry; all of them is said without a number. */
export const count = (plan: Plan, entry: DeckEntry, n: number): Plan =>
  fitted(
    inLayers(plan, (layer) => ({
      ...layer,
      entries: layer.entries.map((one) =>
        one === entry ? { ...one, count: n >= most(entry, plan.posts) ? null : Math.max(1, n) } : one,
      ),
    })),
  );

export const remove = (plan: Plan, entry: DeckEntry): Plan =>
  fitted(inLayers(plan, (layer) => ({ ...layer, entries: layer.entries.filter((one) => one !== entry) })));

/** An entry in another layer, at its end. */
export function moved(plan: Plan, entry: DeckEntry, to: number): Plan {
  if (plan.layers[to]?.entries.includes(entry)) return plan;
  const layers = to < plan.layers.length ? plan.layers : [...plan.layers, { draw: null, entries: [] }];
  return add(remove({ ...plan, layers }, entry), entry, to);
}

export const draw = (plan: Plan, layer: number, n: number | null): Plan =>
  inLayers(plan, (one, k) => (k === layer ? { ...one, draw: n } : one));

export const deeper = (plan: Plan): Plan => ({ ...plan, layers: [...plan.layers, { draw: null, entries: [] }] });

/** A word of a list, in or out. */
export const toggled = (list: readonly string[], word: string, all: readonly string[]): string[] =>
  all.filter((one) => list.includes(one) !== (one === word));
