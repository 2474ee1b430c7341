import { shownPlace } from '../../lib/place.ts';
import type { Columns } from '../../ui/table/columns.ts';
import type { ProjectRow } from './rows.ts';

/** What is told of each project, by the tenant's word for one. */
export const projectColumns = (term: string): Columns<ProjectRow> => [
  { key: 'title', label: term, width: 18, value: ({ title }) => title },
  { key: 'client', label: 'Klant', width: 14, value: ({ clientName }) => clientName },
  {
    key: 'status',
    label: 'Status',
    width: 8,
    value: ({ status }) => status?.status ?? '',
    // As projects go through them.
    order: ({ status }) => status?.index ?? null,
  },
  { key: 'location', label: 'Locatie', width: 16, value: ({ location }) => shownPlace(location) },
];
