import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { early } from './tools/early.mjs';
import { oneFirstChunk } from './tools/one-chunk.mjs';
import { serviceWorker } from './tools/service-worker.mjs';
import { shortClasses } from './tools/short-classes.mjs';
import { tokens } from './tools/tokens.mjs';

const SOURCE = fileURLToPath(new URL('src', import.meta.url));
const SERVER = process.env.RATTUS_SERVER ?? 'http://127.0.0.1:8347';

export default defineConfig({
  // Tables have addresses of their own (/tables/ID), so the page asks for its files from the root, or from where
  // `rattus serve --base-path` says. All other files find each other wherever they are.
  base: '/',
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  plugins: [
    tokens(`${SOURCE}/ui/tokens.css`),
    svelte({ compilerOptions: { cssHash: shortClasses(SOURCE) } }),
    early(),
    serviceWorker(),
  ],
  worker: { format: 'es' },
  // `rattus serve` answers what the page asks for while it is being worked on; data tables lie beside this folder
  server: { fs: { allow: ['..'] }, proxy: { '/api': SERVER, '^/tables/[^/]+/play$': { target: SERVER, ws: true } } },
  build: {
    target: 'es2022',
    // takes a few seconds longer than vite's own, and leaves a twentieth less to fetch
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    // Older browsers remember that a script was missing when it was fetched ahead, and never ask for it again.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'js' ? parts.filter((part) => part.endsWith('.css')) : parts,
    },
    rollupOptions: { output: { manualChunks: oneFirstChunk('/src/main.ts'), experimentalMinChunkSize: 4_000 } },
    // fonts and the engine stay files of their own, so that the content policy needs no exception for them
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
  },
  // A busy machine is slow, not wrong.
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    environment: 'node',
    testTimeout: 90_000,
  },
});
