// Loads an engine, rattus-base.wasm, rattus-board.wasm or rattus-cartus.wasm, in a browser, a worker or node:
//   const engine = await create({ url });     or { bytes }
//   engine.ccall('rattus_send', 'string', ['number', 'string'], [handle, json])
// The module stands alone; the few functions it imports from its surroundings (WASI) are here.

const utf8 = new TextDecoder();
const WASI_OK = 0;
const WASI_BADF = 8;

function surroundings(memory) {
  const view = () => new DataView(memory().buffer);
  const bytes = (at, length) => new Uint8Array(memory().buffer, at, length);

  return {
    clock_time_get(_clock, ...rest) {
      const at = rest[rest.length - 1];
      view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return WASI_OK;
    },
    fd_write(_fd, vectors, count, written) {
      let text = '';
      let total = 0;
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(vectors + 8 * i, true);
        const length = view().getUint32(vectors + 8 * i + 4, true);
        text += utf8.decode(bytes(at, length));
        total += length;
      }
      if (text.trim()) console.error(text.trimEnd());
      view().setUint32(written, total, true);
      return WASI_OK;
    },
    fd_close: () => WASI_BADF,
    fd_read: () => WASI_BADF,
    fd_seek: () => WASI_BADF,
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return WASI_OK;
    },
    environ_get: () => WASI_OK,
    random_get(at, length) {
      crypto.getRandomValues(bytes(at, length));
      return WASI_OK;
    },
    getentropy(at, length) {
      crypto.getRandomValues(bytes(at, length));
      return WASI_OK;
    },
    proc_exit(code) {
      throw new Error(`the engine ended with status ${code}`);
    },
    emscripten_notify_memory_growth() {},
  };
}

async function compile({ url, bytes }) {
  if (bytes) return WebAssembly.compile(bytes);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

export default async function create(options) {
  const module = await compile(options);
  let exports;
  const offered = surroundings(() => exports.memory);
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] =
      offered[name] ??
      (() => {
        throw new Error(`the engine called ${from}.${name}, which is not offered here`);
      });
  }
  exports = (await WebAssembly.instantiate(module, imports)).exports;
  exports._initialize?.();

  function lend(encoded) {
    const at = exports.malloc(encoded.length + 1);
    const target = new Uint8Array(exports.memory.buffer, at, encoded.length + 1);
    target.set(encoded);
    target[encoded.length] = 0;
    return at;
  }
  function readText(at) {
    if (!at) return '';
    const memory = new Uint8Array(exports.memory.buffer);
    return utf8.decode(memory.subarray(at, memory.indexOf(0, at)));
  }

  return {
    exports,
    /** Calls a C function: `result` and `types` are 'number', 'string' (UTF-8, zero-ended) or null; 'bytes' are lent
     *  for the call. */
    ccall(name, result, types = [], args = []) {
      const lent = [];
      const values = args.map((value, i) => {
        if (types[i] !== 'string' && types[i] !== 'bytes') return value;
        lent.push(lend(types[i] === 'bytes' ? value : new TextEncoder().encode(String(value))));
        return lent[lent.length - 1];
      });
      try {
        const value = exports[name](...values);
        return result === 'string' ? readText(value) : value;
      } finally {
        lent.forEach((at) => exports.free(at));
      }
    },
  };
}
