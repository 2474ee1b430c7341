import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientData } from '../../data/records/clients.ts';
import { projectData } from '../../data/records/projects.ts';

export interface ImageNames {
  client: (id: string) => string;
  project: (id: string) => string;
}

export function useImageNames(): ImageNames {
  const { data: clients } = useQuery(clientData.list);
  const { data: projects } = useQuery(projectData.list);
  return useMemo(() => {
    const clientNames = new Map(clients?.map(({ id, name }) => [id, name]));
    const titles = new Map(projects?.map(({ id, title }) => [id, title]));
    return {
      client: (id) => clientNames.get(id) ?? '',
      project: (id) => titles.get(id) ?? '',
    };
  }, [clients, projects]);
}
