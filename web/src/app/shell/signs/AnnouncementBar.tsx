import { CloseButton } from '@mantine/core';
import type { Announcement } from '@ploegplan/contract/announcements/schemas';
import { getCurrentTime } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useDismissAnnouncement } from '../../../data/company/announcements.ts';
import classes from './AnnouncementBar.module.css';

/** The longest wait that a timer can hold is less than a month. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1_000;

/** The current time, at first and when an announcement begins or ends. */
function useTimeOf(announcements: readonly Announcement[]): number {
  const [now, setNow] = useState(() => getCurrentTime().getTime());
  const next = Math.min(
    ...announcements
      .flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)])
      .filter((moment) => moment > now),
  );
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const wait = Math.min(Math.max(0, next - getCurrentTime().getTime()), LONGEST_WAIT_MS);
    const timer = setTimeout(() => setNow(getCurrentTime().getTime()), wait);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

/** Shows the host's announcements, one at a time, until each ends or the user closes it. Default export for lazy loading. */
export default function AnnouncementBar({
  announcements,
}: {
  announcements: readonly Announcement[];
}) {
  const dismissing = useDismissAnnouncement();
  const now = useTimeOf(announcements);
  const [current] = announcements.filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt),
  );
  if (!current) return null;
  return (
    <aside className={classes.bar} aria-label={translate('Mededeling')} data-announcement>
      <IconSpeakerphone size={16} stroke={1.5} aria-hidden />
      <p className={classes.text}>{current.text}</p>
      <CloseButton
        className={classes.close ?? ''}
        aria-label={translate('Mededeling sluiten')}
        onClick={() => dismissing.mutate(current)}
      />
    </aside>
  );
}
