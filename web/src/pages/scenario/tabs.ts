/** Where on the page a part of a scenario is built. */
export const TABS = ['board', 'deck', 'castle', 'rules'] as const;
export type Tab = (typeof TABS)[number];

const OF: Record<string, Tab> = {
  posts: 'board',
  deck: 'deck',
  layers: 'deck',
  side: 'castle',
  layout: 'castle',
  gate: 'castle',
  special: 'rules',
  rituals: 'rules',
  opening: 'rules',
  first: 'rules',
};

/** `deck[2].class` is built with the deck; the name stands above all tabs. */
export const tabOf = (place: string): Tab | null => OF[/^\w*/.exec(place)?.[0] ?? ''] ?? null;
