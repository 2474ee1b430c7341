import { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { findCardAfter, groupColumnsByStatus } from './columns.ts';

const offer = sample(ProjectStatus, { status: 'Offerte', index: 1 });
const busy = sample(ProjectStatus, { status: 'Lopend', index: 2 });
const project = (title: string, status: string | null) => sample(Project, { title, status });
const shown = (projects: Project[]) =>
  groupColumnsByStatus([busy, offer], projects).map(({ name, projects: own }) => [
    name,
    own.map(({ title }) => title).join(' '),
  ]);

test('projects are in the columns of their statuses, in the order of these, by title', () => {
  const projects = [
    project('Kade 10', busy.id),
    project('Ée', busy.id),
    project('Kade 9', busy.id),
  ];
  expect(shown(projects)).toEqual([
    ['Offerte', ''],
    ['Lopend', 'Ée Kade 9 Kade 10'],
  ]);
});

test('projects without a status, or of one that is unknown, have the first column', () => {
  const projects = [project('Kade', null), project('Brug', sample(ProjectStatus).id)];
  expect(shown(projects)[0]).toEqual(['Zonder status', 'Brug Kade']);
});

test('arrow keys lead to the card beside, past empty columns, and nowhere at the edge', () => {
  const columns = [['a', 'b', 'c'], [], ['d', 'e']];
  expect(findCardAfter(columns, 'a', 'ArrowDown')).toBe('b');
  expect(findCardAfter(columns, 'a', 'ArrowUp')).toBeNull();
  expect(findCardAfter(columns, 'c', 'ArrowRight')).toBe('e');
  expect(findCardAfter(columns, 'd', 'ArrowLeft')).toBe('a');
  expect(findCardAfter(columns, 'e', 'ArrowRight')).toBeNull();
});
