import type { Work, WorkItem } from '@ploegplan/contract/work/schemas';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTenant } from '../../lib/session/tenant.ts';
import { Card, EmptyText } from '../page/Card.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { DaysCard } from './DaysCard.tsx';
import { HoursCard } from './HoursCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';

/** The links of a day and a person. */
export interface WorkLinks {
  linkToPerson: (employeeId: string) => LinkProps;
}

interface Props extends WorkLinks {
  query: { data: Work | undefined; error: Error | null; refetch: () => Promise<unknown> };
  estimate?: number | null;
  unit: 'week' | 'month';
  /** The title of the project that it is about. */
  project?: string;
  formatTitle: (item: WorkItem) => string;
  getName: (employeeId: string) => string;
  /** The content before the past days. */
  children?: ReactNode;
}

/** Shows the work for a project or client: coming days, hours, people, past days. */
export function WorkCards(props: Props) {
  const { query, estimate = null, unit, project, formatTitle, getName, children, ...links } = props;
  const withRecorded = !useTenant().hiddenParts.includes('hours');
  const { data: work } = query;
  if (!work) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (work.upcomingCount + work.pastCount + work.periods.length === 0) {
    return (
      <>
        <Card title="Planning" isEarly>
          <EmptyText>
            Er is nog niets ingepland. Daarna staan hier de dagen, de uren en wie er werkt.
          </EmptyText>
        </Card>
        {estimate !== null && (
          <HoursCard work={work} estimate={estimate} withRecorded={withRecorded} unit={unit} />
        )}
        {children}
      </>
    );
  }
  const linkTo = (_: string, { id }: WorkItem): LinkProps => ({
    to: '/planning-details/$id',
    params: { id },
  });
  const days = { formatTitle, getName, linkTo };
  return (
    <>
      <DaysCard
        title="Komende planning"
        items={work.upcoming}
        count={work.upcomingCount}
        empty="Vanaf vandaag is er niets ingepland."
        isEarly
        {...days}
      />
      <HoursCard {...{ work, estimate, withRecorded, unit, project }} />
      <PeopleCard
        people={work.people}
        withRecorded={withRecorded}
        getName={getName}
        linkTo={links.linkToPerson}
      />
      {children}
      {work.pastCount > 0 && (
        <DaysCard title="Geweest" items={work.past} count={work.pastCount} empty="" {...days} />
      )}
    </>
  );
}
