import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { materials } from '@ploegplan/contract/materials/endpoints';
import { MaterialItem, MaterialStretch } from '@ploegplan/contract/materials/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { rowOf, rowsOf } from '../../../test/lists.ts';
import { details, materialsApi, mixer } from '../../../test/subjects/materials.ts';

const kade = sample(Project, { title: 'Kade 12' });
const client = sample(Client, { name: 'Zonnebouw' });
const ann = sample(Employee, { name: 'Ann' });
const later = addDays(getToday(), 7);
const used = (date: string, from: string, to: string, values: Partial<MaterialItem> = {}) =>
  sample(MaterialItem, {
    date,
    startTime: `${from}:00`,
    endTime: `${to}:00`,
    projectId: kade.id,
    clientId: null,
    employeeIds: [ann.id],
    isDraft: false,
    ...values,
  });
const morning = used(later, '07:00', '12:00');
const noon = used(later, '11:00', '16:00', { projectId: null, clientId: client.id, isDraft: true });
const past = used(addDays(getToday(), -7), '07:00', '16:00');

function api() {
  const made = materialsApi({ ...mixer, state: 'maintenance' });
  made.answer(materials.get, { ...mixer, state: 'maintenance' });
  made.answer(materials.work, {
    upcoming: [morning, noon, used(addDays(later, 1), '07:00', '16:00')],
    upcomingCount: 3,
    past: [past],
    pastCount: 1,
  });
  made.answer(materials.history, [
    {
      at: '2026-11-20T08:00:00.000Z',
      by: 'Vera',
      action: 'changed',
      fields: [{ field: 'state', from: 'usable', to: 'maintenance' }],
    },
  ]);
  made.answer(materials.planned, [
    {
      materialId: mixer.id,
      stretches: [
        sample(MaterialStretch, {
          firstDay: getToday(),
          lastDay: later,
          itemId: morning.id,
          projectId: kade.id,
          clientId: null,
          isDraft: false,
        }),
      ],
    },
  ]);
  made.answer(projects.list, [kade]);
  made.answer(clients.list, [client]);
  made.answer(employees.list, [ann]);
  return made;
}
const card = (name: string) => page.getByRole('region', { name });

test.each(['office', 'phone'] as const)(
  'the page of a material shows where it is planned, double use, its state and history (%s)',
  async (size) => {
    await openApp({ at: `/material-details/${mixer.id}`, api: api(), size });
    const coming = card('Komende planning (3)');
    await expect
      .element(coming.getByRole('link', { name: /Kade 12/ }).first())
      .toHaveAttribute('href', `/planning-details/${morning.id}`);
    await expect.element(coming).toMatchTextContent('Zonnebouw · concept');
    await expect.element(coming.getByText('Dubbel ingepland')).toHaveLength(2);
    await expect.element(page.getByText(/^Dubbel ingepland op /)).toBeVisible();
    await expect.element(card('Geweest (1)')).toMatchTextContent('Ann');
    await expect
      .element(card('Geschiedenis'))
      .toMatchTextContent('Toestand: Inzetbaar → In onderhoud');
    await expectAccessible();
  },
);

test('the list and the drawer say where a material is, and lead there', async () => {
  await openApp({ at: '/materials', api: api() });
  const row = rowOf(/Betonmolen/);
  await expect.element(row).toMatchTextContent(/In onderhoud.*t\/m .* · Kade 12/);
  await expect
    .element(row.getByRole('link', { name: /Kade 12/ }))
    .toHaveAttribute('href', `/planning-details/${morning.id}`);
  await rowsOf('Materieel').first().click();
  await expect.element(details.getByRole('link', { name: /Kade 12/ })).toBeVisible();
  await details.getByRole('link', { name: 'Materieelpagina' }).click();
  await expect.element(card('Komende planning (3)')).toBeVisible();
});

test('the state is chosen from a list; a new material can be used', async () => {
  const made = api();
  await openApp({ at: '/materials', api: made });
  await page.getByRole('button', { name: 'Nieuw' }).click();
  const form = page.getByRole('dialog', { name: 'Materieel toevoegen' });
  await form.getByLabelText('Naam').fill('Trilplaat');
  await expect.element(form.getByRole('combobox', { name: 'Toestand' })).toHaveValue('Inzetbaar');
  await form.getByRole('combobox', { name: 'Toestand' }).click();
  await page.getByRole('option', { name: 'Defect' }).click();
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(made.received(materials.create)[0]?.body).toMatchObject({ state: 'defective' });
});
