import { clients } from '@ploegplan/contract/clients/endpoints';
import {
  projectStatuses,
  projectStatusMutations,
  projects,
} from '@ploegplan/contract/projects/endpoints';
import {
  Project,
  ProjectStatus,
  ProjectStatusMutation,
} from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { Rejected, TestApi } from '../api.ts';
import { makeClient } from '../lists.ts';

export const offer = sample(ProjectStatus, { status: 'Offerte', index: 1, hue: 65, version: 1 });
export const busy = sample(ProjectStatus, { status: 'Lopend', index: 2, version: 1 });
export const done = sample(ProjectStatus, {
  status: 'Opgeleverd',
  index: 3,
  closed: true,
  version: 1,
});

const client = makeClient('Bouwcombinatie');
export const quay = sample(Project, { title: 'Kade', status: offer.id, client: client.id });
export const bridge = sample(Project, { title: 'Brug', status: offer.id });
export const pool = sample(Project, { title: 'Zwembad', status: busy.id });

/** A test API that stores changes of these statuses and of the statuses of these projects. */
export function statusesApi(rows: Project[] = [quay, bridge, pool]): TestApi {
  const api = new TestApi();
  let statuses = [offer, busy, done];
  let stored = rows;
  const list = () =>
    statuses.map((row, at) => ({
      ...row,
      index: at + 1,
      projectCount: stored.filter(({ status, deleted }) => status === row.id && !deleted).length,
    }));
  api.answer(clients.list, [client]);
  api.answer(projects.list, () => stored);
  api.answer(projectStatuses.list, list);
  api.answer(projectStatuses.create, ({ body }) => {
    const row = sample(ProjectStatus, { ...body, index: statuses.length + 1 } as ProjectStatus);
    statuses = [...statuses, row];
    return row;
  });
  api.answer(projectStatuses.change, ({ params, body: { version, ...values } }) => {
    const current = list().find(({ id }) => id === params.id);
    if (current?.version !== version) throw new Rejected(409, 'stale-version', { current });
    const row = { ...current, ...values, version: version + 1 } as ProjectStatus;
    statuses = statuses.map((status) => (status.id === row.id ? row : status));
    return row;
  });
  api.answer(projectStatuses.remove, ({ params, query: { move_to } }) => {
    statuses = statuses.filter(({ id }) => id !== params.id);
    stored = stored.map((entry) =>
      entry.status === params.id ? { ...entry, status: move_to ?? null } : entry,
    );
    return undefined;
  });
  api.answer(projectStatuses.order, ({ body: { ids } }) => {
    statuses = statuses.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return list();
  });
  api.answer(projectStatusMutations.create, ({ body: { project, status } }) => {
    stored = stored.map((entry) => (entry.id === project ? { ...entry, status } : entry));
    return sample(ProjectStatusMutation, { project });
  });
  return api;
}
