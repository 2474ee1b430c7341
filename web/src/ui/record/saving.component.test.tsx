import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import type { NewProject, Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi, Unreachable } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { createdProject } from '../../../test/subjects/planning.ts';
import { projectForm, titleField } from '../../../test/subjects/project-form.ts';

/** The keys of a column of JSON come in the order of the database. */
const reordered = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).toReversed()) as T;

const stored = (project: Project): Project => ({
  ...project,
  contactPerson: reordered(project.contactPerson),
});

async function openNewProject(api: TestApi): Promise<void> {
  await openApp({ at: '/projecten', api });
  await page.getByRole('button', { name: 'Nieuw' }).click();
  await titleField.fill('Kade 12');
}

const submit = () => projectForm.getByRole('button', { name: 'Toevoegen', exact: true }).click();

test('a new project is written once, whatever the order of the keys in the answer', async () => {
  const api = new TestApi();
  api.answer(projects.create, ({ body }) => stored(createdProject(body)));
  await openNewProject(api);
  await submit();
  await expect.element(projectForm).not.toBeInTheDocument();
  expect(api.received(projects.create)).toHaveLength(1);
  expect(api.received(projects.update)).toEqual([]);
});

test('what was typed after a lost answer is written as an update of the project that it created', async () => {
  const api = new TestApi();
  let first: Project | undefined;
  api.answer(projects.create, ({ body }) => {
    if (first) return first;
    first = stored(createdProject(body));
    throw new Unreachable('Failed to fetch');
  });
  api.answer(projects.update, ({ body, params }) =>
    stored(createdProject({ ...(body as NewProject), ...params })),
  );
  await openNewProject(api);
  await submit();
  await expect.element(projectForm.getByRole('alert')).toMatchTextContent('Geen verbinding');
  await titleField.fill('Kade 14');
  await submit();
  await expect.element(projectForm).not.toBeInTheDocument();
  expect(api.received(projects.update).map(({ body }) => body.title)).toEqual(['Kade 14']);
});

test('a record that is saved without a change is not written', async () => {
  const api = new TestApi();
  const client = sample(Client, { name: 'Zonnebouw' });
  api.answer(clients.list, [client]);
  api.answer(clients.get, client);
  await openApp({ at: '/klanten', api });
  await page.getByRole('row').getByRole('button', { name: 'Zonnebouw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wijzigen' }).click();
  const form = page.getByRole('dialog', { name: 'Klant wijzigen' });
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.received(clients.update)).toEqual([]);
});
