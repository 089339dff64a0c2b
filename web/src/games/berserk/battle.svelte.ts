/** One browser at a battle: what is lit up, how a card and its target are chosen. */
import type { Answers } from '../../lib/answers/berserk';
import type { BerserkFact } from '../../lib/facts';
import { reader } from '../../lib/reading.svelte';
import type { Room } from '../../lib/room.svelte';
import type { Fact, Refusal, Seat, StateFrame } from '../../lib/types';
import { Fight, type Prompt } from '../field/fight.svelte';
import { Gaze } from '../field/gaze.svelte';
import type { Field } from '../field/geometry';
import type { Teller } from '../story';
import type { Given } from '../behalf.svelte';
import { Bundles } from './bundle';
import { candidates } from './candidates';
import { givenTo } from './given';
import { seatLook } from './look';
import { marksOf } from './marks';
import { Muster, SECRET } from './muster.svelte';
import type { Odds } from './odds';
import { answerLabel, promptOf } from './prompts';
import { lineOf, refusalText, seatName, tb } from './sentences';
import { Stage } from './stage.svelte';
import { teller } from './story';
import { passes } from './stops.svelte';
import { allied } from './teams';
import type { BattleView, Pack, Piece, Waiting } from './types';
import { deeds, fieldOf, next, parse, placed, type Option } from './words';

const MANNER = {
  tb,
  parse,
  secret: SECRET,
  weighed: new Set(['strike', 'use', 'take', 'row', 'defend']),
  plain: new Set(['step', 'jump', 'place']),
};

export class Battle extends Fight<BattleView, Odds, BerserkFact, keyof Answers> {
  stage = new Stage();
  teller: Teller = $derived.by(() => teller(this.pack));
  muster: Muster;
  gaze = new Gaze();
  field: Field = $derived.by(() => fieldOf(this.view));
  bundles = new Bundles();
  /** Who passes every answer until the next own turn. */
  resting: Seat | null = $state(null);

  /** The own seats a bot answers for, as their time was up. */
  late: Seat[] = $derived.by(() =>
    this.room.held.filter((seat) => this.room.table?.seats.some((one) => one.seat === seat && one.away)),
  );
  /** Answers without a place on the table: they become buttons. */
  plain: Option[] = $derived.by(() => this.options.filter((option) => !placed(option)));
  /** What the chosen card may do without a second place. */
  complete: Option[] = $derived.by(() => {
    const [card] = this.chosen;
    return this.chosen.length === 1 && card && ['main', 'start', 'answer'].includes(this.kind)
      ? deeds(this.options, card)
      : [];
  });
  /** Two ways to the same cell: walk or jump. */
  ways: Option[] = $derived.by(() => {
    const { complete } = next(this.options, this.chosen);
    return this.chosen.length > 1 && complete.length > 1 ? complete : [];
  });
  /** The board shows one's own secrets as one knows them. */
  pieces: Piece[] = $derived.by(() => this.muster.shown(this.stage.pieces));
  marks: Map<string, string> = $derived.by(() => marksOf(this));
  prompt: Prompt = $derived.by(() => promptOf(this));

  constructor(
    room: Room,
    readonly pack: Pack,
  ) {
    super(room, MANNER);
    this.muster = new Muster(this);
    this.begin();
  }

  override allied(one: Seat, other: Seat): boolean {
    return allied(one, other);
  }

  override columnOf(seat: Seat): number {
    const turned = this.bottom !== null && this.view?.first != null && !allied(this.bottom, this.view.first);
    return (this.view?.quarters[seat] === 'right') !== turned ? 1 : 0;
  }

  nameOf(seat: Seat): string {
    return seatName(seat);
  }

  sign(seat: Seat): ReturnType<typeof seatLook> {
    return seatLook(seat);
  }

  line(fact: Fact): ReturnType<typeof lineOf> {
    return lineOf(fact, this.pack);
  }

