import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fonts } from './fonts.ts';
import { isPart } from './src/lib/parts.ts';

// The server serves the built client; in development the pages come from here and all data from a running server.
const server = process.env.LAAR_SERVER ?? 'http://127.0.0.1:8000';

/**
 * One file of texts for each game and language, a short one for lists of tables, one for the interface, and those of
 * its pages that the first one does without.
 */
function textChunk(id: string): string | null {
  const [, lang, file] = /\/src\/laar\/texts\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
  if (lang) return isPart(file) ? `texts-${file}-${lang}` : `texts-${lang}`;
  const [, game, part, ofGame] = /\/games\/(\w+)\/texts\/(?:(\w+)\/)?(\w+)\.ftl/.exec(id) ?? [];
  return game ? `texts-${game}-${part === 'home' || part === 'learn' ? `${part}-` : ''}${ofGame}` : null;
}

/**
 * What the first page is made of in one file: a small file weighs more on the wire than what is in it. Other pages
 * that list tables or name people have use for most of it.
 */
const START = new RegExp(
  [
    String.raw`/pages/home/(Choice|ListState|NameField|NewGame|OpponentChoice|StartForm|Tile|TableRow)\.svelte`,
    String.raw`/pages/home/(ago|opponent|problem|tables\.svelte|watch\.svelte|words)\.ts`,
    String.raw`/components/(Badge|Emblem|Portrait|Scene)\.svelte`,
    String.raw`/lib/(emblem|face|grouped|people|quick|tables|wire|wishes)\.ts`,
  ].join('|'),
);

/** What every page has, beside its frame. */
const COMMON =
  /\/lib\/(api|i18n|language|me|notices\.svelte|router\.svelte|texts\.svelte)\.ts|\/components\/(Icon|Mark)\.svelte/;

export default defineConfig({
  plugins: [svelte(), fonts],
  build: {
    outDir: '../src/laar/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // For the test of how much a page loads; the server shows no file with a dot.
    manifest: '.manifest.json',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: textChunk, debugName: 'texts' },
            { name: 'common', test: COMMON, includeDependenciesRecursively: false },
            { name: 'start', test: START, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    // The server checks that requests come from its own pages, so the host stays ours.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
});
