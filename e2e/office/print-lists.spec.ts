import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openersOf, openList } from '../support/lists.ts';

/** The names in the rows at the beforeprint event. */
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

test('printing a long list includes all rows; afterwards only the visible ones are rendered', async ({
  page,
  tenant,
  admin,
}) => {
  const names = Array.from({ length: 300 }, (_, at) => `K ${String(at).padStart(3, '0')}`);
  const clients = names.map((name) => ({ id: randomUUID(), name, companyname: `Bedrijf ${name}` }));
  await tenant.transact((tx) => tx.insertInto('clients').values(clients).execute());
  await openList(page, tenant, admin.username, '/klanten');
  const openers = openersOf(page, 'Klanten');
  await expect(openers.first()).toBeVisible();
  expect(await openers.count()).toBeLessThan(100);
  expect(await namesOnPaper(page)).toEqual(names);
  await expect.poll(() => openers.count()).toBeLessThan(100);
});
