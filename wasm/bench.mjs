// node wasm/bench.mjs [RUNS]: the figures of `rattus bench --json`, measured in WebAssembly.
import { readFile } from 'node:fs/promises';
import create from './rattus.mjs';

const file = process.env.RATTUS_WASM ?? new URL('../build/wasm/rattus-bench.wasm', import.meta.url);
const engine = await create({ bytes: await readFile(file) });
const figures = JSON.parse(engine.ccall('rattus_bench', 'string', ['number'], [Number(process.argv[2] ?? 7)]));
console.log(JSON.stringify(figures, null, 1));
