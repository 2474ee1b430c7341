import './notifications.css';
import { Notifications, showNotification as showMantine } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';

const kinds = {
  success: { color: 'green', Icon: IconCheck, role: 'status' },
  info: { color: 'orange', Icon: IconInfoCircle, role: 'status' },
  error: { color: 'red', Icon: IconAlertTriangle, role: 'alert' },
} as const;

export type NotificationKind = keyof typeof kinds;

export function showNotification(kind: NotificationKind, message: string): void {
  const { color, Icon, role } = kinds[kind];
  showMantine({
    message,
    color: `${color}.8`,
    role,
    withBorder: true,
    icon: <Icon size={18} stroke={1.5} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Sluiten' },
  });
}

export function NotificationList() {
  return <Notifications position="top-center" autoClose={4000} transitionDuration={150} />;
}
