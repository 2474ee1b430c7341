import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientData } from '../../../data/records/clients.ts';
import { statusData } from '../../../data/records/project-statuses.ts';
import { projectData } from '../../../data/records/projects.ts';
import { removeDeleted } from '../../../lib/api/cache/record-data.ts';
import { createGroupedRows, createTimelineRows, filterSearched } from './rows.ts';
import { computeSpan } from './span.ts';
import type { Grouping } from './zoom.ts';

export function useTimeline(
  by: Grouping,
  search: string,
  toggled: readonly string[],
  today: string,
) {
  const projects = useQuery(projectData.list);
  const statuses = useQuery(statusData.list);
  const clients = useQuery(clientData.list);
  const known = useMemo(
    () =>
      projects.data &&
      statuses.data &&
      clients.data && {
        projects: removeDeleted(projects.data),
        statuses: statuses.data,
        clients: clients.data,
      },
    [projects.data, statuses.data, clients.data],
  );
  const { from, days } = useMemo(() => computeSpan(known?.projects ?? [], today), [known, today]);
  // The same object while the days are the same, so that a change of one project redraws its row alone.
  const span = useMemo(() => ({ from, days }), [from, days]);
  const all = useMemo(() => known && createTimelineRows(known, by), [known, by]);
  const found = useMemo(() => all && filterSearched(all, search), [all, search]);
  const isSearching = search.trim() !== '';
  const rows = useMemo(
    () => known && found && createGroupedRows(found, known, by, toggled, isSearching),
    [known, found, by, isSearching, toggled],
  );
  return {
    rows,
    found,
    span,
    isEmpty: known?.projects.length === 0,
    error: projects.error ?? statuses.error ?? clients.error,
    retry: () => {
      for (const query of [projects, statuses, clients]) if (query.isError) void query.refetch();
    },
  };
}
