import './notifications.css';
import { Button } from '@mantine/core';
import {
  hideNotification,
  Notifications,
  showNotification as showMantine,
} from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { NotificationExtras, NotificationKind } from '../lib/notify.ts';

const kinds = {
  success: { color: 'green', Icon: IconCheck, urgency: 'polite' },
  info: { color: 'orange', Icon: IconInfoCircle, urgency: 'polite' },
  error: { color: 'red', Icon: IconAlertTriangle, urgency: 'assertive' },
} as const satisfies Record<NotificationKind, unknown>;

/** The live region of index.html. Errors are announced assertively. */
const REGION = '#notifications';

/** The message that stands there, by key. */
const shownByKey = new Map<string, string>();

export function showNotification(
  kind: NotificationKind,
  message: string,
  about?: string,
  { key, action }: NotificationExtras = {},
): void {
  const { color, Icon, urgency } = kinds[kind];
  document.querySelector(REGION)?.setAttribute('aria-live', urgency);
  // A new one rather than a changed one, which would keep the time that was left.
  hideNotification(shownByKey.get(key ?? '') ?? '');
  const text = about ?? message;
  const id = showMantine({
    ...(about && { title: message }),
    message: action ? (
      <TextWithAction text={text} {...action} onDone={() => hideNotification(id)} />
    ) : (
      text
    ),
    color: `${color}.8`,
    // Mantine's own live region inside ours would be announced twice or not at all.
    role: 'none',
    withBorder: true,
    icon: <Icon size={18} stroke={1.5} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Sluiten' },
  });
  if (key) shownByKey.set(key, id);
}

interface TextWithActionProps {
  text: string;
  label: string;
  run: () => void;
  onDone: () => void;
}

function TextWithAction({ text, label, run, onDone }: TextWithActionProps) {
  const act = () => {
    onDone();
    run();
  };
  return (
    <>
      <span>{text}</span>
      <Button variant="subtle" size="compact-sm" ml="xs" onClick={act}>
        {label}
      </Button>
    </>
  );
}

export function NotificationList() {
  return (
    <Notifications
      position="top-center"
      autoClose={4000}
      transitionDuration={150}
      containerWidth="24rem"
      portalProps={{ target: REGION }}
    />
  );
}
