import type { Client } from '@ploegplan/contract/clients.schemas';
import type { Project, ProjectStatus } from '@ploegplan/contract/projects.schemas';

/** A row of the projects list, with the names of client and status. */
export interface ProjectRow {
  id: string;
  title: string;
  location: string;
  clientName: string;
  status: ProjectStatus | undefined;
}

/** The projects in use, those of one status where one is asked for. */
export function projectRows(
  projects: readonly Project[],
  clients: readonly Client[],
  statuses: readonly ProjectStatus[],
  wanted: string | undefined,
): ProjectRow[] {
  const clientNames = new Map(clients.map(({ id, name }) => [id, name]));
  const statusOf = new Map(statuses.map((status) => [status.id, status]));
  return projects
    .filter(({ deleted, status }) => !deleted && (wanted === undefined || status === wanted))
    .map(({ id, title, location, client, status }) => ({
      id,
      title,
      location,
      clientName: clientNames.get(client ?? '') ?? '',
      status: statusOf.get(status ?? ''),
    }));
}
