import { outboxName } from './on-device.ts';

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
export async function sendInBackground(owner: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // A browser without it, or in which the user forbade it: then the next visit sends.
  await registration?.sync?.register(outboxName(owner)).catch(() => undefined);
}

/** In the service worker: calls `send` when it is woken. What rejects is tried again by the browser. */
export function onWoken(send: (owner: string) => Promise<void>): void {
  const prefix = outboxName('');
  addEventListener('sync', (event) => {
    const { tag } = event;
    if (tag.startsWith(prefix)) event.waitUntil(send(tag.slice(prefix.length)));
  });
}
