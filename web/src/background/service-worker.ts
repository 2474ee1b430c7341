import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import './outbox.ts';
import './push.ts';

/** The service worker, built by itself. It caches no API answers except the tenant's logo and icons, so no user data. */

/** The build fills this in, see `web/precache.ts`. */
declare const PRECACHED_FILES: PrecacheEntry[];

declare const skipWaiting: () => Promise<void>;

// A new version waits until the user chooses it, or until all tabs are closed.
addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void skipWaiting();
});

clientsClaim();
precacheAndRoute(PRECACHED_FILES);
cleanupOutdatedCaches();

// The list is that of the server: every path is a page of the application except the API, planning links and files.
const denylist = [/^\/(api|planninglink|bon|bon-controle|steiger)(\/|$)/, /^[^?]*\.\w+(\?|$)/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist }));

/** Limits how many answers a cache keeps. The cast is for `exactOptionalPropertyTypes`, with which the class does not fit Workbox's own interface. */
const keepAtMost = (maxEntries: number, limits: { maxAgeSeconds?: number } = {}) =>
  new ExpirationPlugin({ maxEntries, ...limits, purgeOnQuotaError: true }) as WorkboxPlugin;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [keepAtMost(200, { maxAgeSeconds: 60 * 24 * 3600 })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(logos|api\/tenant\/(logo|icon))\//.test(`${url.pathname}/`),
  new StaleWhileRevalidate({ cacheName: 'logos', plugins: [keepAtMost(10)] }),
);
