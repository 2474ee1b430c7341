import { clients } from '@ploegplan/contract/clients/endpoints';
import { projectStatuses, projects } from '@ploegplan/contract/projects/endpoints';
import { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, opened, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import {
  cardsOf,
  makeClient,
  namesOf,
  rowsOf,
  sortOnPhone,
  withClients,
} from '../../../test/lists.ts';

const jan = makeClient('Jan', { companyname: 'Zand BV', location: 'Dam 1' });
const piet = makeClient('Piet', { companyname: 'Écht BV' });
const klaas = makeClient('Klaas');

/** Two projects of Piet, one of Klaas. */
function withProjects() {
  const api = withClients(jan, klaas, piet);
  const projectOf = ({ id }: { id: string }) => sample(Project, { client: id });
  api.answer(projects.list, [projectOf(piet), projectOf(klaas), projectOf(piet)]);
  return api;
}

test('clients are sorted by company, without one by their name; a second click on a header sorts descending', async () => {
  await openApp({ at: '/klanten', api: withProjects() });
  const names = () => namesOf(rowsOf('Klanten'));
  await expect.poll(names).toEqual(['Piet', 'Klaas', 'Jan']);
  await expect.element(page.getByText('3 klanten')).toBeVisible();
  const header = page.getByRole('table').getByRole('button', { name: 'Projecten' });
  await header.click();
  await expect.poll(names).toEqual(['Jan', 'Klaas', 'Piet']);
  await header.click();
  await expect.poll(names).toEqual(['Piet', 'Klaas', 'Jan']);
  await expect
    .element(page.getByRole('columnheader', { name: 'Projecten' }))
    .toHaveAttribute('aria-sort', 'descending');
  await expectAccessible();
});

test('where a client has no company name, the column by which it is sorted shows its name', async () => {
  await openApp({ at: '/klanten', api: withProjects() });
  const companies = () =>
    rowsOf('Klanten')
      .elements()
      .map((row) => row.closest('tr')?.querySelector('th + td')?.textContent);
  await expect.poll(companies).toEqual(['Écht BV', 'Klaas', 'Zand BV']);
});

test('the details of a client link to its projects that are not finished', async () => {
  const api = withClients(jan, piet);
  const done = sample(ProjectStatus, { status: 'Gereed', closed: true });
  const projectOf = (title: string, values: Partial<Project> = {}) =>
    sample(Project, { title, client: jan.id, ...values });
  const running = ['Kade', 'Brug', 'Sluis', 'Dijk', 'Gemaal', 'Stuw', 'Duiker'];
  api.answer(projectStatuses.list, [done]);
  api.answer(projects.list, [
    projectOf('Gereed werk', { status: done.id }),
    projectOf('Verwijderd werk', { deleted: true }),
    projectOf('Van Piet', { client: piet.id }),
    ...running.map((title) => projectOf(title)),
  ]);
  await openApp({ at: '/klanten', api });
  await rowsOf('Klanten').last().click();
  const drawer = page.getByRole('dialog', { name: 'Jan' });
  await expect
    .element(drawer)
    .toMatchTextContent('Lopende projectenKadeBrugSluisDijkGemaalNog 2 op de klantpagina');
  await expect.element(drawer).not.toMatchTextContent(/werk|Van Piet/);
  await drawer.getByRole('link', { name: 'Brug' }).click();
  await expect.poll(() => location.pathname).toMatch('/project-details/');
});

test('on a phone clients are cards, sorted by the sort menu; the order is kept for a desktop too', async () => {
  await openApp({ at: '/klanten', api: withProjects(), size: 'phone' });
  const names = () => namesOf(cardsOf('Klanten'));
  await expect.poll(names).toEqual(['Piet', 'Klaas', 'Jan']);
  await sortOnPhone('Projecten (laag–hoog)');
  await expect.poll(names).toEqual(['Jan', 'Klaas', 'Piet']);
  await expectAccessible();
  await opened.close();
  await openApp({ at: '/klanten', api: withProjects() });
  await expect.poll(() => namesOf(rowsOf('Klanten'))).toEqual(['Jan', 'Klaas', 'Piet']);
});

test('the stored sort order is restored', async () => {
  await openApp({
    at: '/klanten',
    api: withProjects(),
    remembered: { clientsSort: { sortBy: 'projects', descending: false } },
  });
  await expect.poll(() => namesOf(rowsOf('Klanten'))).toEqual(['Jan', 'Klaas', 'Piet']);
});

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'search matches any word of a client, ignoring accents, and can be cleared (%s)',
  async (size) => {
    await openApp({ at: '/klanten', api: withClients(jan, piet), size });
    await page.getByRole('searchbox', { name: 'Zoek klant' }).fill('bv echt');
    await expect.element(page.getByText('1 van 2 klanten')).toBeVisible();
    await expect.element(page.getByRole('main').getByText('Piet')).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox'), 'dam zonder');
    await expect.element(page.getByText('Niets gevonden voor ‘dam zonder’')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
    await expect.element(page.getByText('2 klanten')).toBeVisible();
  },
);

test('an empty list offers to add the first client', async () => {
  await openApp({ at: '/klanten', size: 'phone' });
  await expect.element(page.getByText('Nog geen klanten')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Klant toevoegen' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Klant toevoegen' })).toBeVisible();
});

test('open details show a change by another user', async () => {
  const { api } = await openApp({ at: '/klanten', api: withClients(jan) });
  await rowsOf('Klanten').first().click();
  await expect.element(page.getByRole('dialog', { name: 'Jan' })).toBeVisible();
  await expect.poll(api.events.isOpen).toBe(true);
  api.answer(clients.list, [{ ...jan, name: 'Johan' }]);
  api.events.change({ subject: 'clients', ids: [jan.id], own: false });
  await expect.element(page.getByRole('dialog', { name: 'Johan' })).toBeVisible();
});

test('a name or number that another client has is told at the field, and allowed', async () => {
  await openApp({ at: '/klanten', api: withClients(makeClient('Jan', { number: '1001' })) });
  await expect.element(rowsOf('Klanten')).toHaveLength(1);
  await page.getByRole('button', { name: 'Nieuw' }).click();
  const form = page.getByRole('dialog', { name: 'Klant toevoegen' });
  await form.getByRole('textbox', { name: /^Naam/ }).first().fill('jan ');
  await expect.element(form).toMatchTextContent('Er is al een klant die zo heet');
  await form.getByLabelText('Klantnummer').fill('1001');
  await expect.element(form).toMatchTextContent('‘Jan’ heeft dit nummer ook');
  await form.getByRole('textbox', { name: /^Naam/ }).first().fill('Jansen');
  await expect.element(form).not.toMatchTextContent('Er is al een klant die zo heet');
});
