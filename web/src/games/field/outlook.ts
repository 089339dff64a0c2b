/** Chances as a person would say them. */
import { t } from '../../lib/i18n';

/** One way a fight may end, as the wire tells it. */
interface Ending {
  blow?: string;
  answer?: string;
  deals?: number;
  takes?: number;
  kills?: boolean;
  dies?: boolean;
}

interface Row<R> {
  n: number;
  chooser?: string | null;
  results: R[];
}

/** So many of the rolls wound this much; `fatal`: somebody falls by it. */
export interface Part {
  wounds: number;
  n: number;
  fatal: boolean;
  /** Nobody was hit, as opposed to a blow that armour has stopped. */
  missed: boolean;
}

export type Side = 'deals' | 'takes';

/** The result a chooser would rather have: most wounds dealt over taken, or least for the one who is struck. */
function better<R extends Ending>(row: Row<R>, attacks: (seat: string) => boolean): R | undefined {
  const sign = row.chooser && !attacks(row.chooser) ? -1 : 1;
  const net = (one: R): number => sign * ((one.deals ?? 0) - (one.takes ?? 0));
  return row.results.reduce<R | undefined>((best, one) => (best && net(best) >= net(one) ? best : one), undefined);
}

/** How often so many wounds come, likeliest first. `attacks`: whether a seat is the attacker's. */
export function partsOf<R extends Ending>(rows: Row<R>[], side: Side, attacks: (seat: string) => boolean): Part[] {
  const found = new Map<string, Part>();
  for (const row of rows) {
    const one = better(row, attacks);
    const wounds = one?.[side] ?? 0;
    const fatal = (side === 'deals' ? one?.kills : one?.dies) ?? false;
    const missed = wounds === 0 && ((side === 'deals' ? one?.blow : one?.answer) ?? 'miss') === 'miss';
    const key = `${wounds} ${fatal} ${missed}`;
    const part = found.get(key) ?? { wounds, n: 0, fatal, missed };
    found.set(key, { ...part, n: part.n + row.n });
  }
  return [...found.values()].sort((a, b) => b.n - a.n || a.wounds - b.wounds);
}

const sum = (parts: Part[], value: (part: Part) => number): number =>
  parts.reduce((total, part) => total + value(part), 0);

export const hits = (parts: Part[]): number => sum(parts, (part) => (part.wounds ? part.n : 0));
export const falls = (parts: Part[]): number => sum(parts, (part) => (part.fatal ? part.n : 0));
export const mean = (parts: Part[], of: number): number => sum(parts, (part) => part.wounds * part.n) / of;

/** Whole per cents; what is certain says so, and nothing uncertain is called 0 or 100. */
export function percent(n: number, of: number): string {
  const whole = Math.round((n / of) * 100);
  if (n >= of) return t('odds-certain');
  if (n > 0 && whole === 0) return t('odds-less');
  return whole === 100 ? t('odds-more') : `${whole} %`;
}

/** `none`, `all` or `some` of the rolls. */
export const share = (n: number, of: number): string => (n <= 0 ? 'none' : n >= of ? 'all' : 'some');

/** How near to a whole number a mean must be to be told as one. */
const NEAR = 0.25;

/** 2.9 is “3 wounds”, 1.4 is “1–2 wounds”; `wounds` counts them in words. */
export function about(value: number, wounds: (n: number) => string): string {
  const whole = Math.round(value);
  if (Math.abs(value - whole) <= NEAR && (whole > 0 || value === 0)) return wounds(whole);
  return `${Math.floor(value)}–${wounds(Math.ceil(value))}`;
}

/** `41/36` as a number. */
export function value(fraction: string | undefined): number {
  const [top = '0', low = '1'] = (fraction ?? '0').split('/');
  return Number(top) / Number(low);
}
