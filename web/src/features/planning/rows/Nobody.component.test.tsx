import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { projectStatuses } from '@ploegplan/contract/projects/endpoints';
import { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { planningApi, wednesday } from '../../../../test/subjects/planning.ts';

const open = (api: ReturnType<typeof planningApi>, remembered = {}) =>
  openApp({ api, at: '/planning', remembered: { selectedDate: wednesday, ...remembered } });

test('a board without employees says what to do, and the first is added from there', async () => {
  const api = planningApi({ employees: [] });
  let all: Employee[] = [];
  api.answer(employees.list, () => all);
  api.answer(employees.create, ({ body }) => {
    const employee = sample(Employee, { ...body, id: body.id ?? sampleId() });
    all = [employee];
    return employee;
  });
  await open(api);
  await expect.element(page.getByRole('heading', { name: 'Nog geen werknemers' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Werknemer toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Werknemer toevoegen' });
  await form.getByRole('textbox', { name: 'Naam', exact: true }).fill('Ann de Boer');
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect.element(page.getByRole('row', { name: 'Ann de Boer' })).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
});

const closed = sample(ProjectStatus, { status: 'Klaar', closed: true });

test.each([
  ['of materials without any', 'materials', [], 'Nog geen materieel', 'Materieel toevoegen'],
  ['of projects without any', 'projects', [], 'Nog geen projecten', 'Project toevoegen'],
  [
    'of projects that are all closed',
    'projects',
    [sample(Project, { title: 'Kade', status: closed.id })],
    'Geen lopende projecten',
    'Project toevoegen',
  ],
])('a board %s says so and adds one', async (_, boardRows, projects, title, add) => {
  const api = planningApi({ projects });
  api.answer(projectStatuses.list, [closed]);
  await open(api, { boardRows });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: add }).click();
  await expect.element(page.getByRole('dialog', { name: add })).toBeVisible();
});

test('employees who are all out of service are not called none', async () => {
  const left = sample(Employee, { name: 'Ann de Boer', lastDay: '2025-12-31' });
  await open(planningApi({ employees: [left] }));
  await expect
    .element(page.getByRole('heading', { name: 'Niemand in dienst op deze dagen' }))
    .toBeVisible();
});

test('a search that leaves no row is cleared', async () => {
  await open(planningApi());
  await expect.element(page.getByRole('grid')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Zoek in de planning' }).click();
  await userEvent.keyboard('niemand');
  await expect
    .element(page.getByRole('heading', { name: 'Niets gevonden voor ‘niemand’' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
  await expect.element(page.getByRole('row', { name: 'Ann de Boer' })).toBeVisible();
});
