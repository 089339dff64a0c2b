import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Runes as they are in a browser.
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/browser.ts'] },
});