  reason(refusal: Refusal): string {
    return refusalText(refusal, this.pack);
  }

  label(answer: string): string {
    return answerLabel(this, parse(answer));
  }

  override take(frame: StateFrame, news: Fact[], first: boolean): void {
    const active = (frame.view as BattleView | null)?.active;
    if (active && active === this.resting) this.resting = null;
    super.take(frame, news, first);
  }

  protected goOn(): void {
    if (!this.muster.goOn()) this.passOn();
  }

  protected override given(seat: Seat, back: boolean): Given | null {
    return givenTo(this, seat, back);
  }

  /** What was set off at once works in this order. */
  arrange(order: Waiting[], any = false): void {
    const waiting = this.view?.ask?.waiting ?? [];
    const first = this.bundles.make(order, waiting, this.view?.turn ?? 0, any);
    const option = this.options.find(({ answer }) => answer === first);
    if (option) this.answer(option);
  }

  protected takeUp(options: Option[]): void {
    this.muster.takeUp(options);
  }

  /** Passes where the player has asked for it. */
  passOn(): void {
    const ask = this.acting ? this.room.states[this.acting]?.ask : null;
    if (!this.acting || ask?.kind !== 'answer' || !ask.options) return;
    const aimed =
      this.latest?.pile.some((item) => item.seat !== this.acting && this.#leads(item.target ?? null)) ?? false;
    if (passes(ask.options.map(parse), aimed, this.resting === this.acting)) this.room.answer(this.acting, 'pass');
  }

  #leads(id: string | null): boolean {
    return id !== null && (this.latest?.cards.some((piece) => piece.id === id && piece.seat === this.acting) ?? false);
  }

  pieceAt(handle: string | null | undefined): Piece | undefined {
    return this.pieces.find((piece) => piece.at === handle || piece.id === handle);
  }

  /** `meant`: a card was dragged there, so that a strike at one's own is meant, too. */
  choose(handle: string, meant = false): void {
    if (this.stage.busy) return this.stage.finish();
    if (this.room.pending) return;
    this.note = null;
    const piece = this.pieceAt(handle);
    if (this.kind === 'place') return this.muster.chooseCell(handle);
    if (this.proposal) this.back();
    const row = `row ${handle[1] ?? ''}`;
    const word = this.options.some((option) => option.answer === row) ? row : handle;
    const here = next(this.options, this.chosen).words;
    const afresh = next(this.options, []).words;
    if (this.chosen.at(-1) === word) this.chosen = [];
    else if (here.has(word) && (meant || !afresh.has(word) || this.marks.get(word) !== 'friend'))
      this.#pick([...this.chosen.slice(0, 1), word]);
    else if (afresh.has(word)) this.#pick([word]);
    // Whoever looks at another's card is not told that it cannot be led.
    else if (piece?.id && !this.chosen.length && piece.seat !== this.acting) reader.show(piece.id);
    else void this.explain(handle, candidates(this, handle));
  }

  /** A card is dropped on a cell: as if both had been chosen. */
  drop(from: string, to: string): void {
    if (this.kind === 'place') return this.muster.move(from, to);
    this.chosen = [from];
    this.choose(to, true);
  }

  back(): void {
    if (this.note) this.note = null;
    else if (this.proposal || this.chosen.length > 1) {
      this.proposal = null;
      this.chosen = this.kind === 'main' ? this.chosen.slice(0, 1) : [];
    } else this.chosen = [];
  }

  #pick(words: string[]): void {
    this.chosen = words;
    const { complete, words: more } = next(this.options, words);
    const [only] = complete;
    // A card that has but one thing to do still waits for the second click of its own button.
    const aims = words.length > 1 || ['target', 'pay', 'cell'].includes(this.kind);
    if (only && complete.length === 1 && more.size === 0 && (aims || this.kind === 'answer'))
      void this.propose(only, this.kind !== 'cell');
  }
}
