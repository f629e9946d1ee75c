// tests/packaging/deb.mjs RATTUS: the Debian package (script/deb) of the program is complete, runs where it is
// installed, and leaves nothing but the games when it is removed. dpkg works in a folder of the test's own, as the
// account that runs the test and, if that is root, as an ordinary one too.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { guestOf, startServer } from './server.mjs';

const program = resolve(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'rattus-deb-'));
const UNIT = 'lib/systemd/system/rattus.service';
const LINK = 'etc/systemd/system/multi-user.target.wants/rattus.service';
const NOBODY = 65534;

function run(command, words, how = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8', ...how });
  if (error) throw error;
  return { status, out: stdout, said: stdout + stderr };
}
function does(command, words, how) {
  const done = run(command, words, how);
  assert.equal(done.status, 0, `${command} ${words.join(' ')}: ${done.said}`);
  return done;
}

/** All files below a folder, by their path from it, without what dpkg keeps for itself. */
const filesIn = (root) =>
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    const inside = entry.isDirectory() ? filesIn(join(root, entry.name)) : [''];
    return inside.map((path) => join(entry.name, path)).filter((path) => !path.startsWith('var/lib/dpkg'));
  });

/** A folder with a `systemctl` that writes down what it is asked, and the PATH with it in front. */
function watchedSystemctl(name) {
  const tools = join(folder, name);
  const asked = join(tools, 'asked');
  mkdirSync(tools);
  writeFileSync(join(tools, 'systemctl'), `#!/bin/sh\necho "$@" >>${asked}\n`);
  chmodSync(join(tools, 'systemctl'), 0o755);
  return {
    path: `${tools}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    asked: () => (existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : []),
    forget: () => rmSync(asked, { force: true }),
  };
}

function build() {
  assert.match(does('script/deb', ['--help']).out, /Debian package/);
  const missing = run('script/deb', ['--out', folder, join(folder, 'none')]);
  assert.equal(missing.status, 2);
  assert.match(missing.said, /there is no program .*: build it first with script\/build/);
  const unknown = run('script/deb', ['--nonsense']);
  assert.equal(unknown.status, 2);
  assert.match(unknown.said, /there is no option --nonsense/);

  const [first, second] = ['one', 'two'].map((out) =>
    does('script/deb', ['--out', join(folder, out), program]).out.trim(),
  );
  assert.ok(readFileSync(first).equals(readFileSync(second)), 'the same program makes two different packages');
  return first;
}

function contents(deb) {
  const field = (name) => does('dpkg-deb', ['--field', deb, name]).out.trim();
  const version = /^project\(rattus VERSION ([\d.]+)/m.exec(readFileSync('CMakeLists.txt', 'utf8'))[1];
  assert.equal(field('Version'), version);
  assert.match(field('Depends'), /libc6 \(>= [\d.]+\).*libsqlite3-0/);

  const there = join(folder, 'extracted');
  does('dpkg-deb', ['--raw-extract', deb, there]);
  const { out } = does('dpkg-deb', ['--contents', deb]);
  for (const line of out.trim().split('\n')) assert.match(line, /^[d-]rw[x-]r-[x-]r-[x-] root\/root /);
  const files = filesIn(there).filter((path) => !path.startsWith('DEBIAN'));
  assert.deepEqual(files.sort(), [
    'etc/default/rattus',
    UNIT,
    'usr/bin/rattus',
    'usr/share/doc/rattus/changelog.gz',
    'usr/share/doc/rattus/copyright',
  ]);
  does('md5sum', ['--check', '--strict', 'DEBIAN/md5sums'], { cwd: there });
  const summed = readFileSync(join(there, 'DEBIAN/md5sums'), 'utf8').trim().split('\n');
  const conffiles = readFileSync(join(there, 'DEBIAN/conffiles'), 'utf8').trim().split('\n');
  assert.deepEqual([...summed.map((line) => line.slice(34)), ...conffiles.map((path) => path.slice(1))].sort(), files);
  assert.match(readFileSync(join(there, 'usr/share/doc/rattus/copyright'), 'utf8'), /AFFERO GENERAL PUBLIC LICENSE/);
  return there;
}

/** What the package's scripts ask of systemd, where it runs. */
function services(extracted) {
  const systemctl = watchedSystemctl('systemd-tools');
  const script = (name, ...words) => {
    const text = readFileSync(join(extracted, 'DEBIAN', name), 'utf8');
    const env = { PATH: systemctl.path };
    systemctl.forget();
    does('sh', ['-c', text.replaceAll('/run/systemd/system', folder), name, ...words], { env });
    return systemctl.asked();
  };
  const started = ['--quiet is-enabled rattus.service', 'restart rattus.service'];
  assert.deepEqual(script('postinst', 'configure', ''), ['daemon-reload', '--quiet enable rattus.service', ...started]);
  // An upgrade does not stop it, and does not enable what an owner has disabled.
  assert.deepEqual(script('prerm', 'upgrade', '9.9'), []);
  assert.deepEqual(script('postinst', 'configure', '0.0.9'), ['daemon-reload', ...started]);
  assert.deepEqual(script('prerm', 'remove'), ['stop rattus.service']);
  assert.deepEqual(script('postrm', 'remove'), ['daemon-reload']);
}

/** Installs, plays, upgrades, removes and purges as one account. */
async function live(deb, uid) {
  const root = join(folder, `root-${uid}`);
  const systemctl = watchedSystemctl(`tools-${uid}`);
  const account = { uid, gid: uid === process.getuid() ? process.getgid() : uid };
  const own = (path) => chownSync(path, account.uid, account.gid);
  for (const path of ['', 'var', 'var/lib', 'var/lib/dpkg', 'var/lib/dpkg/info', 'var/lib/dpkg/updates']) {
    mkdirSync(join(root, path), { recursive: true });
    own(join(root, path));
  }
  for (const path of ['status', 'available']) {
    writeFileSync(join(root, 'var/lib/dpkg', path), '');
    own(join(root, 'var/lib/dpkg', path));
  }
  const force = ['not-root', 'script-chrootless', 'depends', 'bad-path'].map((what) => `--force-${what}`);
  const dpkg = (...words) =>
    does('dpkg', [`--root=${root}`, `--log=${join(root, 'var/lib/dpkg/log')}`, ...force, ...words], {
      ...account,
      env: { ...process.env, PATH: systemctl.path, LC_ALL: 'C.UTF-8' },
    });
  const state = () => dpkg('--get-selections').out.trim().split(/\s+/);
  const installed = join(root, 'usr/bin/rattus');
  const data = join(root, 'var/lib/rattus');

  dpkg('--install', deb);
  assert.deepEqual(state(), ['rattus', 'install']);
  dpkg('--audit');
  assert.equal(dpkg('--verify', 'rattus').out, '');
  assert.match(does(installed, ['--help'], account).out, /serve/);

  let server = await startServer(installed, data, account);
  assert.equal((await fetch(`${server.admin}/healthz`)).status, 200);
  let guest = guestOf(server);
  await guest.ask('/api/me');
  await guest.ask('/api/me', { name: 'Agnes' });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const table = await guest.ask('/api/tables', { setup: { board: 'classic', players: 2 }, seats });
  assert.equal(await server.stop(), 0, server.said);

  // The options are the owner's: an upgrade keeps them, and nobody is asked.
  const options = join(root, 'etc/default/rattus');
  writeFileSync(options, 'RATTUS_OPTIONS="--port 9000"\n');
  const before = lstatSync(installed).ino;
  dpkg('--install', deb);
  assert.notEqual(lstatSync(installed).ino, before);
  assert.match(readFileSync(options, 'utf8'), /--port 9000/);
  server = await startServer(installed, data, account);
  guest = guestOf(server, guest.cookie);
  assert.deepEqual(
    (await guest.ask('/api/tables')).mine.map(({ id }) => id),
    [table.id],
  );
  assert.equal(await server.stop(), 0, server.said);

  const games = filesIn(data);
  assert.ok(games.includes('rattus.sqlite'));
  const left = games.map((path) => join('var/lib/rattus', path));
  dpkg('--remove', 'rattus');
  assert.deepEqual(filesIn(root).sort(), ['etc/default/rattus', ...left].sort());
  mkdirSync(join(root, LINK, '..'), { recursive: true });
  for (let path = join(root, LINK, '..'); path !== root; path = join(path, '..')) own(path);
  symlinkSync(`/${UNIT}`, join(root, LINK)); // a service that is enabled
  const purged = dpkg('--purge', 'rattus');
  assert.match(purged.said, /The games are still in \/var\/lib\/rattus/);
  assert.deepEqual(filesIn(root).sort(), left.sort());
  assert.deepEqual(systemctl.asked(), [], 'asked the systemd of the machine');
}

try {
  chmodSync(folder, 0o755);
  const deb = build();
  services(contents(deb));
  const accounts = process.getuid() === 0 ? [0, NOBODY] : [process.getuid()];
  for (const uid of accounts) await live(deb, uid);
  console.log(`deb: built twice, installed, upgraded and removed by account ${accounts.join(' and ')}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
