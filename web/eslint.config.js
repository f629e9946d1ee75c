// What eslint looks for. Layout is prettier's business (.prettierrc.json), types and what Svelte's own compiler warns
// of are svelte-check's. Paths are from the top of the tree, where `npm run lint` calls it.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Set by tools/service-worker.mjs when it fills in the template. */
const filledIn = { __STAMP__: 'readonly', __FIRST__: 'readonly', __LATER__: 'readonly' };

export default [
  { ignores: ['build/', '**/dist/', '**/shots/', '**/generated/', 'web/public/', 'web/src/wasm/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `const { rats, ...open } = seat` is how a field is left out
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['web/src/**/*.ts', 'web/src/**/*.svelte'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // sets and maps are replaced as a whole ($state.raw), never changed while somebody looks
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is a space that Svelte would cut off
      'svelte/no-useless-mustaches': 'off',
      // there are no stores here, and it asks the type checker about every name
      'svelte/require-store-reactive-access': 'off',
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['web/tools/service-worker.template.js'],
    languageOptions: { globals: { ...globals.serviceworker, ...filledIn } },
  },
];
