// Keeps the whole build in a cache, so that every game and its bots play without a network.
const NAME = 'nightfall-__VERSION__';
// The site begins where this file lies.
const BASE = new URL('.', self.location.href).pathname;
// The files of games that the host has added; the server writes them here.
const ADDED = [];
const FILES = [...[/* FILES */], ...ADDED].map((name) => BASE + name);
const PAGES = /^(?:$|(?:play|table|t|rules|replay|settings|credits|nights|tables|tonight|challenge)(?:\/|$))/;

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});
// While two builds are served, the page may come from the one and its parts from the other: then it is kept another time.
async function keep() {
  const cache = await caches.open(NAME);
  try {
    await cache.addAll(FILES);
    const page = await (await cache.match(BASE)).text();
    const parts = page.match(/assets\/[\w.-]+/g) ?? [];
    if (!parts.every((part) => FILES.includes(BASE + part))) throw new Error('The page is of another build.');
  } catch (reason) {
    await caches.delete(NAME);
    throw reason;
  }
}

// Other applications of the same origin have caches of their own.
const isOurs = (name) => /^nightfall-[0-9a-f]{12}$/.test(name);
self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => isOurs(name) && name !== NAME).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (url.pathname.startsWith(BASE) && PAGES.test(url.pathname.slice(BASE.length))) event.respondWith(page(request));
  } else if (FILES.includes(url.pathname)) event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)));
});

// The newest page when there is a network, the kept one when there is none, or it is slow, or a proxy says that the server is away.
async function page(request) {
  const kept = await caches.match(BASE);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(kept ? 2500 : 30000) });
    return kept && answer.status >= 500 ? kept : answer;
  } catch (reason) {
    if (kept) return kept;
    throw reason;
  }
}

// A table somewhere waits for this person.
self.addEventListener('push', (event) => {
  const { text, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification('It’s your turn', { body: text, icon: `${BASE}icon-192.png`, tag: path, data: { path } }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.path));
});
// The tab that has the table open already, or a new one.
async function goTo(path) {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
