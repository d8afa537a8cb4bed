// The service worker: keeps the app on the device, and nothing that the server says about matches. What the API, the log and
// the checker page answer never comes from here.
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** What the first table needs; put in by the build. */
declare const FIRST_FILES: PrecacheEntry[];

const SHELL = '/index.html';
/** What is the server's own; the app is at every other address. */
const NOT_THE_APP = [/^\/(api|log|licenses)(\/|$)/, /\.[a-z]+$/];
const MOST_FILES = 400;

precacheAndRoute(FIRST_FILES, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();
clientsClaim();
registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: NOT_THE_APP }));

// Files whose names hold a hash never change: what was used once stays, as cards, fonts and texts do.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'used-files',
    plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
  }),
);

// The page asks for this when the person agrees to a new version, or goes from one match to the next.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
