import { Button } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { OpenPerson, ToldOverview } from '@ploegplan/contract/told/schemas';
import { IconBrandWhatsapp, IconEyeCheck, IconMail, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  formatChangeCount,
  toldQuery,
  useRemind,
  useTell,
} from '../../../data/planning/told/told.ts';
import { describeDifference } from '../../../data/planning/told/told-difference.ts';
import { formatDayRange, formatShortDay } from '../../../lib/dates/dates.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import rowClasses from '../../../ui/states/rows.module.css';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import type { DialogProps } from '../dialogs/BoardDialog.tsx';
import classes from '../dialogs/dialogs.module.css';
import type { DialogSubject } from '../dialogs/subject.ts';
import type { Planned } from '../usePlanning.ts';
import { copyPlan } from './copy-plan.ts';

interface Props extends DialogProps {
  planned: Planned;
  days: readonly string[];
  onDialog: (subject: DialogSubject) => void;
}

const FIRST = 10;

const hasUnseen = ({ unseen }: OpenPerson) => unseen.length > 0;

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Who saw what was told of the shown days, who has not and who cannot, and what is to be told. Default export for lazy loading. */
export default function ToldDialog({ opened, onClose, planned, days, onDialog }: Props) {
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const { data, error, refetch } = useQuery(toldQuery(range));
  const tell = useTell();
  const remind = useRemind();
  const canRemind = range.to >= getToday() && (data?.people.some(hasUnseen) ?? false);
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title="Gezien en doorgegeven"
      footer={
        data &&
        (canRemind || data.pendingCount > 0) && (
          <>
            {canRemind && (
              <Button
                variant="default"
                leftSection={<IconMail {...icon} />}
                loading={remind.isPending}
                onClick={() => remind.mutate(range)}
              >
                Herinneren
              </Button>
            )}
            {data.pendingCount > 0 && (
              <Button
                ml="auto"
                leftSection={<IconSend {...icon} />}
                loading={tell.isPending}
                onClick={() => tell.mutate(range)}
              >
                {formatChangeCount(data.pendingCount)} doorgeven
              </Button>
            )}
          </>
        )
      }
    >
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} height={48} />}
      {data && <Overview overview={data} {...{ range, days, planned, onDialog }} />}
    </SideDrawer>
  );
}

interface OverviewProps extends Pick<Props, 'planned' | 'days' | 'onDialog'> {
  overview: ToldOverview;
  range: { from: string; to: string };
}

function Overview({ overview, range, days, planned, onDialog }: OverviewProps) {
  const { told, seen, people, pending, pendingCount } = overview;
  const getName = planned.names.employee;
  const unseen = people.filter(hasUnseen);
  const cannot = people.flatMap(({ employeeId, cannot: of }) =>
    of.map((answer) => ({ ...answer, employeeId })),
  );
  if (told === 0 && pendingCount === 0) {
    return (
      <EmptyState
        icon={<IconEyeCheck size={32} stroke={1.5} aria-hidden />}
        title="Niets door te geven"
        text="Op deze dagen is niets doorgegeven, en er staat niets dat nog doorgegeven moet worden."
      />
    );
  }
  return (
    <>
      {told > 0 && (
        <p className="tabular-nums">
          {formatDayRange(range.from, range.to)}: {formatNumber(seen)} van {formatNumber(told)}{' '}
          gezien
        </p>
      )}
      <Group title="Kan niet" count={cannot.length}>
        <FirstRows items={cannot} first={FIRST}>
          {({ employeeId, date, reason }) => (
            <li key={`${employeeId} ${date}`}>
              <button
                type="button"
                className={rowClasses.row}
                onClick={() => onDialog({ kind: 'handover', employeeId, from: date, to: date })}
              >
                <Person name={getName(employeeId)} about={`${formatShortDay(date)}: ${reason}`} />
                <span className={rowClasses.end}>Wie is vrij</span>
              </button>
            </li>
          )}
        </FirstRows>
      </Group>
      {[
        { title: 'Niet te bereiken', of: unseen.filter(({ isUnreachable }) => isUnreachable) },
        { title: 'Nog niet gezien', of: unseen.filter(({ isUnreachable }) => !isUnreachable) },
      ].map(({ title, of }) => (
        <Group key={title} title={title} count={of.length}>
          <FirstRows items={of} first={FIRST}>
            {({ employeeId, isUnreachable, unseen: dates }) => (
              <li key={employeeId}>
                <HistoryLink id={employeeId}>
                  <Person
                    name={getName(employeeId)}
                    about={dates.map((date) => formatShortDay(date)).join(', ')}
                  />
                </HistoryLink>
                {isUnreachable && (
                  <Button
                    variant="subtle"
                    leftSection={<IconBrandWhatsapp {...icon} />}
                    aria-label={`Kopieer voor WhatsApp: ${getName(employeeId)}`}
                    onClick={() => {
                      const of = { name: getName(employeeId), employeeIds: [employeeId] };
                      void copyPlan(planned, days, of);
                    }}
                  >
                    Kopieer voor WhatsApp
                  </Button>
                )}
              </li>
            )}
          </FirstRows>
        </Group>
      ))}
      <Group title="Nog niet doorgegeven" count={pendingCount}>
        <FirstRows items={pending} first={FIRST}>
          {({ employeeId, date, was, works }) => (
            <li key={`${employeeId} ${date}`}>
              <HistoryLink id={employeeId}>
                <Person
                  name={getName(employeeId)}
                  about={`${formatShortDay(date)}: ${describeDifference(was, works).join('; ')}`}
                />
              </HistoryLink>
            </li>
          )}
        </FirstRows>
      </Group>
    </>
  );
}

const Group = ({ title, count, children }: { title: string; count: number; children: ReactNode }) =>
  count > 0 && (
    <section className={classes.findings}>
      <h2 className="mt-4 mb-2 text-sm font-semibold">{`${title} (${formatNumber(count)})`}</h2>
      {children}
    </section>
  );

const HistoryLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link to="/employee-told/$id" params={{ id }} className={rowClasses.row}>
    {children}
  </Link>
);

const Person = ({ name, about }: { name: string; about: string }) => (
  <span>
    <strong>{name}</strong>
    <span>{about}</span>
  </span>
);
