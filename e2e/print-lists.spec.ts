import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  makeClient,
  makeProject,
  makeStatus,
  type TestTenant,
} from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn, test } from './fixtures.ts';
import { openersOf, openList, tableOf } from './lists.ts';

const bannerOf = (page: Page) => page.getByRole('banner');

/** The names in the rows at the moment that the browser lays the page out for paper. */
async function namesOnPaper(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    addEventListener(
      'beforeprint',
      () => {
        const names = [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent);
        document.body.dataset.printed = JSON.stringify(names);
      },
      { once: true },
    );
  });
  await page.pdf({ preferCSSPageSize: true });
  return JSON.parse((await page.locator('body').getAttribute('data-printed')) ?? '[]');
}

const cutCells = (page: Page) =>
  page
    .getByRole('table')
    .locator('th, td, button, span')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) =>
            part.scrollWidth > part.clientWidth + 1 &&
            getComputedStyle(part).overflowX !== 'visible',
        )
        .map((part) => part.textContent),
    );

async function expectHead(page: Page, tenant: TestTenant, title: string): Promise<void> {
  await expect(bannerOf(page).getByRole('img', { name: tenant.name })).toBeVisible();
  await expect(bannerOf(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(bannerOf(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
}

test('on paper stand all rows of a long list, on a phone too', async ({ page, tenant, admin }) => {
  const names = Array.from({ length: 300 }, (_, at) => `K ${String(at).padStart(3, '0')}`);
  const clients = names.map((name) => ({ id: randomUUID(), name, companyname: `Bedrijf ${name}` }));
  await tenant.transact((tx) => tx.insertInto('clients').values(clients).execute());
  await openList(page, tenant, admin.username, '/klanten');
  await expect(openersOf(page, 'Klanten').first()).toBeVisible();
  expect(await openersOf(page, 'Klanten').count()).toBeLessThan(100);
  expect(await namesOnPaper(page)).toEqual(names);
  await expect.poll(() => openersOf(page, 'Klanten').count()).toBeLessThan(100);
});

test('a list on paper says of what it is a part, cuts nothing and has nothing to press', async ({
  page,
  tenant,
  admin,
}) => {
  const title =
    'Uitbreiding met vier klaslokalen en een gymzaal, inclusief aanpassing van het plein';
  const status_id = await makeStatus(tenant, 'Staand', 1);
  await makeProject(tenant, { title, status_id });
  await makeProject(tenant, { title: 'Brug', status_id });
  await makeProject(tenant, { title: 'Molen' });
  await openList(page, tenant, admin.username, `/projecten?status=${status_id}`);
  await expect(page.getByText('2 projecten')).toBeVisible();
  await page.getByRole('searchbox').fill('klaslokalen');
  await expect(page.getByText('1 van 2 projecten')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectHead(page, tenant, 'Projecten');
  await expect(
    page.getByText('Status: Staand · Gezocht op ‘klaslokalen’ · 1 van 2 projecten'),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Projecten' })).toContainText(title);
  expect(await cutCells(page)).toEqual([]);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);
});

test('one client on paper: the logo, what is known, and its projects', async ({
  page,
  tenant,
  admin,
}) => {
  const client_id = await makeClient(tenant, { name: 'Bouwcombinatie', location: 'Kade 1' });
  await makeProject(tenant, { title: 'Zwembad', client_id });
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/klant-details/${client_id}`);
  await expect(page.getByText('Zwembad')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectHead(page, tenant, 'Bouwcombinatie');
  await expect(page.getByRole('main')).toContainText('Kade 1');
  await expect(page.getByRole('main')).toContainText('Zwembad');
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);

  await page.emulateMedia({ media: null });
  await page.goto(`${addressOf(tenant.name)}/klanten`);
  await page.getByText('Bouwcombinatie').click();
  const details = page.getByRole('dialog', { name: 'Bouwcombinatie' });
  await expect(details.getByRole('region', { name: 'Acties' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectHead(page, tenant, 'Klanten');
  await expect(details).toContainText('Kade 1');
  await expect(tableOf(page)).toBeHidden();
  await expect(details.getByRole('region').filter({ visible: true })).toHaveCount(0);
});
