import { noContact } from '@ploegplan/contract/clients/contact-person';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { projectStatuses } from '@ploegplan/contract/projects/endpoints';
import { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { Work, WorkItem } from '@ploegplan/contract/work/schemas';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { ann, planningApi } from '../../../test/subjects/planning.ts';

const client = sample(Client, {
  name: 'Zonnebouw',
  contactPersons: [{ ...noContact, name: 'Uitvoerder', phonenumber: '06 12 34 56 78' }],
});
const status = sample(ProjectStatus, { status: 'Lopend', hue: 200 });
const kade = sample(Project, { title: 'Kade', client: client.id, status: status.id });
const brug = sample(Project, { title: 'Brug', client: client.id });

function withClient(): TestApi {
  const api = planningApi({ projects: [kade, brug], clients: [client] });
  api.answer(clients.get, client);
  api.answer(projectStatuses.list, [status]);
  api.answer(
    clients.work,
    sample(Work, {
      planned: 16,
      periods: [{ start: '2026-01-01', planned: 16, recorded: 0, due: 16 }],
      past: [sample(WorkItem, { date: '2026-01-05', projectId: kade.id, employeeIds: [ann.id] })],
      pastCount: 1,
    }),
  );
  api.answer(clients.history, []);
  api.answer(clients.update, ({ body }) => ({ ...client, ...body, version: 2 }));
  return api;
}

const at = `/klant-details/${client.id}`;
const card = (name: string) => page.getByRole('region', { name });

test.each(['office', 'phone'] as const)(
  'the page of a client shows projects, planning, hours by month and contact persons (%s)',
  async (size) => {
    await openApp({ at, api: withClient(), size });
    await expect.element(card('Projecten (2)')).toMatchTextContent('Lopend');
    await expect.element(card('Geweest (1)')).toMatchTextContent('Kade');
    await expect
      .element(card('Uren').getByRole('row').last())
      .toMatchTextContent('januari 2026160');
    await expect
      .element(card('Gegevens').getByRole('link', { name: '06 12 34 56 78' }))
      .toHaveAttribute('href', 'tel:0612345678');
    await expectAccessible();
  },
);

test('contact persons are added and removed, each with what employees may see', async () => {
  const api = withClient();
  await openApp({ at, api });
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  const form = page.getByRole('dialog', { name: 'Klant wijzigen' });
  await form.getByRole('button', { name: 'Contactpersoon toevoegen' }).click();
  const second = form.getByRole('group', { name: 'Contactpersoon 2' });
  await expect.element(second.getByLabelText('Naam', { exact: true })).toHaveFocus();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form.getByText(/haal deze contactpersoon weg/)).toBeVisible();
  await second.getByLabelText('Naam', { exact: true }).fill('x'.repeat(201));
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect
    .element(second.getByLabelText('Naam', { exact: true }))
    .toHaveAccessibleDescription('Dit is te lang: hooguit 200 tekens');
  await second.getByLabelText('Naam', { exact: true }).fill('Directie');
  await second.getByRole('checkbox', { name: 'Naam zichtbaar' }).click();
  await form.getByRole('button', { name: 'Uitvoerder weghalen' }).click();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByText('Klant bijgewerkt')).toBeVisible();
  expect(api.received(clients.update)[0]?.body.contactPersons).toEqual([
    { ...noContact, name: 'Directie', showName: false },
  ]);
});
