import { useSyncExternalStore } from 'react';
import { isEditing } from '../../lib/edit-mode.ts';

/**
 * - `none`: this is the newest version that is known of
 * - `offered`: there is a newer one
 * - `wanted`: the user said so, and finishes a form first
 * - `later`: the user said so
 */
export type Update = 'none' | 'offered' | 'wanted' | 'later';

/** How long 'Later' is. */
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

/** Gives way to the new version's worker; when it takes over, the page loads anew. */
async function activate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  // It took over before, at the word of another tab.
  else location.reload();
}

/** Goes on to the new version at once, or when the form is done that somebody is filling in. */
export function applyUpdate(): void {
  if (isEditing()) change('wanted');
  else void activate();
}
