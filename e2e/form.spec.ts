import type { Page } from '@playwright/test';
import {
  makeClient,
  makeEmployee,
  makeProject,
  type TestTenant,
} from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { drawerOf, openBoard } from './planning.ts';

const formOf = (page: Page) => page.getByRole('dialog', { name: 'Project toevoegen' });
const questionOf = (page: Page) => page.getByRole('dialog', { name: 'Nog niet opgeslagen' });
const titleIn = (page: Page) => formOf(page).getByRole('textbox', { name: 'Titel' });
const clientIn = (page: Page) => formOf(page).getByRole('combobox', { name: 'Klant' });

/** The form that adds a project, above the one that plans on it. */
async function openForm(page: Page, tenant: TestTenant, username: string): Promise<void> {
  await makeEmployee(tenant);
  await openBoard(page, tenant, username);
  await page.getByRole('button', { name: 'Nieuw' }).click();
  await expect(drawerOf(page).getByRole('combobox', { name: 'Project' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Project toevoegen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titleIn(page)).toBeFocused();
}

const projectsOf = (tenant: TestTenant) =>
  tenant.transact((tx) =>
    tx
      .selectFrom('projects')
      .leftJoin('clients', 'clients.id', 'projects.client_id')
      .select(['title', 'projects.location', 'clients.name as client'])
      .execute(),
  );

test('a project and its client are added by keyboard alone, and chosen where they were needed', async ({
  page,
  tenant,
  admin,
}) => {
  await openForm(page, tenant, admin.username);
  await expectAccessible(page);

  await page.keyboard.type('Kade 12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Zonnebouw');
  await expect(page.getByRole('option')).toHaveText(['Nieuwe optie: «Zonnebouw»']);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nieuwe klant aangemaakt')).toBeVisible();
  await expect(clientIn(page)).toHaveValue('Zonnebouw');
  await expect(clientIn(page)).toBeFocused();

  const place = formOf(page).getByLabel('Locatie');
  await place.fill('52.1,4.25');
  await expect(place).toHaveValue('52.1,4.25');
  await place.blur();
  await expect(place).toHaveValue('52.100000, 4.250000');
  await place.press('Control+Enter');
  await expect(page.getByText('Nieuw project aangemaakt')).toBeVisible();
  await expect(formOf(page)).toBeHidden();
  await expect(drawerOf(page).getByRole('combobox', { name: 'Project' })).toHaveValue('Kade 12');
  expect(await projectsOf(tenant)).toEqual([
    { title: 'Kade 12', location: '52.1,4.25', client: 'Zonnebouw' },
  ]);

  await page.getByRole('button', { name: 'Project toevoegen' }).click();
  await page.getByRole('button', { name: 'Klant toevoegen' }).click();
  const client = page.getByRole('dialog', { name: 'Klant toevoegen' });
  await client.getByRole('textbox', { name: 'Naam', exact: true }).fill('Maanbouw');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(client).toBeHidden();
  await expect(clientIn(page)).toHaveValue('Maanbouw');
});

test('what cannot be saved stays as it was typed, with the reason where it belongs', async ({
  page,
  tenant,
  admin,
}) => {
  const client = await makeClient(tenant, { name: 'Zonnebouw' });
  await openForm(page, tenant, admin.username);
  const add = formOf(page).getByRole('button', { name: 'Toevoegen', exact: true });
  await add.click();
  await expect(titleIn(page)).toHaveAccessibleDescription('Verplicht veld');
  await expect(titleIn(page)).toBeFocused();
  await titleIn(page).fill('x'.repeat(201));
  await add.click();
  await expect(titleIn(page)).toHaveAccessibleDescription('Dit is te lang: hooguit 200 tekens');
  await titleIn(page).fill('Kade 12');
  await clientIn(page).fill('zonne');
  await page.keyboard.press('Enter');
  await expect(clientIn(page)).toHaveValue('Zonnebouw');

  await page.route('**/api/projects', (route) => route.abort());
  await add.click();
  await expect(page.getByText('Project aanmaken mislukt')).toBeVisible();
  await expect(formOf(page).getByRole('alert')).toContainText('Geen verbinding');
  await expect(titleIn(page)).toHaveValue('Kade 12');
  await expectAccessible(page);
  await page.unroute('**/api/projects');

  await tenant.transact((tx) => tx.deleteFrom('clients').where('id', '=', client).execute());
  await add.click();
  await expect(clientIn(page)).toHaveAccessibleDescription('Dit bestaat niet meer, kies opnieuw');
  await expect(clientIn(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+Enter');
  await expect(formOf(page)).toBeHidden();
  expect(await projectsOf(tenant)).toEqual([{ title: 'Kade 12', location: '', client: null }]);
});

test('Escape closes what is on top, and asks where something would be lost', async ({
  page,
  tenant,
  admin,
}) => {
  await makeClient(tenant, { name: 'Zonnebouw' });
  await openForm(page, tenant, admin.username);
  await page.keyboard.press('Escape');
  await expect(formOf(page)).toBeHidden();
  await expect(drawerOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Project toevoegen' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(titleIn(page)).toHaveValue('');
  await clientIn(page).fill('zon');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(formOf(page)).toBeVisible();

  await titleIn(page).fill('Kade 12');
  await page.keyboard.press('Escape');
  const stay = questionOf(page).getByRole('button', { name: 'Annuleren' });
  await expect(stay).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(questionOf(page)).toBeHidden();
  await expect(titleIn(page)).toHaveValue('Kade 12');
  await page.keyboard.press('Escape');
  await expect(stay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questionOf(page)).toBeHidden();
  await formOf(page).getByRole('button', { name: 'Annuleren' }).click();
  await questionOf(page).getByRole('button', { name: 'Sluiten zonder opslaan' }).click();
  await expect(formOf(page)).toBeHidden();
  await expect(drawerOf(page)).toBeVisible();
});

test('details show what is known beside the list, where to go from there and what to do', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await makeClient(tenant, { name: 'Zonnebouw', location: '52.1,4.25' });
  await makeProject(tenant, { title: 'Kade', location: 'Delfzijl' });
  await signIn(page, address, admin.username);
  await page.goto(`${address}/klanten`);
  await page.getByText('Zonnebouw').click();
  const details = page.getByRole('dialog', { name: 'Zonnebouw' });
  await expect(details).toContainText('52.100000, 4.250000');
  await expectAccessible(page);
  await details.getByRole('region', { name: 'Acties' }).getByRole('button').click();
  await expect(clientIn(page)).toHaveValue('Zonnebouw');
  await page.keyboard.press('Escape');
  await expect(formOf(page)).toBeHidden();
  await details.getByRole('region', { name: 'Snel naar' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Zonnebouw', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${address}/klanten`);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`${address}/projecten`);
  await page.getByText('Kade', { exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Kade' })).toContainText('Delfzijl');
  await expectAccessible(page);
});

test('going to another page asks first, and goes there when sure', { tag: '@desktop' }, async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/home`);
  await page.getByRole('navigation').getByRole('link', { name: 'Planning', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Planning', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Nieuw' }).click();
  await drawerOf(page).getByLabel('Werkzaamheden').fill('Voegen');
  await page.goBack();
  await questionOf(page).getByRole('button', { name: 'Annuleren' }).click();
  await expect(page).toHaveURL(`${address}/planning`);
  await expect(drawerOf(page).getByLabel('Werkzaamheden')).toHaveValue('Voegen');
  await page.goBack();
  await questionOf(page).getByRole('button', { name: 'Sluiten zonder opslaan' }).click();
  await expect(page).toHaveURL(`${address}/home`);
  await page.goForward();
  await expect(page).toHaveURL(`${address}/planning`);
});

test.describe("a phone's back button", { tag: '@phone' }, () => {
  test('closes what is on top, and never the page under it', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await openForm(page, tenant, admin.username);
    await page.goBack();
    await expect(formOf(page)).toBeHidden();
    await expect(drawerOf(page)).toBeVisible();

    await page.getByRole('button', { name: 'Project toevoegen' }).click();
    await titleIn(page).fill('Kade 12');
    for (const _attempt of [1, 2]) {
      await page.goBack();
      await expect(questionOf(page)).toBeVisible();
      await page.goBack();
      await expect(questionOf(page)).toBeHidden();
      await expect(titleIn(page)).toHaveValue('Kade 12');
    }
    await page.goBack();
    await questionOf(page).getByRole('button', { name: 'Sluiten zonder opslaan' }).click();
    await expect(formOf(page)).toBeHidden();
    await expect(drawerOf(page)).toBeVisible();

    await page.goBack();
    await expect(drawerOf(page)).toBeHidden();
    await expect(page).toHaveURL(`${address}/planning`);
  });

  test('pressed twice at once loses nothing, and what is closed leaves nothing behind', async ({
    page,
    tenant,
    admin,
  }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/home`);
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Planning', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Planning', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Nieuw' }).click();
    const work = drawerOf(page).getByLabel('Werkzaamheden');
    await work.fill('Voegen');
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await questionOf(page).getByRole('button', { name: 'Annuleren' }).click();
    await expect(page).toHaveURL(`${address}/planning`);
    await expect(work).toHaveValue('Voegen');

    // Who stayed has a place in the history again.
    await expect.poll(() => page.evaluate(() => history.state.overlay)).toBeDefined();
    await page.goBack();
    await questionOf(page).getByRole('button', { name: 'Sluiten zonder opslaan' }).click();
    await expect(drawerOf(page)).toBeHidden();
    await expect(page).toHaveURL(`${address}/planning`);
    await page.goBack();
    await expect(page).toHaveURL(`${address}/home`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state.overlay)).toBeUndefined();
  });
});
