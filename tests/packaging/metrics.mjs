// tests/packaging/metrics.mjs RATTUS: the dashboard (packaging/grafana.json) and the alerts (packaging/alerts.yaml) ask
// for metrics and labels that a server has, as their types allow, and each alert says what to do.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import yaml from '../../web/node_modules/js-yaml/dist/js-yaml.mjs'; // comes with eslint
import { guestOf, startServer } from './server.mjs';

const program = resolve(process.argv[2]);

/** Metrics of a server at which something has happened: by name the type and the labels that it has. */
async function metricsOf(rattus) {
  const folder = mkdtempSync(join(tmpdir(), 'rattus-metrics-'));
  try {
    const server = await startServer(rattus, folder);
    const guest = guestOf(server);
    await guest.ask('/api/me');
    await guest.ask('/api/me', { name: 'Agnes' });
    await guest.ask('/api/tables', { setup: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await assert.rejects(guest.ask('/api/me', { name: '' }), /bad-name/);
    const text = await (await fetch(`${server.admin}/metrics`)).text();
    assert.equal(await server.stop(), 0, server.said);

    const metrics = new Map();
    for (const [, name, type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      const parts = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
      for (const part of parts) metrics.set(name + part, { type: part ? 'counter' : type, labels: new Set() });
    }
    for (const [, name, labels] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm))
      for (const [, label] of (labels ?? '').matchAll(/(\w+)="/g)) metrics.get(name).labels.add(label);
    return metrics;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From Prometheus itself: whether a server answered, and whose metric it is. */
const GIVEN = ['job', 'instance'];
const OWN = new Map([['up', { type: 'gauge', labels: new Set() }]]);

/** What is wrong with a query; counts the metrics it names. */
function faultsOf(query, metrics, named) {
  const faults = [];
  const found = [...query.matchAll(/\b(rattus_\w+|up)\b(?:\{([^}]*)\})?(\[)?/g)];
  if (found.length === 0) faults.push('no metric');
  const all = new Set(GIVEN);
  for (const [, name, matchers, range] of found) {
    named.add(name);
    const metric = metrics.get(name) ?? OWN.get(name);
    if (!metric) {
      faults.push(`there is no metric ${name}`);
      continue;
    }
    metric.labels.forEach((label) => all.add(label));
    for (const [, label] of (matchers ?? '').matchAll(/(\w+)\s*[=!]~?/g))
      if (!GIVEN.includes(label) && !metric.labels.has(label)) faults.push(`${name} has no label ${label}`);
    // A counter alone says nothing after a restart, a gauge has no rate.
    if ((metric.type === 'counter') !== Boolean(range)) faults.push(`${name} is a ${metric.type}`);
  }
  for (const [, list] of query.matchAll(/\b(?:by|without|on|ignoring) ?\(([^)]*)\)/g))
    for (const label of list.split(/, */)) if (!all.has(label)) faults.push(`no metric has a label ${label}`);
  if (/histogram_quantile/.test(query) && !/by \([^)]*\ble\b/.test(query)) faults.push('a quantile without le');
  return faults;
}

const anchors = new Set(
  [...readFileSync('docs/server.md', 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading.toLowerCase().replace(/ /g, '-'),
  ),
);

function alerts(metrics, named, problems) {
  const { groups } = yaml.load(readFileSync('packaging/alerts.yaml', 'utf8'));
  const rules = groups.flatMap((group) => group.rules);
  for (const { alert, expr, labels, annotations = {} } of rules) {
    const wrong = (what) => problems.push(`alerts.yaml: ${alert}: ${what}`);
    faultsOf(expr, metrics, named).forEach(wrong);
    if (!/^Rattus[A-Z]\w+$/.test(alert)) wrong('not a name');
    if (!['page', 'ticket'].includes(labels?.severity)) wrong('no severity');
    for (const field of ['summary', 'description']) if (!annotations[field]) wrong(`no ${field}`);
    const anchor = /^docs\/server\.md#(.+)$/.exec(annotations.runbook_url ?? '')?.[1];
    if (!anchors.has(anchor)) wrong(`its runbook is no section of docs/server.md: ${annotations.runbook_url}`);
  }
  assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length);
  // Four fifths of the usual limit.
  const help = spawnSync(program, ['serve', '--help'], { encoding: 'utf8' }).stdout;
  const limit = Number(/--max-connections \S*=(\d+)/.exec(help)[1]);
  assert.equal(
    rules.find(({ alert }) => alert === 'RattusConnectionsNearLimit').expr,
    `rattus_connections > ${limit * 0.8}`,
  );
  return rules.length;
}

function dashboard(metrics, named, problems) {
  const board = JSON.parse(readFileSync('packaging/grafana.json', 'utf8'));
  const panels = board.panels.filter(({ type }) => type !== 'row');
  const variables = new Set(board.templating.list.map(({ name }) => name));
  assert.equal(new Set(board.panels.map(({ id }) => id)).size, board.panels.length);
  for (const { title, targets, fieldConfig } of panels)
    for (const { expr, legendFormat } of targets) {
      const wrong = (what) => problems.push(`grafana.json: ${title}: ${what}`);
      faultsOf(expr, metrics, named).forEach(wrong);
      for (const [, name] of expr.matchAll(/\$(\w+)/g))
        if (!variables.has(name) && name !== '__rate_interval') wrong(`there is no variable ${name}`);
      const grouped = /\bby \(([^)]*)\)/.exec(expr)?.[1].split(', ') ?? GIVEN;
      for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        if (!grouped.includes(label)) wrong(`its legend names ${label}, which the query leaves out`);
      if (!fieldConfig.defaults.unit) wrong('no unit');
    }
  return panels.length;
}

const metrics = await metricsOf(program);
const shown = new Set();
const problems = [];
const panels = dashboard(metrics, shown, problems);
const rules = alerts(metrics, new Set(), problems);
// What nobody looks at need not be measured.
for (const name of metrics.keys())
  if (!/_(sum|count)$/.test(name) && !shown.has(name)) problems.push(`grafana.json does not show ${name}`);
assert.deepEqual(problems, []);
console.log(`metrics: ${metrics.size} series, ${panels} panels, ${rules} alerts`);
