import { createStore, useStore } from '@mantine/store';
import { isEditing } from '../../lib/form/edit-mode.ts';
import { loadNewVersion } from './gone-chunk.ts';

/**
 * - `none`: no newer version is known
 * - `offered`: a newer version is available
 * - `wanted`: the user agreed, but a form has unsaved changes
 * - `later`: the user postponed it
 */
export type Update = 'none' | 'offered' | 'wanted' | 'later';

/** The maximum time for the new version's worker to take control. */
const TAKE_OVER_MS = 10_000;
/** The time by which 'Later' postpones it. */
const LATER_MS = 60 * 60 * 1000;

const store = createStore<{ update: Update }>({ update: 'none' });

const change = (update: Update) => store.setState({ update });

export const getCurrentUpdate = (): Update => store.getState().update;

export const useUpdate = (): Update => useStore(store).update;

export function offerUpdate(): void {
  if (getCurrentUpdate() === 'none') change('offered');
}

export function postponeUpdate(): void {
  change('later');
  setTimeout(() => getCurrentUpdate() === 'later' && change('offered'), LATER_MS);
}

/** Tells tabs that another one left this version without its worker, so that they get no new controller. */
export const leftVersion = 'ploegplan-left-version';

/** Bypasses the workers: Chromium can leave the new worker waiting for good when a request reaches the old one meanwhile. */
function bypassWorkers(): void {
  if (isEditing()) {
    change('wanted');
    return;
  }
  const tabs = new BroadcastChannel(leftVersion);
  tabs.postMessage('');
  tabs.close();
  loadNewVersion().catch(() => undefined);
}

/** Activates the new version's service worker; the page reloads when it takes control. */
async function activate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Another tab activated the worker already.
  if (!registration?.waiting) return location.reload();
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(bypassWorkers, TAKE_OVER_MS);
}

/** Applies the update at once, or when no form has unsaved changes any more. */
export function applyUpdate(): void {
  if (isEditing()) change('wanted');
  else void activate();
}
