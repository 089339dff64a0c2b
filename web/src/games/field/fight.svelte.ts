/** One browser at a fight on a field: whose eyes it shows, what has been chosen so far. It computes no legality. */
import { Advice } from '../../lib/advice.svelte';
import type { Element } from '../../lib/emblem';
import { t, type Args } from '../../lib/i18n';
import { toast } from '../../lib/notices.svelte';
import { WATCHER, type Room } from '../../lib/room.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Answer, Fact, Kind, Refusal, Said, Seat, StateFrame, View } from '../../lib/types';
import { showAgain } from '../before';
import { Behalf, onlyOne, type Given } from '../behalf.svelte';
import type { Line } from '../kit';
import type { Teller } from '../story';
import { lately, trailsOf, type Trail } from '../trail';
import type { Aim } from './Arrows.svelte';
import type { Show } from './show.svelte';
import { next, type Option } from './words';

export const CHANCE = 'chance';
const CELL = /^[a-j][1-6]$/;

export interface FightView extends View {
  first: Seat | null;
  active: Seat | null;
  turn: number;
}

export interface Proposal<Odds> {
  option: Option;
  odds: Odds | null;
}

export interface Note {
  /** The cell or card it speaks of; empty: a button. */
  at: string;
  refusals: Refusal[];
}

export interface Prompt {
  title: string;
  text: string;
  /** The verb of the answer one usually gives. */
  main: string;
}

export interface Manner {
  tb: (id: string, args?: Args) => string;
  parse: (answer: Answer) => Option;
  /** Questions that both players answer in secret. */
  secret: ReadonlySet<string>;
  /** Verbs that may lead to dice: their odds are shown before they are confirmed. */
  weighed: ReadonlySet<string>;
  /** Verbs of the board that change nothing one could rue: given by one click. */
  plain: ReadonlySet<string>;
}

export abstract class Fight<
  V extends FightView = FightView,
  Odds = unknown,
  F extends Fact = Fact,
  K extends Kind = Kind,
