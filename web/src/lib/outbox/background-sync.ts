import { createOutboxName, type OutboxOwner, parseOwner } from './on-device.ts';

/** Background Sync, which only Chromium has and TypeScript does not know. */
interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<void>): void;
}

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> };
  }
  interface WindowEventMap {
    sync: SyncEvent;
  }
}

/** Asks the browser to wake the service worker when there is a connection, also with the application closed. */
export async function requestBackgroundSync(owner: OutboxOwner): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(createOutboxName(owner));
  } catch {
    // The browser or its user does not allow it: then the next visit sends.
  }
}

/** Calls `send` when the service worker is woken. The browser tries again when it rejects. */
export function onBackgroundSync(send: (owner: OutboxOwner) => Promise<void>): void {
  addEventListener('sync', (event) => {
    const owner = parseOwner(event.tag);
    if (owner) event.waitUntil(send(owner));
  });
}
