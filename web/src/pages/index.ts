/** The pages, each loaded when it is opened, together with the texts it cannot do without. */
import type { Component } from 'svelte';
import type { Part } from '../lib/parts';
import type { Route } from '../lib/router.svelte';
import { bringBoth, bringTexts } from '../lib/texts.svelte';

export type Page = Component<{ id: string }>;
type File = Promise<{ default: Page }>;

/** A page about one game: the id is its name; `parts` are texts of the interface it says besides. */
const ofGame =
  (load: () => File, bring: (game: string) => Promise<void> = bringTexts, parts: Part[] = []) =>
  async (id: string): File =>
    (await Promise.all([load(), bring(id), ...parts.map(bringTexts)]))[0];

export const PAGES: Record<Route['page'], (id: string) => File> = {
  home: () => import('./Home.svelte'),
  watch: () => import('./Watch.svelte'),
  table: async () => (await Promise.all([import('./Table.svelte'), bringTexts('errors')]))[0],
  replay: () => import('./Replay.svelte'),
  rules: ofGame(() => import('./Rules.svelte')),
  cards: ofGame(() => import('./Cards.svelte')),
  decks: ofGame(() => import('./decks/Decks.svelte')),
  print: ofGame(() => import('./print/Print.svelte'), bringBoth),
  learn: ofGame(() => import('./Learn.svelte'), bringTexts, ['learn', 'scenario', 'errors']),
  play: ofGame(() => import('./Play.svelte'), bringTexts, ['play']),
  scenario: ofGame(() => import('./Scenario.svelte'), bringTexts, ['learn', 'scenario']),
  // Cards are written in both languages; the id is that of a pack.
  workshop: () => ofGame(() => import('./workshop/Workshop.svelte'), bringBoth)('berserk'),
  lost: () => import('./Lost.svelte'),
};
