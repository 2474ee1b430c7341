import type { Client } from '@ploegplan/contract/clients/schemas';
import { countDaysBetween } from '@ploegplan/contract/dates/dates';
import type { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { formatDates } from '../../../data/planning/project-dates.ts';
import { compareNames } from '../../../lib/values/compare-names.ts';
import { toPlain } from '../../../lib/values/matching.ts';
import { formatNumber, formatQuantity } from '../../../lib/values/numbers.ts';
import type { Grouping } from './zoom.ts';

export interface ProjectRow {
  type: 'project';
  id: string;
  project: Project;
  /** The client or the status, whichever the group does not show. */
  detail: string;
  /** The hue of its status. */
  hue: number | null;
  description: string;
}

export interface GroupRow {
  type: 'group';
  id: string;
  name: string;
  hue: number | null;
  isMarked: boolean;
  count: number;
  isFolded: boolean;
}

export type TimelineRow = ProjectRow | GroupRow;

/** The group of what has no dates. */
export const UNDATED = 'undated';

const getFirstDay = ({ startDate, endDate }: Project) => startDate ?? endDate ?? '';

const compareBegin = (a: ProjectRow, b: ProjectRow) =>
  getFirstDay(a.project).localeCompare(getFirstDay(b.project)) ||
  compareNames(a.project.title, b.project.title);

interface Known {
  projects: readonly Project[];
  statuses: readonly ProjectStatus[];
  clients: readonly Client[];
}

/** The projects as rows, without what others see of them being grouped. */
export function createTimelineRows(
  { projects, statuses, clients }: Known,
  by: Grouping,
): ProjectRow[] {
  const statusesById = new Map(statuses.map((status) => [status.id, status]));
  const clientsById = new Map(clients.map((client) => [client.id, client]));
  return projects
    .map((project): ProjectRow => {
      const status = statusesById.get(project.status ?? '');
      const client = clientsById.get(project.client ?? '')?.name ?? '';
      const { title, number, startDate, endDate, plannedHours } = project;
      const days = startDate && endDate && countDaysBetween(startDate, endDate) + 1;
      return {
        type: 'project',
        id: project.id,
        project,
        detail: by === 'status' ? client : (status?.status ?? ''),
        hue: status?.hue ?? null,
        description: [
          [number, title].filter(Boolean).join(' '),
          formatDates(project),
          days && formatQuantity(days, 'dag', 'dagen'),
          status?.status,
          client,
          plannedHours !== null && `${formatNumber(plannedHours)} uur begroot`,
        ]
          .filter(Boolean)
          .join(' · '),
      };
    })
    .sort(compareBegin);
}

export function filterSearched(rows: readonly ProjectRow[], search: string): readonly ProjectRow[] {
  const query = toPlain(search.trim());
  return query ? rows.filter(({ description }) => toPlain(description).includes(query)) : rows;
}

interface Group {
  id: string;
  name: string;
  hue: number | null;
  isMarked: boolean;
  isFinished: boolean;
}

function listGroups({ statuses, clients }: Known, by: Grouping): Group[] {
  if (by === 'client') {
    const named = clients
      .toSorted((a, b) => compareNames(a.name, b.name))
      .map(({ id, name }) => ({ id, name, hue: null, isMarked: false, isFinished: false }));
    const none = { id: '', name: 'Zonder klant', hue: null, isMarked: false, isFinished: false };
    return [...named, none];
  }
  return [
    { id: '', name: 'Zonder status', hue: null, isMarked: true, isFinished: false },
    ...statuses
      .toSorted((a, b) => a.index - b.index)
      .map(({ id, status, hue, closed }) => ({
        id,
        name: status,
        hue,
        isMarked: true,
        isFinished: closed,
      })),
  ];
}

/**
 * Groups with their projects; at the end those without dates. `toggled` are folded, or unfolded if they are finished; what is
 * searched for is never folded away.
 */
export function createGroupedRows(
  rows: readonly ProjectRow[],
  known: Known,
  by: Grouping,
  toggled: readonly string[],
  isSearching = false,
): TimelineRow[] {
  const groups = listGroups(known, by);
  const ids = new Set(groups.map(({ id }) => id));
  const undated = rows.filter(({ project }) => !project.startDate && !project.endDate);
  const byGroup = Map.groupBy(
    rows.filter(({ project }) => project.startDate || project.endDate),
    ({ project }) => {
      const id = (by === 'status' ? project.status : project.client) ?? '';
      return ids.has(id) ? id : '';
    },
  );
  const rest = {
    id: UNDATED,
    name: 'Zonder datums',
    hue: null,
    isMarked: false,
    isFinished: false,
  };
  return [...groups, rest].flatMap((group): TimelineRow[] => {
    const own = group.id === UNDATED ? undated : (byGroup.get(group.id) ?? []);
    if (own.length === 0) return [];
    const { isFinished, ...head } = group;
    const id = `group ${by} ${group.id}`;
    const isFolded = !isSearching && isFinished !== toggled.includes(id);
    const row: GroupRow = { ...head, type: 'group', id, count: own.length, isFolded };
    return isFolded ? [row] : [row, ...own];
  });
}
