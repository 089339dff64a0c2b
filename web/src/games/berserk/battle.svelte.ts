/** One browser at a battle: whose eyes it shows, what is lit up, what has been chosen so far. It computes no legality. */
import { Advice } from '../../lib/advice.svelte';
import { toast } from '../../lib/notices.svelte';
import { WATCHER, type Room } from '../../lib/room.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Fact, Refusal, Seat, StateFrame } from '../../lib/types';
import { candidates } from './candidates';
import { marksOf } from './marks';
import { Muster, SECRET } from './muster.svelte';
import type { Odds } from './odds';
import { answerLabel } from './prompts';
import { tb } from './sentences';
import { Stage } from './stage.svelte';
import { passes } from './stops.svelte';
import type { BattleView, Pack, Piece } from './types';
import { deeds, isHandle, next, parse, placed, type Option } from './words';

export const CHANCE = 'chance';

/** Verbs that may lead to dice: their odds are shown before they are confirmed. */
const WEIGHED = new Set(['strike', 'use', 'take', 'row']);

export interface Proposal {
  option: Option;
  odds: Odds | null;
}

export interface Note {
  /** The cell or card it speaks of; empty: a button. */
  at: string;
  refusals: Refusal[];
}

export class Battle {
  stage = new Stage();
  muster: Muster;
  advice: Advice;
  /** Handles chosen so far: a card and perhaps its target. */
  chosen: string[] = $state.raw([]);
  proposal: Proposal | null = $state.raw(null);
  note: Note | null = $state.raw(null);
  /** The card that lies open beside the board, by its id or its number. */
  inspected: string | null = $state(null);
  /** Two on one screen: who has been given the device for what is secret. */
  handed: Seat | null = $state(null);
  /** Who passes every answer until the next own turn. */
  resting: Seat | null = $state(null);

  /** The seat that answers now, if this browser holds it; the dice of a set-up board come last. */
  acting: Seat | null = $derived.by(() => this.room.asked ?? (this.room.states[CHANCE]?.ask?.mine ? CHANCE : null));
  kind: string = $derived.by(() => Object.values(this.room.states)[0]?.ask?.kind ?? '');
  secret: boolean = $derived.by(() => SECRET.has(this.kind));
  /** The seat whose view is shown; null for a spectator. */
  viewer: Seat | null = $derived.by(() => (this.secret && this.acting ? this.acting : (this.room.held[0] ?? null)));
  frame: StateFrame | null = $derived.by(() => this.room.states[this.viewer ?? WATCHER] ?? Object.values(this.room.states)[0] ?? null);
  view: BattleView | null = $derived.by(() => (this.frame?.view ?? null) as BattleView | null);
  log: Fact[] = $derived.by(() => (this.room.logs[this.frame?.as ?? WATCHER] ?? []).filter((fact) => fact.i <= this.stage.upto));
  handOver: boolean = $derived.by(() => {
    const shared = this.secret && this.room.held.length > 1;
    return shared && this.handed !== null && this.acting !== null && this.handed !== this.acting;
  });
  bottom: Seat | null = $derived.by(() => {
    const turned = settings.turnBoard && this.room.held.length > 1 && this.acting !== CHANCE;
    return (turned ? this.acting : null) ?? this.viewer;
  });
  idle: boolean = $derived.by(() => !this.stage.busy && !this.room.pending);
  options: Option[] = $derived.by(() => {
    const ask = this.acting && this.idle ? this.room.states[this.acting]?.ask : null;
    return ask?.options?.map(parse) ?? [];
  });
  /** Answers without a place on the table: they become buttons. */
  plain: Option[] = $derived.by(() => this.options.filter((option) => !placed(option)));
  /** What the chosen card may do without a second place. */
  complete: Option[] = $derived.by(() => {
    const [card] = this.chosen;
    return this.chosen.length === 1 && card && ['main', 'start', 'answer'].includes(this.kind) ? deeds(this.options, card) : [];
  });
  /** Two ways to the same cell: walk or jump. */
  ways: Option[] = $derived.by(() => {
    const { complete } = next(this.options, this.chosen);
    return this.chosen.length > 1 && complete.length > 1 ? complete : [];
  });
  /** The board shows one's own secrets as one knows them. */
  pieces: Piece[] = $derived.by(() => this.muster.shown(this.stage.pieces));
  marks: Map<string, string> = $derived.by(() => marksOf(this));
  undoSeat: Seat | null = $derived.by(() => {
    const seats = [this.acting, ...this.room.held];
    return seats.find((seat) => seat && this.room.states[seat]?.undo) ?? null;
  });

  #mustered = false;
  /** Where the walker will stand. */
  #follow: string | null = null;

  constructor(
    readonly room: Room,
    readonly pack: Pack,
  ) {
    this.muster = new Muster(this);
    this.advice = new Advice(room);
    if (this.view) this.stage.settle(this.view);
    this.#handFirst();
    this.#keepChosen();
  }

  /** A new state of a seat: play what is new, keep what is still chosen. */
  take(frame: StateFrame, news: Fact[], first: boolean): void {
    // Two seats in one browser: what the other is told changes nothing of what is chosen here.
    const asked = this.acting === null || this.acting === frame.as;
    if (asked) this.proposal = this.note = null;
    this.#handFirst();
    this.#forget();
    this.advice.take(frame, (answer) => answerLabel(this, parse(answer)));
    if (news.some((fact) => fact.fact === 'undone')) toast(tb('fact-undone'));
    const view = frame.view as BattleView | null;
    if (view && frame.as === (this.frame?.as ?? null)) {
      if (first) this.stage.settle(view);
      else this.stage.show(news, view);
    }
    if (view?.active && view.active === this.resting) this.resting = null;
    if (!asked) return;
    this.#keepChosen();
    if (!this.muster.goOn()) this.passOn();
  }

