import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'max-len': ['error', { code: 120 }],
      'max-lines': ['error', 400],
      // The compiler knows more names.
      'no-undef': 'off',
      // What a component is given and does not need.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Records keyed by seat or card lose entries.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // {' '} keeps a space that would be lost at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
      // Maps and sets are replaced whole, or nobody looks at them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
