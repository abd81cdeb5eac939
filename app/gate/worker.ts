export {};

// The gate's service worker: the app opens without a line. The server writes the addresses of this
// build before this text (server/http/gate-app.ts), so that another build is another worker. What
// the site is asked for (/api) passes by.

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };
/** Its part of lib.webworker, whose names are others in pages. */
type Worker = {
  gateFiles: readonly string[];
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: ((type: 'install' | 'activate', listen: (event: Waiting) => void) => void) &
    ((type: 'fetch', listen: (event: Fetching) => void) => void);
};

const worker = globalThis as unknown as Worker;
const { gateFiles } = worker;
const page = '/gate';
/** Named by what is in it: the files of two builds never mix. */
const name = `gate ${gateFiles.join(' ')}`;

worker.addEventListener('install', (event) => {
  const stored = caches.open(name).then((cache) => cache.addAll(gateFiles));
  // A new build is used by the next opening; the one that is open has all its files.
  event.waitUntil(stored.then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const removed = caches.keys().then((names) => {
    const former = names.filter((other) => other.startsWith('gate ') && other !== name);
    return Promise.all(former.map((other) => caches.delete(other)));
  });
  event.waitUntil(removed.then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  const path = url.pathname;
  if (!gateFiles.includes(path) || (path === page && request.mode !== 'navigate')) return;
  const stored = caches.open(name).then((cache) => cache.match(path));
  event.respondWith(stored.then((found) => found ?? fetch(request)));
});
