import type { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import type { PlannedWeeks } from '@ploegplan/contract/planning/schemas';
import type { Requirement } from '@ploegplan/contract/requirements/schemas';
import type { KnownPeriod } from '@ploegplan/contract/rules/working-time/findings';
import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { absencesQuery } from '../../data/leave/absences.ts';
import { useReportedIllness } from '../../data/leave/requests.ts';
import { plannedWeeksQuery, weekQuery, weeksQueries } from '../../data/planning/planning.ts';
import type { PlannedItem } from '../../data/planning/planning-items.ts';
import { clientData } from '../../data/records/clients.ts';
import { employeeData } from '../../data/records/employees.ts';
import { materialData } from '../../data/records/materials.ts';
import { statusData } from '../../data/records/project-statuses.ts';
import { projectData } from '../../data/records/projects.ts';
import { requirementData } from '../../data/records/requirements.ts';
import { type DaysOff, prefetchHolidays, useDaysOff } from '../../lib/dates/useHolidays.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { type Choices, createNames, type PlanningNames } from './form/values/names.ts';
import { createWeeksJoiner, findFailure } from './rows/weeks.ts';

/** The averages of the law look at sixteen weeks. */
const AVERAGE_DAYS = 16 * 7;

const noData: never[] = [];

/** Reads the records for the names on the board and the options of its forms; null until all are loaded. */
export function useChoices() {
  const employees = useQuery(employeeData.list);
  const projects = useQuery(projectData.list);
  const clients = useQuery(clientData.list);
  const materials = useQuery(materialData.list);
  const hasMaterials = !useTenant().hiddenParts.includes('materials');
  const statuses = useQuery(statusData.list);
  const all = [employees, projects, clients, materials, statuses];
  const choices = useMemo<Choices | null>(
    () =>
      employees.data && projects.data && clients.data && materials.data && statuses.data
        ? {
            employees: employees.data,
            projects: projects.data,
            clients: clients.data,
            materials: hasMaterials ? materials.data : noData,
            statuses: statuses.data,
          }
        : null,
    [employees.data, projects.data, clients.data, materials.data, statuses.data, hasMaterials],
  );
  return { choices, all };
}

/** The planning of some days, with all that it is called. */
export interface Planned {
  items: readonly PlannedItem[];
  /** The items of the shown weeks and those beside them. */
  known: readonly PlannedItem[];
  /** The days of which all planning is known. */
  knownPeriod: KnownPeriod;
  choices: Choices;
  /** None until they are read, after the board. */
  requirements: readonly Requirement[];
  names: PlanningNames;
  /** Those that the office recorded, and illness that was reported. */
  absences: readonly Absence[];
  plannedWeeks: readonly PlannedWeeks[];
  /** The Mondays of the weeks of which these are all; none until they are read. */
  mondays: readonly string[];
  daysOff: DaysOff;
}

/** The first and the last day of the weeks that these days lie in. */
const getWeeksAround = (days: readonly string[]) => {
  const from = getMonday(days[0] ?? '');
  return { from, to: addDays(getMonday(days.at(-1) ?? from), 6) };
};

function listMondays(from: string, to: string): string[] {
  const mondays = [];
  for (let monday = getMonday(from); monday <= to; monday = addDays(monday, 7))
    mondays.push(monday);
  return mondays;
}

/** Asks for what a board of these days cannot be drawn without; resolves when all of it is there, or failed. */
export async function prefetchPlanning(
  client: QueryClient,
  days: readonly string[],
): Promise<void> {
  const { from, to } = getWeeksAround(days);
  await Promise.all([
    ...weeksQueries(from, to).map((week) => client.prefetchQuery(week)),
    client.prefetchQuery(employeeData.list),
    client.prefetchQuery(projectData.list),
    client.prefetchQuery(clientData.list),
    client.prefetchQuery(materialData.list),
    client.prefetchQuery(statusData.list),
    client.prefetchQuery(queryAbsencesAround(from, to)),
    prefetchHolidays(client, from, addDays(to, 1)),
  ]);
}

/** Absences are read with the items, so that nobody on leave looks free. */
const queryAbsencesAround = (from: string, to: string) =>
  absencesQuery(addDays(from, -7), addDays(to, 7));

/** Reads the data of a board of these days. The weeks beside them are fetched ahead, and count for the rules. */
export function usePlanning(days: readonly string[]) {
  const cache = useQueryClient();
  const { from, to } = getWeeksAround(days);
  const [combine] = useState(createWeeksJoiner);
  const shown = useQueries({ queries: weeksQueries(from, to), combine });
  // Items that were read stay, also when reading them again fails.
  const isLoaded = shown.areThere;
  const absences = useQuery({
    ...queryAbsencesAround(from, to),
    // The weeks around one include all of the next one, so that paging shows no skeleton.
    placeholderData: (around, query) => {
      const [, , first = '', last = ''] = query?.queryKey ?? [];
      return first <= from && to <= last ? around : undefined;
    },
  });
  const reported = useReportedIllness();
  const away = useMemo(
    () => [...(absences.data ?? noData), ...reported],
    [absences.data, reported],
  );
  // The weeks beside are read after the shown ones, and the board does not wait for them.
  const before = useQuery({ ...weekQuery(addDays(from, -7)), enabled: isLoaded });
  const after = useQuery({ ...weekQuery(addDays(to, 1)), enabled: isLoaded });
  const hours = useQuery({
    ...plannedWeeksQuery(addDays(from, -AVERAGE_DAYS), addDays(to, AVERAGE_DAYS)),
    enabled: isLoaded,
  });
  const requirements = useQuery({ ...requirementData.list, enabled: isLoaded });
  const { choices, all } = useChoices();
  // A night shift of the last day ends on the next one.
  const daysOff = useDaysOff(from, addDays(to, 1));

  const known = useMemo(
    () => [...shown.items, ...(before.data ?? noData), ...(after.data ?? noData)],
    [shown, before.data, after.data],
  );
  const names = useMemo(() => choices && createNames(choices), [choices]);
  const isNearKnown = before.data !== undefined && after.data !== undefined;

  const knownPeriod = useMemo(
    () => ({ from: isNearKnown ? addDays(from, -7) : from, to: isNearKnown ? addDays(to, 7) : to }),
    [isNearKnown, from, to],
  );
  const areHoursKnown = hours.data !== undefined;
  const mondays = useMemo(
    () =>
      areHoursKnown ? listMondays(addDays(from, -AVERAGE_DAYS), addDays(to, AVERAGE_DAYS)) : noData,
    [areHoursKnown, from, to],
  );
  const planned: Planned | null =
    isLoaded && choices && names && !absences.isPending
      ? {
          items: shown.items,
          known,
          knownPeriod,
          choices,
          names,
          // Those of a company that has none change nothing when they are read.
          requirements: requirements.data?.length ? requirements.data : noData,
          absences: away,
          plannedWeeks: hours.data ?? noData,
          mondays,
          daysOff,
        }
      : null;
  return {
    planned,
    error: shown.error ?? findFailure(all),
    retry: () =>
      void cache.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      }),
  };
}
