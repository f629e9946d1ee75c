// The engine as the browser gets it: build/wasm/rattus.wasm (or the file that RATTUS_WASM names), loaded in node.
import { readFile } from 'node:fs/promises';
import create from '../../../wasm/rattus.mjs';

const file = process.env.RATTUS_WASM ?? new URL('../../../build/wasm/rattus.wasm', import.meta.url);

export async function loadEngine() {
  const engine = await create({ bytes: await readFile(file) });
  const call = (name, types, ...args) => JSON.parse(engine.ccall(name, 'string', types, args));
  return {
    create: () => engine.ccall('rattus_create', 'number'),
    send: (handle, message) => call('rattus_send', ['number', 'string'], handle, JSON.stringify(message)),
    sendText: (handle, text) => call('rattus_send', ['number', 'string'], handle, text),
    step: (handle, ms) => call('rattus_step', ['number', 'number'], handle, ms),
    free: (handle) => engine.ccall('rattus_free', null, ['number'], [handle]),
    replay: (text) => call('rattus_replay', ['string'], text),
    bench: (runs) => call('rattus_bench', ['number'], runs),
  };
}
