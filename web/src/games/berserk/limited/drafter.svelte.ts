/** One browser at a draft or a sealed deal: whose cards it shows, and what is chosen there. It computes no legality. */
import type { Answers, Id } from '../../../lib/answers/limited';
import { WATCHER, type Room } from '../../../lib/room.svelte';
import type { Fact, Refusal, Seat, StateFrame } from '../../../lib/types';
import { cardOf } from '../data';
import { seatLook } from '../look';
import { seatName, tb } from '../sentences';
import type { Card, Pack } from '../types';
import { isId } from '../words';
import { next, type Choice } from './choice';
import type { LimitedView } from './types';

/** Which verb a question is answered with, card by card. */
const VERBS = { pick: 'pick', build: 'leave' } as const;

const NOTHING: Choice = { cards: [], ready: false };

export class Drafter {
  refusals: Refusal[] = $state.raw([]);
  /** Several seats at one screen: who has been given it. */
  handed: Seat | null = $state(null);
  /** What is wanted, ahead of what the table knows. */
  #wish: { of: string; choice: Choice } | null = $state.raw(null);

  /** A held seat that has not said `ready`. */
  acting: Seat | null = $derived.by(() => this.room.asked);
  shared: boolean = $derived.by(() => this.room.held.length > 1);
  viewer: Seat | null = $derived.by(() => this.acting ?? this.handed ?? this.room.held[0] ?? null);
  frame: StateFrame | null = $derived.by(
    () => this.room.states[this.viewer ?? WATCHER] ?? Object.values(this.room.states)[0] ?? null,
  );
  view: LimitedView | null = $derived.by(() => (this.frame?.view ?? null) as LimitedView | null);
  log: Fact[] = $derived.by(() => this.room.logs[this.frame?.as ?? WATCHER] ?? []);
  kind: keyof Answers | '' = $derived.by(() =>
    this.view?.outcome ? '' : ((this.frame?.ask?.kind ?? '') as keyof Answers | ''),
  );
  /** Which question it is: a wish is for one alone. */
  question: string = $derived.by(() => [this.viewer, this.kind, this.view?.round, this.view?.pick].join(' '));
  told: Choice = $derived.by(() =>
    this.view
      ? { cards: this.view.steps.flatMap((step) => step.split(' ').filter(isId)), ready: this.view.ready }
      : NOTHING,
  );
  choice: Choice = $derived.by(() => (this.#wish?.of === this.question ? this.#wish.choice : this.told));
  handOver: boolean = $derived.by(() => this.shared && this.acting !== null && this.handed !== this.acting);
  /** This seat has left the event. */
  gone: boolean = $derived.by(() => this.viewer !== null && (this.view?.gone.includes(this.viewer) ?? false));

  constructor(
    readonly room: Room,
    readonly pack: Pack,
  ) {
    this.handed = room.asked;
  }

  /** Follows the table from now on; returns how to stop. */
  start(): () => void {
    const told = this.room.onerror;
    this.room.onstate = () => {
      this.refusals = [];
      this.#goOn();
    };
    this.room.onerror = (frame) => {
      this.#wish = null;
      told(frame);
    };
    return () => {
      this.room.onstate = () => undefined;
      this.room.onerror = told;
    };
  }

  /** A click on a card in hand: the first one chooses, the second settles it; another card takes its place. */
  pick(id: Id): void {
    const { cards, ready } = this.choice;
    if (!cards.includes(id)) this.#want({ cards: [id], ready: false });
    else if (!ready) this.settle();
  }

  /** Out of the deck, or into it again. */
  leave(id: Id): void {
    const { cards } = this.choice;
    this.#want({ cards: cards.includes(id) ? cards.filter((one) => one !== id) : [...cards, id], ready: false });
  }

  settle(): void {
    this.#want({ ...this.choice, ready: true });
  }

  reopen(): void {
    this.#want({ ...this.choice, ready: false });
  }

  handedOver(): void {
    this.handed = this.acting;
  }

  // What the cover says when the screen changes hands.
  readonly nameOf = seatName;
  readonly sign = seatLook;
  readonly tb = tb;

  card(id: string): Card | undefined {
    return cardOf(this.pack, id);
  }

  #want(choice: Choice): void {
    this.refusals = [];
    this.#wish = { of: this.question, choice };
    this.#goOn();
  }

  /** One answer towards what is wanted; the next one when the table has taken it. */
  #goOn(): void {
    const { viewer, room } = this;
    const { kind } = this;
    if (!viewer || room.pending || this.#wish?.of !== this.question || (kind !== 'pick' && kind !== 'build')) return;
    const answer = next(VERBS[kind], this.told, this.#wish.choice);
    if (!answer) return;
    const open = answer.startsWith('retract ') || this.frame?.ask?.options?.some((option) => option === answer);
    if (open) return room.answer(viewer, answer);
    this.#wish = null;
    void room.why(viewer, answer).then(
      (refusals) => (this.refusals = refusals),
      () => undefined,
    );
  }
}
