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
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cardsOf, makeClient, namesOf, rowOf, rowsOf } from '../../../test/lists.ts';
import { layOutForPaper } from '../../../test/paper.ts';
import { createdProject } from '../../../test/subjects/planning.ts';

const done = sample(ProjectStatus, { status: 'Afgemeld', index: 2 });
const busy = sample(ProjectStatus, { status: 'Staand', index: 1 });
const client = makeClient('Bouwcombinatie');
const scaffolder = { terms: { project: 'Steiger', projects: 'Steigers' } };

/** Three projects, one of them without a status; the test API stores added projects. */
function withProjects(): TestApi {
  const api = new TestApi();
  let rows = [
    sample(Project, { title: 'Aardappelhal', status: done.id }),
    sample(Project, { title: 'Brug' }),
    sample(Project, { title: 'Zwembad', status: busy.id, client: client.id }),
  ];
  api.answer(clients.list, [client]);
  api.answer(projectStatuses.list, [busy, done]);
  api.answer(projects.list, () => rows);
  api.answer(projects.create, ({ body }) => {
    const row = createdProject(body);
    rows = [...rows, row];
    return row;
  });
  return api;
}

test('projects are sorted by status order and named by the term of the tenant', async () => {
  await openApp({ at: '/projecten', tenant: scaffolder, api: withProjects() });
  await expect.element(page.getByRole('heading', { name: 'Steigers', exact: true })).toBeVisible();
  await expect.poll(() => namesOf(rowsOf('Steigers'))).toEqual(['Zwembad', 'Aardappelhal', 'Brug']);
  await expectAccessible();
});

test('on a phone projects are cards sorted by status order', async () => {
  await openApp({ at: '/projecten', api: withProjects(), size: 'phone' });
  await expect
    .poll(() => namesOf(cardsOf('Projecten')))
    .toEqual(['Zwembad', 'Aardappelhal', 'Brug']);
  await expectAccessible();
});

test('a status in the address filters the list until the filter is removed', async () => {
  await openApp({ at: `/projecten?status=${busy.id}`, api: withProjects() });
  const names = () => namesOf(rowsOf('Projecten'));
  await expect.poll(names).toEqual(['Zwembad']);
  await expect.element(page.getByText('Bouwcombinatie')).toBeVisible();
  await page.getByRole('link', { name: 'Niet alleen status Staand' }).click();
  await expect.poll(names).toHaveLength(3);
});

test('a press on the client in a row opens the project that the row names', async () => {
  await openApp({ at: '/projecten', api: withProjects() });
  await page.getByText('Bouwcombinatie').click();
  await expect.element(page.getByRole('dialog', { name: 'Zwembad' })).toBeVisible();
});

test('a place that is a point leads to the map, and what is not known is empty', async () => {
  const api = withProjects();
  api.answer(projects.list, [sample(Project, { title: 'Brug', location: '52.1,4.25' })]);
  await openApp({ at: '/projecten', api });
  await expect
    .element(page.getByRole('link', { name: 'Op de kaart' }))
    .toHaveAttribute('href', expect.stringContaining('destination=52.1%2C4.25'));
  await expect.element(rowsOf('Projecten').first()).not.toMatchTextContent('–');
});

test('print of the projects of one status names the status', async () => {
  await openApp({ at: `/projecten?status=${busy.id}`, api: withProjects() });
  await expect.element(page.getByText('1 project', { exact: true })).toBeVisible();
  await layOutForPaper();
  await expect.element(page.getByText('Status: Staand · 1 project')).toBeVisible();
});

test('an added project appears in the list', async () => {
  await openApp({ at: '/projecten', tenant: scaffolder, api: withProjects() });
  await expect.poll(() => rowsOf('Steigers').elements().length).toBe(3);
  await page.getByRole('button', { name: 'Nieuw' }).click();
  const drawer = page.getByRole('dialog', { name: 'Steiger toevoegen' });
  await drawer.getByRole('textbox').first().fill('Molen');
  await drawer.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.poll(() => namesOf(rowsOf('Steigers'))).toContain('Molen');
});

test.each(['office', 'phone'] as const)(
  'project details open the planning form for that project (%s)',
  async (size) => {
    await openApp({ at: '/projecten', api: withProjects(), size });
    await page.getByText('Brug').click();
    const details = page.getByRole('dialog', { name: 'Brug' });
    await expect
      .element(details.getByRole('region', { name: 'Snel naar' }).getByRole('link'))
      .toMatchTextContent(/^Projectpagina$/);
    await expectAccessible();
    await details.getByRole('button', { name: 'Inplannen' }).click();
    const project = page.getByRole('combobox', { name: 'Project' });
    await expect.element(project).toHaveValue('Brug');
    expect(location.pathname).toBe('/planning');
    await expect.poll(() => location.search).not.toContain('nieuw');
    await expect
      .element(page.getByRole('dialog').getByRole('button', { name: 'Inplannen' }))
      .toBeVisible();
  },
);

test('a project without a place of its own shows that of its client', async () => {
  const api = withProjects();
  api.answer(clients.list, [{ ...client, location: 'Dam 1' }]);
  await openApp({ at: '/projecten', api });
  await expect.element(rowOf('Zwembad')).toMatchTextContent('Dam 1');
});

test('the selected projects get another status, told once', async () => {
  const api = withProjects();
  api.answer(projectStatusMutations.create, ({ body }) =>
    sample(ProjectStatusMutation, { id: String(body.id), project: body.project }),
  );
  await openApp({ at: '/projecten', api });
  for (const name of ['Zwembad', 'Brug']) {
    await rowOf(name).getByRole('checkbox').click();
  }
  await page.getByRole('button', { name: 'Status wijzigen' }).click();
  await page.getByRole('menuitem', { name: 'Afgemeld' }).click();
  await expect
    .element(page.getByText('Status van 2 projecten gewijzigd in Afgemeld'))
    .toBeVisible();
  const sent = api.received(projectStatusMutations.create).map(({ body }) => body.status);
  expect(sent).toEqual([done.id, done.id]);
  expect(page.getByText('Project bijgewerkt').query()).toBeNull();
});
