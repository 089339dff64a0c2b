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

const reviewing: Part[] = ['review', 'errors', 'puzzles'];
const learning: Part[] = ['learn', 'scenario', 'errors'];

export const PAGES: Record<Route['page'], (id: string) => File> = {
  home: () => import('./Home.svelte'),
  account: async () => (await Promise.all([import('./account/Account.svelte'), bringTexts('account')]))[0],
  lobby: async () => (await Promise.all([import('./lobby/Lobby.svelte'), bringTexts('lobby')]))[0],
  watch: () => import('./Watch.svelte'),
  table: async () => (await Promise.all([import('./Table.svelte'), bringTexts('errors')]))[0],
  replay: () => import('./Replay.svelte'),
  review: async () => (await Promise.all([import('./Review.svelte'), ...reviewing.map(bringTexts)]))[0],
  // A book has no need of the texts of its game until one of its boards is opened.
  rules: async () => (await Promise.all([import('./Rules.svelte'), bringTexts('rules')]))[0],
  cards: ofGame(() => import('./Cards.svelte')),
  decks: ofGame(() => import('./decks/Decks.svelte')),
  print: async (id) => (await Promise.all([import('./print/Print.svelte'), ...[id, 'print'].map(bringBoth)]))[0],
  // Nor have lists of lessons: a lesson brings its table with all its texts.
  learn: async () => (await Promise.all([import('./Learn.svelte'), ...learning.map(bringTexts)]))[0],
  puzzles: ofGame(() => import('./Puzzles.svelte'), bringTexts, ['puzzles', 'learn', 'errors']),
  play: ofGame(() => import('./Play.svelte'), bringTexts, ['play']),
  ratings: ofGame(() => import('./ratings/Ratings.svelte'), bringTexts, ['ratings']),
  scenario: ofGame(() => import('./Scenario.svelte'), bringTexts, ['learn', 'scenario']),
  // Cards are written in both languages; the id is that of a pack.
  workshop: () => ofGame(() => import('./workshop/Workshop.svelte'), bringBoth)('berserk'),
  lost: () => import('./Lost.svelte'),
};
