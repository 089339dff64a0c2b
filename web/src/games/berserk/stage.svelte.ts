/** The table as it is shown. */
import type { BerserkFact, BerserkFacts } from '../../lib/facts';
import { Show, type FieldScript } from '../field/show.svelte';
import type { BattleView, Piece } from './types';

const SCRIPT: FieldScript = {
  hold: {
    opening_rolled: 800,
    placed: 60,
    hid: 60,
    started: 300,
    turn_began: 260,
    opened: 30,
    closed: 160,
    stepped: 260,
    moved: 320,
    announced: 300,
    defended: 420,
    blocked: 420,
    redirected: 420,
    rolled: 60,
    dealt: 340,
    shielded: 300,
    absorbed: 200,
    wounded: 300,
    healed: 300,
    got_chips: 200,
    lost_chips: 120,
    got_lives: 200,
    entered: 320,
    rose: 300,
    revealed: 400,
    died: 340,
    laid: 260,
    controlled: 340,
    worked: 260,
  },
  lots: { rolled: 640 },
  longest: 60,
  sweeps: ['announced', 'stepped', 'turn_ended', 'undone', 'taken_up'],
};

export class Stage extends Show<BattleView> {
  pieces: Piece[] = $state.raw([]);
  /** The card the last fact spoke of, and whom it aimed at. */
  spoken: string[] = $state.raw([]);

  constructor() {
    super(SCRIPT);
  }

  override settle(view: BattleView): void {
    super.settle(view);
    this.pieces = view.cards;
  }

  protected override act(fact: BerserkFact, view: BattleView, whole: BerserkFact | null): void {
    super.act(fact, view, whole);
    if (whole) this.#play(whole);
    this.pieces = shown(this.pieces, fact, view);
  }

  #play(fact: BerserkFact): void {
    if (fact.fact === 'announced' && fact.item === 'strike') this.lean(fact.card, fact.target ?? '', false);
    else if (fact.fact === 'dealt') this.#deal(fact);
    else if (fact.fact === 'wounded') this.pop(fact.card, `−${fact.amount}`, 'wound');
    else if (fact.fact === 'healed' || fact.fact === 'got_lives') this.pop(fact.card, `+${fact.amount}`, 'heal');
    else if (fact.fact === 'got_chips') this.pop(fact.card, `+${fact.amount} ○`, 'chip');
    else if (fact.fact === 'lost_chips') this.pop(fact.card, `−${fact.amount} ○`, 'chip');
    else if (fact.fact === 'absorbed') this.pop(fact.card, `−${fact.amount}`, 'shield');
    else if (fact.fact === 'shielded') this.pop(fact.card, '0', 'shield');
  }

  protected override pass(facts: BerserkFact[]): void {
    super.pass(facts);
    const told = facts.findLast((fact) => 'card' in fact);
    const target = told && 'target' in told ? told.target : null;
    if (told) this.spoken = target === null ? [told.card] : [told.card, target];
  }

  #deal({ card, target, blow }: BerserkFacts['dealt']): void {
    if (blow === 'miss') this.pop(card, '×', 'miss');
    else this.lean(card, target ?? '', true);
  }
}

/** The table after a fact; a card that is new to it stands as the view will show it. */
function shown(pieces: Piece[], fact: BerserkFact, view: BattleView): Piece[] {
  if (fact.fact === 'placed' || fact.fact === 'entered' || fact.fact === 'revealed') {
    const fresh = view.cards.find((piece) => piece.id === fact.card);
    if (!fresh) return pieces;
    const at = fact.fact === 'placed' ? fact.cell : fresh.at;
    return [
      ...pieces.filter((piece) => piece.id !== fact.card && piece.at !== at),
      { ...fresh, at, wounds: fact.fact === 'entered' ? 0 : fresh.wounds },
    ];
  }
  if (fact.fact === 'hid') {
    const { seat, cell } = fact;
    return pieces.some((piece) => piece.at === cell)
      ? pieces
      : [...pieces, { id: null, owner: seat, seat, at: cell, hidden: true }];
  }
  if (fact.fact === 'died') return pieces.filter((piece) => piece.id !== fact.card);
  return 'card' in fact ? pieces.map((piece) => (piece.id === fact.card ? changed(piece, fact) : piece)) : pieces;
}

/** A card after a fact about it. */
function changed(piece: Piece, fact: BerserkFact): Piece {
  switch (fact.fact) {
    case 'stepped':
      return { ...piece, at: fact.cell, moves: Math.max(0, (piece.moves ?? 0) - fact.cost) };
    case 'moved':
      return { ...piece, at: fact.cell };
    case 'rose':
      return { ...piece, at: 'zone' };
    case 'opened':
      return { ...piece, closed: false };
    case 'closed':
      return { ...piece, closed: true };
    case 'committed':
      return { ...piece, committed: true };
    case 'released':
      return { ...piece, committed: false };
    case 'wounded':
      return { ...piece, wounds: (piece.wounds ?? 0) + fact.amount };
    case 'healed':
      return { ...piece, wounds: (piece.wounds ?? 0) - fact.amount };
    case 'got_lives':
      return { ...piece, life: (piece.life ?? 0) + fact.amount };
    case 'got_chips':
      return { ...piece, chips: (piece.chips ?? 0) + fact.amount };
    case 'lost_chips':
      return { ...piece, chips: (piece.chips ?? 0) - fact.amount };
    case 'controlled':
      return { ...piece, seat: fact.seat };
    default:
      return piece;
  }
}
