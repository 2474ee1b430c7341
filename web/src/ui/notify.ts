import type { NotificationKind } from './notifications.tsx';
import { addOverlay } from './overlays.tsx';

/** Preloads the notifications' code, so that it is available without a connection. */
export const loadNotifications = () => import('./notifications.tsx');

async function show(kind: NotificationKind, message: string): Promise<void> {
  const { NotificationList, showNotification } = await loadNotifications();
  addOverlay('notifications', NotificationList);
  showNotification(kind, message);
}

/** Short messages at the top of the page, gone after 4 seconds (specification, section 8). */
export const notify = {
  success: (message: string) => void show('success', message),
  info: (message: string) => void show('info', message),
  error: (message: string) => void show('error', message),
};
