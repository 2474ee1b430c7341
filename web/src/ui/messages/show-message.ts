import { waitFor } from '../../lib/delay.ts';
import type { NotificationExtras, NotificationKind } from '../../lib/notify.ts';
import { loadUntilDone } from '../drawer/lazy-part.tsx';
import { addOverlay } from '../drawer/overlays.tsx';

/** A later message would be about something else than what the user does then. */
const STALE_MS = 10_000;

/** Preloads the notifications' code, so that it is available without a connection. */
export const loadNotifications = () => import('./notifications.tsx');

/** Shows a message, with the code for it; nothing when that cannot be fetched soon: then the sign of a lost connection is shown. */
export async function showMessage(
  kind: NotificationKind,
  message: string,
  about?: string,
  extras?: NotificationExtras,
): Promise<void> {
  const signal = AbortSignal.timeout(STALE_MS);
  const loaded = await loadUntilDone(loadNotifications, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  if (!loaded) return;
  const { NotificationList, showNotification } = loaded;
  addOverlay('notifications', NotificationList);
  // The list is drawn in a task of its own.
  await waitFor(0);
  showNotification(kind, message, about, extras);
}
