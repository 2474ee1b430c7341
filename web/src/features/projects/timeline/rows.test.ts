import { Client } from '@ploegplan/contract/clients/schemas';
import { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { createGroupedRows, createTimelineRows, filterSearched } from './rows.ts';
import type { Grouping } from './zoom.ts';

const offer = sample(ProjectStatus, { status: 'Offerte', index: 1, hue: 65, closed: false });
const done = sample(ProjectStatus, { status: 'Opgeleverd', index: 2, hue: 150, closed: true });
const client = sample(Client, { name: 'Bouwcombinatie' });
const on = (title: string, startDate: string | null, values: Partial<Project> = {}) =>
  sample(Project, { title, startDate, endDate: null, plannedHours: null, ...values });
const known = {
  statuses: [done, offer],
  clients: [client],
  projects: [
    on('Kade', '2026-03-09', { status: offer.id, client: client.id, plannedHours: 120 }),
    on('Brug', '2026-03-02', { status: offer.id, endDate: '2026-03-06' }),
    on('Hal', '2026-01-05', { status: done.id }),
    on('Wacht', null, { status: offer.id }),
  ],
};

const shown = (by: Grouping, toggled: string[] = [], isSearching = false) =>
  createGroupedRows(createTimelineRows(known, by), known, by, toggled, isSearching).map((row) =>
    row.type === 'group' ? `${row.name} ${row.count}` : row.project.title,
  );

test('projects stand under their status by begin, finished ones folded, those without dates last', () => {
  expect(shown('status')).toEqual([
    ...['Offerte 2', 'Brug', 'Kade'],
    'Opgeleverd 1',
    ...['Zonder datums 1', 'Wacht'],
  ]);
});

test('a toggled group is folded, or unfolded if it is finished; a search unfolds all', () => {
  const toggled = [`group status ${offer.id}`, `group status ${done.id}`];
  const last = ['Zonder datums 1', 'Wacht'];
  expect(shown('status', toggled)).toEqual(['Offerte 2', 'Opgeleverd 1', 'Hal', ...last]);
  expect(shown('status', [], true)).toContain('Hal');
});

test('projects stand under their client, those of nobody after them', () => {
  expect(shown('client')).toEqual([
    ...['Bouwcombinatie 1', 'Kade'],
    ...['Zonder klant 2', 'Hal', 'Brug'],
    ...['Zonder datums 1', 'Wacht'],
  ]);
});

test('a row says what its group does not, and all that is known is found', () => {
  const row = (by: Grouping) =>
    createTimelineRows(known, by).find(({ project }) => project.title === 'Kade');
  expect(row('status')).toMatchObject({ detail: 'Bouwcombinatie', hue: 65 });
  expect(row('client')).toMatchObject({ detail: 'Offerte', hue: 65 });
  const rows = createTimelineRows(known, 'status');
  const titles = (search: string) =>
    filterSearched(rows, search).map(({ project }) => project.title);
  expect(titles('bouwCOMB')).toEqual(['Kade']);
  expect(titles('opgeleverd')).toEqual(['Hal']);
  expect(titles('120 uur begroot')).toEqual(['Kade']);
  expect(rows.find(({ project }) => project.title === 'Brug')?.description).toMatch(
    /Brug · ma 2 mrt.* – vr 6 mrt.* · 5 dagen · Offerte/,
  );
});
