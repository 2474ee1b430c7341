import '../../../ui/bar/mantine.ts';
import { Button, Menu, Switch } from '@mantine/core';
import { getMonday, openEnd } from '@ploegplan/contract/dates/dates';
import type { PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import type { Candidate } from '@ploegplan/contract/rules/candidates/rank';
import { IconChevronDown, IconCircleCheck, IconUserMinus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createFreeingCommand } from '../../../data/planning/freeing.ts';
import { createHandoverCommand } from '../../../data/planning/handover.ts';
import { findKnownItem } from '../../../data/planning/planning.ts';
import type { PlanningCommand } from '../../../data/planning/planning-editor.ts';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import { plannedInQuery } from '../../../data/records/employees.ts';
import { formatDayRange, formatShortDay, formatTimes } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import rowClasses from '../../../ui/states/rows.module.css';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { describeItem } from '../board/rows/labels.ts';
import { describeCandidate } from '../candidates/reason-texts.ts';
import { createSeeking, findCandidates } from '../candidates/situation.ts';
import { mayRemove } from '../edits/useItemActions.ts';
import { type Planned, usePlanning } from '../usePlanning.ts';
import type { DialogProps } from './BoardDialog.tsx';
import classes from './dialogs.module.css';
import type { DialogSubject } from './subject.ts';

interface Props extends DialogProps {
  planned: Planned;
  subject: Extract<DialogSubject, { kind: 'handover' }>;
}

/** Each row reads the planning around its week. */
const FIRST = 6;
const MOST_CHOICES = 20;

const isAble = ({ blocks }: Candidate): boolean => blocks.length === 0;

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
  const groups = useMemo(() => groupWork(items ?? [], isByDay), [items, isByDay]);
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
          <FirstRows items={groups} first={FIRST}>
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

/** Ranks who can take over the work; undefined until the planning around its days is read. */
function useCandidates(work: readonly PlannedForEmployee[], leavingId: string) {
  const tenant = useTenant();
  const days = useMemo(() => work.map(({ date }) => date), [work]);
  const { planned, error } = usePlanning(days);
  const found = useMemo(() => {
    if (!planned) return undefined;
    const seeking = createSeeking(planned, tenant);
    const able = findCandidates(seeking, { items: work, leavingId }).filter(isAble);
    return { able, names: seeking.rulebook.names };
  }, [planned, tenant, work, leavingId]);
  return { found, error };
}

interface RowProps {
  work: readonly PlannedForEmployee[];
  employee: { id: string; name: string };
  planned: Planned;
  onGive: (to: { id: string; name: string }) => void;
  onTakeOff: () => void;
}

function WorkRow({ work, employee, planned, onGive, onTakeOff }: RowProps) {
  const { found, error } = useCandidates(work, employee.id);
  const [first] = work;
  if (!first) return null;
  const { title } = describeItem({ ...first, location: '' }, planned.names);
  const days = formatDayRange(first.date, work.at(-1)?.date ?? first.date);
  const count = work.length > 2 ? ` (${work.length} dagen)` : '';
  const [best, ...others] = found?.able ?? [];
  const getName = ({ employeeId }: Candidate) => planned.names.employee(employeeId);
  const give = (candidate: Candidate) =>
    onGive({ id: candidate.employeeId, name: getName(candidate) });
  const describe = (candidate: Candidate) =>
    found && describeCandidate(candidate, found.names, first.date);
  return (
    <li className={rowClasses.row}>
      <span className={classes.work}>
        <strong>{title}</strong>
        <span className="text-quiet text-sm">
          {[`${days}${count}`, formatTimes(first)].filter(Boolean).join(' · ')}
        </span>
        {best && (
          <span className="text-quiet text-sm">{`${getName(best)}: ${describe(best)}`}</span>
        )}
        {error && <span className="text-quiet text-sm">Wie vrij is, is nu niet te zien.</span>}
      </span>
      {best && (
        <Button
          size="xs"
          aria-label={`${title}, ${days}: geef aan ${getName(best)}`}
          onClick={() => give(best)}
        >
          {getName(best)}
        </Button>
      )}
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
        <Menu.Dropdown mah="20rem" maw="min(28rem, 95vw)" style={{ overflowY: 'auto' }}>
          <Menu.Label>{found && !best ? 'Niemand kan dan' : 'Wie kan, de beste eerst'}</Menu.Label>
          {[...(best ? [best] : []), ...others].slice(0, MOST_CHOICES).map((candidate) => (
            <Menu.Item key={candidate.employeeId} onClick={() => give(candidate)}>
              {getName(candidate)}
              <span className="block text-quiet text-sm wrap-anywhere whitespace-normal">
                {describe(candidate)}
              </span>
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
