import './notifications.css';
import { Button } from '@mantine/core';
import {
  hideNotification,
  Notifications,
  notificationsStore,
  showNotification as showMantine,
} from '@mantine/notifications';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { NotificationExtras, NotificationKind } from '../../lib/notify.ts';
import { listOverlaysForBack, onOverlaysChange } from '../drawer/open-overlays.ts';
import { useIsPhone } from '../page/viewport.ts';
import classes from './notifications.module.css';

const kinds = {
  success: { color: 'green', Icon: IconCheck, urgency: 'polite' },
  info: { color: 'orange', Icon: IconInfoCircle, urgency: 'polite' },
  error: { color: 'red', Icon: IconAlertTriangle, urgency: 'assertive' },
} as const satisfies Record<NotificationKind, unknown>;

/** The live region of index.html. Errors are announced assertively. */
const REGION = '#notifications';

/** A reader of the message still has time to press its button (docs/decisions/021). */
const WITH_ACTION_MS = 8_000;

/** The number of messages that fit the lowest window. */
const MOST_SHOWN = 3;

/** The messages that a dialog or menu may take away: they are neither an error nor a choice. */
const passing = new Set<string>();

/** The message that stands there, by key. */
const shownByKey = new Map<string, string>();

export function showNotification(
  kind: NotificationKind,
  message: string,
  about?: string,
  // The same message again, as after another try, takes the place of the one that stands there.
  { key = [kind, message, about].join('\n'), action }: NotificationExtras = {},
): void {
  const { color, Icon, urgency } = kinds[kind];
  document.querySelector(REGION)?.setAttribute('aria-live', urgency);
  // A new one rather than a changed one, which would keep the time that was left.
  hideNotification(shownByKey.get(key) ?? '');
  hideOldest();
  const id = showMantine({
    message: (
      <Content what={message} about={about} action={action} onDone={() => hideNotification(id)} />
    ),
    color: `${color}.8`,
    // Mantine's own live region inside ours would be announced twice or not at all.
    role: 'none',
    withBorder: true,
    ...(action && { autoClose: WITH_ACTION_MS }),
    icon: <Icon size={18} stroke={1.5} aria-hidden />,
    closeButtonProps: { 'aria-label': translate('Sluiten') },
    onClose: () => {
      passing.delete(id);
      if (shownByKey.get(key) === id) shownByKey.delete(key);
    },
  });
  if (kind !== 'error' && !action) passing.add(id);
  shownByKey.set(key, id);
}

/** Makes room for one more, which would otherwise wait until an older one has gone: what was just done is shown at once. */
function hideOldest(): void {
  const { notifications, queue } = notificationsStore.getState();
  const ids = [...notifications, ...queue].map(({ id }) => id ?? '');
  for (const id of ids.slice(0, Math.max(0, ids.length - MOST_SHOWN + 1))) hideNotification(id);
}

interface ContentProps {
  what: string;
  about: string | undefined;
  action: NotificationExtras['action'];
  onDone: () => void;
}

function Content({ what, about, action, onDone }: ContentProps) {
  const act = () => {
    onDone();
    action?.run();
  };
  return (
    <div
      className="flex flex-wrap gap-x-2 items-center justify-end text-sm leading-normal"
      data-action={action !== undefined || undefined}
    >
      <div className={classes.text}>
        <p className={classes.what}>{what}</p>
        {about && <p className="text-quiet">{about}</p>}
      </div>
      {action && (
        <Button className={classes.action ?? ''} variant="subtle" onClick={act}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

/** Keeps messages from covering layers over the page of a phone. */
function useRoomForOverlays(isPhone: boolean): void {
  useEffect(() => {
    if (!isPhone) return;
    let before = listOverlaysForBack().length;
    return onOverlaysChange(() => {
      const now = listOverlaysForBack().length;
      if (now > before) for (const id of passing) hideNotification(id);
      before = now;
    });
  }, [isPhone]);
}

export function NotificationList() {
  useRoomForOverlays(useIsPhone());
  const region = document.querySelector(REGION);
  if (!region) return null;
  return createPortal(
    <Notifications
      position="top-center"
      limit={MOST_SHOWN}
      autoClose={4000}
      transitionDuration={150}
      containerWidth="34rem"
      notificationMaxHeight="80dvh"
      withinPortal={false}
    />,
    region,
  );
}
