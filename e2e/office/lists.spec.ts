import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import { makeClient, type TestTenant } from '@ploegplan/server/test/data/factories';
import { expect, test } from '../support/fixtures.ts';
import { download, openersOf, openList, tableOf } from '../support/lists.ts';
import { readWorkbook } from '../support/xlsx.ts';

/** Creates clients: 'Klant 1' of 'Bedrijf 1' and so on. */
async function makeClients(tenant: TestTenant, count: number): Promise<void> {
  const clients = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    name: `Klant ${at + 1}`,
    companyname: `Bedrijf ${at + 1}`,
  }));
  for (let from = 0; from < count; from += 5_000) {
    const some = clients.slice(from, from + 5_000);
    await tenant.transact((tx) => tx.insertInto('clients').values(some).execute());
  }
}

test('a list and its form stay in use without a connection, also when the window becomes narrow', async ({
  page,
  tenant,
  admin,
}) => {
  await makeClient(tenant, { name: 'Jan', companyname: 'Zand BV' });
  const loading = new Set<Request>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  const form = page.waitForResponse(/ClientForm/);
  await openList(page, tenant, admin.username, '/klanten');
  await form;
  const areLoading = () => [...loading].some((request) => request.url().includes('/assets/'));
  await expect.poll(areLoading).toBe(false);
  await page.context().setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Jan' })).toBeVisible();
  await page.getByRole('button', { name: 'Nieuw' }).click();
  await expect(page.getByRole('dialog', { name: 'Klant toevoegen' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/assets/')).length).toBeLessThan(20);
});

test('ten thousand rows are virtualised, searched, and exported to Excel by a worker', async ({
  page,
  tenant,
  admin,
}) => {
  await makeClients(tenant, 10_000);
  await openList(page, tenant, admin.username, '/klanten');
  const openers = openersOf(page, 'Klanten');
  await expect(page.getByText('10.000 klanten')).toBeVisible();
  await expect(openers.first()).toContainText('Klant 1');
  expect(await openers.count()).toBeLessThan(80);
  await openers.first().press('End');
  await expect(tableOf(page).getByRole('row', { name: 'Klant 10000' })).toBeInViewport();
  await expect(page.locator(':focus')).toHaveText('Klant 10000');

  const excel = await download(page, 'Exporteren', 'Excel');
  expect(excel.name).toMatch(/^Klanten \d{4}-\d\d-\d\d\.xlsx$/);
  expect(readWorkbook(excel.content)).toHaveLength(10_001);
  await page.getByRole('searchbox').fill('klant 7777');
  await expect(openers).toHaveCount(1);
  await expect(page.getByText('1 van 10.000 klanten')).toBeVisible();
});
