/**
 * The texts this page has so far, by game and language. They are fetched when something wants them: in the language of
 * the page at once, in the other one after that, so that it can be changed without a network.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import { GRAMMAR } from './declension';
import { isPart } from './parts';
import { settings, type Lang } from './settings.svelte';

/** Texts of the interface, which belong to no game. */
export const UI = '';
export const LANGS: Lang[] = ['ru', 'en'];

/** What lists of tables say of a game: the home page brings no more of those that nobody has opened. */
export const inLists = (game: string): string => `${game}/home`;

/** What lessons and the coach say of a game: brought where somebody learns it. */
export const inLessons = (game: string): string => `${game}/learn`;

type Fetch = () => Promise<string>;

const FILES: Record<string, Fetch> = import.meta.glob<string>(
  [
    '../../../src/laar/texts/*/*.ftl',
    '!../../../src/laar/texts/*/terminal.ftl',
    '!../../../src/laar/texts/*/dataset.ftl',
    '../../../src/laar/games/*/texts/**/*.ftl',
    '!../../../src/laar/games/*/texts/keyboard/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The same by key: the texts of a game in a language. */
const SOURCES = new Map<string, Fetch[]>();
for (const [path, fetch] of Object.entries(FILES))
  for (const key of keysOf(path)) SOURCES.set(key, [...(SOURCES.get(key) ?? []), fetch]);

/**
 * `texts/ru/ui.ftl` is the interface's, `texts/ru/table.ftl` a part of it; `games/berserk/texts/log/ru.ftl` and
 * `games/bastion/texts/ru.ftl` are a game's.
 */
export function keysOf(path: string): string[] {
  const [, game, lang] = /games\/(\w+)\/texts\/(?:\w+\/)?(\w+)\.ftl$/.exec(path) ?? [];
  if (!game) {
    const [, spoken = '', file] = /(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
    return [`${isPart(file) ? file : UI} ${spoken}`];
  }
  if (path.includes('/texts/learn/')) return [`${inLessons(game)} ${lang}`];
  return path.includes('/texts/home/') ? [`${game} ${lang}`, `${inLists(game)} ${lang}`] : [`${game} ${lang}`];
}

let bundles: ReadonlyMap<string, FluentBundle> = $state.raw(new Map());
const underWay = new Map<string, Promise<void>>();
const wanted = new Set<string>();

/** The texts of a game, if they are there; whoever reads them in a component sees them come. */
export const bundleOf = (game: string, lang: Lang): FluentBundle | undefined =>
  bundles.get(`${game} ${lang}`) ?? bundles.get(`${inLists(game)} ${lang}`);

/** Fetches once; what failed is fetched anew when it is wanted again. */
function load(game: string, lang: Lang): Promise<void> {
  const key = `${game} ${lang}`;
  const known = underWay.get(key);
  if (known) return known;
  const loading = read(key, lang);
  underWay.set(key, loading);
  loading.catch(() => underWay.delete(key));
  return loading;
}

async function read(key: string, lang: Lang): Promise<void> {
  const sources = await Promise.all((SOURCES.get(key) ?? []).map((fetch) => fetch()));
  const bundle = new FluentBundle(lang, { functions: GRAMMAR, useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  bundles = new Map(untrack(() => bundles)).set(key, bundle);
}

/** Brings the texts of a game, or of the interface, before anything of it is shown. */
export async function bringTexts(game: string): Promise<void> {
  wanted.add(game);
  const lang = untrack(() => settings.lang);
  await load(game, lang);
  for (const other of LANGS) if (other !== lang) load(game, other).catch(() => undefined);
}

/** In both languages, for pages that show both. */
export async function bringBoth(game: string): Promise<void> {
  wanted.add(game);
  await Promise.all(LANGS.map((lang) => load(game, lang)));
}

/** Changes the language when all its texts are there; fails where they cannot be fetched. */
export async function speak(lang: Lang): Promise<void> {
  let known: number;
  do {
    known = wanted.size;
    await Promise.all([...wanted].map((game) => load(game, lang)));
  } while (wanted.size > known);
  settings.lang = lang;
}
