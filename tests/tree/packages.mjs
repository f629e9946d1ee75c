// What scripts, tests, sources and documents call for is what script/setup installs, so that a bare machine runs every
// test. A name that no table below knows is an error: add it to its table, and the package to script/setup.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listFiles, readLines, report } from './files.mjs';

/** Part of every Debian system (essential packages and those with priority "required"), or of the shell itself. */
const BASE = new Set(
  `. [ alias apt-get awk bash break builtin cat cd chmod chown cmp comm command compgen continue cp cut date declare
  dirname dpkg dpkg-deb dpkg-query du echo env eval exec exit export false find flock getopts grep gzip head hostname
  id install kill let ln local ls mapfile md5sum mkdir mktemp mv nproc od popd printf pushd pwd read readlink readonly
  return rm rmdir sed seq set setpriv sh sha256sum shift shopt sleep stat sudo tail tar tee test time timeout touch tr
  sort trap true tty type ulimit umask uname uniq unset wait wc which xargs`.split(/\s+/),
);

/** Each table: a name as it is called for, and the package that brings it; '' if that is another package's work. */
const PROGRAMS = {
  benchmark: 'libbenchmark-dev',
  ccache: 'ccache',
  chromium: 'chromium-headless-shell',
  'chromium-headless-shell': 'chromium-headless-shell',
  clang: 'clang',
  'clang++': 'clang',
  'clang-format': 'clang-format',
  'clang-tidy': 'clang-tidy',
  'clang-tidy-14': 'clang-tidy',
  cmake: 'cmake',
  cpack: 'cmake',
  ctest: 'cmake',
  'dpkg-shlibdeps': 'dpkg-dev',
  emcc: 'emscripten',
  'g++': 'g++',
  git: 'git',
  'ld.lld': 'lld',
  lld: 'lld',
  'nats-server': 'nats-server',
  nginx: 'nginx-light',
  ninja: 'ninja-build',
  node: 'nodejs',
  npm: 'npm',
  npx: 'npm',
  python3: 'python3',
  strip: '', // binutils, which the compilers need
};
const PYTHON = { numpy: 'python3-numpy', torch: 'python3-torch', websocket: 'python3-websocket' };
const HEADERS = {
  CLI: 'libcli11-dev',
  arpa: '',
  benchmark: 'libbenchmark-dev',
  boost: 'libboost1.81-dev',
  gmock: 'libgmock-dev',
  gtest: 'libgtest-dev',
  nats: 'libnats-dev',
  netinet: '',
  nlohmann: 'nlohmann-json3-dev',
  sanitizer: 'libclang-rt-14-dev',
  sqlite3: 'libsqlite3-dev',
  sys: '',
};
const CMAKE = {
  Boost: 'libboost1.81-dev',
  CLI11: 'libcli11-dev',
  GTest: 'libgtest-dev',
  SQLite3: 'libsqlite3-dev',
  Threads: '',
  benchmark: 'libbenchmark-dev',
  ccache: 'ccache',
  emcc: 'emscripten',
  nats: 'libnats-dev',
  'libpq-fe.h': 'libpq-dev',
  'nats/nats.h': 'libnats-dev',
  'nlohmann/json.hpp': 'nlohmann-json3-dev',
  node: 'nodejs',
  pq: 'libpq-dev',
};

const setup = readFileSync('script/setup', 'utf8');
const installed = new Set(
  [...setup.matchAll(/^\s*packages=\(([^)]*)\)|packages\+=\(([^)]*)\)/gm)].flatMap(([, whole, more]) =>
    (whole ?? more).split(/\s+/).filter((name) => /^[a-z0-9][a-z0-9.+-]+$/.test(name)),
  ),
);

const problems = [];
let called = 0;
function wants(file, kind, name, table) {
  called++;
  const found = table[name];
  if (found === undefined) problems.push(`${file}: ${kind} ${name}: tests/tree/packages.mjs does not know its package`);
  else if (found && !installed.has(found)) problems.push(`${file}: ${kind} ${name}: script/setup lacks ${found}`);
}

/** Shell code without the text of its strings, each of which becomes Q; what $( ) in them calls stays. */
function withoutStrings(text) {
  let out = '';
  const open = []; // '"' inside a string, '(' inside $( )
  for (let at = 0; at < text.length; at++) {
    const c = text[at];
    const quoted = open.at(-1) === '"';
    if (c === '\\') {
      at++;
    } else if (c === '"') {
      if (quoted) open.pop();
      else {
        open.push('"');
        out += 'Q';
      }
    } else if (text.startsWith('$((', at) && !text.startsWith('$(($(', at)) {
      at = text.indexOf('))', at) + 1;
    } else if (c === '$' && text[at + 1] === '(') {
      open.push('(');
      at++;
      out += quoted ? ' $(' : '$(';
    } else if (quoted) {
      continue;
    } else if (c === "'") {
      at = text.indexOf("'", at + 1);
      out += 'Q';
    } else {
      if (c === '(') open.push('(');
      if (c === ')' && open.at(-1) === '(') open.pop();
      out += c;
    }
  }
  return out;
}

/** The functions of a shell script, with those of the files it reads. */
function functions(text) {
  const read = [...text.matchAll(/^\. (\S+)$/gm)].flatMap(([, file]) => functions(readFileSync(file, 'utf8')));
  return [...[...text.matchAll(/^\s*([\w-]+)\(\)/gm)].map(([, name]) => name), ...read];
}

