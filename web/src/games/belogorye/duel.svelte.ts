/** One browser at a duel: whose eyes it shows, what is lit up, what has been chosen so far. It computes no legality. */
import { Advice } from '../../lib/advice.svelte';
import { toast } from '../../lib/notices.svelte';
import { WATCHER, type Room } from '../../lib/room.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Fact, Refusal, Seat, StateFrame } from '../../lib/types';
import { candidates } from './candidates';
import { reprinted } from './data';
import { marksOf } from './marks';
import { answerLabel } from './prompts';
import { tb } from './sentences';
import { Stage } from './stage.svelte';
import type { DuelView, Fighters, Odds, Unit } from './types';
import { isCell, next, parse, type Option } from './words';

export const CHANCE = 'chance';

/** Verbs that may lead to dice: their odds are shown before they are confirmed. */
const WEIGHED = new Set(['strike', 'use']);

export interface Proposal {
  option: Option;
  odds: Odds | null;
}

export interface Note {
  cell: string;
  refusals: Refusal[];
}

export class Duel {
  stage = new Stage();
  /** Words chosen so far: a fighter and perhaps its target. */
  chosen: string[] = $state.raw([]);
  proposal: Proposal | null = $state.raw(null);
  note: Note | null = $state.raw(null);
  advice: Advice;
  /** The fighter whose card lies open beside the board. */
  inspected: string | null = $state(null);
  /** Two on one screen: who has been given the device for the secret placement. */
  handed: Seat | null = $state(null);
  arranging = $state(false);

