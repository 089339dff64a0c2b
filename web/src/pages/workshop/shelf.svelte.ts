/** A pack that is open: its cards, and every change of it kept at once. */
import { change, pack as load, type Pack, type Written } from './api';
import type { Data } from './data';

export class OpenPack {
  pack: Pack | null = $state.raw(null);
  error: unknown = $state.raw(null);

  constructor(readonly id: string) {}

  async start(): Promise<void> {
    try {
      this.pack = await load(this.id);
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  }

  card(number: number): Data | undefined {
    return this.pack?.cards.find((card) => card['number'] === number);
  }

  /** Another name, other cards. */
  async change(to: Partial<Written>): Promise<void> {
    if (!this.pack) return;
    const { name, author, cards } = this.pack;
    this.pack = await change(this.id, { name, author, cards, ...to });
  }

  /** A card, in the place of the one with its number or at the end. */
  async put(card: Data): Promise<void> {
    const cards = this.pack?.cards ?? [];
    const there = cards.some((one) => one['number'] === card['number']);
    await this.change({
      cards: there ? cards.map((one) => (one['number'] === card['number'] ? card : one)) : [...cards, card],
    });
  }

  async drop(number: number): Promise<void> {
    await this.change({ cards: (this.pack?.cards ?? []).filter((card) => card['number'] !== number) });
  }
}

/** Where an unsaved card waits. */
export const draftKey = (pack: string, number: number): string => `laar card ${pack} ${number}`;
