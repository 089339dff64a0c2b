/** What each lit target may expect: told on the board before anything is chosen. */
import type { Fight, FightView, Proposal } from './fight.svelte';
import { falls, hits, percent, type Part } from './outlook';
import { next, type Option } from './words';

export interface Price {
  /** How often it is hit; empty where it surely is. */
  chance: string;
  /** Wounds of a hit: “3” or “2–5”. */
  wounds: string;
  /** How often it falls; empty where it does not. */
  falls: string;
  /** Of what is no wound: its symbol, and how it is said aloud. */
  sign?: string;
  says?: string;
  /** Wounds of the likeliest hit. */
  likely?: number;
}

/** As much of a fight as is needed to weigh its targets. */
type Aiming<Odds> = Pick<
  Fight<FightView, Odds>,
  'acting' | 'options' | 'chosen' | 'kind' | 'marks' | 'manner' | 'room'
> & {
  proposal: Proposal<Odds> | null;
};

/** More targets than this are not weighed all at once. */
const MOST = 12;

export function priceOf(parts: Part[], of: number): Price | null {
  const hit = parts.filter((part) => part.wounds);
  if (!hit.length) return null;
  const all = hit.map((part) => part.wounds);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const fatal = falls(parts);
  return {
    chance: hits(parts) < of ? percent(hits(parts), of) : '',
    wounds: low === high ? String(low) : `${low}–${high}`,
    falls: fatal ? percent(fatal, of) : '',
    likely: hit.reduce((best, part) => (part.n > best.n ? part : best)).wounds,
  };
}

/** Asks for the odds of every target of the chosen card. Made by a component. */
export class Prices<Odds> {
  /** By the card that would be hurt. */
  found: ReadonlyMap<string, Price> = $state.raw(new Map());

  constructor(
    private readonly fight: Aiming<Odds>,
    private readonly read: (odds: Odds) => Map<string, Price>,
  ) {
    $effect(() => {
      const { acting, proposal } = fight;
      const options = this.#aims();
      this.found = new Map();
      if (proposal) return void (this.found = proposal.odds ? read(proposal.odds) : new Map());
      if (!acting) return;
      let late = false;
      for (const { answer } of options) {
        void fight.room
          .odds(acting, answer)
          .catch(() => null)
          .then((odds) => !late && odds && this.#add(odds as unknown as Odds));
      }
      return () => void (late = true);
    });
  }

  #add(odds: Odds): void {
    this.found = new Map([...this.found, ...this.read(odds)]);
  }

  /** Complete answers that name one more card. */
  #aims(): Option[] {
    const { options, chosen, kind, marks, manner } = this.fight;
    if (!chosen.length && kind === 'main') return [];
    const aims = [...next(options, chosen).words]
      // A strike at one's own is hardly meant, though a property may be.
      .filter(([word]) => marks.get(word) !== 'friend')
      .flatMap(
        ([, all]) =>
          all.find(({ verb, words }) => manner.weighed.has(verb) && words.length === chosen.length + 1) ?? [],
      );
    return aims.length > MOST ? [] : aims;
  }
}
