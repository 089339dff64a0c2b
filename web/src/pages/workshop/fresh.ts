/** The simplest thing to begin with in a slot. */
import type { Data, Json } from './data';
import { tagOf, type Language, type Shape } from './language';

/** What a new part says where the least it needs would be wrong or say nothing. */
const BEGINNINGS: Record<string, Data> = {
  Selector: { side: 'enemy', noun: 'creature' },
  Target: { count: 1, side: 'enemy', noun: 'creature' },
  Bound: { most: 4 },
  Limit: { turn: 1 },
  Move: { to: 'step' },
  TakeControl: { by: 'you' },
  Dealt: { least: 1 },
  Roll: { exactly: 6 },
  RollTable: {
    rows: [
      { die: [1, 3], branch: 'a' },
      { die: [4, 6], branch: 'b' },
    ],
  },
};

export function fresh(of: Language, shape: Shape): Json {
  switch (shape.type) {
    case 'int':
      return Math.min(Math.max(1, shape.least), shape.most);
    case 'bool':
      return true;
    case 'text':
      return '';
    case 'choice':
      return of.words[shape.of]?.find((word) => shape.of !== 'keyword' || !of.keywords[word]?.x) ?? '';
    case 'list':
      return Array.from({ length: Math.max(1, shape.least) }, (_, k) =>
        shape.of.type === 'int' ? k + 1 : fresh(of, shape.of),
      );
    case 'part':
      return freshPart(of, shape.part);
    case 'variant':
      return freshPart(of, Object.values(shape.variants)[0] ?? '');
    case 'one of':
      return shape.options[0] ? fresh(of, shape.options[0]) : null;
  }
}

function freshPart(of: Language, name: string): Data {
  const tag = tagOf(of, name);
  const needed = (of.parts[name]?.fields ?? [])
    .filter((field) => !field.optional)
    .map((field): [string, Json] => [field.name, fresh(of, field.type)]);
  return {
    ...(tag ? { [tag[0]]: tag[1] } : {}),
    ...Object.fromEntries(needed),
    ...structuredClone(BEGINNINGS[name] ?? {}),
  };
}
