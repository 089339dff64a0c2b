/** One browser at a siege: what is lit up, what has been chosen so far, what is said of it. It computes no legality. */
import type { Answer, Answers } from '../../lib/answers/bastion';
import { Advice } from '../../lib/advice.svelte';
import { toast } from '../../lib/notices.svelte';
import { isQuick } from '../../lib/quick';
import { reader } from '../../lib/reading.svelte';
import { WATCHER, type Room } from '../../lib/room.svelte';
import type { BastionFact } from '../../lib/facts';
import type { Fact, PlanStep, Refusal, Seat, StateFrame } from '../../lib/types';
import { t } from '../../lib/i18n';
import { showAgain } from '../before';
import { Behalf, onlyOne, type Given } from '../behalf.svelte';
import type { Line } from '../kit';
import type { Teller } from '../story';
import { candidates } from './candidates';
import { doomOf, type Doom } from './doom';
import { marksOf, type Mark } from './marks';
import { areaAfter, Signals, stepFor } from './signals.svelte';
import { lineOf } from './sentences';
import { Stage } from './stage.svelte';
import { teller } from './story';
import { spareOf, tagsOf, type Tag } from './tags';
import { since, trailsOf, type Trail } from './trails';
import { answerLabel } from './prompts';
import { tb } from './names';
import { readAt } from './reading';
import type { Attack, Defender, Held, SiegeView } from './types';
import {
  bare,
  casts,
  detail,
  districtNumber,
  follows,
  modeOf,
  needsMore,
  parse,
  proceedOf,
  SAMPLES,
  spends,
  spotsOf,
  type Mode,
  type Option,
  type Spot,
} from './words';

export const CHANCE = 'chance';

/** The district a base, a tower or a source lies in. */
function areaOf(spot: Spot): Spot | null {
  const [, number] = /^[bwt](\d)/.exec(spot) ?? [];
  return number ? `d${number}` : null;
}

/** Answers that are still meant after some choices. */
export interface Pick {
  seat: Seat;
  options: Option[];
  spots: Spot[];
  /** Colours, seats or spells chosen in the panel. */
  words: string[];
  /** What the panel calls it. */
  title: string;
}

export interface Note {
  spot: Spot | null;
  refusals: Refusal[];
}

export class Siege {
  stage = new Stage();
  /** The log in words. */
  teller: Teller = teller(() => this.layout);
  line = (fact: Fact): Line | null => lineOf(fact, this.layout);
  signals: Signals;
  advice: Advice;
  behalf: Behalf;
  mode: Mode | null = $state(null);
  pick: Pick | null = $state.raw(null);
  note: Note | null = $state.raw(null);
  /** The spot under the pointer or the keyboard's focus. */
  looked: Spot | null = $state(null);