/** Commands of a shell script: the first word of every command, less functions and the project's own files. */
function commands(text) {
  const own = new Set(functions(text));
  const plain = text
    .replace(/^\s*#.*$|\s#\s.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .replace(/<<-?\s*['"]?(\w+)['"]?.*?\n\1\n/gs, '\n');
  const code = withoutStrings(plain)
    .replace(/\w+\+?=\([^)]*\)/g, '')
    .replace(/^\s*[^\n()$]*\)/gm, ''); // the pattern of a case
  const starts = new RegExp(
    '(?:^|[;|&({`]|\\$\\(|\\b(?:then|do|else|if|elif|while|until|exec|command|time|as_root)\\s|!\\s)' +
      '\\s*((?:\\w+=[^\\s(]*\\s+)*)([a-z][\\w+.-]*)(?=[\\s;|&)]|$)',
    'gm',
  );
  const words = new Set([...code.matchAll(starts)].map(([, , word]) => word));
  const keywords = /^(if|then|else|elif|fi|for|while|until|do|done|case|esac|in|function|select)$/;
  return [...words].filter((word) => !own.has(word) && !keywords.test(word) && !BASE.has(word));
}

const scripts = listFiles(/^(script\/[a-z]+|\.ci\/run|.*\.sh)$/).filter((file) =>
  /^#!.*\b(ba)?sh/.test(readLines(file)[0]),
);
for (const file of scripts)
  for (const name of commands(readFileSync(file, 'utf8'))) wants(file, 'command', name, PROGRAMS);

for (const file of listFiles(/\.md$/))
  for (const [, block] of readFileSync(file, 'utf8').matchAll(/^```sh\n(.*?)^```/gms))
    for (const name of commands(block)) if (name !== 'rattus') wants(file, 'command', name, PROGRAMS);

for (const file of listFiles(/\.(mjs|js|ts)$/))
  for (const [, name] of readFileSync(file, 'utf8').matchAll(
    /\b(?:spawn|spawnSync|execFile|execFileSync)\)?\(\s*'([\w.+-]+)'/g,
  ))
    if (!BASE.has(name)) wants(file, 'program', name, PROGRAMS);

const ask = ['-c', 'import sys; print(*sys.stdlib_module_names)'];
const standard = new Set(execFileSync('/usr/bin/python3', ask, { encoding: 'utf8' }).trim().split(' '));
const python = listFiles(/\.(py|sh|md)$/);
const ours = new Set(python.map((file) => /([\w]+)\.py$/.exec(file)?.[1]));
for (const file of python) {
  const imports = /(?:^|[`'";])\s*(?:import|from) ([a-z_][\w, ]*?)(?= import|\.|;|'|"|`|$)/gm;
  const text = file.endsWith('.md')
    ? [...readFileSync(file, 'utf8').matchAll(/^```python\n(.*?)^```/gms)].map(([, block]) => block).join('\n')
    : readFileSync(file, 'utf8');
  const names = [...text.matchAll(imports)].flatMap(([, list]) =>
    list.split(',').map((name) => name.trim().split(' ')[0]),
  );
  for (const name of new Set(names)) if (!standard.has(name) && !ours.has(name)) wants(file, 'module', name, PYTHON);
}

for (const file of listFiles(/\.[ch]pp$/))
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^#include <(?:(\w+)\/[^>]*|sqlite3\.h)>/gm))
    wants(file, 'header', name ?? 'sqlite3', HEADERS);

for (const file of listFiles(/(^|\/)CMakeLists\.txt$|\.cmake$/))
  for (const [, name] of readFileSync(file, 'utf8').matchAll(
    /^\s*(?:find_package\(|find_(?:path|library|program)\(\w+ )([\w./+-]+)/gm,
  ))
    wants(file, 'find', name, CMAKE);

// Debian 12 brings Node.js 18.20: the npm packages that web/package.json names have to take it.
const NODE = [18, 20];
const takes = (range) =>
  range.split('||').some((part) => {
    const [, sign, major, minor = '0'] = /^\s*(>=|\^|~|>)?\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    if (major === undefined) return true; // any
    const enough = Number(major) === NODE[0] ? Number(minor) <= NODE[1] : Number(major) < NODE[0];
    return enough && (Number(major) === NODE[0] || sign === '>=' || sign === '>');
  });
const { packages } = JSON.parse(readFileSync('web/package-lock.json', 'utf8'));
for (const name of Object.keys(packages[''].devDependencies)) {
  const { engines } = packages[`node_modules/${name}`];
  if (!engines?.node) continue;
  called++;
  if (!takes(engines.node))
    problems.push(`web/package-lock.json: ${name} wants Node.js ${engines.node}, Debian has 18.20`);
}

// A test that skips itself where something is missing is never run there, and nobody sees it.
for (const file of listFiles(/^tests\/.*(CMakeLists\.txt|\.(sh|py|mjs|cpp))$/))
  readLines(file).forEach((line, at) => {
    if (/SKIP_RETURN_CODE|\bexit[ (]77\b|\breturn 77\b/.test(line) && !file.endsWith('packages.mjs'))
      problems.push(`${file}:${at + 1}: skips itself where a package is missing; script/setup is to install it`);
  });

report('packages', problems, `${called} calls, ${installed.size} packages`);
