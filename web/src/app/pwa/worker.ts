import { isEditing } from '../../lib/form/edit-mode.ts';
import { leaveVersion } from './gone-chunk.ts';
import { leftVersion, offerUpdate } from './update.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Files that the page loaded before there was a service worker, to be cached like later ones. */
const listLoadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => /^\/(assets|logos)\/|^\/api\/tenant\/logo/.test(new URL(url).pathname));

interface Before {
  /** True when a version's worker was active. */
  hadWorker: boolean;
  /** The worker that served this page. */
  loadedBy: EventTarget | null;
}

/** The first worker activates at once; a later one when a tab applies the update, for all tabs together. */
function followTakeOvers(container: ServiceWorkerContainer, { hadWorker, loadedBy }: Before): void {
  const leaveOldVersion = () => {
    if (isEditing()) offerUpdate();
    else location.reload();
  };
  const follow = () => leaveVersion(offerUpdate).catch(() => undefined);
  new BroadcastChannel(leftVersion).addEventListener('message', follow);
  let isFirst = !hadWorker;
  container.addEventListener('controllerchange', () => {
    if (isFirst) {
      isFirst = false;
      const payload = { urlsToCache: listLoadedFiles() };
      container.controller?.postMessage({ type: 'CACHE_URLS', payload });
    } else leaveOldVersion();
  });
  // Another tab may have applied the update before this page began to listen.
  if (loadedBy && container.controller !== loadedBy) leaveOldVersion();
}

/** Reports when a newer version is installed and waits to activate. */
function followUpdates(registration: ServiceWorkerRegistration) {
  const follow = (fresh: ServiceWorker | null) =>
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && registration.active) offerUpdate();
    });
  if (registration.waiting) offerUpdate();
  // The browser also checks on each navigation, and may have found one by now.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** Checks for a newer version every hour and whenever the page gets the focus; `loadedBy` served this page. */
export async function followWorker(loadedBy: EventTarget | null): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // The page's controller does not tell this: a page loaded with Shift and reload has none although a worker is active.
  const known = await serviceWorker.getRegistration();
  followTakeOvers(serviceWorker, { hadWorker: Boolean(known?.active), loadedBy });
  const registration = await serviceWorker.register('/sw.js');
  followUpdates(registration);
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, HOUR_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  addEventListener('focus', look);
}
