// Keeps all files of one build; a new build brings a new stamp and throws the old files away.
// All addresses are relative to this file; another folder of the site may have such a page of its own.
const FOLDER = new URL('.', self.location).pathname;
/** At the root of a site nothing follows the stamp. */
const SUFFIX = FOLDER.slice(0, -1);
const CACHE = `rattus-${__STAMP__}${SUFFIX}`;
const isOurs = (name) => /^rattus-\w+(.*)/.exec(name)?.[1] === SUFFIX;
const FIRST = ['./', ...__FIRST__];
/** Where the files stand that a first game does without: a list that nobody has to wait for. */
const LATER = __LATER__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FIRST))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => isOurs(n) && n !== CACHE).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

/** Files that are not there yet; whatever fails is tried again the next time. */
async function keepRest() {
  const cache = await caches.open(CACHE);
  const list = await fetch(LATER)
    .then((answer) => (answer.ok ? answer.json() : []))
    .catch(() => []);
  for (const file of list) {
    if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  }
}

self.addEventListener('message', (event) => {
  if (event.data === 'keep-rest') event.waitUntil(keepRest());
});

/** Milliseconds that a server may take before the kept page is shown in place of its own. */
const PATIENCE = 4000;

/** The page, afresh, so that a new build is seen. Without a network, with a server that hangs, or a proxy that says so,
 *  the kept one serves all screens. */
async function page(request) {
  const asked = fetch(request).catch(() => null);
  const kept = await caches.match('./', { cacheName: CACHE });
  const fresh = asked.then((answer) => (answer && answer.status < 500 ? answer : (kept ?? answer ?? Response.error())));
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return kept ? Promise.race([fresh, late]) : fresh;
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  // what the server says is always asked for afresh
  if (url.pathname.startsWith(`${FOLDER}api/`)) return;
  if (event.request.mode === 'navigate') {
    event.respondWith(page(event.request));
    return;
  }
  event.respondWith(
    caches.match(event.request, { cacheName: CACHE, ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)),
  );
});
