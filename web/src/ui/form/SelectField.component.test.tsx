import { absences } from '@ploegplan/contract/absences';
import { Absence } from '@ploegplan/contract/absences.schemas';
import { Client } from '@ploegplan/contract/clients.schemas';
import { projects } from '@ploegplan/contract/projects';
import { Project } from '@ploegplan/contract/projects.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import {
  ann,
  bob,
  bos,
  drawer,
  itemAt,
  openItem,
  openNew,
  planningApi,
  wednesday,
} from '../../../test/planning.ts';

const project = drawer.getByRole('combobox', { name: 'Project' });
const options = page.getByRole('option');

const bakker = sample(Client, { name: 'Bakker', location: 'Gouda' });
const named = (title: string, properties: Partial<Project> = {}) =>
  sample(Project, { title, ...properties });
const several = [
  bos,
  named('Renovatie stadskantoor', { client: bakker.id }),
  named('Oud', { deleted: true }),
];

test('shows what tells options apart, searches it too and offers nothing deleted', async () => {
  await openNew({ api: planningApi({ projects: several, clients: [bakker] }) });
  await project.click();
  await expect.element(options).toHaveLength(2);
  await expect.element(options.nth(1)).toMatchTextContent('Renovatie stadskantoor Bakker · Gouda');
  await expectAccessible();
  await project.fill('gouda');
  await userEvent.keyboard('{Enter}');
  await expect.element(project).toHaveValue('Renovatie stadskantoor');
});

test('typing replaces the text that stands there, and Enter takes the first match', async () => {
  const api = planningApi({ projects: several, items: [itemAt('Hier', ann)] });
  await openItem(api, 'Hier');
  await project.click();
  await userEvent.keyboard('renov');
  await expect.element(project).toHaveValue('renov');
  await userEvent.keyboard('{Enter}');
  await expect.element(project).toHaveValue('Renovatie stadskantoor');
});

test('Enter on an unknown text adds nothing; leaving restores the choice', async () => {
  const api = planningApi({ items: [itemAt('Hier', ann)] });
  await openItem(api, 'Hier');
  await project.fill('Maan');
  await expect.element(page.getByRole('option', { name: 'Niets gevonden' })).toBeVisible();
  await expect
    .element(page.getByRole('option', { name: 'Project ‘Maan’ toevoegen' }))
    .toBeVisible();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(options).toHaveLength(2);
  await userEvent.keyboard('{Tab}');
  await expect.element(project).toHaveValue(bos.title);
  expect(api.received(projects.create)).toEqual([]);
});

test('a long list is searched rather than scrolled', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    ...bos,
    id: `${bos.id.slice(0, -4)}${1_000 + at}`,
    title: `Werk ${at}`,
  }));
  await openNew({ api: planningApi({ projects: many }) });
  await project.click();
  await expect.element(options).toHaveLength(51);
  await expect.element(options.last()).toMatchTextContent('Nog 4.950: typ om te zoeken');
  await userEvent.keyboard('4999{Enter}');
  await expect.element(project).toHaveValue('Werk 4999');
});

test('people show whether they are free, planned or absent on the chosen day', async () => {
  const api = planningApi({ items: [itemAt('Hier', ann)] });
  const day = { firstDay: wednesday, lastDay: wednesday, hoursPerDay: null };
  api.answer(absences.list, [sample(Absence, { employeeId: bob.id, kind: 'sick', ...day })]);
  await openNew({ api, remembered: { selectedDate: wednesday } });
  await drawer.getByRole('combobox', { name: 'Werknemers' }).click();
  await expect
    .element(options.nth(0))
    .toMatchTextContent(/^Ann de Boer Ingepland: .*Nieuwbouw Bos$/);
  await expect.element(options.nth(1)).toMatchTextContent('Bob Kuipers Afwezig: Ziek');
  await drawer.getByRole('textbox', { name: 'Datum' }).fill('15-01-2026');
  await drawer.getByRole('combobox', { name: 'Werknemers' }).click();
  await expect.element(options.nth(0)).toMatchTextContent('Ann de Boer Vrij');
});

test('on a phone the options have sufficient target size', async () => {
  await openNew({ api: planningApi(), size: 'phone' });
  await project.click();
  await expect.element(options.first()).toBeVisible();
  expect(options.first().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
