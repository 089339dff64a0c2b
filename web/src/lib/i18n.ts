/** Texts in Fluent: the very files the terminal uses. Reading a text in a component follows the language setting. */
import type { FluentVariable } from '@fluent/bundle';
import { declined, type Name } from './declension';
import { settings, type Lang } from './settings.svelte';
import { PARTS } from './parts';
import { bundleOf, UI } from './texts.svelte';
import type { Words } from './types';

export type Args = Record<string, FluentVariable>;

function format(game: string, id: string, args?: Args, lang: Lang = settings.lang): string | undefined {
  const bundle = bundleOf(game, lang);
  const message = bundle?.getMessage(id);
  return bundle && message?.value ? bundle.formatPattern(message.value, args, []) : undefined;
}

/** A text of the interface, or of a part of it that is there. */
function shared(id: string, args?: Args, lang?: Lang): string | undefined {
  for (const part of [UI, ...PARTS]) {
    const text = format(part, id, args, lang);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A text of the interface: `t('turn', { n: 7 })`. A missing id shows itself. */
export const t = (id: string, args?: Args): string => shared(id, args) ?? id;

/** A text of a game, else of the interface. */
export const tg = (game: string, id: string, args?: Args): string => format(game, id, args) ?? t(id, args);

/** A text of a game, else of the interface, in a language that need not be the page's: what is printed has its own. */
export const textIn = (lang: Lang, game: string, id: string, args?: Args): string =>
  format(game, id, args, lang) ?? shared(id, args, lang) ?? id;

export const hasText = (game: string, id: string): boolean => format(game, id, {}) !== undefined;

/** A name among the texts of a game, with its forms where the language has any. */
export function nameText(game: string, id: string, args?: Args): string | Name {
  const forms = format(game, `forms-${id}`);
  const said = tg(game, id, args);
  return forms ? declined(said, forms) : said;
}

/** A name that data carries in both languages; `forms` are the Russian ones. */
export const nameWords = (words: Words, forms: string): string | Name =>
  settings.lang === 'ru' ? declined(words.ru, forms) : words.en;

/** The right half of a text that data carries in both languages. */
export const pick = (words: Words): string => words[settings.lang];

/** 1.25 is «1,25» in Russian. */
export const decimal = (x: number, digits = 2): string =>
  x.toLocaleString(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−');
