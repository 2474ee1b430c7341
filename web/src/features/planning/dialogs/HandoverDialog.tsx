import '../../../ui/bar/mantine.ts';
import { Button, Menu, Switch } from '@mantine/core';
import { getMonday, openEnd } from '@ploegplan/contract/dates/dates';
import type { Employee, PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { listShiftDays } from '@ploegplan/contract/planning/shifts';
import { IconChevronDown, IconCircleCheck, IconUserMinus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { absencesQuery } from '../../../data/leave/absences.ts';
import { useReportedIllness } from '../../../data/leave/requests.ts';
import { createFreeingCommand } from '../../../data/planning/freeing.ts';
import { createHandoverCommand } from '../../../data/planning/handover.ts';
import { findKnownItem, weekQuery } from '../../../data/planning/planning.ts';
import type { PlanningCommand } from '../../../data/planning/planning-editor.ts';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import { plannedInQuery } from '../../../data/records/employees.ts';
import { formatDayRange, formatShortDay, formatTimes } from '../../../lib/dates/dates.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import rowClasses from '../../../ui/states/rows.module.css';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { describeItem } from '../board/rows/labels.ts';
import { mayRemove } from '../edits/useItemActions.ts';
import { createAvailability } from '../form/values/availability.ts';
import type { Planned } from '../usePlanning.ts';
import type { DialogProps } from './BoardDialog.tsx';
import classes from './dialogs.module.css';
import type { DialogSubject } from './subject.ts';

interface Props extends DialogProps {
  planned: Planned;
  subject: Extract<DialogSubject, { kind: 'handover' }>;
}

/** Each row reads the planning of its week. */
const FIRST = 10;

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The same work on days of one week, or each day by itself. */
function groupWork(items: readonly PlannedForEmployee[], isByDay: boolean): PlannedForEmployee[][] {
  const getGroupKey = ({ date, projectId, clientId, startTime, endTime }: PlannedForEmployee) =>
    [isByDay ? date : getMonday(date), projectId, clientId, startTime, endTime].join(' ');
  return [...Map.groupBy(items, getGroupKey).values()];
}

/** Hands the planned work of an employee who cannot come over to somebody who is free then, or to nobody. */
export function HandoverDialog({ opened, onClose, planned, subject }: Props) {
  const { employeeId, from, to: last = openEnd } = subject;
  const cache = useQueryClient();
  const { apply } = usePlanningEdits();
  const { data: items, error, refetch } = useQuery(plannedInQuery(employeeId, from, last));
  const [isByDay, setByDay] = useState(false);
  const employee = { id: employeeId, name: planned.names.employee(employeeId) };
  const run = async (command: PlanningCommand) => {
    await apply(command);
    void cache.invalidateQueries({ queryKey: ['work'] });
  };
  const takeOff = async (taken: readonly PlannedForEmployee[]) => {
    const removed = taken.filter(({ employeeIds }) => employeeIds.length === 1);
    const known = removed.flatMap(({ id }) => findKnownItem(cache, id) ?? []);
    if (await mayRemove(known, planned.names))
      await run(createFreeingCommand([{ employee, items: taken }]));
  };
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={`Werk van ${employee.name}`}
      footer={
        items &&
        items.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconUserMinus {...icon} />}
            onClick={() => void takeOff(items)}
          >
            Alles van de planning halen
          </Button>
        )
      }
    >
      {!items && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!items && !error && <ListSkeleton rows={4} height={48} />}
      {items?.length === 0 && (
        <EmptyState
          icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />}
          title="Alles is verdeeld"
          text={`${last === openEnd ? 'Vanaf' : 'Op'} ${formatShortDay(from)} staat er voor ${employee.name} niets meer op de planning.`}
        />
      )}
      {items && items.length > 0 && (
        <>
          <Switch
            mb="sm"
            label="Per dag verdelen"
            checked={isByDay}
            onChange={({ currentTarget }) => setByDay(currentTarget.checked)}
          />
          <FirstRows items={groupWork(items, isByDay)} first={FIRST}>
            {(work) => (
              <WorkRow
                key={work[0]?.id}
                work={work}
                employee={employee}
                planned={planned}
                onGive={(to) => void run(createHandoverCommand(work, employee, to))}
                onTakeOff={() => void takeOff(work)}
              />
            )}
          </FirstRows>
        </>
      )}
    </SideDrawer>
  );
}

/** Finds people who are free on all days of the work; those with the function of the absent one come first. */
function useFree(
  work: readonly PlannedForEmployee[],
  { choices, names }: Planned,
  absentId: string,
): readonly Employee[] | undefined {
  const dates = work.map(({ date }) => date);
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const { data: items } = useQuery(weekQuery(getMonday(first)));
  const { data: absences } = useQuery(absencesQuery(first, last));
  const reported = useReportedIllness();
  if (!items || !absences) return undefined;
  const away = [...absences, ...reported];
  const availabilities = work.map((shift) => {
    const days = listShiftDays(shift);
    const then = items.filter(({ date }) => days.includes(date));
    return createAvailability({ items: then, shift, names }, away, choices.employees);
  });
  const jobTitle = choices.employees.find(({ id }) => id === absentId)?.jobTitle;
  return choices.employees
    .filter(
      (employee) =>
        employee.id !== absentId &&
        dates.every((date) => isInServiceOn(employee, date)) &&
        availabilities.every((of) => of(employee.id).tone === 'for'),
    )
    .toSorted((a, b) => Number(b.jobTitle === jobTitle) - Number(a.jobTitle === jobTitle));
}

interface RowProps {
  work: readonly PlannedForEmployee[];
  employee: { id: string; name: string };
  planned: Planned;
  onGive: (to: Employee) => void;
  onTakeOff: () => void;
}

function WorkRow({ work, employee, planned, onGive, onTakeOff }: RowProps) {
  const free = useFree(work, planned, employee.id);
  const [first] = work;
  if (!first) return null;
  const { title } = describeItem({ ...first, location: '' }, planned.names);
  const days = formatDayRange(first.date, work.at(-1)?.date ?? first.date);
  const count = work.length > 2 ? ` (${work.length} dagen)` : '';
  return (
    <li className={rowClasses.row}>
      <span className={classes.work}>
        <strong>{title}</strong>
        <span className="text-quiet text-sm">
          {[`${days}${count}`, formatTimes(first)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Menu position="bottom-end" shadow="md" width="max-content">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            rightSection={<IconChevronDown {...icon} />}
            aria-label={`${title}, ${days}: overnemen door`}
          >
            Overnemen door
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
          <Menu.Label>{free?.length === 0 ? 'Niemand is dan vrij' : 'Vrij'}</Menu.Label>
          {free?.map((entry) => (
            <Menu.Item
              key={entry.id}
              rightSection={<span className="text-quiet wrap-anywhere">{entry.jobTitle}</span>}
              onClick={() => onGive(entry)}
            >
              {entry.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconUserMinus {...icon} />} onClick={onTakeOff}>
            Niemand: van de planning halen
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
