// The engines as the browser gets them, build/wasm/rattus-*.wasm (or those in the folder that RATTUS_WASM names),
// loaded in node.
import { webcrypto } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import create from '../../../wasm/rattus.mjs';

// Browsers have it, and so has node from 19 on.
globalThis.crypto ??= webcrypto;

const folder = process.env.RATTUS_WASM ?? fileURLToPath(new URL('../../../build/wasm', import.meta.url));

/** An engine: 'base' (the base game alone), 'board' or 'cartus'. */
export async function loadEngine(name) {
  const engine = await create({ bytes: await readFile(join(folder, `rattus-${name}.wasm`)) });
  const call = (name, types, ...args) => JSON.parse(engine.ccall(name, 'string', types, args));
  return {
    create: () => engine.ccall('rattus_create', 'number'),
    send: (handle, message) => call('rattus_send', ['number', 'string'], handle, JSON.stringify(message)),
    sendText: (handle, text) => call('rattus_send', ['number', 'string'], handle, text),
    step: (handle, ms) => call('rattus_step', ['number', 'number'], handle, ms),
    free: (handle) => engine.ccall('rattus_free', null, ['number'], [handle]),
    /** Hands the file of a net over; why it does not fit, or ''. */
    takeNet: (bytes) => engine.ccall('rattus_take_net', 'string', ['bytes', 'number'], [bytes, bytes.length]),
    /** Whether a computer player at the table would judge by a net that has not been handed over. */
    wantsNet: (handle) => engine.ccall('rattus_wants_net', 'number', ['number'], [handle]) === 1,
    replay: (text) => call('rattus_replay', ['string'], text),
  };
}
