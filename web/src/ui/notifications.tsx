import './notifications.css';
import { Notifications, showNotification as showMantine } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { NotificationKind } from '../lib/notify.ts';

const kinds = {
  success: { color: 'green', Icon: IconCheck, urgency: 'polite' },
  info: { color: 'orange', Icon: IconInfoCircle, urgency: 'polite' },
  error: { color: 'red', Icon: IconAlertTriangle, urgency: 'assertive' },
} as const satisfies Record<NotificationKind, unknown>;

/** The live region of index.html. Errors are announced assertively. */
const REGION = '#notifications';

export function showNotification(kind: NotificationKind, message: string, about?: string): void {
  const { color, Icon, urgency } = kinds[kind];
  document.querySelector(REGION)?.setAttribute('aria-live', urgency);
  showMantine({
    ...(about ? { title: message, message: about } : { message }),
    color: `${color}.8`,
    // Mantine's own live region inside ours would be announced twice or not at all.
    role: 'none',
    withBorder: true,
    icon: <Icon size={18} stroke={1.5} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Sluiten' },
  });
}

export function NotificationList() {
  return (
    <Notifications
      position="top-center"
      autoClose={4000}
      transitionDuration={150}
      portalProps={{ target: REGION }}
    />
  );
}
