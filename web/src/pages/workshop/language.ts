/**
 * The language of the cards as the server tells it: parts, their fields, what may stand in each, and what goes with
 * which trigger.
 */
import { getOnce } from '../../lib/api';
import type { WorkshopLanguage as Language } from '../../lib/berserk/replies';
import type { Field, ListShape, Shape, Trigger } from '../../lib/berserk/shapes';
import { at, isData, table, type Data, type Json, type Path } from './data';

export type { Field, Language, ListShape, Shape, Trigger };

export const SHOP = '/api/workshop/berserk';

export const language = (): Promise<Language> => getOnce<Language>(`${SHOP}/language`);

export const fieldOf = (of: Language, part: string, name: string): Field | undefined =>
  of.parts[part]?.fields.find((field) => field.name === name);

/** `['verb', 'shot']` */
export const tagOf = (of: Language, part: string): [field: string, value: string] | undefined =>
  Object.entries(of.parts[part]?.tag ?? {})[0];

/** The paragraph that a place belongs to. */
export const paragraphAt = (card: Data, path: Path): Data | undefined =>
  path[0] === 'abilities' ? table(at(card, path.slice(0, 2))) : undefined;

/** The alternatives of a shape; whatever leaves no choice has one. */
export function alternatives(shape: Shape): Shape[] {
  if (shape.type === 'one of') return shape.options.flatMap(alternatives);
  return shape.type === 'variant' ? Object.values(shape.variants).map((part) => ({ type: 'part', part })) : [shape];
}

/** Whether a value is written as this shape, as far as its kind goes. */
export function fits(of: Language, shape: Shape, value: Json | undefined): boolean {
  switch (shape.type) {
    case 'int':
      return typeof value === 'number' || value === null;
    case 'bool':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string';
    case 'choice':
      return typeof value === 'string' && (of.words[shape.of]?.includes(value) ?? false);
    case 'list':
      return Array.isArray(value);
    case 'part': {
      const tag = tagOf(of, shape.part);
      return isData(value) && (!tag || value[tag[0]] === tag[1]);
    }
    default:
      return alternatives(shape).some((one) => fits(of, one, value));
  }
}
