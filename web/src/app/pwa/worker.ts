import { isEditing } from '../../lib/edit-mode.ts';
import { offerUpdate } from './update.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What the page loaded before there was a worker, so that it is kept like what comes after. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => /^\/(assets|logos)\/|^\/api\/tenant\/logo/.test(new URL(url).pathname));

/** The first worker begins at once; a later one takes over when some tab lets it, and then no tab is of the old version. */
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

/** Tells when a newer version is there, complete and ready to take over. */
function followUpdates(registration: ServiceWorkerRegistration) {
  if (registration.waiting) offerUpdate();
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && registration.active) offerUpdate();
    });
  });
}

/** Keeps the application for when there is no network, and looks for a newer one every hour and whenever one comes back to it. */
export async function followWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // Not whether the page has one: loaded past it, by Shift and reload, a page has none although there is one.
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
