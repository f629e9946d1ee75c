// Holds the include lines of each layer to the order of the layers: arrows point down only.
import { listFiles, readLines, report } from './files.mjs';

const impure = /^(chrono|condition_variable|ctime|filesystem|fstream|future|iostream|mutex|random|thread)$|^c?stdio/;
const standard = /^[a-z_0-9]+$/;

// own: layers a file may include, beside its own; outside: what it may include in angle brackets beside the
// C++ standard library; pure: no clock, no threads, no input or output.
const layers = {
  engine: { own: [], pure: true },
  ai: { own: ['engine'], outside: /^(emmintrin|immintrin|wasm_simd128)\.h$/ },
  table: { own: ['ai', 'engine'], pure: true },
  codec: { own: ['table', 'ai', 'engine'], outside: /^nlohmann\// },
  host: { own: ['codec', 'table', 'ai', 'engine'] },
  server: { own: ['host', 'codec', 'table', 'ai', 'engine'], outside: /^(boost|sys|nats)\/|^[a-z0-9-]+\.h$/ },
  wasm: { own: ['host', 'codec', 'table', 'ai', 'engine'], outside: /^nlohmann\// },
  cli: { own: ['server', 'host', 'codec', 'table', 'ai', 'engine'], outside: /^(nlohmann|CLI|nats|sys)\/|^[a-z]+\.h$/ },
};

// Inside the engine the games stand apart: each may use core/ and itself.
function strangers(file, name) {
  const [from, to] = [file, name].map((path) => path.match(/^engine\/(\w+)\//)?.[1]);
  return from && to && to !== 'core' && to !== from ? `engine/${from}/ may not use engine/${to}/` : null;
}

function complaint(layer, rule, opening, name) {
  if (opening === '"') {
    const target = name.split('/')[0];
    if (!(target in layers) || !name.includes('/')) return 'own headers are named from the top of the tree';
    return target === layer || rule.own.includes(target) ? null : `${layer}/ may not use ${target}/`;
  }
  if (rule.pure && impure.test(name)) return `${layer}/ has no clock, threads, input or output`;
  return standard.test(name) || rule.outside?.test(name) ? null : `${layer}/ may not use this library`;
}

const files = listFiles(new RegExp(`^(${Object.keys(layers).join('|')})/.*\\.[ch]pp$`));
const problems = files.flatMap((file) => {
  const layer = file.split('/')[0];
  return readLines(file).flatMap((line, index) => {
    const [, opening, name] = line.match(/^\s*#\s*include\s*(["<])([^">]+)/) ?? [];
    const why = name && (complaint(layer, layers[layer], opening, name) ?? strangers(file, name));
    return why ? [`${file}:${index + 1}: ${line.trim()}: ${why}`] : [];
  });
});
report('layers', problems, `${files.length} files keep to their layer`);
