import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './tools/service-worker.mjs';

export default defineConfig({
  base: './',
  plugins: [svelte(), serviceWorker()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // fonts and the engine stay files of their own, so that the content policy needs no exception for them
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
