import { addDays, mondayOf } from '@ploegplan/contract/rules/dates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { clientData } from '../../data/clients.ts';
import { employeeData } from '../../data/employees.ts';
import { weekQuery } from '../../data/planning.ts';
import { projectData } from '../../data/projects.ts';
import type { Choices } from './form/choices.ts';
import { namesOf } from './form/names.ts';

/** All that the board of the week around `date` shows. The weeks beside it are fetched ahead. */
export function useWeek(date: string) {
  const cache = useQueryClient();
  const monday = mondayOf(date);
  const week = useQuery(weekQuery(monday));
  const employees = useQuery(employeeData.list);
  const projects = useQuery(projectData.list);
  const clients = useQuery(clientData.list);

  const isLoaded = week.isSuccess;
  useEffect(() => {
    if (!isLoaded) return;
    for (const days of [7, -7]) void cache.prefetchQuery(weekQuery(addDays(monday, days)));
  }, [cache, monday, isLoaded]);

  const choices = useMemo<Choices | null>(
    () =>
      employees.data && projects.data && clients.data
        ? { employees: employees.data, projects: projects.data, clients: clients.data }
        : null,
    [employees.data, projects.data, clients.data],
  );
  const names = useMemo(() => choices && namesOf(choices), [choices]);

  const all = [week, employees, projects, clients];
  const failed = all.find(({ isError, data }) => isError && data === undefined);
  return {
    monday,
    items: week.data,
    choices,
    names,
    error: failed?.error,
    retry: () => {
      for (const one of all) if (one.isError) void one.refetch();
    },
  };
}
