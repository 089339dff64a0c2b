/** The keyboard's way over the board: along the wall, through the districts, to the citadel. */
import { districtOf } from './geometry';
import type { Mark } from './marks';
import type { SiegeView } from './types';
import { builtSpot, type Spot } from './words';

interface Ears {
  choose: (spot: Spot) => void;
  back: () => void;
  look: (spot: Spot | null) => void;
  label: (spot: Spot) => string;
  /** What can be read there. */
  read: (spot: Spot) => string | undefined;
  /** A click does nothing but read. */
  peeks: boolean;
}

export class Ring {
  focus: Spot = $state('citadel');
  root: SVGElement | undefined = $state.raw();
  marks: ReadonlyMap<Spot, Mark> = $state.raw(new Map());
  /** The rows of the board from the outside inwards; each is a circle. */
  rows: Spot[][] = $state.raw([]);

  /** The district one came from into the citadel. */
  #district = 1;

  constructor(private readonly ears: Ears) {}

  label = (spot: Spot): string => this.ears.label(spot);
  read = (spot: Spot): string | undefined => this.ears.read(spot);
  peeks = (): boolean => this.ears.peeks;
  choose = (spot: Spot): void => this.ears.choose(spot);

  look(spot: Spot | null): void {
    this.ears.look(spot);
  }

  /** The focus came here; a finger looks only when it has tapped: what is shown then may move the board under it. */
  arrive(spot: Spot, byKeys: boolean): void {
    this.focus = spot;
    if (byKeys) this.ears.look(spot);
  }

  /** Puts the keyboard on a spot; without one, where it was. */
  go(spot = this.focus): void {
    this.root?.querySelector<SVGElement>(`[data-spot="${spot}"]`)?.focus();
  }

  /** The next lit spot after the one in focus. */
  goLit(): void {
    const lit = this.rows.flat().filter((spot) => this.marks.has(spot));
    const at = lit.indexOf(this.focus);
    const next = lit[(at + 1) % lit.length];
    if (next) this.go(next);
  }

  key(event: KeyboardEvent, spot: Spot): void {
    if (event.key === 'Enter' || event.key === ' ') this.ears.choose(spot);
    else if (event.key === 'Escape') this.ears.back();
    else {
      const to = this.#walk(spot, event.key);
      if (!to) return;
      this.go(to);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #walk(spot: Spot, key: string): Spot | null {
    const level = this.rows.findIndex((row) => row.includes(spot));
    const row = this.rows[level] ?? [];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step) return row[(row.indexOf(spot) + step + row.length) % row.length] ?? null;
    if (key === 'ArrowUp') return this.#across(spot, level + 1);
    if (key === 'ArrowDown') return this.#across(spot, level - 1);
    return null;
  }

  /** From the wall into its district, from there to the citadel, and back. */
  #across(spot: Spot, level: number): Spot | null {
    const row = this.rows[level];
    if (!row) return null;
    const number = Number(/\d+/.exec(spot)?.[0] ?? 0);
    const district = /^s/.test(spot) ? districtOf(number) : number || this.#district;
    this.#district = district;
    const wanted = level === 0 ? `s${district * 4 - 2}` : level === 1 ? `d${district}` : row[0];
    return row.find((one) => one === wanted) ?? row[0] ?? null;
  }
}

const sections = Array.from({ length: 23 }, (_, k) => `s${k + 1}`);

/** Everything that can be reached, row by row. */
export function rowsOf(view: SiegeView, camp: boolean): Spot[][] {
  const districts = view.districts.flatMap(({ sources, bases }, k) => {
    const d = k + 1;
    const wells = sources.filter((s) => !s.built).map((s) => `w${d}.${s.slot}`);
    const square = view.squares[k]?.length ? [`q${d}`] : [];
    return [`d${d}`, ...wells, ...square, `t${d}`, ...bases.map((built, i) => builtSpot(d, i, built))];
  });
  return [
    [...sections, ...(camp ? ['s24', 'deck'] : ['deck'])],
    districts,
    ['citadel', ...(view.citadel.length ? ['top'] : [])],
  ];
}
