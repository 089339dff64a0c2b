/** A table as this browser knows it: the latest state of every seat it holds, the log, and what is on its way. */
import { wholeAgain } from './changes';
import { t } from './i18n';
import { toast } from './notices.svelte';
import type {
  ClientFrame,
  ErrorFrame,
  EventInfo,
  Fact,
  HintFrame,
  Mending,
  OddsFrame,
  Refusal,
  Said,
  Seat,
  ServerFrame,
  SaySignal,
  SignalFrame,
  StateFrame,
  TableInfo,
} from './types';
import { openWire, type Link, type Wire } from './wire';

/** The key of a spectator's state. */
export const WATCHER = '';

/** An answer that is not acknowledged for this long is sent again under the same number. */
const RESEND_AFTER = 4000;
const REPLY_WITHIN = 15_000;

interface Pending {
  as: Seat;
  n: number;
  answer: Said;
}

interface Reply {
  resolve: (frame: ServerFrame) => void;
  reject: (reason: Error) => void;
  /** The timer that ends the waiting. */
  late: number;
}

type OnState = (frame: StateFrame, news: Fact[], first: boolean) => void;

export class Room {
  link: Link = $state('connecting');
  /** When a lost connection is tried again (milliseconds since the epoch). */
  retryAt = $state(0);
  /** The latest state of each held seat; a spectator's under WATCHER. */
  states: Record<string, StateFrame> = $state.raw({});
  /** Everything each seat has been told. */
  logs: Record<string, Fact[]> = $state.raw({});
  pending: Pending | null = $state(null);
  /** The duels and results of an event, as they were told last. */
  event: EventInfo | null = $state.raw(null);

  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);

  /** Something was taken back after a die had fallen: the die stays as it fell, and the table says so. */
  tookBack = $state(false);

  onstate: OnState = () => undefined;
  onerror: (frame: ErrorFrame) => void = () => undefined;
  onsignal: (frame: SignalFrame) => void = () => undefined;

  #wire: Wire;
  /** The state of each seat as it was told last: changes begin with it. */
  readonly #told: Record<string, StateFrame> = {};
  #resend = 0;
  /** A new connection: what was on its way may be lost. */
  #afresh = true;
  #replies = new Map<string, Reply[]>();

  /** Only some of the legal answers are shown, by somebody who wants to see them given. */
  readonly guided: boolean = false;

  /** `shown` says what of a state the player is to see: a lesson lights only what it speaks of. */
  constructor(
    readonly id: string,
    readonly shown: (frame: StateFrame, log: Fact[]) => StateFrame = (frame) => frame,
  ) {
    this.tookBack = sessionStorage.getItem(`took back ${id}`) !== null;
    this.#wire = openWire(id, {
      frame: (frame) => this.#take(frame),
      link: (link, retryIn) => {
        this.link = link;
        this.retryAt = retryIn ? Date.now() + retryIn : 0;
      },
      hello: () => {
        this.#afresh = true;
        return this.#greeting();
      },
    });
  }

  /** The seats this browser may answer for, in the order of the table. */
  get held(): Seat[] {
    const seats = this.table?.seats.map((s) => s.seat) ?? [];
    return seats.filter((seat) => seat in this.states);
  }

  get table(): TableInfo | null {
    return Object.values(this.states)[0]?.table ?? null;
  }

  /** The table is damaged, and how it goes on is not decided: nobody is asked anything. */
  get undecided(): boolean {
    return !!this.table?.damaged?.may.length;
  }

  /** Somebody else plays here. */
  get shared(): boolean {
    return !!this.table?.seats.some(({ seat, kind }) => kind === 'human' && !this.held.includes(seat));
  }

  /** The held seat that is asked now, if any. */
  get asked(): Seat | null {
    return this.held.find((seat) => this.states[seat]?.ask?.mine) ?? null;
  }

  /** Answers the open question of a seat, or says an aside. */
  answer(as: Seat, answer: Said): void {
    const state = this.states[as];
    if (!state || this.pending) return;
    this.pending = { as, n: state.n, answer };
    this.#sendPending();
  }

  undo(as: Seat): void {
    const state = this.states[as];
    if (state) this.#wire.send({ do: 'undo', as, n: state.n });
  }

  /** Why an answer is refused; an empty list means it is legal. */
  why(as: Seat, answer: Said): Promise<Refusal[]> {
    return this.#ask(`why ${as} ${answer}`, { do: 'why', as, answer }).then((f) => (f.t === 'why' ? f.refusals : []));
  }

  odds(as: Seat, answer: Said): Promise<OddsFrame['odds']> {
    return this.#ask(`odds ${as} ${answer}`, { do: 'odds', as, answer }).then((f) => (f.t === 'odds' ? f.odds : null));
  }

  hint(as: Seat): Promise<HintFrame | null> {
    return this.#ask(`hint ${as}`, { do: 'hint', as }).then((f) => (f.t === 'hint' ? f : null));
  }

  /** Back again: no bot shall answer for this seat. */
  here(as: Seat): void {
    this.#wire.send({ do: 'here', as });
  }

  /** In a game that is played together: whether a seat would give up. */
  giveUp(as: Seat, yes: boolean): void {
    this.#wire.send({ do: 'resign', as, yes });
  }

  /** Whether a seat would stop the clocks of the table. */
  pause(as: Seat, yes: boolean): void {
    this.#wire.send({ do: 'pause', as, yes });
  }

  /** Says how a damaged table goes on. */
  mend(how: Mending): void {
    this.#wire.send({ do: 'mend', how });
  }

  /** Something said to the table outside the game: a ping or a plan. */
  signal(as: Seat, signal: Pick<SaySignal, 'kind' | 'at' | 'answers'>): void {
    this.#wire.send({ do: 'signal', as, ...signal });
  }

  retry(): void {
    this.#wire.retry();
  }

  close(): void {
    clearTimeout(this.#resend);
    // Whoever waits for a reply is gone with the table, and must not go on.
    for (const { late } of [...this.#replies.values()].flat()) clearTimeout(late);
    this.#replies.clear();
    this.#wire.close();
  }

  #greeting(): ClientFrame {
    return { do: 'hello', since: this.#since(), changes: true };
  }

  #since(): number {
    const lasts = Object.values(this.logs).map((log) => log.at(-1)?.i ?? 0);
    return lasts.length ? Math.min(...lasts) : 0;
  }

  #sendPending(): void {
    clearTimeout(this.#resend);
    if (!this.pending) return;
    this.#wire.send({ do: 'answer', ...this.pending });
    this.#resend = window.setTimeout(() => this.#sendPending(), RESEND_AFTER);
  }

  #settle(): void {
    clearTimeout(this.#resend);
    this.pending = null;
  }

  #take(frame: ServerFrame): void {
    if (frame.t === 'state') this.#takeState(frame);
    else if (frame.t === 'change') {
      const whole = wholeAgain(this.#told[frame.as ?? WATCHER], frame);
      if (whole) this.#takeState(whole);
      else this.#wire.send(this.#greeting());
    } else if (frame.t === 'error') this.#takeError(frame);
    else if (frame.t === 'signal') this.onsignal(frame);
    else if (frame.t === 'event') this.event = frame;
    else if (frame.t === 'hint') this.#reply(`hint ${frame.as}`, frame);
    else this.#reply(`${frame.t} ${frame.as} ${frame.answer}`, frame);
  }

  #takeState(frame: StateFrame): void {
    const key = frame.as ?? WATCHER;
    this.#told[key] = frame;
    if (frame.now !== undefined) this.ahead = frame.now * 1000 - Date.now();
    const known = this.states[key];
    if (known && frame.n < known.n) return;
    if (frame.table.lot?.length) this.#leaveWaiting();
    const before = this.logs[key] ?? [];
    const { log, news } = append(before, frame.facts);
    if (before.some((fact) => fact.fact === 'answer' && fact.seat === 'chance' && !log.includes(fact)))
      this.#markTakenBack();
    this.logs = { ...this.logs, [key]: log };
    const pending = this.pending;
    const taken = pending?.as === frame.as && frame.n > pending.n;
    if (taken) this.answered();
    this.states = { ...this.states, [key]: this.shown(frame, log) };
    // Whoever took a seat is no spectator any more.
    if (frame.as !== null && WATCHER in this.states) delete this.states[WATCHER];
    if (pending?.as === frame.as) {
      if (taken) this.#settle();
      else if (this.#afresh) this.#sendPending();
      this.#afresh = false;
    }
    // Someone came or went: the table says so, the game stands as it stood.
    if (known?.n === frame.n && known.table.status === frame.table.status && !news.length) return;
    this.onstate(frame, news, !known);
  }

  /** An answer of this browser has been taken; what it led to comes next. */
  protected answered(): void {}

  #markTakenBack(): void {
    if (!this.tookBack) toast(t('took-back-why'));
    this.tookBack = true;
    sessionStorage.setItem(`took back ${this.id}`, '');
  }

  /** The lot is drawn: seats that people only waited in are theirs no more. */
  #leaveWaiting(): void {
    const sat = Object.keys(this.states).filter((key) => this.states[key]?.table.lot?.length !== 0);
    this.states = Object.fromEntries(sat.flatMap((key) => (this.states[key] ? [[key, this.states[key]]] : [])));
    this.logs = Object.fromEntries(sat.flatMap((key) => (this.logs[key] ? [[key, this.logs[key]]] : [])));
  }

  #takeError(frame: ErrorFrame): void {
    if (frame.about) {
      const key = frame.about === 'hint' ? `hint ${frame.as}` : `${frame.about} ${frame.as} ${frame.answer}`;
      this.#refuse(this.#replies.get(key) ?? []);
      this.#replies.delete(key);
      return this.onerror(frame);
    }
    const pending = this.pending;
    const mine = pending && (frame.as ?? pending.as) === pending.as && (frame.n ?? pending.n) === pending.n;
    if (mine) this.#settle();
    else {
      // An error that answers no answer is about a question of ours.
      this.#refuse([...this.#replies.values()].flat());
      this.#replies.clear();
    }
    // A second copy of an answer that has arrived is stale: the state that follows tells all.
    if (frame.code === 'stale') this.#wire.send(this.#greeting());
    this.onerror(frame);
  }

  /** Nobody waits for these replies any more. */
  #refuse(replies: Reply[]): void {
    for (const { reject } of replies) reject(new Error('refused'));
  }

  #ask(key: string, frame: Parameters<Wire['send']>[0]): Promise<ServerFrame> {
    return new Promise((resolve, reject) => {
      if (!this.#wire.send(frame)) return reject(new Error('offline'));
      const late = window.setTimeout(() => reject(new Error('slow')), REPLY_WITHIN);
      this.#replies.set(key, [...(this.#replies.get(key) ?? []), { resolve, reject, late }]);
    });
  }

  #reply(key: string, frame: ServerFrame): void {
    for (const { resolve } of this.#replies.get(key) ?? []) resolve(frame);
    this.#replies.delete(key);
  }
}

/**
 * Joins new facts to a log. Numbers never repeat; the fact `undone` takes back everything after number `back` and is
 * only news: whoever comes later never hears of it.
 */
export function append(log: Fact[], facts: Fact[]): { log: Fact[]; news: Fact[] } {
  const last = log.at(-1)?.i ?? 0;
  const news = facts.filter((fact) => fact.i > last);
  let joined = log;
  for (const fact of news) {
    joined = fact.fact === 'undone' ? joined.filter((old) => old.i <= Number(fact.back)) : [...joined, fact];
  }
  return { log: joined, news };
}
