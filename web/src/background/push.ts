/** A part of the service worker, built by itself: shows push messages, and opens the page that one leads to. */

export {};

interface PushMessage {
  id: string;
  title: string;
  body: string;
  path: string;
}

interface Page {
  focus: () => Promise<Page>;
  navigate: (url: string) => Promise<Page | null>;
}

interface PushEvent extends ExtendableEvent {
  data: { json: () => unknown } | null;
}

interface NotificationClickEvent extends ExtendableEvent {
  notification: Notification & { data: unknown };
}

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** These are globals of a service worker, which TypeScript does not know here. */
declare const clients: {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Page[]>;
  openWindow: (url: string) => Promise<unknown>;
};
declare const registration: ServiceWorkerRegistration;

const unreadable: PushMessage = {
  id: 'unreadable',
  title: 'Ploegplan',
  body: '',
  path: '/',
};

function readMessage({ data }: PushEvent): PushMessage {
  try {
    return { ...unreadable, ...(data?.json() as PushMessage) };
  } catch {
    return unreadable;
  }
}

/** The page of this site; what is no path in it leads to the start. */
function findPage(path: unknown): string {
  const url = new URL(typeof path === 'string' ? path : '/', location.origin);
  return url.origin === location.origin ? url.href : location.origin;
}

/** Something is always shown: a browser ends the subscription of who shows nothing. The same notice again takes the place of the first. */
addEventListener('push', (event) => {
  const push = event as PushEvent;
  const { id, title, body, path } = readMessage(push);
  push.waitUntil(
    registration.showNotification(title, {
      ...{ body, tag: id, data: path },
      icon: '/api/tenant/icon?kind=192',
    }),
  );
});

async function open(url: string): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return void (await clients.openWindow(url));
  await page.focus();
  // A page of another version of the service worker cannot be led elsewhere.
  await page.navigate(url).catch(() => clients.openWindow(url));
}

addEventListener('notificationclick', (event) => {
  const { notification, waitUntil } = event as NotificationClickEvent;
  notification.close();
  waitUntil.call(event, open(findPage(notification.data)));
});
