import { useQuery } from '@tanstack/react-query';
import { clientData } from '../../data/clients.ts';
import { projectData } from '../../data/projects.ts';

/** What an item is about: its project or its client; empty while that is not known. */
export function useItemTitle() {
  const { data: projects } = useQuery(projectData.list);
  const { data: clients } = useQuery(clientData.list);
  const titles = new Map([
    ...(projects ?? []).map(({ id, title }) => [id, title] as const),
    ...(clients ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  return ({ projectId, clientId }: { projectId: string | null; clientId: string | null }) =>
    titles.get(projectId ?? clientId ?? '') ?? '';
}
