import { randomUUID } from 'node:crypto';
import {
  makeClient,
  makeEmployee,
  makeProject,
  makeStatus,
} from '@ploegplan/server/test/factories';
import { addressOf, callThemSteigers, expect, expectAccessible, test } from './fixtures.ts';
import { download, namesIn, openersOf, openList, sortOnPhone, tableOf } from './lists.ts';
import { isPhone } from './planning.ts';
import { readWorkbook } from './xlsx.ts';

test('a list is sorted, searched and arranged, and remembers how', async ({
  page,
  tenant,
  admin,
}) => {
  const ids = [
    await makeClient(tenant, { name: 'Jan', companyname: 'Zand BV', location: 'Dam 1' }),
    await makeClient(tenant, { name: 'Piet', companyname: 'Écht BV' }),
    await makeClient(tenant, { name: 'Klaas' }),
  ];
  await makeProject(tenant, { client_id: ids[1] ?? '' });
  await makeProject(tenant, { client_id: ids[1] ?? '' });
  await makeProject(tenant, { client_id: ids[2] ?? '' });
  await openList(page, tenant, admin.username, '/klanten');
  const names = () => namesIn(page, 'Klanten');

  await expect.poll(names).toEqual(['Piet', 'Jan', 'Klaas']);
  await expect(page.getByText('3 klanten')).toBeVisible();
  if (isPhone(page)) await sortOnPhone(page, 'Projecten (hoog–laag)');
  else {
    await tableOf(page).getByRole('button', { name: 'Projecten' }).click();
    await tableOf(page).getByRole('button', { name: 'Projecten' }).click();
  }
  await expect.poll(names).toEqual(['Piet', 'Klaas', 'Jan']);
  await page.reload();
  await expect.poll(names).toEqual(['Piet', 'Klaas', 'Jan']);

  await page.getByRole('searchbox', { name: 'Zoek klant' }).fill('bv echt');
  await expect.poll(names).toEqual(['Piet']);
  await expect(page.getByText('1 van 3 klanten')).toBeVisible();
  await page.getByRole('searchbox').fill('dam zonder');
  await expect(page.getByText('Niets gevonden voor ‘dam zonder’')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
  await expect.poll(names).toHaveLength(3);
  await expectAccessible(page);
  if (isPhone(page)) return;

  await page.getByRole('button', { name: 'Kolommen' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Bedrijfsnaam' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const heads = tableOf(page).getByRole('columnheader');
  await expect(heads).toHaveText(['Naam', 'Locatie', 'Projecten']);
  await page.reload();
  await expect(heads).toHaveText(['Naam', 'Locatie', 'Projecten']);
  await expect(heads.last()).toHaveAttribute('aria-sort', 'descending');
  const row = tableOf(page).getByRole('row').last();
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(36);
  await page.getByRole('searchbox').fill('zand');
  await expect(page.getByText('Niets gevonden voor ‘zand’')).toBeVisible();
});

test('what was looked for does not come back when one looks for something else', async ({
  page,
  tenant,
  admin,
}) => {
  for (const name of ['Jan', 'Piet', 'Klaas']) await makeClient(tenant, { name });
  await openList(page, tenant, admin.username, '/klanten');
  await expect(page.getByText('3 klanten')).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const search = page.getByRole('searchbox');
  await search.fill('piet');
  await page.clock.runFor(200);
  await expect(page.getByText('1 van 3 klanten')).toBeVisible();
  await search.fill('');
  await expect(page.getByText('3 klanten', { exact: true })).toBeVisible();
  await search.fill('j');
  await expect(search).toHaveValue('j');
  await expect(page.getByText('3 klanten', { exact: true })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText('1 van 3 klanten')).toBeVisible();
  await expect(openersOf(page, 'Klanten')).toContainText(['Jan']);
});

test('a list is worked by keyboard alone', { tag: '@desktop' }, async ({ page, tenant, admin }) => {
  for (const letter of 'abcdef') await makeClient(tenant, { name: `${letter} klant` });
  await openList(page, tenant, admin.username, '/klanten');
  const rows = openersOf(page, 'Klanten');
  await page.getByRole('button', { name: 'Kolommen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Bedrijfsnaam' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(tableOf(page).getByRole('columnheader', { name: 'Locatie' })).toHaveCount(0);

  await tableOf(page).getByRole('button', { name: 'Projecten' }).focus();
  await page.keyboard.press('Tab');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 geselecteerd')).toBeVisible();
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp']) {
    await page.keyboard.press(key);
  }
  await expect(page.getByText('2 geselecteerd')).toBeVisible();
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(rows.first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'a klant' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows.first()).toBeFocused();
});

test('ten thousand rows are all there, and only those in view are drawn', async ({
  page,
  tenant,
  admin,
}) => {
  for (const half of [0, 1]) {
    const clients = Array.from({ length: 5_000 }, (_, at) => {
      const number = half * 5_000 + at + 1;
      return { id: randomUUID(), name: `Klant ${number}`, companyname: `Bedrijf ${number}` };
    });
    await tenant.transact((tx) => tx.insertInto('clients').values(clients).execute());
  }
  await openList(page, tenant, admin.username, '/klanten');
  const openers = openersOf(page, 'Klanten');
  await expect(page.getByText('10.000 klanten')).toBeVisible();
  await expect(openers.first()).toContainText('Klant 1');
  expect(await openers.count()).toBeLessThan(80);

  await openers.first().focus();
  if (isPhone(page)) {
    await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(openers.first()).not.toContainText(/^Klant 1\n/);
    await sortOnPhone(page, 'Bedrijfsnaam (Z–A)');
    await expect(openers.first()).toContainText('Klant 10000');
  } else {
    await page.keyboard.press('End');
    const last = tableOf(page).getByRole('row', { name: 'Klant 10000' });
    await expect(last).toBeInViewport();
    await expect(last).toHaveAttribute('aria-rowindex', '10001');
    await expect(tableOf(page)).toHaveAttribute('aria-rowcount', '10001');
    await expect(page.locator(':focus')).toHaveText('Klant 10000');
    // Packed by a worker, which the browser must allow.
    const { content } = await download(page, 'Exporteren', 'Excel');
    expect(readWorkbook(content)).toHaveLength(10_001);
  }
  await page.getByRole('searchbox').fill('klant 7777');
  await expect(openers).toHaveCount(1);
  await expect(page.getByText('1 van 10.000 klanten')).toBeVisible();
});

test('the projects of one status, by the tenant’s word for them', async ({
  page,
  tenant,
  admin,
  database,
}) => {
  await callThemSteigers(database, tenant);
  const done = await makeStatus(tenant, 'Afgemeld', 2);
  const busy = await makeStatus(tenant, 'Staand', 1);
  const client_id = await makeClient(tenant, { name: 'Bouwcombinatie' });
  await makeProject(tenant, { title: 'Aardappelhal', status_id: done });
  await makeProject(tenant, { title: 'Zwembad', status_id: busy, client_id });
  await makeProject(tenant, { title: 'Brug', status_id: null });
  await openList(page, tenant, admin.username, '/projecten');
  const names = () => namesIn(page, 'Steigers');
  await expect(page.getByRole('heading', { name: 'Steigers', exact: true })).toBeVisible();
  await expect.poll(names).toEqual(['Zwembad', 'Aardappelhal', 'Brug']);
  await expectAccessible(page);

  await page.goto(`${addressOf(tenant.name)}/projecten?status=${busy}`);
  await expect.poll(names).toEqual(['Zwembad']);
  await expect(page.getByText('Bouwcombinatie')).toBeVisible();
  await page.getByRole('link', { name: 'Niet alleen status Staand' }).click();
  await expect.poll(names).toHaveLength(3);

  await page.getByRole('button', { name: 'Nieuw' }).click();
  const drawer = page.getByRole('dialog', { name: 'Steiger toevoegen' });
  await drawer.getByRole('textbox').first().fill('Molen');
  await drawer.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(names).toContain('Molen');
});

test('an empty list says how to begin; the list of employees tells how to reach them', async ({
  page,
  tenant,
  admin,
}) => {
  await openList(page, tenant, admin.username, '/employees');
  await expect(page.getByText('Nog geen personeel')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exporteren' })).toBeDisabled();
  await page.goto(`${addressOf(tenant.name)}/klanten`);
  await expect(page.getByText('Nog geen klanten')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Klant toevoegen' }).click();
  await expect(page.getByRole('dialog', { name: 'Klant toevoegen' })).toBeVisible();

  await makeEmployee(tenant, { name: 'Wim Werker' });
  await makeEmployee(tenant, { name: 'Anna Arbeid' });
  await page.goto(`${addressOf(tenant.name)}/employees`);
  await expect(page.getByRole('heading', { name: 'Personeel', exact: true })).toBeVisible();
  await expect.poll(() => namesIn(page, 'Personeel')).toEqual(['Anna Arbeid', 'Wim Werker']);
  await expectAccessible(page);
  await page.getByText('Wim Werker').click();
  const details = page.getByRole('dialog', { name: 'Wim Werker' });
  await expect(details.getByRole('link', { name: 'Werknemerspagina' })).toBeVisible();
  await expect(details).not.toContainText('Verwijderd');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Inplannen' }).click();
  await expect(page.getByRole('dialog', { name: 'Inplannen' })).toContainText('Wim Werker');
});
