import { isEditing } from '../../lib/form/edit-mode.ts';

/** Prevents a reload loop when the page stays unavailable. */
const AGAIN_MS = 60_000;
const PLACE = 'ploegplan.reloadedAt';

/** Whether the page may reload itself: at most once a minute. */
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

/** This file as the service worker lists it; its name has a hash of the contents. */
const ownName = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/**
 * Whether the server has another version than this page. A chunk that failed for lack of a connection is not gone, also when
 * the server is back by the time of this question.
 */
async function isReplaced(): Promise<boolean> {
  const worker = await fetch('/sw.js', { cache: 'no-store' });
  return worker.ok && !(await worker.text()).includes(ownName);
}

/** Stops the router's own reload, which the old service worker would answer with the old page. */
function holdRouter(error: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1');
  } catch {
    // Without storage it is unknown whether it reloaded already.
  }
}

/** Reloads the page from the server, bypassing the service worker of the old version. */
export async function loadNewVersion(): Promise<void> {
  if (!(await isReplaced()) || !mayReload()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.unregister();
  location.reload();
}

type OnHeld = () => void | Promise<void>;

/** Loads the new version; with unsaved changes in a form it calls `onHeld` instead. */
export async function leaveVersion(onHeld: OnHeld): Promise<void> {
  if (!isEditing()) await loadNewVersion();
  else if (await isReplaced()) await onHeld();
}

/** Leaves this version when a deployment removed chunks of it. */
export function followGoneChunks(onHeld: OnHeld): void {
  let isLeaving = false;
  addEventListener('vite:preloadError', ({ payload }) => {
    holdRouter(payload);
    // `onHeld` loads code too, and its failure comes by this way again.
    if (isLeaving) return;
    isLeaving = true;
    leaveVersion(onHeld)
      .catch(() => undefined)
      .finally(() => {
        isLeaving = false;
      });
  });
}
