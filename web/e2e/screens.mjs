// Pictures of the screens around the table, for people to look at: node e2e/screens.mjs [part of a name]. They land in
// shots/screens/. The server is pretended, so that each picture is the same every time.
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { complaints, device, openBrowser } from './browser.mjs';
import { SIZES, TOUCHED } from './sizes.mjs';

const LOOKED_AT = ['wide', 'medium', 'tall', 'narrow', 'low'];
const wanted = process.argv[2] ?? '';
const out = new URL('../shots/screens/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });

const chair = (seat, kind, name, more = {}) => ({
  seat,
  kind,
  ...(name ? { name } : {}),
  you: false,
  present: kind === 'person',
  stand_in: false,
  ...more,
});
const ago = (minutes) => new Date(Date.now() - minutes * 60_000).toISOString();
const summary = (id, seats, more = {}) => ({
  id,
  setup: { board: seats.length > 4 ? 'big-box' : 'classic', players: seats.length },
  phase: 'gathering',
  seats,
  listed: true,
  opened: ago(3),
  ...more,
});
const gathering = summary(
  'k3v9x2mq7d',
  [
    chair(1, 'person', 'Agnes', { you: true }),
    chair(2, 'open'),
    chair(3, 'person', 'Dietrich von Lübeck'),
    chair(4, 'computer', 'Cosima', { level: 'strong' }),
  ],
  { setup: { board: 'classic', players: 4, options: { spread_3: 3, max_rounds: 30 } } },
);
const open = [
  gathering,
  summary(
    'p4w8n1ct2z',
    [
      chair(1, 'person', 'Margarethe'),
      chair(2, 'open'),
      chair(3, 'open'),
      chair(4, 'open'),
      chair(5, 'open'),
      chair(6, 'computer', 'Fulko'),
    ],
    { opened: ago(47) },
  ),
  summary('h7d2s9kq4b', [chair(1, 'person', 'Ole'), chair(2, 'open')], { opened: ago(900) }),
];
const mine = [
  summary(
    'a1b2c3d4e5',
    [chair(1, 'person', 'Agnes', { you: true }), chair(2, 'person', 'Wilhelm'), chair(3, 'computer', 'Bertrand')],
    { phase: 'playing', waiting: 1, round: 7 },
  ),
  summary('f6g7h8i9j0', [chair(1, 'person', 'Eleonora'), chair(2, 'person', 'Agnes', { you: true })], {
    phase: 'playing',
    waiting: 1,
    round: 3,
  }),
];
const table = {
  id: gathering.id,
  stage: 'gathering',
  seats: gathering.seats,
  host: true,
  proposals: [],
  seed_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  watchers: 1,
};

const playing = {
  ...table,
  id: 'a1b2c3d4e5',
  stage: 'playing',
  watchers: 2,
  seats: [
    chair(1, 'person', 'Agnes', { you: true }),
    chair(2, 'person', 'Wilhelm', { present: false }),
    chair(3, 'computer', 'Bertrand', { level: 'normal' }),
    chair(4, 'person', 'Cosima'),
  ],
};
const said = [
  [4, 'Cosima', 'Good evening, all! Who brings the rats?'],
  [1, 'Agnes', 'Me. Mind Gallia.'],
  [2, 'Wilhelm', 'I have to put the children to bed, back in ten minutes. Please wait, it is getting exciting.'],
];
const chat = said.map(([seat, name, text], i) => ({ type: 'chat', seat, name, text, version: i + 2 }));
const standIn = { what: 'stand-in', seat: 2, by: 4, agreed: [4], missing: [1] };
let fixtures;
const game = (more = {}) => ({
  type: 'update',
  version: 9,
  base: 0,
  table: playing,
  view: fixtures.sampleView('classic'),
  decision: fixtures.regionDecision('D-PLAGUE', 'BASE-40', ['gallia', 'italia', 'polonia', 'hungaria', 'scandia']),
  events: chat,
  ...more,
});
const opened = async (page) => {
  await page.locator('[data-opens=people]:visible').first().click();
};

const LISTS = {
  '/api/me': { name: 'Agnes' },
  '/api/tables': { open, mine },
  [`/api/tables/${gathering.id}`]: gathering,
  '/api/tables/a1b2c3d4e5': { ...gathering, id: 'a1b2c3d4e5' },
};
const SCENES = {
  'start-first': { path: '/', offline: true },
  start: { path: '/' },
  new: { path: '/new' },
  'new-friends': {
    path: '/new?friends',
    async act(page) {
      await page.locator('details summary').first().click();
    },
  },
  'new-wrong': {
    path: '/new',
    async act(page) {
      for (let n = 0; n < 2; n++) await page.locator('.add').click();
      await page.locator('li select:first-of-type').nth(1).selectOption('here');
      await page.locator('.main').click({ force: true });
    },
  },
  lobby: { path: '/lobby' },
  'lobby-away': { path: '/lobby', offline: true },
  gathering: { path: `/tables/${gathering.id}` },
  people: { path: '/tables/a1b2c3d4e5', update: () => game(), act: opened },
  proposal: {
    path: '/tables/a1b2c3d4e5',
    update: () =>
      game({ table: { ...playing, proposals: [standIn, { what: 'resign', by: 1, agreed: [1], missing: [2, 4] }] } }),
  },
  lost: {
    path: '/tables/a1b2c3d4e5',
    update: () => game(),
    async act(page) {
      await page.evaluate(() => globalThis.cut());
      await page.waitForTimeout(1700);
    },
  },
  curtain: {
    path: '/tables/a1b2c3d4e5',
    update: () =>
      game({ private: true, table: { ...playing, seats: playing.seats.map((c) => ({ ...c, you: c.seat !== 3 })) } }),
  },
  records: { path: '/records' },
  guide: { path: '/guide' },
  rules: {
    path: '/',
    async act(page) {
      await page
        .getByRole('button', { name: /^(Rules|Regeln|All rules|Alle Regeln)/ })
        .first()
        .click();
      await page.waitForSelector('dialog[open] h2');
    },
  },
  table: { path: '/?scene=action', offline: true },
  'table-end': { path: '/?scene=end', offline: true },
  nowhere: { path: '/there/is/nothing' },
};

async function pretend(page, offline, update) {
  await page.route('**/api/**', (route) => {
    const answer = LISTS[new URL(route.request().url()).pathname];
    if (offline || !answer) return route.fulfill({ status: 404, body: 'nothing' });
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify(answer) });
  });
  let cut = false;
  await page.routeWebSocket(/\/tables\//, (socket) => {
    if (cut) return void socket.close();
    socket.onMessage((text) => {
      if (JSON.parse(text).type === 'hello')
        socket.send(JSON.stringify(update?.() ?? { type: 'update', version: 3, base: 0, table, events: [] }));
    });
    void page
      .exposeFunction('cut', () => {
        cut = true;
        return socket.close();
      })
      .catch(() => undefined);
  });
}

