import { Button, NativeSelect } from '@mantine/core';
import { addDays } from '@ploegplan/contract/dates/dates';
import { IconFileText, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { registerQuery, useIssueRegister } from '../../../data/hours/hours.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { formatWeekAndYear, formatWeekDays } from '../../../lib/dates/dates.ts';
import { formatFullMoment, formatMoment } from '../../../lib/dates/moments.ts';
import { exportSheet } from '../../../lib/export/export-sheet.ts';
import { notify } from '../../../lib/notify.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { EmptyText } from '../../../ui/page/Card.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import type { HoursDrawerProps } from '../parts/HoursDrawers.tsx';
import { listChangesBetween } from './changes.ts';
import { Changes, RegisterChanges } from './RegisterChanges.tsx';
import { RegisterOnPaper } from './RegisterOnPaper.tsx';
import { RegisterTables } from './RegisterTables.tsx';
import { createRegisterSheet } from './sheet.ts';

interface Props extends HoursDrawerProps {
  targetId: string;
  monday: string;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The register of days of a project in a week: who worked when, from approved hours, numbered at each issue. Default export for lazy loading. */
export default function RegisterDrawer(props: Props) {
  const { opened, onClose, onPeople, names, targetId, monday } = props;
  const project = names.getTarget(targetId);
  const { name } = project;
  const { data, error, refetch } = useQuery(registerQuery(targetId, monday));
  const issuing = useIssueRegister(targetId);
  const [id, setId] = useState(() => uuidv7());
  const [chosen, setChosen] = useState<string | null>(null);
  const latest = data?.issues[0];
  const shown = data?.issues.find((issue) => issue.id === chosen) ?? latest;
  const isNew =
    data !== undefined && listChangesBetween(latest?.lines ?? [], data.approved).length > 0;
  const next = (latest?.number ?? 0) + 1;
  // The lines that the first issue would have are shown before it.
  const lines = shown?.lines ?? (isNew ? data.approved : undefined);
  const issue = () =>
    issuing.mutate(
      { id, monday },
      {
        onSuccess: ({ number }) => {
          setId(uuidv7());
          setChosen(null);
          notify.success(`Mandagenregister ${number} uitgegeven`, name);
        },
        onError: (refusal) => notify.error('Uitgeven mislukt', explainError(refusal)),
      },
    );
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={`Mandagenregister ${name}, ${formatWeekAndYear(monday)}`}
      isWide={lines !== undefined}
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
              onClick={() => void exportSheet(createRegisterSheet(name, shown), 'csv')}
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
        <div className="flex flex-col gap-4">
          {!shown && (
            <p className="text-quiet">
              {[project.detail, formatWeekAndYear(monday), formatWeekDays(monday)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          {data.open > 0 && (
            <div className="flex flex-col gap-2 items-start px-4 py-3 border rounded bg-quiet">
              <p>
                {formatHours(data.open)} uur aan dit werk is nog niet goedgekeurd en staat er niet
                in.
              </p>
              <Button variant="default" onClick={() => onPeople(name)}>
                Naar deze uren
              </Button>
            </div>
          )}
          {isNew && (
            <div className="flex flex-col gap-2 items-start px-4 py-3 border rounded bg-quiet">
              <p>
                {latest
                  ? 'Sinds de laatste uitgave zijn de goedgekeurde uren veranderd.'
                  : 'Er zijn uren goedgekeurd die nog niet zijn uitgegeven.'}
              </p>
              <p className="text-quiet">
                {latest
                  ? `Nummer ${next} legt vast wat nu is goedgekeurd en zegt wat er sinds nummer ${latest.number} veranderde.`
                  : 'Nummer 1 legt vast wat nu is goedgekeurd; een volgend nummer zegt wat er veranderde.'}
              </p>
              {latest && (
                <Changes
                  title={`Nummer ${next} zegt straks`}
                  from={latest.lines}
                  to={data.approved}
                />
              )}
              <Button loading={issuing.isPending} onClick={issue}>
                {`Nummer ${next} uitgeven`}
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
              label="Uitgave"
              value={shown.id}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              data={data.issues.map(({ id: value, number, at }) => ({
                value,
                label: `Nummer ${number}, ${formatMoment(at)}`,
              }))}
            />
          )}
          {shown && (
            <p className="text-quiet">
              Nummer {shown.number}
              {project.detail && ` · ${project.detail}`} · {formatWeekAndYear(monday)} ·{' '}
              {formatWeekDays(monday)}
              <br />
              Uitgegeven op {formatFullMoment(shown.at)}
              {shown.by && ` door ${shown.by}`}
            </p>
          )}
          {lines && (
            <RegisterTables
              lines={lines}
              days={Array.from({ length: 7 }, (_, at) => addDays(monday, at)).filter(
                (day, at) => at < 5 || lines.some(({ date }) => date === day),
              )}
            />
          )}
          {shown && <RegisterChanges issue={shown} issues={data.issues} />}
        </div>
      )}
      {data && shown && <RegisterOnPaper project={project} issue={shown} issues={data.issues} />}
    </SideDrawer>
  );
}
