import { Button, NativeSelect } from '@mantine/core';
import type { DayRegister } from '@ploegplan/contract/hours.schemas';
import { IconFileText, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { registerQuery, useIssueRegister } from '../../../data/hours.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { formatDay, formatWeekAndYear, formatWeekDays } from '../../../lib/dates/dates.ts';
import { formatFullMoment, formatMoment } from '../../../lib/dates/moments.ts';
import { download } from '../../../lib/export/download.ts';
import { notify } from '../../../lib/notify.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import { EmptyText } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SideDrawer } from '../../../ui/SideDrawer.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import type { HoursDrawerProps } from '../HoursDrawers.tsx';
import { changesBetween } from './changes.ts';
import { RegisterTable } from './RegisterTable.tsx';
import classes from './register.module.css';
import { registerSheet } from './sheet.ts';

interface Props extends HoursDrawerProps {
  targetId: string;
  monday: string;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The register of days of a project in a week: who worked when, from approved hours, numbered at each issue. Default export for lazy loading. */
export default function RegisterDrawer({ opened, onClose, names, targetId, monday }: Props) {
  const { name, detail } = names.targetOf(targetId);
  const { data, error, refetch } = useQuery(registerQuery(targetId, monday));
  const issuing = useIssueRegister(targetId);
  const [id, setId] = useState(() => uuidv7());
  const [chosen, setChosen] = useState<string | null>(null);
  const latest = data?.issues[0];
  const shown = data?.issues.find((issue) => issue.id === chosen) ?? latest;
  const isNew = data !== undefined && changesBetween(latest?.lines ?? [], data.approved).length > 0;
  const issue = () =>
    issuing.mutate(
      { id, monday },
      {
        onSuccess: ({ number }) => {
          setId(uuidv7());
          setChosen(null);
          notify.success(`Mandagenregister ${number} uitgegeven`, name);
        },
        onError: (refusal) => notify.error('Uitgeven mislukt', messageOf(refusal)),
      },
    );
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={`Mandagenregister ${name}, ${formatWeekAndYear(monday)}`}
      footer={
        shown && (
          <>
            <Button
              variant="default"
              leftSection={<IconPrinter {...icon} />}
              onClick={() => window.print()}
            >
              Afdrukken
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileText {...icon} />}
              onClick={() => void download(registerSheet(name, shown), 'csv')}
            >
              CSV
            </Button>
          </>
        )
      }
    >
      {!data && !error && <ListSkeleton rows={4} height={40} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={classes.content}>
          {data.open > 0 && (
            <p className={classes.notice}>
              {formatHours(data.open)} uur aan dit werk is nog niet goedgekeurd en staat er niet in.
            </p>
          )}
          {isNew && (
            <div className={classes.notice}>
              <p>
                {latest
                  ? 'Sinds de laatste uitgave zijn andere uren goedgekeurd.'
                  : 'Er zijn uren goedgekeurd die nog niet zijn uitgegeven.'}
              </p>
              <Button loading={issuing.isPending} onClick={issue}>
                {`Nummer ${(latest?.number ?? 0) + 1} uitgeven`}
              </Button>
            </div>
          )}
          {!shown && !isNew && (
            <EmptyText>
              Zodra uren van deze week zijn goedgekeurd, kun je hier het register uitgeven.
            </EmptyText>
          )}
          {shown && data.issues.length > 1 && (
            <NativeSelect
              className={classes.issues ?? ''}
              label="Uitgave"
              value={shown.id}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              data={data.issues.map(({ id: value, number, at }) => ({
                value,
                label: `Nummer ${number}, ${formatMoment(at)}`,
              }))}
            />
          )}
          {shown && <Issue {...{ detail, monday }} issue={shown} issues={data.issues} />}
          {!shown && isNew && <RegisterTable lines={data.approved} monday={monday} />}
        </div>
      )}
    </SideDrawer>
  );
}

interface IssueProps {
  issue: DayRegister;
  issues: readonly DayRegister[];
  monday: string;
  /** The client. */
  detail: string;
}

/** One issue, with what it says other than the one before it. */
function Issue({ issue, issues, monday, detail }: IssueProps) {
  const before = issues.find(({ number }) => number === issue.number - 1);
  const changes = before ? changesBetween(before.lines, issue.lines) : [];
  return (
    <>
      <p className={classes.about}>
        Nummer {issue.number}
        {detail && ` · ${detail}`} · {formatWeekDays(monday)}
        <br />
        {/* In full, because it is printed and kept. */}
        Uitgegeven op {formatFullMoment(issue.at)}
        {issue.by && ` door ${issue.by}`}
      </p>
      <RegisterTable lines={issue.lines} monday={monday} />
      {changes.length > 0 && (
        <section aria-label="Gewijzigd" className={classes.changes}>
          <h3>Gewijzigd sinds nummer {issue.number - 1}</h3>
          <ul>
            {changes.map(({ key, name, date, before: was, after }) => (
              <li key={key}>
                {name}, {formatDay(date)}: {was === null ? 'niets' : `${formatHours(was)} uur`} →{' '}
                {after === null ? 'niets' : `${formatHours(after)} uur`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
