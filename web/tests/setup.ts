// Browsers have `crypto`, and so has node from 19 on; Debian 12 brings 18.
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto as Crypto;

// what games/index.ts does for the page
await import('../src/games/stages');
