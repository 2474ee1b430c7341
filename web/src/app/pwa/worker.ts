import { isEditing } from '../../lib/edit-mode.ts';
import { offerUpdate } from './update.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Files that the page loaded before there was a service worker, to be cached like later ones. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => /^\/(assets|logos)\/|^\/api\/tenant\/logo/.test(new URL(url).pathname));

/** The first worker activates at once; a later one when a tab applies the update, for all tabs together. */
function followTakeOvers(container: ServiceWorkerContainer, hadWorker: boolean): void {
  let isFirst = !hadWorker;
  container.addEventListener('controllerchange', () => {
    if (isFirst) {
      isFirst = false;
      const payload = { urlsToCache: loadedFiles() };
      container.controller?.postMessage({ type: 'CACHE_URLS', payload });
    } else if (isEditing()) offerUpdate();
    else location.reload();
  });
}

/** Reports when a newer version is installed and waits to activate. */
function followUpdates(registration: ServiceWorkerRegistration) {
  if (registration.waiting) offerUpdate();
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && registration.active) offerUpdate();
    });
  });
}

/** Registers the service worker, and checks for a newer version every hour and whenever the page gets the focus. */
export async function followWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // Not by the page's controller: a page loaded with Shift and reload has none although a worker is active.
  const known = await serviceWorker.getRegistration();
  followTakeOvers(serviceWorker, Boolean(known?.active));
  const registration = await serviceWorker.register('/sw.js');
  followUpdates(registration);
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, HOUR_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  addEventListener('focus', look);
}
