import { isEditing } from '../../lib/edit-mode.ts';

/** A page that cannot be had at all must not be asked for over and over. */
const AGAIN_MS = 60_000;
const PLACE = 'ploegplan.reloadedAt';

/** Whether the page may load itself anew; at most once a minute. */
function mayReload(): boolean {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(PLACE));
    if (since < AGAIN_MS) return false;
    sessionStorage.setItem(PLACE, `${Date.now()}`);
    return true;
  } catch {
    return false;
  }
}

const answers = async () => (await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })).ok;

/** Keeps the router from doing the same by itself, which the old worker would answer with the old page. */
function holdRouter(error: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1');
  } catch {
    // Then it cannot know that it has not reloaded yet either.
  }
}

/** Loads the page anew from the server, past the worker of the old version. */
async function loadNewVersion(): Promise<void> {
  // What cannot be had for lack of a connection is not gone.
  if (!(await answers()) || !mayReload()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.unregister();
  location.reload();
}

/**
 * The parts of the version that this page is of are gone once a newer one stands on the server. Then the page loads anew, but
 * never while somebody fills in a form; `onHeld` is told instead.
 */
export function followGoneChunks(onHeld: () => void): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    holdRouter(payload);
    if (isEditing()) onHeld();
    else loadNewVersion().catch(() => undefined);
  });
}
