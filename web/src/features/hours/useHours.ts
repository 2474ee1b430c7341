import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { buildCells, createWeekKey, type HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { createDayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hourKindData } from '../../data/hours/hour-kinds.ts';
import { hoursQuery } from '../../data/hours/hours.ts';
import type { QueueState } from '../../data/hours/hours-queue.ts';
import { clientData } from '../../data/records/clients.ts';
import { employeeData } from '../../data/records/employees.ts';
import { projectData } from '../../data/records/projects.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { toWholeWeeks } from './period.ts';
import type { HoursNames, Named } from './rows.ts';

const createUnknown = (id: string): Named => ({ id, name: 'Onbekend', detail: '' });

/** The names of people, work and kinds of hours in a period, and the reads that they are made from. */
function useNames({ from, to }: { from: string; to: string }) {
  const reads = [
    useQuery(employeeData.list),
    useQuery(projectData.list),
    useQuery(clientData.list),
    useQuery(hourKindData.list),
  ] as const;
  const [{ data: employees }, { data: projects }, { data: clients }, { data: kinds }] = reads;
  const names = useMemo((): HoursNames | undefined => {
    if (!employees || !projects || !clients || !kinds) return undefined;
    const clientsById = new Map(clients.map((client) => [client.id, client.name]));
    const people = new Map(
      employees.map(({ id, name, crew }) => [id, { id, name, detail: crew ?? '' }]),
    );
    const targets = new Map<string, Named>([
      ...clients.map(({ id, name }): [string, Named] => [id, { id, name, detail: '' }]),
      ...projects.map(({ id, title, client }): [string, Named] => [
        id,
        { id, name: title, detail: clientsById.get(client ?? '') ?? '' },
      ]),
    ]);
    const ordered = kinds.toSorted((a, b) => Number(b.isStandard) - Number(a.isStandard));
    const kindNames = new Map(ordered.map(({ id, name }) => [id, name]));
    const order = new Map(ordered.map(({ id }, at) => [id, at]));
    return {
      people: employees
        .filter((employee) => isInServiceOn(employee, from) || isInServiceOn(employee, to))
        .map(({ id }) => people.get(id) ?? createUnknown(id)),
      getPerson: (id) => people.get(id) ?? createUnknown(id),
      getTarget: (id) => targets.get(id) ?? createUnknown(id),
      getKind: (id) => kindNames.get(id) ?? '',
      kindOrder: (id) => order.get(id) ?? 0,
    };
  }, [employees, projects, clients, kinds, from, to]);
  return { names, kinds, reads };
}

/** The cells as they are with what was typed and is not recorded yet. */
export function withPending(
  cells: ReadonlyMap<string, HoursCell>,
  pending: QueueState['pending'],
): ReadonlyMap<string, HoursCell> {
  if (pending.size === 0) return cells;
  const all = new Map(cells);
  for (const [key, edit] of pending) {
    const { employeeId, date, projectId, clientId, kindId, hours, reason } = edit;
    const cell = cells.get(key);
    const entered = cell?.entered ?? null;
    const target = { projectId, clientId };
    all.set(key, {
      key,
      employeeId,
      date,
      ...target,
      targetId: projectId ?? clientId ?? '',
      kindId,
      planned: cell?.planned ?? null,
      entered,
      line:
        hours === null || hours * 4 === entered
          ? null
          : {
              employeeId,
              date,
              ...target,
              kindId,
              hours,
              entered: edit.entered,
              reason,
              at: '',
              by: '',
            },
      quarters: hours === null ? entered : hours * 4,
      approved: cell?.approved ?? false,
      notes: cell?.notes ?? '',
    });
  }
  return all;
}

/** Reads the planned, entered, recorded and approved hours of a period's whole weeks. */
export function useHours(period: { from: string; to: string }) {
  const weeks = toWholeWeeks(period);
  const { workingWeek, ownLimits } = useTenant();
  const query = useQuery(hoursQuery(weeks.from, weeks.to));
  const { names, kinds, reads } = useNames(period);
  const standardKindId = kinds?.find(({ isStandard }) => isStandard)?.id;
  const cells = useMemo(
    () =>
      query.data && standardKindId
        ? buildCells(query.data, { standardKindId, ...createDayRules({ workingWeek, ownLimits }) })
        : undefined,
    [query.data, standardKindId, workingWeek, ownLimits],
  );
  const approvals = useMemo(
    () =>
      new Map(
        query.data?.approvals.map((approval) => [
          createWeekKey(approval.employeeId, approval.monday),
          approval,
        ]) ?? [],
      ),
    [query.data],
  );
  return {
    items: query.data?.items,
    cells,
    names,
    approvals,
    kinds,
    standardKindId,
    error: query.error ?? reads.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const read of [query, ...reads]) void read.refetch();
    },
  };
}
