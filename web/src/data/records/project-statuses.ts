import { projectStatuses, projectStatusMutations } from '@ploegplan/contract/projects/endpoints';
import type {
  NewProjectStatus,
  Project,
  ProjectStatus,
} from '@ploegplan/contract/projects/schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { mark } from '../../lib/api/cache/record-change.ts';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { projectData } from './projects.ts';

export type StatusValues = Pick<ProjectStatus, 'status' | 'hue' | 'closed'>;

const sortStatuses = (rows: readonly ProjectStatus[], ids: readonly string[]): ProjectStatus[] =>
  rows
    .map((row) => ({ ...row, index: ids.indexOf(row.id) + 1 || rows.length }))
    .toSorted((a, b) => a.index - b.index);

/** The statuses in their order, with the number of projects each; any change of a project can change that number. */
export const statusData = recordData({
  subject: 'projects',
  name: 'statuses',
  nouns: () => ({ one: 'Status', many: 'Statussen' }),
  named: 'status',
  list: ({ signal }) => call(projectStatuses.list, { signal }),
  create: (id, values: Omit<NewProjectStatus, 'id'>) =>
    call(projectStatuses.create, { body: { id, ...values } }),
  update: ({ id, version }, values: StatusValues) =>
    call(projectStatuses.change, { params: { id }, body: { ...values, version } }),
});

/** Puts the statuses in another order, given as all their ids. */
export const useStatusOrder = () =>
  statusData.useChange({
    action: () => 'update',
    noun: 'Status volgorde',
    scope: 'status order',
    getId: () => '',
    send: (ids: readonly string[]) => call(projectStatuses.order, { body: { ids: [...ids] } }),
    expect: sortStatuses,
    undo: (rows, _ids, before) =>
      sortStatuses(
        rows,
        before.map(({ id }) => id),
      ),
  });

interface Removal {
  id: string;
  /** The status that its projects get, when it has any. */
  moveTo: string | null;
}

export const useStatusRemoval = () =>
  statusData.useChange({
    action: () => 'remove',
    getId: ({ id }) => id,
    send: ({ id, moveTo }: Removal) =>
      call(projectStatuses.remove, {
        params: { id },
        query: moveTo === null ? {} : { move_to: moveTo },
      }),
    expect: (rows, { id }) => rows.filter((row) => row.id !== id),
    undo: (_rows, _given, before) => before,
  });

/** The changes of status of one project, the newest first. */
export const projectMutationsQuery = (project: string) =>
  queryOptions({
    queryKey: ['projects', 'mutations', project],
    queryFn: ({ signal }) => call(projectStatusMutations.list, { query: { project }, signal }),
  });

interface Move {
  /** The project before the change. */
  project: Project;
  /** Id of the new status; null for none. */
  status: string | null;
  /** True for one of several changes, which share a message. */
  isQuiet?: boolean;
}

interface StatusChange extends Move {
  id: string;
  remark?: string;
}

function useStatusChange(reverse?: (given: StatusChange) => () => void) {
  const { data: statuses } = useQuery(statusData.list);
  return projectData.useChange({
    action: () => 'update',
    scope: 'status of a project',
    getId: ({ project }: StatusChange) => project.id,
    about: ({ project: { title }, status }) => {
      const to = statuses?.find(({ id }) => id === status)?.status;
      return to ? `${title} staat nu op ${to}` : `${title} heeft geen status meer`;
    },
    isQuiet: ({ isQuiet = false }) => isQuiet,
    ...(reverse && { reverse }),
    send: ({ id, project, status, remark }: StatusChange) =>
      call(projectStatusMutations.create, {
        body: { id, project: project.id, status, ...(remark && { remark }) },
      }),
    expect: (rows, { project, status }) => mark(rows, project.id, { status }),
    undo: (rows, { project }) => mark(rows, project.id, { status: project.status }),
  });
}

/** Gives a project another status, with a remark for its history; the id makes a repeated request the same change. */
export function useStatusMutation() {
  const reversing = useStatusChange();
  return useStatusChange(({ project, status }) => () => {
    const changed = { ...project, status };
    reversing.mutate({ id: uuidv7(), project: changed, status: project.status });
  });
}

/** Gives a project another status, at once in the list and in the numbers of the statuses. */
export function useStatusMove(): (move: Move) => void {
  const cache = useQueryClient();
  const count = (from: string | null, to: string | null) =>
    cache.setQueryData(statusData.list.queryKey, (rows) =>
      rows?.map((row) => ({
        ...row,
        projectCount: row.projectCount + Number(row.id === to) - Number(row.id === from),
      })),
    );
  const moving = useStatusMutation();
  return ({ project, status }) => {
    count(project.status, status);
    moving.mutate(
      { id: uuidv7(), project, status },
      { onError: () => count(status, project.status) },
    );
  };
}
