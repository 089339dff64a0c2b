/** What a new siege shall be like, in the words of POST /api/tables. */
import type { NewTableRequest } from '../../../lib/requests';
import type { Seat } from '../../../lib/types';
import { untrack } from 'svelte';
import { keptWish, oneOf } from '../../../lib/wishes';
import { lastBot } from '../../../pages/home/opponent';
import { COLOURS, type Colour } from '../types';

export const SEATS: Seat[] = ['dagdar', 'sannirr', 'irvena', 'talm'];
export const EDITIONS = ['2018', '2015'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The modes of the books in their order; the server checks them. */
export const MODES: Record<Edition, string[]> = {
  '2018': ['training', 'easy', 'medium', 'hard', 'extreme', 'scenario-1', 'scenario-2', 'scenario-3', 'scenario-4'],
  '2015': ['training', 'army', 'siege-1', 'siege-2', 'siege-3', 'siege-4', 'siege-5', 'siege-6', 'siege-7'],
};

export const AUXILIARY = ['scout', 'symbiote', 'flyer', 'priest', 'giant', 'archmage', 'werewolf', 'dragon'] as const;
export const LEGENDS = [
  'spy',
  'belligemin',
  'rokai',
  'valkyrie',
  'golem',
  'black-wing',
  'inquisitor',
  'shaggon',
  'knellervirm',
  'leviathan',
] as const;

const LEVELS = new Set(['easy', 'medium', 'hard', 'extreme']);
/** Classes of a 2018 level (BST-533). */
export const CLASSES = 3;

export type Order = 'usual' | 'random' | 'own';

export class Wish {
  edition: Edition = $state('2018');
  modes: Record<Edition, string> = $state({ '2018': 'training', '2015': 'training' });
  players = $state(2);
  /** `me`, `open` or `bot NAME`, by the place at the table. */
  sitters: string[] = $state(['me', ...SEATS.slice(1).map(() => `bot ${lastBot('bastion')}`)]);
  first: Seat | '' = $state('');
  side: 'statue' | 'plain' = $state('statue');
  order: Order = $state('usual');
  layout: Colour[] = $state([...COLOURS]);
  gate = $state(0);
  classes: string[] = $state([]);
  army: Record<string, number> = $state({});
  legends: string[] = $state([]);
  listed = $state(false);

  constructor() {
    const kept = keptWish('bastion');
    if (kept) untrack(() => this.#take(kept));
  }

  /** As one played last. */
  #take({ edition, seats = {}, options = {} }: NewTableRequest): void {
    this.edition = oneOf(EDITIONS, edition) ?? this.edition;
    this.modes[this.edition] = oneOf(MODES[this.edition], options['mode']) ?? this.mode;
    this.players = Number(oneOf(['1', '2', '3', '4'], String(options['players'])) ?? this.players);
    this.sitters = this.sitters.map((who, k) => seats[SEATS[k] ?? ''] ?? who);
    this.first = oneOf(SEATS, options['first']) ?? '';
    this.side = oneOf(['statue', 'plain'], options['side']) ?? this.side;
    this.gate = Number(options['gate']) || 0;
    const { layout, classes, army } = options;
    if (layout === 'random') this.order = 'random';
    else if (Array.isArray(layout) && layout.join() !== COLOURS.join()) {
      this.order = 'own';
      this.layout = layout as Colour[];
    }
    if (Array.isArray(classes)) this.classes = classes as string[];
    if (army && typeof army === 'object' && 'classes' in army && 'legends' in army) {
      this.army = army.classes as Record<string, number>;
      this.legends = army.legends as string[];
    }
  }

  get mode(): string {
    return this.modes[this.edition];
  }

  get seats(): Seat[] {
    return SEATS.slice(0, this.players);
  }

  /** A 2018 level lets its players choose classes; chosen by nobody, they are drawn. */
  get level(): boolean {
    return this.edition === '2018' && LEVELS.has(this.mode);
  }

  /** Scenarios and the training game of 2018 fix the side of the districts (BST-014, BST-550). */
  get sideFixed(): boolean {
    return this.edition === '2018' && !this.level;
  }

  /** Who helps; empty where they are several, or nobody. */
  get partner(): string {
    const bots = new Set(this.sitters.slice(0, this.players).filter((who) => who.startsWith('bot ')));
    return bots.size === 1 ? ([...bots][0] ?? '').slice(4) : '';
  }

  /** Where one would be alone, another defender comes. */
  set partner(bot: string) {
    this.players = Math.max(this.players, 2);
    const all = this.sitters.map((who) => (who.startsWith('bot ') ? `bot ${bot}` : who));
    if (!all.slice(0, this.players).includes(`bot ${bot}`)) all[1] = `bot ${bot}`;
    this.sitters = all;
  }

  get inviting(): boolean {
    return this.seats.some((_, k) => this.sitters[k] === 'open');
  }

  /** Something that must be settled before the table can be laid; a text id. */
  get problem(): string {
    return this.level && this.classes.length > 0 && this.classes.length !== CLASSES ? 'start-three' : '';
  }

  body(): NewTableRequest {
    const options: Record<string, unknown> = { mode: this.mode, players: this.players, gate: this.gate };
    if (!this.sideFixed) options['side'] = this.side;
    if (this.order !== 'usual') options['layout'] = this.order === 'random' ? 'random' : [...this.layout];
    else if (this.edition === '2018' && this.mode !== 'training') options['layout'] = [...COLOURS];
    if (this.first && this.seats.includes(this.first)) options['first'] = this.first;
    if (this.level && this.classes.length === CLASSES) options['classes'] = [...this.classes];
    if (this.mode === 'army')
      options['army'] = {
        classes: Object.fromEntries(Object.entries(this.army).filter(([, n]) => n > 0)),
        legends: [...this.legends],
      };
    const seats = Object.fromEntries(this.seats.map((seat, k) => [seat, this.sitters[k] ?? 'open']));
    return { game: 'bastion', edition: this.edition, seats, options, listed: this.inviting && this.listed };
  }
}
