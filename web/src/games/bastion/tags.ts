/** What the board says before a click: mana to be had, and how much of an enemy's price one has. */
import { costOf } from './cost';
import { districtOf } from './geometry';
import type { Mark } from './marks';
import { COLOURS, type Colour, type Defender, type Mana, type SiegeView } from './types';
import { districtNumber, type Spot } from './words';

export interface Tag {
  text: string;
  /** `gain` mana, `far` away, `enough` to pay for somebody, `price` that can be paid, `short` of it. */
  kind: 'gain' | 'far' | 'enough' | 'price' | 'short';
}

type Due = Mana & { any: number };

/** `words.enough` is said where mana makes an attack possible. */
export function tagsOf(
  view: SiegeView,
  marks: ReadonlyMap<Spot, Mark>,
  me: Defender | null,
  words: { enough: string },
): Map<Spot, Tag> {
  const tags = new Map<Spot, Tag>();
  if (!me) return tags;
  const lacking: Due[] = [];
  for (const [place, enemy] of Object.entries(view.enemies)) {
    const spot = place === 'citadel' ? 'top' : place;
    const hit = marks.get(spot) === 'hit';
    if (!hit && (view.done.includes('attack') || enemy.shielded.length || !inReach(place, me))) continue;
    const due = costOf(enemy);
    const [have, total] = paid(due, me.mana);
    if (have < total) lacking.push(due);
    tags.set(spot, { text: `${have}/${total}`, kind: have < total ? 'short' : 'price' });
  }
  for (const [spot, mark] of marks) {
    const gain = mark === 'take' ? gainAt(view, spot) : null;
    if (!gain) continue;
    const n = COLOURS.reduce((sum, colour) => sum + (gain[colour] ?? 0), 0);
    if (!n) continue;
    const enough = lacking.some((due) => suffices(due, me.mana, gain));
    tags.set(spot, { text: enough ? `+${n} ${words.enough}` : `+${n}`, kind: enough ? 'enough' : 'gain' });
  }
  if (!view.done.includes('mana'))
    for (const [spot, n] of farAway(view, marks)) tags.set(spot, { text: `+${n}`, kind: 'far' });
  return tags;
}

/** Open sources of districts one may go to: one click goes there and takes. */
function farAway(view: SiegeView, marks: ReadonlyMap<Spot, Mark>): [Spot, number][] {
  return view.districts.flatMap(({ sources }, k) =>
    marks.get(`d${k + 1}`) === 'go' && !view.squares[k]?.length
      ? sources
          .filter((one) => one.gives && !one.token && !one.damaged && !one.banned)
          .map((one): [Spot, number] => [`w${k + 1}.${one.slot}`, one.gives])
      : [],
  );
}

/** At the wall and on the square of the district one stands in, or in the citadel with one. */
function inReach(place: string, { area }: Defender): boolean {
  const [, letter = '', n = ''] = /^([sq])(\d+)$/.exec(place) ?? [];
  if (!letter) return area === place;
  return area === `d${letter === 's' ? districtOf(Number(n)) : n}`;
}

/** Tokens one would take: what a source gives, what lies on a district's sources, what lies on the towers. */
export function gainAt(view: SiegeView, spot: Spot): Mana | null {
  const [, letter = '', , part = ''] = /^([a-z])(\d+)(?:\.(\d))?$/.exec(spot) ?? [];
  if (spot === 'citadel') return counted(view.districts.map(({ tower }) => tower.token));
  const district = view.districts[districtNumber(`d${/\d+/.exec(spot)?.[0] ?? ''}`) - 1];
  if (letter === 't') return counted(district?.sources.map(({ token }) => token) ?? []);
  const source = letter === 'w' ? district?.sources.find(({ slot }) => slot === Number(part)) : undefined;
  return source && !source.damaged ? { [source.colour]: source.gives } : null;
}

function counted(tokens: (keyof Mana | null)[]): Mana {
  const mana: Mana = {};
  for (const token of tokens) if (token) mana[token] = (mana[token] ?? 0) + 1;
  return mana;
}

/** One's colours, first those that nobody in reach costs. */
export function spareOf(view: SiegeView, me: Defender): Colour[] {
  const prices = Object.entries(view.enemies).flatMap(([place, enemy]) => (inReach(place, me) ? [costOf(enemy)] : []));
  const due = (colour: Colour): number => prices.reduce((sum, price) => sum + (price[colour] ?? 0), 0);
  return COLOURS.filter((colour) => me.mana[colour]).sort((a, b) => due(a) - due(b));
}

/** Tokens one has of a price, and the whole of it. */
function paid(due: Due, mana: Mana): [number, number] {
  let have = 0;
  let spare = 0;
  let total = due.any;
  for (const colour of COLOURS) {
    const n = due[colour] ?? 0;
    const own = mana[colour] ?? 0;
    total += n;
    have += Math.min(n, own);
    spare += Math.max(0, own - n);
  }
  return [have + Math.min(due.any, spare), total];
}

/** Whether the price can be paid with more mana, though a token of one's own has covered its source (BST-154). */
function suffices(due: Due, mana: Mana, gain: Mana): boolean {
  const covers = COLOURS.filter((colour) => mana[colour]);
  const after = (cover: string | null): Mana =>
    Object.fromEntries(
      COLOURS.map((colour) => [colour, (mana[colour] ?? 0) + (gain[colour] ?? 0) - (colour === cover ? 1 : 0)]),
    );
  return (covers.length ? covers : [null]).some((cover) => {
    const [have, total] = paid(due, after(cover));
    return have >= total;
  });
}
