import type { Client } from '@ploegplan/contract/clients.schemas';
import type { Project } from '@ploegplan/contract/projects.schemas';
import { shownPlace } from '../../lib/values/location.ts';
import type { Columns } from '../../ui/table/columns.ts';

/** How many projects in use each client has. */
export function countByClient(projects: readonly Project[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { client, deleted } of projects) {
    if (client !== null && !deleted) counts.set(client, (counts.get(client) ?? 0) + 1);
  }
  return counts;
}

/** What is told of each client; the number of its projects by the tenant's word for them. */
export const clientColumns = (
  term: string,
  counts: ReadonlyMap<string, number>,
): Columns<Client> => [
  { key: 'name', label: 'Naam', width: 14, value: ({ name }) => name },
  { key: 'companyName', label: 'Bedrijfsnaam', width: 14, value: ({ companyname }) => companyname },
  { key: 'location', label: 'Locatie', width: 16, value: ({ location }) => shownPlace(location) },
  {
    key: 'projects',
    label: term,
    width: 6,
    kind: 'number',
    value: ({ id }) => counts.get(id) ?? 0,
  },
];
