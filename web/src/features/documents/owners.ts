import type { Document } from '@ploegplan/contract/documents/schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientData } from '../../data/records/clients.ts';
import type { DocumentValues } from '../../data/records/documents.ts';
import { employeeData } from '../../data/records/employees.ts';
import { projectData } from '../../data/records/projects.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import type { Option } from '../../ui/form/fields.ts';

export type Links = Pick<
  DocumentValues,
  'clientId' | 'projectId' | 'employeeId' | 'planningItemId'
>;

export const noLinks: Links = {
  clientId: null,
  projectId: null,
  employeeId: null,
  planningItemId: null,
};

/** The owner of a document as the value of one field: `project:<id>`. */
export function formatOwnerValue(links: Links): string | null {
  const { clientId, projectId, employeeId, planningItemId } = links;
  if (projectId) return `project:${projectId}`;
  if (clientId) return `client:${clientId}`;
  if (employeeId) return `employee:${employeeId}`;
  return planningItemId ? `item:${planningItemId}` : null;
}

export function parseLinks(value: string | null): Links {
  const [type = '', id = ''] = value?.split(':') ?? [];
  const of = (wanted: string) => (type === wanted ? id : null);
  return {
    clientId: of('client'),
    projectId: of('project'),
    employeeId: of('employee'),
    planningItemId: of('item'),
  };
}

/** A document as far as it belongs to something. */
type Linked = Links & Pick<Document, 'planned'>;

interface Named {
  label: string;
  /** The page that it leads to. */
  to?: string;
}

export interface Owners {
  /** The possible owners of documents; undefined while loading. */
  options: readonly Option[] | undefined;
  getName: (document: Linked) => Named | null;
  /** Retries loading the owners; undefined when they were loaded. */
  onRetry: (() => void) | undefined;
}

/** Reads the possible owners of documents, by name. */
export function useOwners(): Owners {
  const { terms } = useTenant();
  const projects = useQuery(projectData.list);
  const clients = useQuery(clientData.list);
  const employees = useQuery(employeeData.list);
  const [allProjects, allClients, all] = [projects.data, clients.data, employees.data];
  const hasFailed = [projects, clients, employees].some(({ isError }) => isError);
  // The memo leaves out the queries themselves, which are new objects at every rendering.
  const [one, other, third] = [projects.refetch, clients.refetch, employees.refetch];
  return useMemo((): Owners => {
    const option = (type: string, kind: string) => (name: string, id: string, gone: boolean) => ({
      value: `${type}:${id}`,
      label: name,
      detail: kind,
      gone,
    });
    const ofProject = option('project', terms.project);
    const ofClient = option('client', 'Klant');
    const ofEmployee = option('employee', 'Werknemer');
    const options =
      allProjects && allClients && all
        ? [
            ...allProjects.map((project) => ofProject(project.title, project.id, project.deleted)),
            ...allClients.map((client) => ofClient(client.name, client.id, client.deleted)),
            ...all.map((entry) => ofEmployee(entry.name, entry.id, entry.deleted)),
          ]
        : undefined;
    const names = new Map(options?.map(({ value, label }) => [value, label]));
    const retry = () => void Promise.all([one(), other(), third()]);
    return {
      options,
      getName: (document) => nameIn(names, document),
      onRetry: hasFailed ? retry : undefined,
    };
  }, [allProjects, allClients, all, terms.project, hasFailed, one, other, third]);
}

const pages: Readonly<Record<string, string>> = {
  project: '/project-details',
  client: '/klant-details',
  employee: '/employee-details',
};

function nameIn(names: ReadonlyMap<string, string>, document: Linked): Named | null {
  const value = formatOwnerValue(document);
  if (value === null) return null;
  const [type = '', id = ''] = value.split(':');
  if (type !== 'item') {
    const label = names.get(value);
    return label === undefined ? null : { label, to: `${pages[type]}/${id}` };
  }
  const { planned } = document;
  if (!planned) return { label: 'Planning', to: `/planning-details/${id}` };
  const work =
    names.get(`project:${planned.projectId}`) ?? names.get(`client:${planned.clientId}`) ?? '';
  const label = [formatShortDay(planned.date), work].filter(Boolean).join(' · ');
  return { label, to: `/planning-details/${id}` };
}
