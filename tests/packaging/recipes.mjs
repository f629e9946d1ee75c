// tests/packaging/recipes.mjs RATTUS: the service, the container, the compose file and the balancer's configuration
// give the server options that it has, keep its limits, hold no password, and name only what exists.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import yaml from '../../web/node_modules/js-yaml/dist/js-yaml.mjs'; // comes with eslint
import { startServer } from './server.mjs';

const program = resolve(process.argv[2]);
const read = (name) => readFileSync(join('packaging', name), 'utf8');

const help = spawnSync(program, ['serve', '--help'], { encoding: 'utf8' }).stdout;
const known = new Set([...help.matchAll(/^ {2}(?:-\w,)?(--[a-z-]+)/gm)].map(([, option]) => option));
const usual = (option) => Number(new RegExp(`${option} \\S*=(\\d+)`).exec(help)[1]);
/** Seconds in which the server stops (docs/server.md, "Upgrade"). */
const STOPS_WITHIN = 10;

const unit = read('rattus.service');
const setting = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
const compose = yaml.load(read('compose.yaml'));
const services = Object.entries(compose.services);
const container = read('Containerfile');

function optionsExist() {
  const texts = {
    'rattus.service': setting('ExecStart'),
    'rattus.default': read('rattus.default'),
    'nginx.conf': (read('nginx.conf').match(/^\s*#.*$/gm) ?? []).join('\n'),
    Containerfile: /^CMD \[.*$/m.exec(container)[0],
    'compose.yaml': (read('compose.yaml').match(/^# .*$/gm) ?? [])
      .concat(services.filter(([, { image }]) => image === 'rattus').map(([, { command }]) => command))
      .join('\n'),
  };
  let count = 0;
  for (const [file, text] of Object.entries(texts)) {
    const options = text.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? [];
    assert.ok(options.length > 0, `${file} names no option`);
    for (const option of options) assert.ok(known.has(option), `${file}: rattus serve has no ${option}`);
    count += options.length;
  }
  return count;
}

function service() {
  for (const [name, value] of Object.entries({
    DynamicUser: 'yes',
    StateDirectory: 'rattus',
    StateDirectoryMode: '0700',
    ProtectSystem: 'strict',
    NoNewPrivileges: 'yes',
    Restart: 'on-failure',
    KillSignal: 'SIGTERM',
    EnvironmentFile: '-/etc/default/rattus',
  }))
    assert.equal(setting(name), value, name);
  assert.match(setting('ExecStart'), /^\/usr\/bin\/rattus serve --data \/var\/lib\/rattus \$RATTUS_OPTIONS$/);
  assert.ok(Number(setting('TimeoutStopSec')) > STOPS_WITHIN);
  assert.ok(Number(setting('LimitNOFILE')) > usual('--max-connections'));
  assert.match(read('rattus.default'), /^RATTUS_OPTIONS="--port 8347"$/m);
}

function composed() {
  assert.equal(compose.name, 'rattus');
  const alone = services.filter(([, { profiles }]) => !profiles).map(([name]) => name);
  assert.deepEqual(alone, ['rattus'], 'what "up" starts without a profile');
  const nodes = services.filter(([name]) => /^node\d$/.test(name)).map(([name]) => name);
  assert.deepEqual(nodes, ['node1', 'node2', 'node3']);
  const balanced = [...read('nodes.conf').matchAll(/^server (\w+):(\d+) /gm)];
  assert.deepEqual(
    balanced.map(([, node]) => node),
    nodes,
  );
  assert.ok(balanced.every(([, , port]) => Number(port) === usual('--port')));

  for (const [name, one] of services) {
    for (const network of one.networks ?? []) assert.ok(network === 'default' || network in compose.networks, name);
    for (const secret of one.secrets ?? []) assert.ok(secret in compose.secrets, name);
    for (const volume of one.volumes ?? []) {
      const from = volume.split(':')[0];
      assert.ok(from.startsWith('./') ? existsSync(join('packaging', from)) : from in compose.volumes, volume);
    }
    for (const needed of Array.isArray(one.depends_on) ? one.depends_on : Object.keys(one.depends_on ?? {}))
      assert.ok(needed in compose.services, name);
    if (one.build) {
      assert.ok(existsSync(join('packaging', one.build.context, one.build.dockerfile)), name);
      assert.ok(parseInt(one.stop_grace_period, 10) > STOPS_WITHIN, name);
      assert.ok(one.ulimits.nofile > usual('--max-connections'), name);
    }
    // Only this machine reaches it until its owner says otherwise; the rest of a cluster cannot be reached at all.
    for (const port of one.ports ?? []) assert.match(port, /^\$\{RATTUS_LISTEN:-127\.0\.0\.1:8347\}:8347$/, name);
    assert.equal(Boolean(one.ports), ['rattus', 'balancer'].includes(name), name);
    if (name !== 'balancer' && one.profiles) assert.deepEqual(one.networks, ['inside'], name);
  }
  assert.equal(compose.networks.inside.internal, true);
}

/** A password comes from the environment or a file, and stands in no recipe. */
function secrets() {
  for (const name of [
    'Containerfile',
    'compose.yaml',
    'nginx.conf',
    'nodes.conf',
    'rattus.service',
    'rattus.default',
  ]) {
    const text = read(name);
    assert.doesNotMatch(text, /:\/\/[^\s/@]*:[^\s/@]*@/, `${name}: an address with a password`);
    for (const [line, value] of text.matchAll(/^.*(?:password|secret|token)\w*[ \t]*[:=][ \t]*(\S*).*$/gim))
      assert.match(value, /^(|\/run\/secrets\/\S+|\$\$\(<\/run\/secrets\/\S+|\[[a-z-]+\]|\.\.\.)$/, `${name}: ${line}`);
  }
  for (const [name, { environment }] of Object.entries(compose.secrets)) assert.match(environment, /^RATTUS_/, name);
}

function image() {
  assert.match(container, /^FROM debian:12 AS build$/m);
  assert.match(container, /^FROM debian:12-slim$/m);
  assert.match(container, /^USER 8347$/m);
  assert.match(container, /^VOLUME \/var\/lib\/rattus$/m);
  assert.match(container, /^HEALTHCHECK .*CMD \["rattus-healthz"\]$/m);
  for (const [, path] of container.matchAll(/\b((?:script|packaging)\/\w+)/g)) assert.ok(existsSync(path), path);
  for (const [, path] of container.matchAll(/\bscript\/(\w+)/g))
    assert.ok(statSync(join('script', path)).mode & 0o100, `script/${path} cannot be run`);
}

/** What the container asks to know whether its server is well. */
async function health() {
  const folder = mkdtempSync(join(tmpdir(), 'rattus-recipes-'));
  const asks = (port) => spawnSync('packaging/healthz', [port], { encoding: 'utf8' }).status;
  try {
    const server = await startServer(program, folder);
    const { port } = new URL(server.admin);
    assert.equal(asks(port), 0);
    assert.notEqual(asks(new URL(server.url).port), 0, 'the port of the page has no /healthz');
    assert.equal(await server.stop(), 0, server.said);
    assert.notEqual(asks(port), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const count = optionsExist();
service();
composed();
secrets();
image();
await health();
console.log(`recipes: ${count} options, ${services.length} services`);
