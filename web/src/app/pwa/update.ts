import { useSyncExternalStore } from 'react';
import { isEditing } from '../../lib/edit-mode.ts';

/**
 * - `none`: no newer version is known
 * - `offered`: a newer version is available
 * - `wanted`: the user agreed, but a form has unsaved changes
 * - `later`: the user postponed it
 */
export type Update = 'none' | 'offered' | 'wanted' | 'later';

/** How long 'Later' postpones it. */
const LATER_MS = 60 * 60 * 1000;

let update: Update = 'none';
const listeners = new Set<() => void>();

function change(next: Update): void {
  update = next;
  for (const listener of listeners) listener();
}

export const useUpdate = (): Update =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => update,
  );

export function offerUpdate(): void {
  if (update === 'none') change('offered');
}

export function postponeUpdate(): void {
  change('later');
  setTimeout(() => update === 'later' && change('offered'), LATER_MS);
}

/** Activates the new version's service worker; the page reloads when it takes control. */
async function activate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  // Another tab activated it already.
  else location.reload();
}

/** Applies the update at once, or when no form has unsaved changes any more. */
export function applyUpdate(): void {
  if (isEditing()) change('wanted');
  else void activate();
}
