import { limits } from '@ploegplan/contract/limits';
import type { Project } from '@ploegplan/contract/projects.schemas';
import type { Field, Option } from '../../../ui/form/fields.ts';

export interface ProjectValues {
  title: string;
  client: string | null;
  status: string | null;
  location: string;
}

export const emptyValues: ProjectValues = { title: '', client: null, status: null, location: '' };

export const valuesOf = ({ title, client, status, location }: Project): ProjectValues => ({
  title,
  client,
  status,
  location,
});

interface Choice {
  options: readonly Option[] | undefined;
  onRetry?: (() => void) | undefined;
}

/** The fields of a project, with the clients and statuses that there are. */
export const projectFields = (clients: Choice, statuses: Choice): Field<ProjectValues>[] => [
  { kind: 'text', name: 'title', label: 'Titel', required: true, maxLength: limits.name },
  {
    kind: 'select',
    name: 'client',
    label: 'Klant',
    placeholder: 'Zoek of typ een klant',
    plus: 'Klant toevoegen',
    allowsNew: true,
    ...clients,
  },
  { kind: 'select', name: 'status', label: 'Status', placeholder: 'Kies een status', ...statuses },
  {
    kind: 'location',
    name: 'location',
    label: 'Locatie',
    help: 'Geldt voor elke planning zonder eigen locatie.',
    maxLength: limits.location,
  },
];
