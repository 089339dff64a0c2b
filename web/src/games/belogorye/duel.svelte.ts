/** One browser at a duel: what is lit up, how a fighter and its target are chosen. */
import type { Answer, Answers } from '../../lib/answers/belogorye';
import type { BelogoryeFact } from '../../lib/facts';
import { reader } from '../../lib/reading.svelte';
import type { Room } from '../../lib/room.svelte';
import type { Fact, Refusal, Seat } from '../../lib/types';
import { Fight, type Prompt } from '../field/fight.svelte';
import { nextPlace, type Formation } from '../field/formation';
import type { Teller } from '../story';
import { candidates } from './candidates';
import { reprinted } from './data';
import { sideLook } from './look';
import { marksOf } from './marks';
import { answerLabel, promptOf } from './prompts';
import { lineOf, nameOf, refusalText, tb } from './sentences';
import { Stage } from './stage.svelte';
import { teller } from './story';
import type { DuelView, Fighters, Odds, Unit } from './types';
import { isCell, next, parse, type Option } from './words';

const MANNER = {
  tb,
  parse,
  secret: new Set(['place']),
  weighed: new Set(['strike', 'use', 'also', 'splash', 'intercept']),
  plain: new Set(['step', 'to', 'place']),
};

export class Duel extends Fight<DuelView, Odds, BelogoryeFact, keyof Answers> {
  stage = new Stage();
  arranging = $state(false);

  fighters: Fighters = $derived.by(() => reprinted(this.cards, this.view?.changed));
  teller: Teller = $derived.by(() => teller(this.fighters));
  /** Answers without a place on the board: they become buttons. */
  plain: Option[] = $derived.by(() =>
    this.options.filter((option) => option.verb !== 'place' && !option.words.some(isCell)),
  );
  /** Complete answers of the chosen fighter that need no target. */
  complete: Option[] = $derived.by(() => {
    if (!this.chosen.length) return [];
    const { complete, words } = next(this.options, this.chosen);
    // The only way to go on is being weighed already: its odds bring their own button.
    return this.chosen.length > 1 && complete.length === 1 && words.size === 0 ? [] : complete;
  });
  /** The board shows one's own secret steps as if they were done. */
  units: Unit[] = $derived.by(() => {
    const placed = new Map(
      (this.view?.placed ?? []).map((step) => [parse(step).words[0], parse(step).words[1] ?? null]),
    );
    return this.stage.units.map((unit) =>
      placed.has(unit.id) ? { ...unit, cell: placed.get(unit.id) ?? null } : unit,
    );
  });
  marks: Map<string, string> = $derived.by(() => marksOf(this));
  prompt: Prompt = $derived.by(() => promptOf(this));

  #formation: Formation = 'wall';
  /** What is to be answered next. */
  #then: Answer | null = null;

  constructor(
    room: Room,
    readonly cards: Fighters,
  ) {
    super(room, MANNER);
    this.begin();
  }

  nameOf(seat: Seat): string {
    return nameOf(seat, this.fighters);
  }

  sign(seat: Seat): ReturnType<typeof sideLook> {
    return sideLook(seat);
  }

  line(fact: Fact): ReturnType<typeof lineOf> {
    return lineOf(fact, this.fighters);
  }

  reason(refusal: Refusal): string {
    return refusalText(refusal, this.fighters);
  }

  label(answer: string): string {
    return answerLabel(this, parse(answer));
  }

  choose(cell: string): void {
    if (this.stage.busy) return this.stage.finish();
    if (this.room.pending) return;
    this.note = null;
    this.arranging = false;
    const unit = this.units.find((u) => u.cell === cell && !u.dead);
    if (this.kind === 'place') return this.#choosePlace(cell);
    if (this.proposal) this.back();
    const here = next(this.options, this.chosen).words;
    const afresh = next(this.options, []).words;
    if (this.chosen.at(-1) === cell) this.chosen = [];
    else if (here.has(cell)) this.#pick([...this.chosen, cell]);
    else if (afresh.has(cell)) this.#pick([cell]);
    // Whoever looks at another's fighter is not told that it cannot be led.
    else if (unit && !this.chosen.length && unit.side !== this.acting) reader.show(unit.id);
    else void this.explain(cell, candidates(this, cell));
  }

  /** A fighter is dropped on a cell: as if both had been chosen. */
  drop(from: string, to: string): void {
    const placed = this.kind === 'place' ? this.view?.placed?.find((step) => step.endsWith(` ${from}`)) : undefined;
    if (placed && this.acting && isCell(to)) {
      this.#then = `place ${parse(placed).words[0] ?? ''} ${to}`;
      this.room.answer(this.acting, `retract ${placed}`);
    } else {
      this.chosen = [from];
      this.choose(to);
    }
  }

  /** Takes a fighter from the tray. */
  chooseFighter(id: string): void {
    this.note = null;
    this.chosen = [id];
  }

  back(): void {
    if (this.note) this.note = null;
    else if (this.proposal) {
      this.proposal = null;
      this.chosen = this.chosen.slice(0, 1);
    } else this.chosen = [];
  }

  /** Puts the remaining fighters into a formation, one answer after another. */
  arrange(formation = this.#formation): void {
    this.#formation = formation;
    const ask = this.acting ? this.room.states[this.acting]?.ask : null;
    const options = ask?.kind === 'place' ? (ask.options ?? []).filter((o) => o.startsWith('place ')) : [];
    this.arranging = options.length > 0;
    this.chosen = [];
    const option = nextPlace(options, (id) => this.fighters[id]?.life ?? 0, formation);
    if (option && this.acting) this.room.answer(this.acting, option);
  }

  /** A quick start: the first turn is taken, and everyone placed. */
  settle(): void {
    const ready = this.options.find(({ verb }) => verb === 'ready' || verb === 'first');
    if (ready) this.answer(ready);
    else if (this.kind === 'place' && !this.arranging) this.arrange();
  }

  protected takeUp(options: Option[]): void {
    const free = next(
      options.filter((o) => o.verb === 'place'),
      [],
    ).words;
    if (!free.has(this.chosen[0] ?? '')) this.chosen = this.arranging ? [] : [...free.keys()].slice(0, 1);
  }

  protected goOn(): void {
    const then = this.#then;
    this.#then = null;
    if (then && this.acting && this.room.states[this.acting]?.ask?.options?.includes(then))
      this.room.answer(this.acting, then);
    else if (this.arranging) this.arrange();
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
    if (only && complete.length === 1 && more.size === 0) void this.propose(only, true);
  }
}
