import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientData } from '../../data/clients.ts';
import { projectData, projectStatusesQuery } from '../../data/projects.ts';
import { projectRows } from './rows.ts';

/** The projects, optionally of one status, once their clients and statuses are loaded too. */
export function useProjects(statusId: string | undefined) {
  const projects = useQuery(projectData.list);
  const clients = useQuery(clientData.list);
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
