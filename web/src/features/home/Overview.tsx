import type { OwnItem } from '@ploegplan/contract/home/schemas';
import { listPlaces } from '@ploegplan/contract/values/places';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { openRequestsQuery } from '../../data/leave/requests.ts';
import { hasOnlyStart, homeQuery } from '../../data/records/home.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { Card, EmptyText } from '../../ui/page/Card.tsx';
import { useIsPhone } from '../../ui/page/viewport.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { DayHead } from './DayHead.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import classes from './overview.module.css';
import { Absent } from './parts/Absent.tsx';
import { Changes } from './parts/Changes.tsx';
import { Expiring } from './parts/Expiring.tsx';
import { Free } from './parts/Free.tsx';
import { MissingHours } from './parts/MissingHours.tsx';
import { OwnItems } from './parts/OwnItems.tsx';
import { Places } from './parts/Places.tsx';
import { Requests } from './parts/Requests.tsx';
import { Start } from './parts/Start.tsx';
import { Totals } from './parts/Totals.tsx';
import { Weeks } from './parts/Weeks.tsx';

/** Last of its column, because it comes later. */
const Scaffolds = createLazyPart(() => import('./parts/Scaffolds.tsx'));

/** Shows today's own planning to a user who is also an employee. */
const OwnDay = ({ items }: { items: readonly OwnItem[] }) => (
  <Card title="Jouw dag" more={<Link to="/employeeplanning">Eigen planning</Link>}>
    {items.length === 0 && <EmptyText>Je bent vandaag niet ingepland.</EmptyText>}
    <OwnItems
      items={items.map(({ location, ...item }) => ({
        ...item,
        places: listPlaces({ location, projectLocation: '', clientLocation: '' }),
      }))}
    />
  </Card>
);

/** Shows who works where, who is absent and who is free, today and in these weeks. */
export function Overview({ onAddProject }: { onAddProject: () => void }) {
  const day = useToday();
  const isPhone = useIsPhone();
  const { data: home, error, refetch } = useQuery(homeQuery(day));
  const requests = useQuery(openRequestsQuery);
  const usesScaffolds = !useTenant().hiddenParts.includes('scaffolds');
  // Without the requests the overview is of use too; they are waited for, so that nothing moves when they come.
  if (!home || requests.isPending) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <OverviewSkeleton />
    );
  }
  const { start } = home;
  if (start && hasOnlyStart(home)) return <Start steps={start} onAddProject={onAddProject} />;
  return (
    <div className={classes.page}>
      {start && <Start steps={start} onAddProject={onAddProject} />}
      <header className={classes.head}>
        <DayHead day={home.today} />
        <Totals home={home} />
      </header>
      {!isPhone && <Weeks home={home} />}
      <div className={classes.cards}>
        <div className={classes.column}>
          {home.own && <OwnDay items={home.own} />}
          <Places home={home} />
          {usesScaffolds && <Scaffolds />}
        </div>
        <div className={classes.column}>
          <Requests requests={requests.data ?? []} />
          <Free home={home} />
          <Absent home={home} />
          <Expiring home={home} />
        </div>
        <div className={classes.column}>
          {isPhone && <Weeks home={home} />}
          {home.missingHours && <MissingHours missing={home.missingHours} />}
          <Changes changes={home.changes} />
        </div>
      </div>
    </div>
  );
}
