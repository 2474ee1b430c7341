import type { Absence } from '@ploegplan/contract/absences.schemas';
import type { PlannedWeek } from '@ploegplan/contract/planning.schemas';
import { addDays, mondayOf } from '@ploegplan/contract/rules/dates';
import type { KnownPeriod } from '@ploegplan/contract/rules/working-time';
import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { absencesQuery } from '../../data/absences.ts';
import { clientData } from '../../data/clients.ts';
import { employeeData } from '../../data/employees.ts';
import { materialData } from '../../data/materials.ts';
import { plannedWeeksQuery, weeksQueries } from '../../data/planning.ts';
import type { PlannedItem } from '../../data/planning-items.ts';
import { statusData } from '../../data/project-statuses.ts';
import { projectData } from '../../data/projects.ts';
import { type DaysOff, useDaysOff } from '../../lib/dates/useHolidays.ts';
import { useIsPainted } from '../../lib/useIsPainted.ts';
import type { Choices } from './form/choices.ts';
import { namesOf, type PlanningNames } from './form/names.ts';

/** The averages of the law look at sixteen weeks. */
const AVERAGE_DAYS = 16 * 7;

type Lists = readonly (readonly PlannedItem[] | undefined)[];

/** Joins lists; the joined list stays the same one until one of them is another. */
function joiner() {
  let known: { lists: Lists; joined: readonly PlannedItem[] } = { lists: [], joined: [] };
  return (lists: Lists): readonly PlannedItem[] => {
    const isSame =
      lists.length === known.lists.length && lists.every((list, at) => list === known.lists[at]);
    if (!isSame) known = { lists, joined: lists.flatMap((list) => list ?? []) };
    return known.joined;
  };
}

const dataOf = (results: readonly { data?: readonly PlannedItem[] | undefined }[]): Lists =>
  results.map(({ data }) => data);

const noData: never[] = [];

/** What the names on the board, and the fields of its forms, are chosen from; null until all of it is there. */
export function useChoices() {
  const employees = useQuery(employeeData.list);
  const projects = useQuery(projectData.list);
  const clients = useQuery(clientData.list);
  const materials = useQuery(materialData.list);
  const statuses = useQuery(statusData.list);
  const all = [employees, projects, clients, materials, statuses];
  const choices = useMemo<Choices | null>(
    () =>
      employees.data && projects.data && clients.data && materials.data && statuses.data
        ? {
            employees: employees.data,
            projects: projects.data,
            clients: clients.data,
            materials: materials.data,
            statuses: statuses.data,
          }
        : null,
    [employees.data, projects.data, clients.data, materials.data, statuses.data],
  );
  return { choices, all };
}

/** The planning of some days, with all that it is called. */
export interface Planned {
  items: readonly PlannedItem[];
  /** Also of the weeks beside. */
  known: readonly PlannedItem[];
  /** The days of which all planning is known. */
  knownPeriod: KnownPeriod;
  choices: Choices;
  names: PlanningNames;
  absences: readonly Absence[];
  plannedWeeks: readonly PlannedWeek[];
  daysOff: DaysOff;
}

/** The first and the last day of the weeks that these days lie in. */
const weeksAround = (days: readonly string[]) => {
  const from = mondayOf(days[0] ?? '');
  return { from, to: addDays(mondayOf(days.at(-1) ?? from), 6) };
};

/** Asks for what a board of these days cannot be drawn without; resolves when all of it is there, or failed. */
export async function prefetchPlanning(
  client: QueryClient,
  days: readonly string[],
): Promise<void> {
  const { from, to } = weeksAround(days);
  await Promise.all([
    ...weeksQueries(from, to).map((week) => client.prefetchQuery(week)),
    client.prefetchQuery(employeeData.list),
    client.prefetchQuery(projectData.list),
    client.prefetchQuery(clientData.list),
    client.prefetchQuery(materialData.list),
    client.prefetchQuery(statusData.list),
  ]);
}

/** All that a board of these days shows. The weeks beside them are fetched ahead, and count for the rules. */
export function usePlanning(days: readonly string[]) {
  const { from, to } = weeksAround(days);
  const weeks = useQueries({ queries: weeksQueries(from, to) });
  // What was read stays, also when reading it again fails.
  const isLoaded = weeks.every(({ data }) => data !== undefined);
  // What the first frame does not show is asked for after it.
  const isSeen = useIsPainted(isLoaded);
  const beside = useQueries({
    queries: [
      ...weeksQueries(addDays(from, -7), addDays(from, -1)),
      ...weeksQueries(addDays(to, 1), addDays(to, 7)),
    ].map((query) => ({ ...query, enabled: isSeen })),
  });
  const { choices, all } = useChoices();
  const absences = useQuery({
    ...absencesQuery(addDays(from, -7), addDays(to, 7)),
    enabled: isSeen,
  });
  const hours = useQuery({
    ...plannedWeeksQuery(addDays(from, -AVERAGE_DAYS), addDays(to, AVERAGE_DAYS)),
    enabled: isSeen,
  });
  const daysOff = useDaysOff(from, to);

  const [joinShown] = useState(joiner);
  const [joinKnown] = useState(joiner);
  const items = joinShown(dataOf(weeks));
  const known = joinKnown(dataOf([...weeks, ...beside]));
  const names = useMemo(() => choices && namesOf(choices), [choices]);
  const isNearKnown = beside.every(({ data }) => data !== undefined);

  const reads = [...weeks, ...all];
  const failed = reads.find(({ isError, data }) => isError && data === undefined);
  const knownPeriod = useMemo(
    () => ({ from: isNearKnown ? addDays(from, -7) : from, to: isNearKnown ? addDays(to, 7) : to }),
    [isNearKnown, from, to],
  );
  const planned: Planned | null =
    isLoaded && choices && names
      ? {
          items,
          known,
          knownPeriod,
          choices,
          names,
          absences: absences.data ?? noData,
          plannedWeeks: hours.data ?? noData,
          daysOff,
        }
      : null;
  return {
    planned,
    error: failed?.error,
    retry: () => {
      for (const one of reads) if (one.isError) void one.refetch();
    },
  };
}
