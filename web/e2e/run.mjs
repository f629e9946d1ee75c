// Builds the page into a folder of its own and lets Chromium play it: node e2e/run.mjs [name of a test file]...
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const run = (program, args, env = {}) =>
  spawnSync(program, args, { cwd: web, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

if (!existsSync(join(web, 'src/wasm/rattus.wasm'))) {
  console.error('The rules engine is not there yet. Build it first: script/build wasm');
  process.exit(1);
}
const wanted = process.argv.slice(2);
const tests = readdirSync(join(web, 'e2e'))
  .filter((name) => name.endsWith('.test.mjs') && (wanted.length === 0 || wanted.some((w) => name.startsWith(w))))
  .map((name) => join('e2e', name));
const dist = mkdtempSync(join(tmpdir(), 'rattus-page-'));
try {
  process.exitCode = run('npm', ['run', '--silent', 'assets'])
    || run('npx', ['vite', 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'])
    || run(process.execPath, ['--test', '--test-reporter=spec', ...tests], { RATTUS_PAGE: dist });
} finally {
  rmSync(dist, { recursive: true, force: true });
}
