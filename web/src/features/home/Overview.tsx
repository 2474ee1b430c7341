import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '../../data/home.ts';
import { formatLongDay, formatWeekAndYear } from '../../lib/dates/dates.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import classes from './overview.module.css';
import { Absent } from './parts/Absent.tsx';
import { Changes } from './parts/Changes.tsx';
import { Free } from './parts/Free.tsx';
import { MissingHours } from './parts/MissingHours.tsx';
import { OwnDay } from './parts/OwnDay.tsx';
import { Places } from './parts/Places.tsx';
import { Totals } from './parts/Totals.tsx';
import { Weeks } from './parts/Weeks.tsx';

/** Who works where, who is absent and who is free, today and these weeks. */
export function Overview() {
  const day = useToday();
  const { data: home, error, refetch } = useQuery(homeQuery(day));
  if (!home) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <OverviewSkeleton />
    );
  }
  const { today } = home;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <p className={classes.day}>
          <strong>{formatLongDay(today)}</strong> <span>{formatWeekAndYear(today)}</span>
        </p>
        <Totals home={home} />
      </header>
      <Weeks home={home} />
      <div className={classes.cards}>
        <div className={classes.column}>
          {home.own && <OwnDay items={home.own} />}
          <Places home={home} />
        </div>
        <div className={classes.column}>
          <Absent home={home} />
          <Free home={home} />
        </div>
        <div className={classes.column}>
          {home.missingHours && <MissingHours missing={home.missingHours} />}
          <Changes changes={home.changes} />
        </div>
      </div>
    </div>
  );
}
