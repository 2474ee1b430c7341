import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { daysQuery } from '../../data/employee-planning.ts';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { placeOf } from '../../lib/values/location.ts';
import { Card, EmptyText } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { DayHead } from './DayHead.tsx';
import classes from './overview.module.css';
import { OwnItems } from './parts/OwnItems.tsx';

/** The own planning of today, else of the next day with any. */
export function WorkerHome() {
  const today = useToday();
  const { data, error, refetch } = useInfiniteQuery(daysQuery(today));
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={3} height={72} />
    );
  }
  const onDay = (day: string | undefined) => data.filter(({ date }) => date === day).map(ownItemOf);
  const next = data.map(({ date }) => date).filter((date) => date > today);
  const nextDay = next.toSorted()[0];
  const isFree = onDay(today).length === 0;
  return (
    <div className={classes.page}>
      <DayHead day={today} />
      <Card title="Jouw dag" more={<Link to="/employeeplanning">Eigen planning</Link>}>
        {isFree && <EmptyText>Je bent vandaag niet ingepland.</EmptyText>}
        <OwnItems items={onDay(today)} />
      </Card>
      {isFree && nextDay && (
        <Card title={`Eerstvolgend: ${formatLongDay(nextDay)}`}>
          <OwnItems items={onDay(nextDay)} />
        </Card>
      )}
    </div>
  );
}

const ownItemOf = (item: EmployeePlanningItem) => ({
  ...item,
  title: item.projectName || item.clientName,
  location: placeOf(item) ?? '',
});
