/** The secret questions before the battle: keep the deal, buy a squad, deploy it. */
import type { Cell, Id, Said } from '../../lib/answers/berserk';
import type { Seat } from '../../lib/types';
import { nextPlace, type Formation } from '../field/formation';
import type { Battle } from './battle.svelte';
import { cardOf } from './data';
import type { Pack, Piece } from './types';
import { isCell, isId, next, parse, type Option } from './words';

export const SECRET = new Set(['redeal', 'squad', 'place']);

export class Muster {
  arranging = $state(false);
  /** What is to be answered next. */
  #then: Said[] = [];

  /** One's own steps, `ready` left out. */
  steps: Said[] = $derived.by(() => this.battle.latest?.steps?.filter((step) => step !== 'ready') ?? []);
  deal: Id[] = $derived.by(() => this.battle.latest?.deal ?? []);
  bought: Id[] = $derived.by(() => this.#named('buy'));
  hidden: Id[] = $derived.by(() => this.#named('hide'));
  cells: Map<Id, Cell> = $derived.by(
    () =>
      new Map(
        this.steps.map(parse).flatMap(({ verb, words: [id = '', cell = ''] }) => {
          return verb === 'place' && isId(id) && isCell(cell) ? [[id, cell]] : [];
        }),
      ),
  );
  unplaced: Id[] = $derived.by(() => this.deal.filter((id) => !this.cells.has(id)));

  #formation: Formation = 'wall';

  constructor(readonly battle: Battle) {}

  #named(verb: 'buy' | 'hide'): Id[] {
    return this.steps.map(parse).flatMap((step) => (step.verb === verb ? step.words.filter(isId) : []));
  }

  #say(answer: Said): void {
    const { acting, room } = this.battle;
    if (acting) room.answer(acting, answer);
  }

  /** Goes on with what was begun; true while there is something on its way. */
  goOn(): boolean {
    const { acting, room } = this.battle;
    const ask = acting ? room.states[acting]?.ask : null;
    const [first, ...rest] = this.#then;
    this.#then = rest;
    if (first && ask && (first.startsWith('retract ') || ask.options?.some((option) => option === first))) {
      this.#say(first);
      return true;
    }
    this.#then = [];
    if (this.arranging) this.arrange();
    return this.arranging;
  }

  /** Keeps the deal or asks for another: said and settled with one click. */
  settle(answer: 'keep' | 'redeal'): void {
    this.#then = ['ready'];
    this.#say(answer);
  }

  buys(id: Id): Option | undefined {
    return this.battle.options.find((option) => option.answer === `buy ${id}`);
  }

  /** Buys a card, gives it back, or says why not. */
  buy(id: Id): void {
    const { battle } = this;
    battle.note = null;
    if (this.bought.includes(id)) this.#say(`retract buy ${id}`);
    else if (this.buys(id)) this.#say(`buy ${id}`);
    else void battle.explain(id, [`buy ${id}`]);
  }

  /** Takes a card from the tray. */
  take(id: Id): void {
    const { battle } = this;
    battle.note = null;
    battle.chosen = [id];
  }

  chooseCell(cell: string): void {
    const { battle } = this;
    this.arranging = false;
    if (!isCell(cell)) return;
    const here = this.#standing(cell);
    const id = battle.chosen.find(isId);
    const meant = id ?? this.unplaced[0] ?? this.deal[0];
    if (here) {
      battle.chosen = [here];
      this.#lift(here);
    } else if (id && battle.options.some((option) => option.answer === `place ${id} ${cell}`)) {
      this.#say(`place ${id} ${cell}`);
      battle.chosen = [];
    } else if (meant) void battle.explain(cell, [`place ${meant} ${cell}`]);
  }

