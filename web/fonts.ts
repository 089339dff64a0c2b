/**
 * The letters that pages are made of, cut out of the fonts: a third of their bytes. The whole fonts stay behind them,
 * and a browser fetches those only for a name with other letters in it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const MODULES = new URL('./node_modules/', import.meta.url);
const MADE = new URL('.cache/laar-fonts/', MODULES);
const FAMILIES = {
  alegreya: { name: 'Alegreya Variable', weights: '400 900' },
  'golos-text': { name: 'Golos Text Variable', weights: '400 900' },
};
const LETTERS = {
  latin: 'U+20-7E, U+A0, U+AB, U+B7, U+BB, U+D7, U+2013-2014, U+2018-201A, U+201C-201E, U+2026, U+2212',
  cyrillic: 'U+401, U+410-44F, U+451, U+2116',
};
/** Kerning, and figures that line up. */
const FEATURES = ['kern', 'lnum', 'tnum'];

function charactersOf(ranges: string): string {
  const codes = ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, k) => from + k);
  });
  return String.fromCodePoint(...codes);
}

async function cut(family: keyof typeof FAMILIES, script: keyof typeof LETTERS): Promise<string> {
  const whole = new URL(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`, MODULES);
  const { name, weights } = FAMILIES[family];
  const ranges = LETTERS[script];
  const made = await subset(await readFile(whole), charactersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(new URL(`${family}-${script}.woff2`, MADE), made);
  return `@font-face {
  font-family: '${name}';
  font-display: swap;
  font-weight: ${weights};
  src: url(./${family}-${script}.woff2) format('woff2-variations');
  unicode-range: ${ranges};
}
`;
}

/** Writes the files that `main.ts` imports. */
export const fonts: Plugin = {
  name: 'laar-fonts',
  async configResolved() {
    await mkdir(fileURLToPath(MADE), { recursive: true });
    const faces: string[] = [];
    for (const family of ['alegreya', 'golos-text'] as const)
      for (const script of ['latin', 'cyrillic'] as const) faces.push(await cut(family, script));
    await writeFile(new URL('fonts.css', MADE), faces.join(''));
  },
};
