// Builds the page into a folder of its own and lets Chromium play it: node e2e/run.mjs [name of a test file]...
// Two test files run at a time, each with a browser and a server of its own; the files take about equally long.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const AT_A_TIME = process.env.E2E_AT_A_TIME ?? '2';
const web = fileURLToPath(new URL('..', import.meta.url));
const run = (program, args, env = {}) =>
  spawnSync(program, args, { cwd: web, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
const build = (folder, args = [], env = {}) =>
  run('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn', ...args], env);

if (!existsSync(join(web, 'src/wasm/rattus-board.wasm'))) {
  console.error('The rules engine is not there yet. Build it first: script/build wasm');
  process.exit(1);
}
const wanted = process.argv.slice(2);
const tests = readdirSync(join(web, 'e2e'))
  .filter((name) => name.endsWith('.test.mjs') && (wanted.length === 0 || wanted.some((w) => name.startsWith(w))))
  .map((name) => join('e2e', name));
const folder = mkdtempSync(join(tmpdir(), 'rattus-page-'));
const [page, scenes] = [join(folder, 'page'), join(folder, 'scenes')];
try {
  process.exitCode =
    run('npm', ['run', '--silent', 'assets']) ||
    build(page) ||
    // prepared scenes are no part of the page that people get
    (tests.some((name) => name.includes('scenes'))
      ? build(scenes, ['--mode', 'development'], { NODE_ENV: 'development' })
      : 0) ||
    run(process.execPath, ['--test', '--test-reporter=spec', `--test-concurrency=${AT_A_TIME}`, ...tests], {
      RATTUS_PAGE: page,
      RATTUS_SCENES: scenes,
    });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