> {
  advice: Advice;
  behalf: Behalf;
  /** Cells or cards chosen so far: a card and perhaps its target. */
  chosen: string[] = $state.raw([]);
  proposal: Proposal<Odds> | null = $state.raw(null);
  note: Note | null = $state.raw(null);
  /** The odds of what was chosen are on their way. */
  weighing = $state(false);
  /** Two on one screen: who has been given the device for what is secret. */
  handed: Seat | null = $state(null);

  /** The seat that answers now, if this browser holds it; the dice of a set-up board come last. */
  acting: Seat | null = $derived.by(() => this.room.asked ?? (this.room.states[CHANCE]?.ask?.mine ? CHANCE : null));
  kind: K | '' = $derived.by(() => (Object.values(this.room.states)[0]?.ask?.kind ?? '') as K | '');
  secret: boolean = $derived.by(() => this.manner.secret.has(this.kind));
  /** The seat whose view is shown; null for a spectator. */
  viewer: Seat | null = $derived.by(() => (this.secret && this.acting ? this.acting : (this.room.held[0] ?? null)));
  frame: StateFrame | null = $derived.by(
    () => this.room.states[this.viewer ?? WATCHER] ?? Object.values(this.room.states)[0] ?? null,
  );
  /** The newest view, and the one that may be shown: nothing tells ahead of what is played. */
  latest: V | null = $derived.by(() => (this.frame?.view ?? null) as V | null);
  view: V | null = $derived.by(() => (this.stage.busy && this.stage.view) || this.latest);
  log: F[] = $derived.by(() =>
    ((this.room.logs[this.frame?.as ?? WATCHER] ?? []) as F[]).filter((fact) => fact.i <= this.stage.upto),
  );
  /** The device must change hands before the next secret is shown. */
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
    return ask?.options?.map(this.manner.parse) ?? [];
  });
  end: Option | undefined = $derived.by(() => this.options.find(({ verb }) => verb === 'end'));
  /** What others did in their turn, until one acts. */
  trails: Trail[] = $derived.by(() => {
    if (this.stage.busy || this.view?.outcome) return [];
    return trailsOf(this.#lately, this.teller.opens, CELL.test.bind(CELL));
  });
  #lately: readonly Fact[] = $derived.by(() => lately(this.log, (seat) => this.room.held.includes(seat)));
  /** Whom one means to strike, with those who may step in. */
  aim: Aim | null = $derived.by(() => {
    const { option, odds } = this.proposal ?? {};
    const [from, to] = option?.words ?? [];
    if (!from || !to || from === to || !CELL.test(from) || !CELL.test(to)) return null;
    const { cases = [] } = (odds ?? {}) as { cases?: { intercept?: string | null }[] };
    return { from, to, guards: cases.flatMap(({ intercept }) => (intercept && intercept !== to ? [intercept] : [])) };
  });
  undoSeat: Seat | null = $derived.by(() => {
    const seats = [this.acting, ...this.room.held];
    return seats.find((seat) => seat && this.room.states[seat]?.undo) ?? null;
  });

  abstract readonly stage: Show<V>;
  abstract readonly prompt: Prompt;
  /** Cell or card → how it is lit. */
  abstract readonly marks: Map<string, string>;

  /** Where the walker will stand. */
  #follow: string | null = null;

  constructor(
    readonly room: Room,
    readonly manner: Manner,
  ) {
    this.advice = new Advice(room);
    this.behalf = new Behalf(room, (seat, back) => (seat === CHANCE || this.secret ? null : this.given(seat, back)));
  }

  /** Who fights side by side; in a duel nobody but oneself. */
  allied(one: Seat, other: Seat): boolean {
    return one === other;
  }

  /** Where of the players of one side somebody stands: the least is leftmost on the screen. */
  columnOf(_seat: Seat): number {
    return 0;
  }

  abstract nameOf(seat: Seat): string;
  abstract sign(seat: Seat): { enamel: Element; glyph: string };
  abstract line(fact: Fact): Line | null;
  abstract readonly teller: Teller;
  abstract reason(refusal: Refusal): string;
  abstract label(answer: string): string;

  /** A cell or a card was clicked. */
  abstract choose(at: string): void;
  /** One step back: the note, the proposal, the chosen card. */
  abstract back(): void;
  /** In the placement the next card lies in the hand. */
  protected abstract takeUp(options: Option[]): void;
  /** What was begun goes on with the next question. */
  protected abstract goOn(): void;

  /** What need not be asked for: where one answer alone is legal, it is given. */
  protected given(seat: Seat, _back: boolean): Given | null {
    const only = onlyOne(this.room.states[seat]?.ask);
    return only === null ? null : { answer: only as Answer, told: t('for-you-only', { what: this.label(only) }) };
  }

  /** The game's own words. */
  tb(id: string, args?: Args): string {
    return this.manner.tb(id, args);
  }

  /** Called once the stage is there. */
  protected begin(): void {
    this.stage.own = (seat) => this.room.held.includes(seat);
    this.stage.opens = (fact, group) => this.teller.opens(fact, group);
    this.look();
    this.#handFirst();
    this.#keepChosen();
  }

  /** A new state of a seat: play what is new, keep what is still chosen. */
  take(frame: StateFrame, news: Fact[], first: boolean): void {
    // Two seats in one browser: what the other is told changes nothing of what is chosen here.
    const asked = this.acting === null || this.acting === frame.as;
    if (asked) this.proposal = this.note = null;
    this.#handFirst();
    this.advice.take(frame, (answer) => this.label(answer));
    if (news.some((fact) => fact.fact === 'undone')) toast(this.tb('fact-undone'));
    const view = frame.view as V | null;
    if (view && frame.as === (this.frame?.as ?? null)) {
      if (first) this.stage.join(view, view.active === null || this.room.held.includes(view.active));
      else this.stage.show(news, view);
    }
    if (asked) this.#keepChosen();
    this.behalf.heard(
      frame.as,
      news.some((fact) => fact.fact === 'undone'),
    );
    if (!this.behalf.goOn(this.acting, this.undoSeat) && asked) this.goOn();
  }

  /** Shows the eyes of another seat at once; called when the viewer changes. */
  look(): void {
    if (this.latest) this.stage.settle(this.latest);
  }

  answer(option: Option): void {
    if (!this.acting) return;
    if (option.verb === 'step' || option.verb === 'jump') this.#follow = option.words[1] ?? null;
    this.behalf.byHand();
    this.room.answer(this.acting, option.answer);
    this.chosen = [];
    this.proposal = null;
  }

  /**
   * Shows the odds of an answer before it is given. What a button says in words is given at once where there are no
   * dice; what was `aimed` by a click on the board is always confirmed.
   */
  async propose(option: Option, aimed = false): Promise<void> {
    const weighed = this.manner.weighed.has(option.verb);
    const asks = weighed || (aimed && !this.manner.plain.has(option.verb));
    if (!this.acting || this.acting === CHANCE || !asks) return this.answer(option);
    const odds = weighed ? await this.#weigh(option) : null;
    if (!this.options.some((o) => o.answer === option.answer)) return;
    if (odds || aimed || option.verb === 'strike') this.proposal = { option, odds };
    else this.answer(option);
  }

  async #weigh(option: Option): Promise<Odds | null> {
    this.weighing = true;
    const odds = await this.room.odds(this.acting ?? '', option.answer).catch(() => null);
    this.weighing = false;
    return odds as Odds | null;
  }

  confirm(): void {
    if (this.proposal) this.answer(this.proposal.option);
  }

  async explain(at: string, answers: Said[]): Promise<void> {
    const seat = this.acting ?? this.viewer;
    if (!seat || seat === CHANCE || !answers.length) return;
    const refusals = await this.advice.refusals(seat, answers);
    if (refusals.length) this.note = { at, refusals };
  }

  endTurn(): void {
    if (this.end) this.answer(this.end);
    else if (this.viewer) void this.explain('', ['end']);
  }

  /** The last turn of others once more. */
  again(): void {
    const turn = { table: this.room.id, seat: this.viewer, log: this.log, first: this.#lately[0] };
    void showAgain(this.stage, turn);
  }

  undo(): void {
    if (this.undoSeat) this.behalf.undo(this.undoSeat);
  }

  think(): void {
    if (this.acting) void this.advice.think(this.acting);
  }

  /** The device is in the right hands now. */
  handedOver(): void {
    this.handed = this.acting;
    this.chosen = [];
    this.#keepChosen();
    this.look();
  }

  #handFirst(): void {
    if (this.secret && this.handed === null) this.handed = this.acting;
  }

  /** After a step the walker stays chosen. */
  #keepChosen(): void {
    const options = (this.acting ? this.room.states[this.acting]?.ask?.options : null)?.map(this.manner.parse) ?? [];
    if (this.kind === 'place') return this.takeUp(options);
    const follow = this.#follow;
    this.#follow = null;
    this.chosen = follow && next(options, []).words.has(follow) ? [follow] : [];
  }
}
