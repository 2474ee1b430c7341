import { expect, test } from 'vitest';
import { projectRows } from './rows.ts';

const project = (id: string, status: string | null, deleted = false) => ({
  id,
  title: `Project ${id}`,
  location: '',
  client: 'c1',
  status,
  deleted,
  version: 1,
});
const statuses = [
  { id: 's1', status: 'Lopend', index: 1, projectCount: 1 },
  { id: 's2', status: 'Gereed', index: 2, projectCount: 1 },
];
const clients = [
  { id: 'c1', name: 'Gemeente', companyname: '', location: '', deleted: true, version: 1 },
];
const all = [project('1', 's1'), project('2', 's2'), project('3', null), project('4', 's1', true)];

test('deleted projects are left out, deleted clients are still named', () => {
  const rows = projectRows(all, clients, statuses, undefined);
  expect(rows.map(({ id, clientName, status }) => [id, clientName, status?.status])).toEqual([
    ['1', 'Gemeente', 'Lopend'],
    ['2', 'Gemeente', 'Gereed'],
    ['3', 'Gemeente', undefined],
  ]);
});

test('a status filter keeps the projects of that status', () => {
  expect(projectRows(all, clients, statuses, 's1').map(({ id }) => id)).toEqual(['1']);
});
