import { Button, UnstyledButton } from '@mantine/core';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { listPlaces } from '@ploegplan/contract/values/places';
import { IconAlertTriangle, IconCheck, IconClock, IconUsers } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { isOnDeviceOnly } from '../../../data/own/other-work.ts';
import { isAboutItem } from '../../../data/own/own-writes.ts';
import { formatTimesOrNone } from '../../../lib/dates/dates.ts';
import { useOutboxDrafts, useOutboxEntries } from '../../../lib/outbox/state.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { PlaceLines } from '../../../ui/facts/place-fact.tsx';
import { OutboxMark } from '../../../ui/outbox/OutboxMark.tsx';
import { CardChanges } from '../changes/ItemChanges.tsx';
import classes from './days.module.css';
import { lacksHours, type OpenItem } from './days.ts';

interface ItemCardProps {
  item: EmployeePlanningItem;
  today: string;
  onOpen: OpenItem;
  /** True when the hours are mostly recorded with the times of the day, above the cards. */
  isBesideDay: boolean;
}

/** Shows one piece of work: when, what, where and with whom. The whole card opens it; the place opens navigation. */
export const ItemCard = memo(({ item, today, onOpen, isBesideDay }: ItemCardProps) => {
  const opener = useRef<HTMLButtonElement>(null);
  const title = item.projectName || item.clientName;
  const hoursDue = item.hoursWorked === null && item.date <= today;
  const isOnlyHere = useOutboxEntries().some(isOnDeviceOnly(item.id));
  return (
    <article className={classes.card} data-today={item.date === today || undefined}>
      <div className="flex flex-wrap items-center justify-between" style={{ gap: '4px 8px' }}>
        <span className={classes.time}>
          {item.isOtherWork ? translate('Ander werk') : formatTimesOrNone(item)}
        </span>
        <HoursMark item={item} today={today} />
      </div>
      {isOnlyHere ? (
        <strong className="font-semibold wrap-anywhere">{title}</strong>
      ) : (
        <UnstyledButton ref={opener} className={classes.open} onClick={() => onOpen(item.id)}>
          {title}
        </UnstyledButton>
      )}
      {item.projectName && item.clientName && (
        <div className="text-quiet wrap-anywhere">{item.clientName}</div>
      )}
      <CardChanges item={item} />
      <PlaceLines
        places={listPlaces(item)}
        linkClass={classes.place}
        textClass="text-quiet wrap-anywhere"
      />
      {item.employees.length > 1 && (
        <div className="flex text-quiet wrap-anywhere" style={{ gap: '8px', paddingBlock: '4px' }}>
          <IconUsers size={20} stroke={1.5} aria-label={translate('Ploeg')} />
          {item.employees.join(', ')}
        </div>
      )}
      <OutboxMark isAbout={isAboutItem(item.id)} />
      <DraftMark id={item.id} />
      {hoursDue && (
        <Button
          className="z-1 mt-2"
          variant={item.date === today && !isBesideDay ? 'filled' : 'default'}
          fullWidth
          mih={48}
          onClick={() => {
            // The button disappears once there are hours, so the focus returns to an element that stays.
            opener.current?.focus({ preventScroll: true });
            onOpen(item.id, { atHours: true });
          }}
        >
          {translate('Uren invullen')}
        </Button>
      )}
    </article>
  );
});

/** Photos that were chosen, and are not saved yet. */
function DraftMark({ id }: { id: string }) {
  const { length } = useOutboxDrafts().filter(isAboutItem(id));
  if (length === 0) return null;
  return (
    <div className="text-quiet wrap-anywhere">
      {translateCount(
        length,
        '{count} foto nog niet opgeslagen',
        '{count} foto’s nog niet opgeslagen',
      )}
    </div>
  );
}

function HoursMark({ item, today }: Pick<ItemCardProps, 'item' | 'today'>) {
  // Hours that the server does not have yet.
  const waits = useOutboxEntries().some((entry) => !entry.refusal && isAboutItem(item.id)(entry));
  if (lacksHours(item, today)) {
    return (
      <span className="inline-flex items-center font-semibold tabular-nums gap-1 text-warning">
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
        {translate('Uren ontbreken')}
      </span>
    );
  }
  if (item.hoursWorked === null) return null;
  return (
    <span className={classes.recorded} data-waiting={waits || undefined}>
      {waits ? (
        <IconClock size={18} stroke={1.5} aria-hidden />
      ) : (
        <IconCheck size={18} stroke={2} aria-hidden />
      )}
      {formatHoursText(item.hoursWorked)}
    </span>
  );
}