  /** Passes where the player has asked for it. */
  passOn(): void {
    const ask = this.acting ? this.room.states[this.acting]?.ask : null;
    if (!this.acting || ask?.kind !== 'answer' || !ask.options) return;
    const aimed = this.view?.pile.some((item) => item.seat !== this.acting && this.#leads(item.target ?? null)) ?? false;
    if (passes(ask.options.map(parse), aimed, this.resting === this.acting)) this.room.answer(this.acting, 'pass');
  }

  #leads(id: string | null): boolean {
    return id !== null && (this.view?.cards.some((piece) => piece.id === id && piece.seat === this.acting) ?? false);
  }

  /** Shows the eyes of another seat at once; called when the viewer changes. */
  look(): void {
    if (this.view) this.stage.settle(this.view);
  }

  pieceAt(handle: string | null | undefined): Piece | undefined {
    return this.pieces.find((piece) => piece.at === handle || piece.id === handle);
  }

  /** A cell or a card without one was clicked; `meant`: dragged there, so that a strike at one's own is meant, too. */
  choose(handle: string, meant = false): void {
    if (this.stage.busy) return this.stage.finish();
    this.note = null;
    const piece = this.pieceAt(handle);
    if (piece?.id) this.inspected = piece.id;
    if (this.kind === 'place') return this.muster.chooseCell(handle);
    if (this.proposal) this.back();
    const row = `row ${handle[1] ?? ''}`;
    const word = this.options.some((option) => option.answer === row) ? row : handle;
    const here = next(this.options, this.chosen).words;
    const afresh = next(this.options, []).words;
    if (this.chosen.at(-1) === word) this.chosen = [];
    else if (here.has(word) && (meant || !afresh.has(word) || this.marks.get(word) !== 'friend')) this.#pick([...this.chosen.slice(0, 1), word]);
    else if (afresh.has(word)) this.#pick([word]);
    else void this.explain(handle, candidates(this, handle));
  }

  /** A card is dropped on a cell: as if both had been chosen. */
  drop(from: string, to: string): void {
    if (this.kind === 'place') return this.muster.move(from, to);
    this.chosen = [from];
    this.choose(to, true);
  }

  answer(option: Option): void {
    if (!this.acting) return;
    if (option.verb === 'step' || option.verb === 'jump') this.#follow = option.words[1] ?? null;
    this.room.answer(this.acting, option.answer);
    this.chosen = [];
    this.proposal = null;
  }

  /** Shows the odds of an answer before it is given; answers without dice are given at once. */
  async propose(option: Option): Promise<void> {
    if (!this.acting || this.acting === CHANCE || !WEIGHED.has(option.verb)) return this.answer(option);
    const odds = (await this.room.odds(this.acting, option.answer).catch(() => null)) as Odds | null;
    if (!this.options.some((o) => o.answer === option.answer)) return;
    if (odds || option.verb === 'strike') this.proposal = { option, odds };
    else this.answer(option);
  }

  confirm(): void {
    if (this.proposal) this.answer(this.proposal.option);
  }

  /** One step back: the note, the proposal, the chosen card. */
  back(): void {
    if (this.note) this.note = null;
    else if (this.proposal || this.chosen.length > 1) {
      this.proposal = null;
      this.chosen = this.kind === 'main' ? this.chosen.slice(0, 1) : [];
    } else this.chosen = [];
  }

  async explain(at: string, answers: string[]): Promise<void> {
    const seat = this.acting ?? this.viewer;
    if (!seat || seat === CHANCE || !answers.length) return;
    const refusals = await this.advice.refusals(seat, answers);
    if (refusals.length) this.note = { at, refusals };
  }

  undo(): void {
    if (this.undoSeat) this.room.undo(this.undoSeat);
  }

  think(): void {
    if (this.acting) void this.advice.think(this.acting);
  }

  /** The device is in the right hands now. */
  handedOver(): void {
    this.handed = this.acting;
    this.inspected = null;
    this.chosen = [];
    this.#keepChosen();
    this.look();
  }

  #handFirst(): void {
    if (this.secret && this.handed === null) this.handed = this.acting;
  }

  /** What lay open while the squad was made is put aside when the battle begins. */
  #forget(): void {
    if (this.#mustered && !this.secret) this.inspected = null;
    this.#mustered = this.secret;
  }

  #pick(words: string[]): void {
    this.chosen = words;
    const { complete, words: more } = next(this.options, words);
    const [only] = complete;
    // A card that has but one thing to do still waits for the second click of its own button.
    const aims = words.length > 1 || ['target', 'pay', 'cell'].includes(this.kind);
    if (only && complete.length === 1 && more.size === 0 && (aims || this.kind === 'answer')) void this.propose(only);
  }

  /** After a step the walker stays chosen; in the placement the next card is taken up. */
  #keepChosen(): void {
    const options = (this.acting ? this.room.states[this.acting]?.ask?.options : null)?.map(parse) ?? [];
    if (this.kind === 'place') return this.muster.takeUp(options);
    const follow = this.#follow;
    this.#follow = null;
    this.chosen = follow && isHandle(follow) && next(options, []).words.has(follow) ? [follow] : [];
  }
}
