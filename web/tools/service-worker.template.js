// Keeps all files of one build; a new build brings a new stamp and throws the old files away.
const CACHE = `rattus-${__STAMP__}`;
const FIRST = ['/', ...__FIRST__];
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
      .then((names) =>
        Promise.all(names.filter((n) => n.startsWith('rattus-') && n !== CACHE).map((n) => caches.delete(n))),
      )
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

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  // what the server says is always asked for afresh
  if (url.pathname.startsWith('/api/')) return;
  // the page itself is asked for afresh, so that a new build is seen; without a network the kept one serves all screens
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match('/', { cacheName: CACHE })));
    return;
  }
  event.respondWith(
    caches.match(event.request, { cacheName: CACHE, ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)),
  );
});