  frame: StateFrame | null = $derived.by(
    () =>
      Object.values(this.room.states).find((s) => s.as !== CHANCE) ??
      this.room.states[WATCHER] ??
      Object.values(this.room.states)[0] ??
      null,
  );
  /** What may be shown: nothing tells ahead of what is played. */
  view: SiegeView | null = $derived.by(
    () => (this.stage.busy && this.stage.shown) || ((this.frame?.view ?? null) as SiegeView | null),
  );
  kind: keyof Answers | '' = $derived.by(() => (this.frame?.ask?.kind ?? '') as keyof Answers | '');
  asked: Seat[] = $derived.by(() => this.frame?.ask?.asked ?? []);
  /** Seats that may cut in now. */
  others: Seat[] = $derived.by(() => this.frame?.ask?.others ?? []);
  /** The seat the question is put to, if this browser holds it; others may only cut in. */
  acting: Seat | null = $derived.by(() => {
    const [main] = this.asked;
    return main !== undefined && this.room.states[main]?.ask?.mine ? main : null;
  });
  /** The seat whose supply is shown first. */
  me: Seat | null = $derived.by(() => {
    const { held } = this.room;
    const { active } = this.stage.shown ?? {};
    return this.acting && this.acting !== CHANCE
      ? this.acting
      : active && held.includes(active)
        ? active
        : (held[0] ?? null);
  });
  idle: boolean = $derived.by(() => !this.stage.busy && !this.room.pending);
  log: BastionFact[] = $derived.by(() =>
    ((this.room.logs[this.frame?.as ?? WATCHER] ?? []) as BastionFact[]).filter((fact) => fact.i <= this.stage.upto),
  );
  options: Option[] = $derived.by(() => (this.acting ? this.optionsOf(this.acting) : []));
  here: number = $derived.by(() => districtNumber(this.defender(this.acting)?.area));
  marks: Map<Spot, Mark> = $derived.by(() => marksOf(this));
  tags: Map<Spot, Tag> = $derived.by(() =>
    this.view && this.idle && !this.pick && this.kind === 'act'
      ? tagsOf(this.view, this.marks, this.defender(this.acting), { enough: tb('tag-enough') })
      : new Map(),
  );
  /** What others and the enemy did since one's own turn, until one acts. */
  trails: Trail[] = $derived.by(() =>
    this.stage.busy || this.view?.outcome ? [] : trailsOf(this.#since, this.log, this.teller.opens),
  );
  #since: readonly Fact[] = $derived.by(() => since(this.log, (seat) => this.room.held.includes(seat)));
  attack: Attack | null = $derived.by(() => (this.stage.busy ? null : (this.view?.attack ?? null)));
  /** The answer that goes on: end of the turn, no more steps, nothing added. */
  proceed: Option | null = $derived.by(() => this.options.find((o) => o.verb === proceedOf(this.kind)) ?? null);
  /** What the end of this turn brings, if the wall is full. */
  doom: Doom | null = $derived.by(() =>
    this.view && this.idle ? doomOf(this.view, marksOf(this), this.defender(this.acting)) : null,
  );
  /** Whether the turn shall really end is being asked. */
  ending = $state(false);
  undoSeat: Seat | null = $derived.by(
    () => [this.acting, ...this.room.held].find((seat) => seat && this.room.states[seat]?.undo) ?? null,
  );

  /** The source or tower that a way leads to. */
  #then: Spot | null = null;

  constructor(readonly room: Room) {
    this.signals = new Signals(room);
    this.advice = new Advice(room);
    this.behalf = new Behalf(room, (seat) => this.#given(seat));
    this.stage.own = (seat) => room.held.includes(seat);
    this.stage.opens = (fact, group) => this.teller.opens(fact, group);
    if (this.view) this.stage.settle(this.view);
  }

  get layout(): readonly string[] {
    return this.view?.layout ?? [];
  }

  /** The legal answers of a held seat, also of one that may only cut in. */
  optionsOf(seat: Seat): Option[] {
    const ask = this.idle ? this.room.states[seat]?.ask : null;
    return (ask?.options as Answer[] | undefined)?.map(parse) ?? [];
  }

  defender(seat: Seat | null): Defender | null {
    return this.view?.defenders.find((d) => d.seat === seat) ?? null;
  }

  spots(option: Option, seat = this.acting): Spot[][] {
    const here = districtNumber(this.defender(seat)?.area);
    return this.view ? spotsOf(option, this.view, here) : [];
  }

  /** A new state: play what is new, then ask. */
  take(frame: StateFrame, told: Fact[], first: boolean): void {
    const news = told as BastionFact[];
    // Several seats in one browser: what one is told changes nothing of what is chosen for another.
    if (this.pick?.seat === frame.as) this.pick = null;
    if (this.acting === null || this.acting === frame.as) this.note = null;
    this.advice.take(frame, (answer) => answerLabel(parse(answer), this.layout));
    for (const fact of news) if (fact.fact === 'answer') this.signals.done(fact.seat, fact.answer);
    if (news.some((fact) => fact.fact === 'undone')) toast(tb('fact-undone'));
    this.behalf.heard(
      frame.as,
      news.some((fact) => fact.fact === 'undone'),
    );
    this.behalf.goOn(this.acting, this.undoSeat);
    const view = frame.view as SiegeView | null;
    if (!view || frame.as !== (this.frame?.as ?? null)) return;
    if (first) this.stage.join(view, !view.active || this.room.held.includes(view.active));
    else this.stage.show(news, view);
    this.mode = null;
    this.ending = false;
  }

  /** A spot of the board was chosen. */
  choose(spot: Spot): void {
    this.stage.finish();
    this.#then = null;
    if (this.signals.mode === null && this.room.pending) return;
    this.note = null;
    if (this.signals.mode) return this.#signal(spot);
    const { pick } = this;
    if (pick?.spots.includes(spot)) return this.back();
    const going = pick ? this.#reach(pick.options, pick.seat, [...pick.spots, spot]) : [];
    if (pick && going.length) return this.#narrow({ ...pick, options: going, spots: [...pick.spots, spot] });
    const fresh = this.fresh.filter((option) => follows(option, this.spots(option), [spot]));
    if (fresh.length && this.acting)
      return this.#narrow({ seat: this.acting, options: fresh, spots: [spot], words: [], title: '' });
    // Whatever lies in a lit district is part of it; a source or tower there is taken on arrival.
    const area = areaOf(spot);
    if (area && this.marks.get(area) === 'go') {
      this.choose(area);
      this.#then = spot;
      return;
    }
    // Whoever looks at an enemy or at the deck is not told that it cannot be attacked, unless that was asked for.
    const read = this.mode === null && !pick && this.view ? readAt(this.view, spot) : undefined;
    this.pick = null;
    if (read) reader.show(read);
    else void this.explain(spot, candidates(this, spot));
  }

  /** What was meant by a click far away is done on arrival, if it can be. */
  goOnThere(): void {
    const then = this.#then;
    if (!then || !this.acting || !this.idle) return;
    this.#then = null;
    if (this.marks.get(then) === 'take') this.choose(then);
    if (this.view?.turn === 1 && isQuick(this.room.id)) this.#settleCover();
  }

  /** A quick start: which token closes the first source settles itself, one that no enemy in reach costs. */
  #settleCover(): void {
    const { pick, view } = this;
    const me = this.defender(this.acting);
    if (!view || !me || pick?.options[0]?.verb !== 'source') return;
    const spare = spareOf(view, me);
    const option = spare.flatMap((colour) => pick.options.filter(({ words }) => words[1] === colour))[0];
    if (option) this.answer(option);
  }

  /** What a click may mean when nothing has been taken up: the chosen kind of action, and no spell card. */
  fresh: Option[] = $derived.by(() => {
    const meant = this.options.filter((o) => this.mode === null || modeOf(o) === this.mode);
    const plain = meant.filter((o) => !spends(o));
    // In attack mode an arrow shows how far it reaches.
    return this.mode === 'attack' && !plain.length ? meant : plain;
  });

  setMode(mode: Mode): void {
    this.pick = null;
    this.note = null;
    this.mode = this.mode === mode ? null : mode;
    if (this.mode && !this.options.some((o) => modeOf(o) === mode)) {
      this.mode = null;
      void this.explain(null, candidates(this, mode));
    }
  }

  /** Takes up a spell, an artefact or a verb: what it needs is chosen next. */
  takeUp(seat: Seat, title: string, options: Option[], why: Answer[]): void {
    this.stage.finish();
    this.note = null;
    this.mode = null;
    if (this.pick?.title === title && this.pick.seat === seat) return this.back();
    if (options.length) this.#narrow({ seat, options, spots: [], words: [], title });
    else void this.explain(null, why, seat);
  }

  cast(seat: Seat, spell: Held): void {
    this.takeUp(seat, spell, this.castings(seat, spell), [needsMore(spell) ? SAMPLES[spell] : spell]);
  }

  castings(seat: Seat, spell: string): Option[] {
    return this.optionsOf(seat).filter((option) => casts(option, spell));
  }

  /** A colour, a seat or a spell was chosen in the panel. */
  word(word: string): void {
    const { pick } = this;
    if (pick)
      this.#narrow({
        ...pick,
        words: [...pick.words, word],
        options: pick.options.filter((o) => this.path(o)[pick.words.length] === word),
      });
  }

  /** The words by which the options of the pick differ. */
  path(option: Option): string[] {
    const verbs = new Set(this.pick?.options.map((o) => o.verb));
    return verbs.size > 1 || (this.pick?.words[0] ?? '') === option.verb
      ? [option.verb, ...detail(option)]
      : detail(option);
  }

  answer(option: Option, seat = this.acting): void {
    if (!seat || this.room.pending) return;
    this.pick = null;
    this.mode = null;
    this.behalf.byHand();
    this.room.answer(seat, option.answer);
  }

  /** Ends the turn, or goes on with whatever is asked; a turn whose end may lose is asked for. */
  goOn(): void {
    if (this.proceed?.verb === 'end' && this.doom) this.ending = true;
    else if (this.proceed) this.answer(this.proceed);
    else if (this.me) void this.explain(null, [proceedOf(this.kind)]);
  }

  /** Asks another seat for a spell, as a plan of one step it may accept. */
  askFor(seat: Seat, spell: string): void {
    if (!this.me) return;
    this.signals.propose(this.me, [{ as: seat, answer: spell }]);
    toast(tb('help-asked', { seat: tb(`side-${seat}`) }));
  }

  /** Legal answers a step of a plan may mean. */
  meant({ as, answer }: PlanStep): Option[] {
    return this.optionsOf(as).filter((o) => o.answer === answer || o.answer.startsWith(`${answer} `));
  }

  /** Takes one's own part of a plan. */
  accept(step: PlanStep): void {
    const options = this.meant(step);
    const [first] = options;
    // The table says what is missing where a plan tells only how an answer begins.
    if (!first) return void this.explain(null, [step.answer as Answer], step.as);
    const [place = []] = this.spots(first, step.as);
    this.#narrow({ seat: step.as, options, spots: place.slice(0, 1), words: [], title: '' });
  }

  /** One step back: the note, then what was chosen. */
  back(): void {
    if (this.note) this.note = null;
    else if (this.signals.mode) this.signals.mode = null;
    else if (this.pick) this.pick = null;
    else this.mode = null;
  }

  async explain(spot: Spot | null, answers: Answer[], seat = this.acting ?? this.me): Promise<void> {
    if (!seat || seat === CHANCE || !answers.length) return;
    const refusals = await this.advice.refusals(seat, answers);
    if (refusals.length) this.note = { spot, refusals };
  }

  /** The last turns of others once more. */
  again(): void {
    const seat = this.frame?.as ?? null;
    void showAgain(this.stage, { table: this.room.id, seat, log: this.log, first: this.#since[0] });
  }

  undo(): void {
    if (this.undoSeat) this.behalf.undo(this.undoSeat);
  }

  think(): void {
    if (this.acting) void this.advice.think(this.acting);
  }

  /** In a signal a click means a place or a step, whatever is legal now. */
  #signal(spot: Spot): void {
    const { signals } = this;
    if (signals.mode === 'ping' && this.me) return signals.ping(this.me, spot);
    const area = this.defender(signals.planned)?.area ?? 'citadel';
    signals.add(stepFor(spot, areaAfter(area, signals.draft, signals.planned ?? '')));
  }

  #given(seat: Seat): Given | null {
    const only = seat === CHANCE ? null : onlyOne(this.room.states[seat]?.ask);
    if (only === null) return null;
    return {
      answer: only as Answer,
      told: t('for-you-only', { what: answerLabel(parse(only as Answer), this.layout) }),
    };
  }

  #reach(options: Option[], seat: Seat, chosen: Spot[]): Option[] {
    return options.filter((option) => follows(option, this.spots(option, seat), chosen));
  }

  /** Answers as soon as one answer is left and nothing more can be chosen. */
  #narrow(pick: Pick): void {
    const [only] = pick.options;
    const done = only && pick.options.length === 1 && this.spots(only, pick.seat).length <= pick.spots.length;
    if (done) this.answer(only, pick.seat);
    else this.pick = pick;
  }
}

export const isSpell = (verb: string, defender: Defender | null): boolean =>
  defender?.spells.some(({ spell }) => spell === bare(verb)) ?? false;
