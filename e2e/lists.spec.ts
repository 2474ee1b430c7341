import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  makeClient,
  makeEmployee,
  makeProject,
  makeStatus,
  type TestTenant,
} from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { isPhone } from './planning.ts';
import { readWorkbook } from './xlsx.ts';

const openersOf = (page: Page, title: string) =>
  isPhone(page)
    ? page.getByRole('list', { name: title }).getByRole('button')
    : page.getByRole('table', { name: title }).locator('[data-opener]');

const namesIn = async (page: Page, title: string) =>
  (await openersOf(page, title).allInnerTexts()).map((text) => text.split('\n', 1)[0]);

async function open(page: Page, tenant: TestTenant, username: string, path: string): Promise<void> {
  await signIn(page, addressOf(tenant.name), username);
  await page.goto(addressOf(tenant.name) + path);
  await expect(page.getByRole('searchbox')).toBeVisible();
}

const tableOf = (page: Page) => page.getByRole('table', { name: 'Klanten' });

/** A choice in the menu 'Sorteren', which on a phone stands under 'Meer'. */
async function sortOnPhone(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
  await page.keyboard.press('Escape');
}

/** What a menu of the list gives to download. */
async function download(page: Page, menu: string, format: 'CSV' | 'Excel') {
  await page.getByRole('button', { name: menu }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

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
  await open(page, tenant, admin.username, '/klanten');
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

test('a list is worked by keyboard alone', { tag: '@desktop' }, async ({ page, tenant, admin }) => {
  for (const letter of 'abcdef') await makeClient(tenant, { name: `${letter} klant` });
  await open(page, tenant, admin.username, '/klanten');
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

test('what is shown or ticked leaves as CSV and Excel, and runs nothing there', {
  tag: '@desktop',
}, async ({ page, tenant, admin }) => {
  const evil = '=HYPERLINK("http://kwaad.nl";"klik")';
  await makeClient(tenant, { name: evil, companyname: 'A BV', location: '+31' });
  const jose = await makeClient(tenant, { name: 'José; "de Boer"', companyname: 'B BV' });
  await makeClient(tenant, { name: 'Derde', companyname: 'C BV' });
  await makeProject(tenant, { client_id: jose });
  await open(page, tenant, admin.username, '/klanten');

  const csv = await download(page, 'Exporteren', 'CSV');
  expect(csv.name).toMatch(/^Klanten \d{4}-\d\d-\d\d\.csv$/);
  expect(csv.content.toString()).toBe(
    '\uFEFFNaam;Bedrijfsnaam;Locatie;Projecten\r\n' +
      `"'=HYPERLINK(""http://kwaad.nl"";""klik"")";A BV;'+31;0\r\n` +
      '"José; ""de Boer""";B BV;;1\r\n' +
      'Derde;C BV;;0\r\n',
  );

  const ticks = tableOf(page).getByRole('checkbox', { name: /^Selecteer / });
  await ticks.first().click();
  await ticks.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 geselecteerd')).toBeVisible();
  await ticks.nth(2).click();
  await expectAccessible(page);
  const excel = await download(page, 'Selectie exporteren', 'Excel');
  expect(excel.name).toMatch(/^Klanten \d{4}-\d\d-\d\d\.xlsx$/);
  expect(readWorkbook(excel.content)).toEqual([
    ['Naam', 'Bedrijfsnaam', 'Locatie', 'Projecten'],
    [`'${evil}`, 'A BV', "'+31", 0],
    ['José; "de Boer"', 'B BV', 1],
  ]);
  await page.getByRole('button', { name: 'Wis selectie' }).click();
  await page.getByRole('checkbox', { name: 'Alles selecteren' }).click();
  await expect(page.getByText('3 geselecteerd')).toBeVisible();
  await page.getByRole('searchbox').fill('jose');
  await expect(openersOf(page, 'Klanten')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Alles selecteren' }).click();
  await expect(page.getByText('2 geselecteerd')).toBeVisible();
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
  await open(page, tenant, admin.username, '/klanten');
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
  await database.pool.query(
    `update tenants set project_term = 'Steiger', projects_term = 'Steigers' where id = $1`,
    [tenant.id],
  );
  const done = await makeStatus(tenant, 'Afgemeld', 2);
  const busy = await makeStatus(tenant, 'Staand', 1);
  const client_id = await makeClient(tenant, { name: 'Bouwcombinatie' });
  await makeProject(tenant, { title: 'Aardappelhal', status_id: done });
  await makeProject(tenant, { title: 'Zwembad', status_id: busy, client_id });
  await makeProject(tenant, { title: 'Brug', status_id: null });
  await open(page, tenant, admin.username, '/projecten');
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
  await open(page, tenant, admin.username, '/employees');
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

test('on paper stand all rows, and nothing to press', { tag: '@desktop' }, async ({
  page,
  tenant,
  admin,
}) => {
  const clients = Array.from({ length: 300 }, (_, at) => ({ id: randomUUID(), name: `K ${at}` }));
  await tenant.transact((tx) => tx.insertInto('clients').values(clients).execute());
  await open(page, tenant, admin.username, '/klanten');
  await expect(openersOf(page, 'Klanten').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(openersOf(page, 'Klanten')).toHaveCount(300);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  const { height } = (await tableOf(page).boundingBox()) ?? { height: 0 };
  const paper = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(paper).toBeGreaterThanOrEqual(Math.floor(height));
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => openersOf(page, 'Klanten').count()).toBeLessThan(100);
});
