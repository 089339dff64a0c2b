/** The table as it is shown: facts one after another, then the view they led to. */
import { pace } from '../../lib/settings.svelte';
import type { Fact, Seat } from '../../lib/types';
import type { BattleView, Piece } from './types';

export interface Roll {
  die: number;
  bonus: number;
}

/** A number that rises from a card. */
export interface Pop {
  key: number;
  id: string;
  text: string;
  kind: 'wound' | 'heal' | 'miss' | 'chip' | 'shield';
}

/** A lean of the striker and a shake of the struck; the board plays it. */
export interface Hit {
  key: number;
  from: string;
  to: string;
  lands: boolean;
}

/** How long a fact holds the stage, in milliseconds at the normal pace. */
const HOLD: Record<string, number> = {
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
};
const DIE_SETTLES = 900;
/** After a long absence the past is not played again. */
const LONGEST_SHOW = 60;
/** What sweeps the dice off the table. */
const SWEEPS = ['announced', 'stepped', 'turn_ended', 'undone', 'taken_up'];

export class Stage {
  pieces: Piece[] = $state.raw([]);
  active: Seat | null = $state(null);
  turn = $state(0);
  rolls: Record<string, Roll> = $state.raw({});
  pops: Pop[] = $state.raw([]);
  hit: Hit | null = $state.raw(null);
  busy = $state(false);
  /** The number of the newest fact shown. */
  upto = $state(Infinity);

  #queue: { facts: Fact[]; view: BattleView }[] = [];
  #wake: () => void = () => undefined;
  #keys = 0;

  /** Shows a view at once. */
  settle(view: BattleView): void {
    this.pieces = view.cards;
    this.active = view.active;
    this.turn = view.turn;
  }

  /** Plays facts, then shows the view; nothing moves when motion is off. */
  show(facts: Fact[], view: BattleView): void {
    const played = facts.filter((fact) => fact.fact in HOLD);
    const undone = facts.some((fact) => fact.fact === 'undone');
    if (undone || pace() === 0 || played.length > LONGEST_SHOW || document.hidden) {
      this.finish();
      for (const fact of facts) this.#remember(fact);
      this.settle(view);
      return;
    }
    this.#queue.push({ facts, view });
    if (!this.busy) void this.#run();
  }

  /** Any click ends the show: everything stands where it belongs. */
  finish(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    for (const { facts } of this.#queue) for (const fact of facts) this.#remember(fact);
    this.#queue = [];
    this.settle(last.view);
    this.#wake();
    this.#rest();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      for (const [k, fact] of scene.facts.entries()) {
        this.upto = fact.i;
        this.#act(fact, scene.view);
        const hold = fact.fact === 'rolled' && scene.facts[k + 1]?.fact !== 'rolled' ? DIE_SETTLES : (HOLD[fact.fact] ?? 0);
        if (hold) await this.#sleep(hold * pace());
        if (this.#queue[0] !== scene) return;
      }
      this.settle(scene.view);
      this.#queue.shift();
    }
    this.#rest();
  }

  #rest(): void {
    this.busy = false;
    this.upto = Infinity;
    this.hit = null;
    this.pops = [];
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Dice stay on the cards until the next thing is announced. */
  #remember(fact: Fact): void {
    if (fact.fact === 'rolled') this.rolls = { ...this.rolls, [String(fact['card'])]: { die: Number(fact['die']), bonus: Number(fact['bonus']) } };
    else if (SWEEPS.includes(fact.fact)) this.rolls = {};
  }

  #act(fact: Fact, view: BattleView): void {
    this.#remember(fact);
    const id = String(fact['card'] ?? '');
    const target = String(fact['target'] ?? '');
    const n = String(fact['amount'] ?? '');
    if (fact.fact === 'turn_began') {
      this.active = String(fact['seat']);
      this.turn = Number(fact['turn']);
    } else if (fact.fact === 'announced' && fact['item'] === 'strike') this.#lean(id, target, false);
    else if (fact.fact === 'dealt') this.#deal(fact, id, target);
    else if (fact.fact === 'wounded') this.#pop(id, `−${n}`, 'wound');
    else if (fact.fact === 'healed' || fact.fact === 'got_lives') this.#pop(id, `+${n}`, 'heal');
    else if (fact.fact === 'got_chips') this.#pop(id, `+${n} ○`, 'chip');
    else if (fact.fact === 'lost_chips') this.#pop(id, `−${n} ○`, 'chip');
    else if (fact.fact === 'absorbed') this.#pop(id, `−${n}`, 'shield');
    else if (fact.fact === 'shielded') this.#pop(id, '0', 'shield');
    this.pieces = shown(this.pieces, fact, view);
  }

  #deal(fact: Fact, from: string, to: string): void {
    if (fact['blow'] === 'miss') this.#pop(from, '×', 'miss');
    else this.#lean(from, to, true);
  }

  #lean(from: string, to: string, lands: boolean): void {
    this.hit = { key: ++this.#keys, from, to, lands };
  }

  #pop(id: string, text: string, kind: Pop['kind']): void {
    this.pops = [...this.pops, { key: ++this.#keys, id, text, kind }];
  }
}

/** The table after a fact; a card that is new to it stands as the view will show it. */
function shown(pieces: Piece[], fact: Fact, view: BattleView): Piece[] {
  const id = fact['card'] as string | undefined;
  if (['placed', 'entered', 'revealed'].includes(fact.fact)) {
    const fresh = view.cards.find((piece) => piece.id === id);
    if (!fresh) return pieces;
    const at = fact.fact === 'placed' ? String(fact['cell']) : fresh.at;
    return [...pieces.filter((piece) => piece.id !== id && piece.at !== at), { ...fresh, at, wounds: fact.fact === 'entered' ? 0 : fresh.wounds }];
  }
  if (fact.fact === 'hid') {
    const cell = String(fact['cell']);
    return pieces.some((piece) => piece.at === cell) ? pieces : [...pieces, { id: null, owner: String(fact['seat']), seat: String(fact['seat']), at: cell, hidden: true }];
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
