import { getPlatform, isStandalone } from './install.ts';

/**
 * Whether this browser can show push messages. `not-installed`: only as an app, on an iPhone or iPad from iOS 16.4; `outdated`: an app on
 * an older one.
 */
export type PushSupport = 'available' | 'denied' | 'not-installed' | 'outdated' | 'unsupported';

export function detectPush(): PushSupport {
  if ('PushManager' in window && 'Notification' in window && navigator.serviceWorker)
    return Notification.permission === 'denied' ? 'denied' : 'available';
  if (getPlatform() !== 'apple') return 'unsupported';
  return isStandalone() ? 'outdated' : 'not-installed';
}

async function getPushManager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('The service worker is not there yet');
  return registration.pushManager;
}

/** Subscribes this browser to the messages of the server with this public key. The permission is given. */
export async function subscribeToPush(key: string) {
  const manager = await getPushManager();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await manager.subscribe(options).catch(async () => {
    // The browser holds one subscription, and refuses another key: the server has new ones.
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
}

export async function unsubscribeFromPush(): Promise<void> {
  await (await (await getPushManager()).getSubscription())?.unsubscribe();
}
