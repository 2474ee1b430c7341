import { addDays } from '@ploegplan/contract/dates/dates';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { createDayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import { listPlaces } from '@ploegplan/contract/values/places';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { daysQuery } from '../../data/own/employee-planning.ts';
import { withWaiting } from '../../data/own/own-writes.ts';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { useOutboxEntries } from '../../lib/outbox/state.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import { Card, EmptyText } from '../../ui/page/Card.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { DayHead } from './DayHead.tsx';
import overview from './overview.module.css';
import { computeOwnWork } from './own-work.ts';
import { OwnItems, type ShownOwnItem } from './parts/OwnItems.tsx';
import { OwnMissingHours } from './parts/OwnMissingHours.tsx';
import classes from './parts/own.module.css';

interface Props {
  recorded: number;
  /** 0 when nothing is planned with times. */
  planned: number;
}

/** The own hours of this week, against those planned. */
const OwnHours = ({ recorded, planned }: Props) => (
  <Card title="Deze week">
    <div className="grid gap-2 px-4 pb-4 tabular-nums">
      <p>
        <strong className="text-xl">{formatNumber(recorded)} uur</strong> ingevuld
        {planned > 0 && ` van ${formatNumber(planned)} gepland`}
      </p>
      {planned > 0 && (
        <progress
          className="w-full"
          value={Math.min(recorded, planned)}
          max={planned}
          aria-label="Ingevuld van gepland"
        />
      )}
    </div>
  </Card>
);

/** The own work: today with its hours, what is still to be recorded, this week and the next day. */
export function WorkerHome() {
  const today = useToday();
  const rules = createDayRules(useTenant());
  const entries = useOutboxEntries();
  const { data, error, refetch } = useInfiniteQuery(daysQuery(today));
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={3} height={120} />
    );
  }
  const items = data.map((item) => withWaiting(item, entries));
  const work = computeOwnWork(today, items, rules);
  return (
    <div className={overview.page}>
      <DayHead day={today} />
      <div className={classes.worker}>
        <Card title="Jouw dag" more={<Link to="/employeeplanning">Eigen planning</Link>}>
          {work.today.length === 0 && <EmptyText>Je bent vandaag niet ingepland.</EmptyText>}
          <OwnItems items={work.today.map(withHours)} />
        </Card>
        <div className={classes.aside}>
          {work.missing.length > 0 && <OwnMissingHours items={work.missing} />}
          <OwnHours recorded={work.recorded} planned={work.planned} />
        </div>
        <Card title={formatNextTitle(work.nextDay, today)}>
          {work.nextDay === undefined && (
            <EmptyText>De komende vier weken sta je niet op de planning.</EmptyText>
          )}
          <OwnItems items={work.next.map(toOwnItem)} />
        </Card>
      </div>
    </div>
  );
}

function formatNextTitle(day: string | undefined, today: string): string {
  if (day === undefined) return 'Hierna';
  return day === addDays(today, 1) ? 'Morgen' : `Eerstvolgend: ${formatLongDay(day)}`;
}

const toOwnItem = (item: EmployeePlanningItem): ShownOwnItem => ({
  id: item.id,
  title: item.projectName || item.clientName,
  places: listPlaces(item),
  startTime: item.startTime,
  endTime: item.endTime,
  employees: item.employees,
});

const withHours = (item: EmployeePlanningItem): ShownOwnItem => ({
  ...toOwnItem(item),
  hoursWorked: item.hoursWorked,
});
