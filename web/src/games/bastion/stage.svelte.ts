/** The castle as it is shown: facts one after another, then the view they led to. */
import type { BastionFact } from '../../lib/facts';
import { Playback, type Script } from '../playback.svelte';
import { changed } from './changes';
import type { EnemyCard, SiegeView } from './types';

const SCRIPT: Script = {
  hold: {
    turn_began: 200,
    entered: 120,
    placed: 460,
    joined: 460,
    landed: 420,
    invaded: 460,
    marched: 460,
    moved: 280,
    driven: 280,
    covered_source: 170,
    covered_tower: 170,
    gained: 300,
    collected_sources: 120,
    collected_towers: 120,
    cleared: 260,
    cast: 160,
    paid: 120,
    beaten: 300,
    built: 260,
    swapped: 420,
    teleported: 420,
    restored: 200,
  },
  lots: { entered: 560 },
  longest: 60,
};

const cardsOf = (view: SiegeView): [string, EnemyCard][] =>
  Object.values(view.enemies)
    .flatMap((enemy) => enemy.cards)
    .map((card) => [card.id, card]);

export class Stage extends Playback<SiegeView> {
  /** The castle as it stands on the screen. */
  shown: SiegeView | null = $state.raw(null);
  /** The fact that is being played; the board moves by it. */
  fact: BastionFact | null = $state.raw(null);
  /** The card that is turned up and goes nowhere yet. */
  drawn: string | null = $state(null);
  /** Numbers of the cards in play; a card that is on its way keeps those it had. */
  cards: ReadonlyMap<string, EnemyCard> = $state.raw(new Map());

  constructor() {
    super(SCRIPT);
  }

  protected override get standing(): SiegeView | null {
    return this.shown;
  }

  settle(view: SiegeView): void {
    this.shown = view;
    this.drawn = null;
    this.cards = new Map(cardsOf(view));
  }

  override show(facts: BastionFact[], view: SiegeView): void {
    if (!this.shown) return this.settle(view);
    this.cards = new Map([...cardsOf(view), ...this.cards]);
    super.show(facts, view);
  }

  protected act(fact: BastionFact): void {
    if (this.shown) this.shown = changed(this.shown, fact);
    this.fact = this.hasty ? null : fact;
    if (fact.fact === 'entered') this.drawn = fact.card;
    else if ('card' in fact && fact.card === this.drawn) this.drawn = null;
  }

  /** The first enemies come one after another, and nobody wonders who they are. */
  protected override settling(fact: BastionFact): number {
    return this.shown?.turn ? super.settling(fact) : 0;
  }

  protected override rest(): void {
    super.rest();
    this.fact = null;
  }
}
