/** Texts in Fluent: the very files the terminal uses. Reading a text in a component follows the language setting. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';
import type { Words } from './types';

const shared = import.meta.glob<string>('../../../src/laar/texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ofGames = import.meta.glob<string>('../../../src/laar/games/*/texts/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const UI = '';
const bundles = new Map<string, FluentBundle>();

function add(game: string, lang: string, source: string): void {
  const key = `${game} ${lang}`;
  let bundle = bundles.get(key);
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false });
    bundles.set(key, bundle);
  }
  bundle.addResource(new FluentResource(source));
}

for (const [path, source] of Object.entries(shared)) {
  const [, lang = ''] = /texts\/(\w+)\//.exec(path) ?? [];
  add(UI, lang, source);
}
for (const [path, source] of Object.entries(ofGames)) {
  const [, game = '', lang = ''] = /games\/(\w+)\/texts\/(?:\w+\/)?(\w+)\.ftl/.exec(path) ?? [];
  add(game, lang, source);
}

export type Args = Record<string, FluentVariable>;

function format(game: string, id: string, args?: Args, lang: Lang = settings.lang): string | undefined {
  const bundle = bundles.get(`${game} ${lang}`);
  const message = bundle?.getMessage(id);
  return bundle && message?.value ? bundle.formatPattern(message.value, args, []) : undefined;
}

/** A text of the interface: `t('turn', { n: 7 })`. A missing id shows itself. */
export const t = (id: string, args?: Args): string => format(UI, id, args) ?? id;

/** A text of a game, else of the interface. */
export const tg = (game: string, id: string, args?: Args): string => format(game, id, args) ?? t(id, args);

/** A text of a game, else of the interface, in a language that need not be the page's: what is printed has its own. */
export const textIn = (lang: Lang, game: string, id: string, args?: Args): string =>
  format(game, id, args, lang) ?? format(UI, id, args, lang) ?? id;

export const hasText = (game: string, id: string): boolean => format(game, id, {}) !== undefined;

/** The right half of a text that data carries in both languages. */
export const pick = (words: Words): string => words[settings.lang];

/** 1.25 is «1,25» in Russian. */
export const decimal = (x: number, digits = 2): string =>
  x.toLocaleString(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−');

export const LANGS: Lang[] = ['ru', 'en'];
