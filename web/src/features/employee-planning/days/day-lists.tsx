import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconCalendarOff } from '@tabler/icons-react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { NetworkError } from '../../../lib/api/errors.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { DaySection } from './DaySection.tsx';
import classes from './days.module.css';
import type { Day, OpenItem } from './days.ts';

interface DayListProps {
  days: readonly Day[];
  today: string;
  onOpen: OpenItem;
}

/** The children stand below today. */
export function ComingDays({
  days,
  today,
  onOpen,
  children,
}: DayListProps & { children: ReactNode }) {
  if (days.every((day) => day.items.length === 0)) {
    return (
      <>
        <EmptyState
          icon={<IconCalendarOff size={32} stroke={1.5} />}
          title={translate('Niets gepland')}
          text={translate('Vandaag en de komende vier weken sta je niet op de planning.')}
        />
        {children}
      </>
    );
  }
  return (
    <>
      <Days days={days.slice(0, 1)} today={today} onOpen={onOpen} />
      {children}
      <Days days={days.slice(1)} today={today} onOpen={onOpen} />
    </>
  );
}

interface PastDaysProps extends DayListProps {
  onMore: () => void;
  loadingMore: boolean;
  /** The error when earlier days could not be read. */
  error: Error | null;
}

export function PastDays(props: PastDaysProps) {
  const { days, today, onOpen, onMore, loadingMore, error } = props;
  return (
    <>
      {days.length === 0 && (
        <EmptyState
          icon={<IconCalendarOff size={32} stroke={1.5} />}
          title={translate('Niets gepland')}
          text={translate('In deze weken stond je niet op de planning.')}
        />
      )}
      <Days days={days} today={today} onOpen={onOpen} />
      <Button variant="default" mih={48} fullWidth loading={loadingMore} onClick={onMore}>
        {translate('Eerdere dagen tonen')}
      </Button>
      {error && !loadingMore && (
        <p role="alert" className={classes.earlier}>
          {error instanceof NetworkError
            ? translate('Zonder verbinding zijn eerdere dagen niet te zien.')
            : explainError(error)}
        </p>
      )}
    </>
  );
}

/** The number of days that a phone shows at once. */
const FIRST_DAYS = 3;

/** A slow phone draws this many days between two frames. */
const MORE_DAYS = 2;

/** The first days come at once, the others a few at a time, so that a slow phone answers a touch between them. */
function Days({ days, today, onOpen }: DayListProps) {
  const [count, setCount] = useState(FIRST_DAYS);
  const isWhole = count >= days.length;
  useEffect(() => {
    if (isWhole) return;
    const more = () => startTransition(() => setCount(count + MORE_DAYS));
    const timer = setTimeout(more);
    return () => clearTimeout(timer);
  }, [count, isWhole]);
  return days
    .slice(0, count)
    .map((day) => <DaySection key={day.date} day={day} today={today} onOpen={onOpen} />);
}