  /** The card that was put on a cell. */
  #standing(cell: string): Id | undefined {
    return [...this.cells].find(([, at]) => at === cell)?.[0];
  }

  /** Takes a card off its cell; whether it was hidden goes with it. */
  #lift(id: Id, ...then: Said[]): void {
    const cell = this.cells.get(id);
    const hide: Said[] = this.hidden.includes(id) ? [`retract hide ${id}`] : [];
    const place: Said[] = cell ? [`retract place ${id} ${cell}`] : [];
    const [first, ...rest] = [...hide, ...place, ...then];
    this.#then = rest;
    if (first) this.#say(first);
  }

  /** A card was dragged from one cell to another; if that one is not open, it stands in the tray again. */
  move(from: string, to: string): void {
    const id = this.#standing(from);
    if (id && isCell(to)) this.#lift(id, `place ${id} ${to}`);
    else {
      this.battle.chosen = [from];
      this.chooseCell(to);
    }
  }

  mayHide(id: Id): boolean {
    return this.hidden.includes(id) || this.battle.options.some((option) => option.answer === `hide ${id}`);
  }

  hide(id: Id): void {
    if (this.hidden.includes(id)) this.#say(`retract hide ${id}`);
    else if (this.mayHide(id)) this.#say(`hide ${id}`);
    else void this.battle.explain(this.cells.get(id) ?? '', [`hide ${id}`]);
  }

  /** Puts the remaining cards in order, the sturdy in front, one answer after another. */
  arrange(formation = this.#formation): void {
    this.#formation = formation;
    const { acting, room } = this.battle;
    const ask = acting ? room.states[acting]?.ask : null;
    const options = ask?.kind === 'place' ? (ask.options ?? []).filter((o) => o.startsWith('place ')) : [];
    this.arranging = options.length > 0;
    this.battle.chosen = [];
    const option = nextPlace(options, (id) => cardOf(this.battle.pack, id)?.life ?? 0, formation);
    if (option && acting) room.answer(acting, option);
  }

  /** A quick start: the deal is kept, the dearest cards are bought, everyone is placed. */
  settleAll(): void {
    const { battle } = this;
    const { kind, options } = battle;
    const cost = ({ words: [id = ''] }: Option): number => cardOf(battle.pack, id)?.cost ?? 0;
    const buys = options.filter(({ verb }) => verb === 'buy').sort((a, b) => cost(b) - cost(a));
    const ready = options.find(({ verb }) => verb === 'ready' || verb === 'first');
    if (kind === 'redeal' && !this.steps.length) this.settle('keep');
    else if (buys[0]) battle.answer(buys[0]);
    else if (ready) battle.answer(ready);
    else if (kind === 'place' && !this.arranging) this.arrange();
  }

  /** The next card to place lies in the hand. */
  takeUp(options: Option[]): void {
    const { battle } = this;
    const free = next(
      options.filter((option) => option.verb === 'place'),
      [],
    ).words;
    if (!free.has(battle.chosen[0] ?? '')) battle.chosen = this.arranging ? [] : [...free.keys()].slice(0, 1);
  }

  /** The table with one's own steps done and one's own face-down cards known. */
  shown(pieces: Piece[]): Piece[] {
    const { view, viewer, pack, kind } = this.battle;
    const open = known(pack, pieces, view?.hidden ?? []);
    if (kind !== 'place' || !viewer) return open;
    return [
      ...open,
      ...[...this.cells].map(([id, cell]) => ({ ...fresh(pack, id, viewer, cell), hidden: this.hidden.includes(id) })),
    ];
  }
}

/** Face-down cards that one may know are known. */
export function known(pack: Pack, pieces: Piece[], hidden: { id: string; at: string }[]): Piece[] {
  const own = new Map(hidden.map((one) => [one.at, one.id]));
  return pieces.map((piece) => {
    const id = piece.id ?? own.get(piece.at);
    return id && !piece.id ? { ...fresh(pack, id, piece.seat, piece.at), ...piece, id } : piece;
  });
}

/** A card as it is printed, standing somewhere. */
export function fresh(pack: Pack, id: string, seat: Seat, at: string): Piece {
  const card = cardOf(pack, id);
  return {
    id,
    card: card?.number ?? 0,
    owner: seat,
    seat,
    at,
    wounds: 0,
    life: card?.life ?? 0,
    chips: 0,
    moves: card?.move ?? 0,
    strike: card?.strike ?? null,
    keywords: card?.keywords.map(({ id: name, x }) => ({ name, x, printed: true })) ?? [],
  };
}
