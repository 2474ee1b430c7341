import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientsQuery, projectStatusesQuery, projectsQuery } from '../../lib/lists.ts';
import { projectRows } from './rows.ts';

/** The projects, of one status where there is such a one, as soon as all that they name is there too. */
export function useProjects(statusId: string | undefined) {
  const projects = useQuery(projectsQuery);
  const clients = useQuery(clientsQuery);
  const statuses = useQuery(projectStatusesQuery);
  const status = statuses.data?.find(({ id }) => id === statusId);
  const rows = useMemo(
    () =>
      projects.data &&
      clients.data &&
      statuses.data &&
      projectRows(projects.data, clients.data, statuses.data, status?.id),
    [projects.data, clients.data, statuses.data, status?.id],
  );
  return {
    rows,
    status,
    error: projects.error ?? clients.error ?? statuses.error,
    refetch: () => Promise.all([projects.refetch(), clients.refetch(), statuses.refetch()]),
  };
}
