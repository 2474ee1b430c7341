import type { NotificationExtras, NotificationKind } from '../lib/notify.ts';
import { addOverlay } from './overlays.tsx';

/** Preloads the notifications' code, so that it is available without a connection. */
export const loadNotifications = () => import('./notifications.tsx');

/** Shows a message, with the code for it. */
export async function showMessage(
  kind: NotificationKind,
  message: string,
  about?: string,
  extras?: NotificationExtras,
): Promise<void> {
  const { NotificationList, showNotification } = await loadNotifications();
  addOverlay('notifications', NotificationList);
  showNotification(kind, message, about, extras);
}
