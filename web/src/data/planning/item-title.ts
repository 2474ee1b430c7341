import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientData } from '../records/clients.ts';
import { projectData } from '../records/projects.ts';

interface Planned {
  projectId: string | null;
  clientId: string | null;
}

/** Returns the title of an item: its project or its client; empty while that is not known. */
export function useItemTitle(): (item: Planned) => string {
  const { data: projects } = useQuery(projectData.list);
  const { data: clients } = useQuery(clientData.list);
  return useMemo(() => {
    const titles = new Map([
      ...(projects ?? []).map(({ id, title }) => [id, title] as const),
      ...(clients ?? []).map(({ id, name }) => [id, name] as const),
    ]);
    return ({ projectId, clientId }) => titles.get(projectId ?? clientId ?? '') ?? '';
  }, [projects, clients]);
}
