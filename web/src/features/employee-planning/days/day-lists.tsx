import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { DaySection } from './DaySection.tsx';
import type { Day, OpenItem } from './days.ts';

interface DayListProps {
  days: readonly Day[];
  today: string;
  onOpen: OpenItem;
}

export function ComingDays({ days, today, onOpen }: DayListProps) {
  if (days.every((day) => day.items.length === 0)) {
    return (
      <EmptyState
        icon={<IconCalendarOff size={32} stroke={1.5} />}
        title="Niets gepland"
        text="Vandaag en de komende vier weken sta je niet op de planning."
      />
    );
  }
  return <Days days={days} today={today} onOpen={onOpen} />;
}

interface PastDaysProps extends DayListProps {
  onMore: () => void;
  loadingMore: boolean;
}

export function PastDays({ days, today, onOpen, onMore, loadingMore }: PastDaysProps) {
  return (
    <>
      {days.length === 0 && (
        <EmptyState
          icon={<IconCalendarOff size={32} stroke={1.5} />}
          title="Niets gepland"
          text="In deze weken stond je niet op de planning."
        />
      )}
      <Days days={days} today={today} onOpen={onOpen} />
      <Button variant="default" h={48} fullWidth loading={loadingMore} onClick={onMore}>
        Eerdere dagen tonen
      </Button>
    </>
  );
}

const Days = ({ days, today, onOpen }: DayListProps) =>
  days.map((day) => <DaySection key={day.date} day={day} today={today} onOpen={onOpen} />);
