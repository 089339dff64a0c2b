/** The end of a battle: who won, how, and what it cost. */
import { shortly } from '../../lib/people';
import type { Fact, Outcome, Seat, TableInfo } from '../../lib/types';
import type { Ending, Figure, Look } from '../../pages/table/ending';
import type { Battle } from './battle.svelte';
import { deckOf } from './decks';
import { deckLook, seatLook } from './look';
import { deckName } from './players.svelte';
import { idName, outcomeText, tb } from './sentences';
import { allied } from './teams';

function emblem(table: TableInfo, seat: Seat): Look {
  const deck = deckOf(table, seat);
  const { enamel, glyph } = deck ? deckLook(deck) : seatLook(seat);
  return { name: deck ?? seat, element: enamel, charge: glyph };
}

export function endingOf(battle: Battle, table: TableInfo, { winners, reason }: Outcome): Ending {
  const [winner] = winners;
  const seats = table.seats.map(({ seat }) => seat);
  const first = winner ?? seats[0] ?? 'red';
  const loser = seats.find((seat) => !allied(seat, first)) ?? 'blue';
  const won = !!winner && battle.room.held.some((seat) => allied(seat, winner));
  const whose = !winner ? 'none' : won ? 'own' : battle.room.held.length ? 'foe' : 'other';
  return {
    title: outcomeText(winners),
    lines: [against(battle, table), tb(`end-${reason}`, { winner: whose }), ...last(battle, reason)].filter(Boolean),
    figures: figures(battle, winner),
    emblem: emblem(table, first),
    beaten: emblem(table, loser),
  };
}

/** “Orcs against Dwarves.” */
function against(battle: Battle, table: TableInfo): string {
  const [mine] = battle.room.held;
  const near = mine ?? table.seats[0]?.seat ?? '';
  const team = (own: boolean): string =>
    table.seats
      .filter(({ seat }) => allied(seat, near) === own)
      .map((info) => {
        const who = info.seat === mine ? '' : shortly(info);
        const cards = deckName(table, info.seat);
        return who ? `${who} (${cards})` : tb('end-you', { deck: cards });
      })
      .join(', ');
  return tb('end-against', { one: team(true), two: team(false) });
}

const BY_DEATH = new Set(['BRS-380', 'BRS-381']);

/** Who struck down the last creature: only where that decided the battle. */
function last(battle: Battle, reason: string): string[] {
  const fallen = battle.log.findLast((fact) => fact.fact === 'died');
  if (!BY_DEATH.has(reason) || !fallen) return [];
  const wound = battle.log
    .filter((fact) => fact.fact === 'wounded')
    .findLast((fact) => fact.card === fallen.card && fact.i < fallen.i && fact.source);
  const target = idName(battle.pack, fallen.card);
  return [
    wound ? tb('end-last-blow', { who: idName(battle.pack, wound.source), target }) : tb('end-last', { who: target }),
  ];
}

function figures(battle: Battle, winner: Seat | undefined): Figure[] {
  const { view } = battle;
  const { held } = battle.room;
  const one = held.every((seat) => allied(seat, held[0]));
  const side = held.length && one ? held[0] : winner;
  const turns = { value: String(view?.turn ?? 0), text: tb('figure-turns', { n: view?.turn ?? 0 }) };
  if (!view || !side) return [turns];
  const owners = new Map<string, Seat>();
  for (const piece of view.cards) if (piece.id) owners.set(piece.id, piece.owner);
  for (const [seat, cards] of Object.entries(view.graves)) for (const { id } of cards) owners.set(id, seat);
  const mine = (id: string | null | undefined): boolean => allied(owners.get(id ?? ''), side);
  const told = (name: Fact['fact']): Fact[] => battle.log.filter((fact) => fact.fact === name);
  const sum = (facts: Fact[]): number => facts.reduce((all, fact) => all + (fact.amount ?? 0), 0);
  const left = view.cards.filter((piece) => allied(piece.owner, side)).length;
  const fallen = told('died');
  const lost = fallen.filter((fact) => mine(fact.card)).length;
  const wounds = told('wounded');
  const defended = told('defended').filter((fact) => mine(fact.card)).length;
  return [
    { value: String(left), text: tb(`figure-left-${held.length && one ? 'own' : 'winner'}`, { n: left }) },
    { value: `${fallen.length - lost} : ${lost}`, text: tb('figure-fallen') },
    {
      value: `${sum(wounds.filter((fact) => !mine(fact.card)))} : ${sum(wounds.filter((fact) => mine(fact.card)))}`,
      text: tb('figure-wounds'),
    },
    { value: String(defended), text: tb('figure-defended', { n: defended }) },
    turns,
  ];
}
