// Keeps the whole build in a cache, so that every game and its bots play without a network.
const NAME = 'nightfall-__VERSION__';
const FILES = [/* FILES */];
const PAGES = /^\/(?:$|(?:play|table|t|rules|replay|settings|credits|nights)(?:\/|$))/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (PAGES.test(url.pathname)) event.respondWith(page(request));
  } else if (FILES.includes(url.pathname)) event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)));
});

// The newest page when there is a network, the kept one when there is none or it is slow.
async function page(request) {
  const kept = await caches.match('/');
  try {
    return await fetch(request, { signal: AbortSignal.timeout(kept ? 2500 : 30000) });
  } catch (reason) {
    if (kept) return kept;
    throw reason;
  }
}

// A table somewhere waits for this person.
self.addEventListener('push', (event) => {
  const { text, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification('It is your turn', { body: text, icon: '/icon-192.png', tag: path, data: { path } }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});
