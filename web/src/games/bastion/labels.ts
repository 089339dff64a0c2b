/** How the board is read aloud: “section 9, rider of darkness, strength 5”. */
import type { Mark } from './marks';
import { cardName, colourName, placeName, ritualName, tb } from './names';
import type { EnemyCard, SiegeView, Source } from './types';
import { districtNumber } from './words';

const parts = (...said: (string | false | null | undefined)[]): string => said.filter(Boolean).join(', ');

function enemyLabel(view: SiegeView, cards: ReadonlyMap<string, EnemyCard>, place: string, ids: string[]): string {
  const shielded = (view.enemies[place]?.shielded.length ?? 0) > 0;
  const each = ids.map((id) => parts(cardName(id), tb('say-strength', { n: cards.get(id)?.strength ?? 0 })));
  return parts(...each, shielded && tb('say-shielded'));
}

function sourceLabel(one: Source | undefined): string {
  if (!one) return '';
  const state = one.banned
    ? tb('say-banned')
    : one.damaged
      ? tb('say-damaged')
      : one.token
        ? tb('say-closed', { colour: colourName(one.token) })
        : tb('say-open');
  return parts(tb('say-source', { colour: colourName(one.colour) }), state);
}

function districtLabel(view: SiegeView, number: number): string {
  const area = number ? `d${number}` : 'citadel';
  const people = view.defenders.filter((d) => d.area === area).map((d) => tb(`side-${d.seat}`));
  return parts(placeName(area, view.layout), people.length > 0 && tb('say-people', { who: people.join(', ') }));
}

function what(view: SiegeView, cards: ReadonlyMap<string, EnemyCard>, spot: string): string {
  const [, letter = '', n = '0', part = ''] = /^([a-z])(\d+)(?:\.(\d))?$/.exec(spot) ?? [];
  const k = Number(n) - 1;
  if (spot === 'deck') return tb('say-deck', { n: view.deck.count });
  if (spot === 'citadel' || letter === 'd') return districtLabel(view, districtNumber(spot));
  if (spot === 'top') return parts(placeName('citadel'), enemyLabel(view, cards, 'citadel', view.citadel.slice(-1)));
  if (letter === 's' && view.wall[k]?.length)
    return parts(placeName(spot), enemyLabel(view, cards, spot, view.wall[k]));
  if (letter === 's') return parts(placeName(spot), tb('say-empty'), view.next?.stops === spot && tb('say-stops'));
  if (letter === 'q') return parts(placeName(spot, view.layout), enemyLabel(view, cards, spot, view.squares[k] ?? []));
  const district = view.districts[k];
  if (letter === 't')
    return parts(
      placeName(spot, view.layout),
      district?.tower.token ? tb('say-closed', { colour: colourName(district.tower.token) }) : tb('say-open'),
    );
  if (letter === 'w')
    return parts(sourceLabel(district?.sources.find((s) => s.slot === Number(part))), placeName(`d${n}`, view.layout));
  const built = district?.bases[Number(part) - 1];
  return parts(placeName(spot, view.layout), built ? ritualName(built) : tb('say-empty'));
}

export function spotLabel(
  view: SiegeView,
  cards: ReadonlyMap<string, EnemyCard>,
  spot: string,
  mark: Mark | undefined,
): string {
  return parts(what(view, cards, spot), mark && tb(`say-mark-${mark}`));
}
