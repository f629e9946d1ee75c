// Keeps all files of one build; a new build brings a new stamp and throws the old files away.
const CACHE = `rattus-${__STAMP__}`;
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((n) => n.startsWith('rattus-') && n !== CACHE).map((n) => caches.delete(n))))
    .then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  const page = event.request.mode === 'navigate';
  // the page itself is asked for afresh, so that a new build is seen; without a network the kept one serves
  if (page) {
    event.respondWith(fetch(event.request).catch(() => caches.match('./', { cacheName: CACHE })));
    return;
  }
  event.respondWith(caches.match(event.request, { cacheName: CACHE, ignoreSearch: true })
    .then((kept) => kept ?? fetch(event.request)));
});
