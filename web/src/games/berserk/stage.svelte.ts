/** The table as it is shown. */
import type { Fact } from '../../lib/types';
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
  dieSettles: 900,
  longest: 60,
  sweeps: ['announced', 'stepped', 'turn_ended', 'undone', 'taken_up'],
  roller: 'card',
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

  protected override act(fact: Fact, view: BattleView): void {
    super.act(fact, view);
    const id = String(fact['card'] ?? '');
    const target = String(fact['target'] ?? '');
    const n = String(fact['amount'] ?? '');
    if (fact.fact === 'announced' && fact['item'] === 'strike') this.lean(id, target, false);
    else if (fact.fact === 'dealt') this.#deal(fact, id, target);
    else if (fact.fact === 'wounded') this.pop(id, `−${n}`, 'wound');
    else if (fact.fact === 'healed' || fact.fact === 'got_lives') this.pop(id, `+${n}`, 'heal');
    else if (fact.fact === 'got_chips') this.pop(id, `+${n} ○`, 'chip');
    else if (fact.fact === 'lost_chips') this.pop(id, `−${n} ○`, 'chip');
    else if (fact.fact === 'absorbed') this.pop(id, `−${n}`, 'shield');
    else if (fact.fact === 'shielded') this.pop(id, '0', 'shield');
    this.pieces = shown(this.pieces, fact, view);
  }

  protected override pass(facts: Fact[]): void {
    super.pass(facts);
    const told = facts.findLast((fact) => fact['card']);
    if (told) this.spoken = [told['card'], told['target']].filter(Boolean).map(String);
  }

  #deal(fact: Fact, from: string, to: string): void {
    if (fact['blow'] === 'miss') this.pop(from, '×', 'miss');
    else this.lean(from, to, true);
  }
}

/** The table after a fact; a card that is new to it stands as the view will show it. */
function shown(pieces: Piece[], fact: Fact, view: BattleView): Piece[] {
  const id = fact['card'] as string | undefined;
  if (['placed', 'entered', 'revealed'].includes(fact.fact)) {
    const fresh = view.cards.find((piece) => piece.id === id);
    if (!fresh) return pieces;
    const at = fact.fact === 'placed' ? String(fact['cell']) : fresh.at;
    return [
      ...pieces.filter((piece) => piece.id !== id && piece.at !== at),
      { ...fresh, at, wounds: fact.fact === 'entered' ? 0 : fresh.wounds },
    ];
  }
  if (fact.fact === 'hid') {
    const cell = String(fact['cell']);
    return pieces.some((piece) => piece.at === cell)
      ? pieces
      : [...pieces, { id: null, owner: String(fact['seat']), seat: String(fact['seat']), at: cell, hidden: true }];
  }
  if (fact.fact === 'died') return pieces.filter((piece) => piece.id !== id);
  return pieces.map((piece) => (id && piece.id === id ? changed(piece, fact) : piece));
}

/** A card after a fact about it. */
function changed(piece: Piece, fact: Fact): Piece {
  const amount = Number(fact['amount'] ?? 0);
  switch (fact.fact) {
    case 'stepped':
      return { ...piece, at: String(fact['cell']), moves: Math.max(0, (piece.moves ?? 0) - Number(fact['cost'])) };
    case 'moved':
      return { ...piece, at: String(fact['cell']) };
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
      return { ...piece, wounds: (piece.wounds ?? 0) + amount };
    case 'healed':
      return { ...piece, wounds: (piece.wounds ?? 0) - amount };
    case 'got_lives':
      return { ...piece, life: (piece.life ?? 0) + amount };
    case 'got_chips':
      return { ...piece, chips: (piece.chips ?? 0) + amount };
    case 'lost_chips':
      return { ...piece, chips: (piece.chips ?? 0) - amount };
    case 'controlled':
      return { ...piece, seat: String(fact['seat']) };
    default:
      return piece;
  }
}
