import type { Client } from '@ploegplan/contract/clients/schemas';
import { toDayNumber } from '@ploegplan/contract/dates/dates';
import type { Document } from '@ploegplan/contract/documents/schemas';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import type { HelpArticle } from '@ploegplan/contract/help/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import type { Material } from '@ploegplan/contract/materials/schemas';
import type { Note } from '@ploegplan/contract/notes/schemas';
import type { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { isAdmin, isEmployee } from '@ploegplan/contract/session/access';
import { documentKindTexts } from '@ploegplan/contract/texts/kinds';
import {
  IconAddressBook,
  IconBuildingCommunity,
  IconCalendarUser,
  IconFile,
  IconHelpCircle,
  IconNotes,
  IconTools,
  IconUser,
} from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { helpQuery } from '../../data/help/help.ts';
import { daysQuery } from '../../data/own/employee-planning.ts';
import { clientData, formatClientDetail } from '../../data/records/clients.ts';
import { documentData } from '../../data/records/documents.ts';
import { employeeData } from '../../data/records/employees.ts';
import { materialData } from '../../data/records/materials.ts';
import { noteData } from '../../data/records/notes.ts';
import { statusData } from '../../data/records/project-statuses.ts';
import { formatProjectDetail, projectData } from '../../data/records/projects.ts';
import { removeDeleted } from '../../lib/api/cache/record-data.ts';
import { formatShortDay, formatTimes } from '../../lib/dates/dates.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { useSession } from '../../lib/session/session.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { HELP_GROUP, type SearchEntry } from './entries.ts';

const none: never[] = [];

/** The records that the office may open, the own work of who works, and the help articles of the own role; none until all of them are there. */
export function useFoundEntries(): { found: SearchEntry[]; isLoading: boolean } {
  const session = useSession();
  const { terms, hiddenParts } = useTenant();
  const enabled = session !== null && isAdmin(session);
  const projects = useQuery({ ...projectData.list, enabled });
  const statuses = useQuery({ ...statusData.list, enabled });
  const clients = useQuery({ ...clientData.list, enabled });
  const employees = useQuery({ ...employeeData.list, enabled });
  const notes = useQuery({ ...noteData.list, enabled });
  const hasMaterials = enabled && !hiddenParts.includes('materials');
  const materials = useQuery({ ...materialData.list, enabled: hasMaterials });
  const documents = useQuery({ ...documentData.list, enabled });
  const help = useQuery(helpQuery);
  const { own, isLoading: isOwnLoading } = useOwnWork();
  const lists = [projects, statuses, clients, employees, notes, documents, materials, help];
  const isLoading = isOwnLoading || lists.some((list) => list.isLoading);
  const found = useFound(terms.projects, {
    projects: projects.data,
    statuses: statuses.data,
    clients: clients.data,
    employees: employees.data,
    // The board may have read them, for a company that hides them too.
    materials: hasMaterials ? materials.data : none,
    notes: notes.data,
    documents: documents.data,
    articles: help.data?.articles,
  });
  return { found: isLoading ? none : [...own, ...found], isLoading };
}

/** The own planning items, those nearest to today first. */
function useOwnWork() {
  const session = useSession();
  const today = useToday();
  const works = session !== null && isEmployee(session);
  const { data = none, isLoading } = useInfiniteQuery({ ...daysQuery(today), enabled: works });
  const isOffice = session !== null && isAdmin(session);
  const own = useMemo(() => {
    const computeDistance = (date: string) => Math.abs(toDayNumber(date) - toDayNumber(today));
    return data
      .toSorted((a, b) => computeDistance(a.date) - computeDistance(b.date))
      .map((item) => ({
        id: `own:${item.id}`,
        group: translate('Eigen werk'),
        Icon: IconCalendarUser,
        label: item.projectName || item.clientName,
        detail: [
          formatShortDay(item.date),
          formatTimes(item),
          item.projectName && item.clientName,
          item.location || item.projectLocation || item.clientLocation,
        ]
          .filter(Boolean)
          .join(' · '),
        to: `/planning-details/${item.id}`,
        ...(isOffice && { search: { eigen: true } }),
      }));
  }, [data, today, isOffice]);
  return { own: works ? own : none, isLoading };
}

interface Lists {
  projects: readonly Project[] | undefined;
  statuses: readonly ProjectStatus[] | undefined;
  clients: readonly Client[] | undefined;
  employees: readonly Employee[] | undefined;
  materials: readonly Material[] | undefined;
  notes: readonly Note[] | undefined;
  documents: readonly Document[] | undefined;
  articles: readonly HelpArticle[] | undefined;
}

function useFound(term: string, lists: Lists): SearchEntry[] {
  const {
    projects = none,
    statuses = none,
    clients = none,
    employees = none,
    materials = none,
    notes = none,
    documents = none,
    articles = none,
  } = lists;
  return useMemo(() => {
    const clientsById = new Map(clients.map((client) => [client.id, client]));
    const statusesById = new Map(statuses.map(({ id, status }) => [id, status]));
    return [
      ...removeDeleted(projects).map((project) => ({
        id: `project:${project.id}`,
        group: term,
        Icon: IconBuildingCommunity,
        label: project.title,
        detail: [formatProjectDetail(project, clientsById), statusesById.get(project.status ?? '')]
          .filter(Boolean)
          .join(' · '),
        to: `/project-details/${project.id}`,
      })),
      ...removeDeleted(clients).map((client) => ({
        id: `client:${client.id}`,
        group: 'Klanten',
        Icon: IconAddressBook,
        label: client.name,
        detail: formatClientDetail(client),
        to: `/klant-details/${client.id}`,
      })),
      ...removeDeleted(employees).map(({ id, name, jobTitle }) => ({
        id: `employee:${id}`,
        group: 'Personeel',
        Icon: IconUser,
        label: name,
        detail: jobTitle,
        to: `/employee-details/${id}`,
      })),
      ...removeDeleted(materials).map(({ id, name, number, kind }) => ({
        id: `material:${id}`,
        group: 'Materieel',
        Icon: IconTools,
        label: name,
        detail: [number, kind].filter(Boolean).join(' · '),
        to: `/material-details/${id}`,
      })),
      ...removeDeleted(notes).map(({ id, title }) => ({
        id: `note:${id}`,
        group: 'Notities',
        Icon: IconNotes,
        label: title,
        to: '/notes',
        search: { notitie: id },
      })),
      ...removeDeleted(documents).map(({ id, title, kind, file }) => ({
        id: `document:${id}`,
        group: 'Documenten',
        Icon: IconFile,
        label: title,
        detail: `${documentKindTexts[kind]} · ${file.filename}`,
        to: '/documents',
        search: { document: id },
      })),
      ...articles.map(({ id, slug, title, category }) => ({
        id: `help:${id}`,
        group: HELP_GROUP,
        Icon: IconHelpCircle,
        label: title,
        detail: category,
        to: `/help/${slug}`,
      })),
    ];
  }, [projects, statuses, clients, employees, notes, documents, materials, articles, term]);
}
