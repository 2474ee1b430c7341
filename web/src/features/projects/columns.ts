import { shownPlace } from '../../lib/values/location.ts';
import type { Columns } from '../../ui/table/columns.ts';
import type { ProjectRow } from './rows.ts';

/** The columns of the projects list, in the tenant's terms. */
export const projectColumns = (term: string): Columns<ProjectRow> => [
  { key: 'title', label: term, width: 18, value: ({ title }) => title },
  { key: 'client', label: 'Klant', width: 14, value: ({ clientName }) => clientName },
  {
    key: 'status',
    label: 'Status',
    width: 8,
    value: ({ status }) => status?.status ?? '',
    // Sorted by the order of the statuses.
    order: ({ status }) => status?.index ?? null,
  },
  { key: 'location', label: 'Locatie', width: 16, value: ({ location }) => shownPlace(location) },
];