const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 4180, hmr: { overlay: false } },
  logLevel: 'error',
});
await server.listen();
fixtures = await server.ssrLoadModule('/src/scenes/fixtures.ts');
const browser = await openBrowser();
for (const locale of (process.env.LOCALE ?? 'en-GB,de-DE').split(',')) {
  for (const size of LOOKED_AT) {
    const [width, height] = SIZES[size];
    const context = await device(browser, {
      viewport: { width, height },
      locale,
      hasTouch: TOUCHED.has(size),
      reducedMotion: 'reduce',
    });
    for (const [name, { path, offline = false, act, update }] of Object.entries(SCENES)) {
      const title = `${locale.slice(0, 2)}-${size}-${name}`;
      if (!title.includes(wanted)) continue;
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const faults = complaints(page);
      await pretend(page, offline, update);
      await page.goto(`http://localhost:4180${path}`, { waitUntil: 'networkidle' });
      await page.waitForSelector(name === 'table-end' ? 'dialog table' : 'h1');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      if (name === 'gathering') await page.waitForSelector('.invite');
      await act?.(page).catch((error) => console.log(`${title}: ${error.message.split('\n')[0]}`));
      await page.waitForTimeout(400);
      const tall = Math.min(2600, await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0));
      if (tall > height) await page.setViewportSize({ width, height: tall });
      await page.waitForTimeout(100);
      await page.screenshot({ path: `${out}${title}.png` });
      await page.setViewportSize({ width, height });
      const wider = await page.evaluate(
        () =>
          Math.max(document.documentElement.scrollWidth, document.querySelector('main')?.scrollWidth ?? 0) - innerWidth,
      );
      if (wider > 0) console.log(`${title}: ${wider} px too wide`);
      const real = faults.filter((fault) => !/404|Vite|WebSocket/.test(fault));
      if (real.length > 0) console.log(`${title}:`, real.join('\n'));
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await server.close();