  /** The seat that answers now, if this browser holds it; the dice of a set-up board come last. */
  acting: Seat | null = $derived.by(() => this.room.asked ?? (this.room.states[CHANCE]?.ask?.mine ? CHANCE : null));
  /** The seat whose view is shown; null for a spectator. */
  viewer: Seat | null = $derived.by(() => (this.kind === 'place' && this.acting ? this.acting : (this.room.held[0] ?? null)));
  frame: StateFrame | null = $derived.by(() => this.room.states[this.viewer ?? WATCHER] ?? Object.values(this.room.states)[0] ?? null);
  view: DuelView | null = $derived.by(() => (this.frame?.view ?? null) as DuelView | null);
  fighters: Fighters = $derived.by(() => reprinted(this.cards, this.view?.changed));
  kind: string = $derived.by(() => Object.values(this.room.states)[0]?.ask?.kind ?? '');
  log: Fact[] = $derived.by(() => (this.room.logs[this.frame?.as ?? WATCHER] ?? []).filter((fact) => fact.i <= this.stage.upto));
  /** The device must change hands before the next layout is shown. */
  handOver: boolean = $derived.by(() => {
    const shared = this.kind === 'place' && this.room.held.length > 1;
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
  /** Answers without a place on the board: they become buttons. */
  plain: Option[] = $derived.by(() => this.options.filter((option) => option.verb !== 'place' && !option.words.some(isCell)));
  /** Complete answers of the chosen fighter that need no target. */
  complete: Option[] = $derived.by(() => {
    if (!this.chosen.length) return [];
    const { complete, words } = next(this.options, this.chosen);
    // The only way to go on is being weighed already: its odds bring their own button.
    return this.chosen.length > 1 && complete.length === 1 && words.size === 0 ? [] : complete;
  });
  /** The board shows one's own secret steps as if they were done. */
  units: Unit[] = $derived.by(() => {
    const placed = new Map((this.view?.placed ?? []).map((step) => [parse(step).words[0], parse(step).words[1] ?? null]));
    return this.stage.units.map((unit) => (placed.has(unit.id) ? { ...unit, cell: placed.get(unit.id) ?? null } : unit));
  });
  marks: Map<string, string> = $derived.by(() => marksOf(this));
  undoSeat: Seat | null = $derived.by(() => {
    const seats = [this.acting, ...this.room.held];
    return seats.find((seat) => seat && this.room.states[seat]?.undo) ?? null;
  });

  /** Where the walker will stand, and what is to be answered next. */
  #follow: string | null = null;
  #then: string | null = null;

  constructor(
    readonly room: Room,
    readonly cards: Fighters,
  ) {
    this.advice = new Advice(room);
    const view = this.view;
    if (view) this.stage.settle(view);
    this.#handFirst();
    this.#keepChosen();
  }

  /** A new state of a seat: play what is new, keep what is still chosen. */
  take(frame: StateFrame, news: Fact[], first: boolean): void {
    // Two seats in one browser: what the other is told changes nothing of what is chosen here.
    const asked = this.acting === null || this.acting === frame.as;
    if (asked) this.proposal = this.note = null;
    this.#handFirst();
    this.advice.take(frame, (answer) => answerLabel(this, parse(answer)));
    if (news.some((fact) => fact.fact === 'undone')) toast(tb('fact-undone'));
    const view = frame.view as DuelView | null;
    if (view && frame.as === (this.frame?.as ?? null)) {
      if (first) this.stage.settle(view);
      else this.stage.show(news, view);
    }
    if (!asked) return;
    this.#keepChosen();
    const then = this.#then;
    this.#then = null;
    if (then && this.acting && this.room.states[this.acting]?.ask?.options?.includes(then)) this.room.answer(this.acting, then);
    else if (this.arranging) this.arrange();
  }

  /** Shows the eyes of another seat at once; called when the viewer changes. */
  look(): void {
    if (this.view) this.stage.settle(this.view);
  }

  choose(cell: string): void {
    if (this.stage.busy) return this.stage.finish();
    this.note = null;
    this.arranging = false;
    const unit = this.units.find((u) => u.cell === cell && !u.dead);
    if (unit) this.inspected = unit.id;
    if (this.kind === 'place') return this.#choosePlace(cell);
    if (this.proposal) this.back();
    const here = next(this.options, this.chosen).words;
    const afresh = next(this.options, []).words;
    if (this.chosen.at(-1) === cell) this.chosen = [];
    else if (here.has(cell)) this.#pick([...this.chosen, cell]);
    else if (afresh.has(cell)) this.#pick([cell]);
    else void this.explain(cell, candidates(this, cell));
  }

  /** A fighter is dropped on a cell: as if both had been chosen. */
  drop(from: string, to: string): void {
    const placed = this.kind === 'place' ? this.view?.placed?.find((step) => step.endsWith(` ${from}`)) : undefined;
    if (placed && this.acting) {
      this.#then = placed.replace(from, to);
      this.room.answer(this.acting, `retract ${placed}`);
    } else {
      this.chosen = [from];
      this.choose(to);
    }
  }

  /** Takes a fighter from the tray. */
  chooseFighter(id: string): void {
    this.note = null;
    this.inspected = id;
    this.chosen = this.chosen[0] === id ? [] : [id];
  }

  answer(option: Option): void {
    if (!this.acting) return;
    if (option.verb === 'step') this.#follow = option.words[1] ?? null;
    this.room.answer(this.acting, option.answer);
    this.chosen = [];
    this.proposal = null;
  }

  /** Shows the odds of an answer before it is given; answers without dice are given at once. */
  async propose(option: Option): Promise<void> {
    if (!this.acting || !WEIGHED.has(option.verb)) return this.answer(option);
    const odds = (await this.room.odds(this.acting, option.answer).catch(() => null)) as Odds | null;
    if (!this.options.some((o) => o.answer === option.answer)) return;
    if (odds || option.verb === 'strike') this.proposal = { option, odds };
    else this.answer(option);
  }

  confirm(): void {
    if (this.proposal) this.answer(this.proposal.option);
  }

  /** One step back: the note, the proposal, the chosen fighter. */
  back(): void {
    if (this.note) this.note = null;
    else if (this.proposal) {
      this.proposal = null;
      this.chosen = this.chosen.slice(0, 1);
    } else this.chosen = [];
  }

  async explain(cell: string, answers: string[]): Promise<void> {
    const seat = this.acting ?? this.viewer;
    if (!seat || seat === CHANCE || !answers.length) return;
    const refusals = await this.advice.refusals(seat, answers);
    if (refusals.length) this.note = { cell, refusals };
  }

  undo(): void {
    if (this.undoSeat) this.room.undo(this.undoSeat);
  }

  think(): void {
    if (this.acting) void this.advice.think(this.acting);
  }

  /** Puts the remaining fighters anywhere they may stand, one answer after another. */
  arrange(): void {
    const ask = this.acting ? this.room.states[this.acting]?.ask : null;
    const options = ask?.kind === 'place' ? (ask.options ?? []).filter((o) => o.startsWith('place ')) : [];
    this.arranging = options.length > 0;
    this.chosen = [];
    const option = options[Math.floor(Math.random() * options.length)];
    if (option && this.acting) this.room.answer(this.acting, option);
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
    if (this.kind === 'place' && this.handed === null) this.handed = this.acting;
  }

  #choosePlace(cell: string): void {
    const placed = this.view?.placed?.find((step) => step.endsWith(` ${cell}`));
    const fighter = this.chosen[0];
    const option = this.options.find((o) => o.words[0] === fighter && o.words[1] === cell);
    if (placed && this.acting) {
      this.room.answer(this.acting, `retract ${placed}`);
      this.chosen = parse(placed).words.slice(0, 1);
    } else if (option && this.acting) {
      this.room.answer(this.acting, option.answer);
      this.chosen = [];
    } else void this.explain(cell, candidates(this, cell));
  }

  #pick(words: string[]): void {
    this.chosen = words;
    const { complete, words: more } = next(this.options, words);
    const [only] = complete;
    if (only && complete.length === 1 && more.size === 0) void this.propose(only);
  }

  /** After a step the walker stays chosen; in the placement the next fighter is taken up. */
  #keepChosen(): void {
    const options = (this.acting ? this.room.states[this.acting]?.ask?.options : null)?.map(parse) ?? [];
    if (this.kind === 'place') {
      const free = next(options.filter((o) => o.verb === 'place'), []).words;
      if (!free.has(this.chosen[0] ?? '')) this.chosen = this.arranging ? [] : [...free.keys()].slice(0, 1);
      return;
    }
    const follow = this.#follow;
    this.#follow = null;
    this.chosen = follow && next(options, []).words.has(follow) ? [follow] : [];
  }
}
