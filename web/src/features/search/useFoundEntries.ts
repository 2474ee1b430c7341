import { isAdmin } from '@ploegplan/contract/rules/access';
import {
  IconAddressBook,
  IconBuildingCommunity,
  IconHelpCircle,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientData, clientDetail } from '../../data/clients.ts';
import { employeeData } from '../../data/employees.ts';
import { helpQuery } from '../../data/help.ts';
import { statusData } from '../../data/project-statuses.ts';
import { projectData, projectDetail } from '../../data/projects.ts';
import { withoutDeleted } from '../../lib/api/record-data.ts';
import { useSession } from '../../lib/session/session.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import type { SearchEntry } from './entries.ts';

/** The records that the office may open, and the help articles of everybody's own role. */
export function useFoundEntries(): SearchEntry[] {
  const session = useSession();
  const { terms } = useTenant();
  const enabled = session !== null && isAdmin(session);
  const { data: projects = [] } = useQuery({ ...projectData.list, enabled });
  const { data: statuses = [] } = useQuery({ ...statusData.list, enabled });
  const { data: clients = [] } = useQuery({ ...clientData.list, enabled });
  const { data: employees = [] } = useQuery({ ...employeeData.list, enabled });
  const { data: help } = useQuery(helpQuery);
  return useMemo(() => {
    const clientOf = new Map(clients.map((client) => [client.id, client]));
    const statusOf = new Map(statuses.map(({ id, status }) => [id, status]));
    return [
      ...withoutDeleted(projects).map((project) => ({
        id: `project:${project.id}`,
        group: terms.projects,
        Icon: IconBuildingCommunity,
        label: project.title,
        detail: [projectDetail(project, clientOf), statusOf.get(project.status ?? '')]
          .filter(Boolean)
          .join(' · '),
        to: `/project-details/${project.id}`,
      })),
      ...withoutDeleted(clients).map((client) => ({
        id: `client:${client.id}`,
        group: 'Klanten',
        Icon: IconAddressBook,
        label: client.name,
        detail: clientDetail(client),
        to: `/klant-details/${client.id}`,
      })),
      ...withoutDeleted(employees).map(({ id, name, jobTitle }) => ({
        id: `employee:${id}`,
        group: 'Personeel',
        Icon: IconUser,
        label: name,
        detail: jobTitle,
        to: `/employee-details/${id}`,
      })),
      ...(help?.articles ?? []).map(({ id, slug, title, category }) => ({
        id: `help:${id}`,
        group: 'Help',
        Icon: IconHelpCircle,
        label: title,
        detail: category,
        to: `/help/${slug}`,
      })),
    ];
  }, [projects, statuses, clients, employees, help, terms.projects]);
}
