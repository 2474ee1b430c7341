import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';

const title = page.getByRole('heading', { level: 1 });
const client = sample(Client, { name: 'Gemeente' });
const project = sample(Project, { title: 'Kade', client: client.id });
const at = `/project-details/${project.id}`;

function openProject() {
  const api = new TestApi();
  api.answer(projects.details, project);
  api.answer(projects.list, [project]);
  api.answer(clients.list, [client]);
  api.answer(clients.get, client);
  return openApp({ at, api });
}

test('the back button returns to the previous page', async () => {
  const { router } = await openProject();
  await page.getByRole('link', { name: 'Gemeente' }).click();
  await expect.element(title).toHaveTextContent('Gemeente');
  await page.getByRole('link', { name: 'Terug naar de klanten' }).click();
  await expect.element(title).toHaveTextContent('Kade');
  expect(router.state.location.pathname).toBe(at);
});

test('the back button opens the list when the page was opened directly by its address', async () => {
  const { router } = await openProject();
  await page.getByRole('link', { name: 'Terug naar de projecten' }).click();
  await expect.element(title).toHaveTextContent('Projecten');
  expect(router.state.location.pathname).toBe('/projecten');
});
