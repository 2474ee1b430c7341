import { isEditing } from '../../lib/form/edit-mode.ts';

/** Prevents a reload loop when the page stays unavailable. */
const AGAIN_MS = 60_000;
const PLACE = 'ploegplan.reloadedAt';

/** True when the page may reload itself: at most once a minute. */
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

const isAnswering = async () => (await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })).ok;

/**
 * True when the chunk that could not be loaded is gone. One that failed while the server restarted is not, although the server answers by
 * now. Safari does not name it.
 */
async function isChunkMissing({ message }: Error): Promise<boolean> {
  const [chunk] = /\/assets\/[\w.-]+/.exec(message) ?? [];
  return !chunk || (await fetch(chunk, { method: 'HEAD', cache: 'no-store' })).status === 404;
}

/** Stops the router's own reload, which the old service worker would answer with the old page. */
function holdRouter(error: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1');
  } catch {
    // Storage that fails leaves it unknown whether it reloaded already.
  }
}

/** Reloads the page from the server, bypassing the service worker of the old version. */
export async function loadNewVersion(): Promise<void> {
  // A chunk that is missing for lack of a connection is not gone.
  if (!(await isAnswering()) || !mayReload()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.unregister();
  location.reload();
}

type OnHeld = () => void | Promise<void>;

/** Loads the new version; with unsaved changes in a form it calls `onHeld` instead. */
export async function leaveVersion(onHeld: OnHeld): Promise<void> {
  if (!isEditing()) await loadNewVersion();
  // A chunk that is missing for lack of a connection is not gone.
  else if (await isAnswering()) await onHeld();
}

/** Leaves this version when a deployment removed chunks of it. */
export function followGoneChunks(onHeld: OnHeld): void {
  let isLeaving = false;
  addEventListener('vite:preloadError', ({ payload }) => {
    holdRouter(payload);
    // `onHeld` loads code too, and its failure comes by this way again.
    if (isLeaving) return;
    isLeaving = true;
    isChunkMissing(payload)
      .then((is) => (is ? leaveVersion(onHeld) : undefined))
      .catch(() => undefined)
      .finally(() => {
        isLeaving = false;
      });
  });
}
