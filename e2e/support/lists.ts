import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { TestTenant } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn } from './fixtures.ts';

/** The opener of each row of a list. */
export const openersOf = (page: Page, title: string) =>
  page.getByRole('table', { name: title }).locator('[data-opener]');

/** Signs in and opens a list. */
export async function openList(
  page: Page,
  tenant: TestTenant,
  username: string,
  path: string,
): Promise<void> {
  await signIn(page, addressOf(tenant.name), username);
  await page.goto(addressOf(tenant.name) + path);
  await expect(page.getByRole('searchbox')).toBeVisible();
}

export const tableOf = (page: Page) => page.getByRole('table', { name: 'Klanten' });

/** Exports by a menu of the list and returns the downloaded file. */
export async function download(page: Page, menu: string, format: 'CSV' | 'Excel') {
  await page.getByRole('button', { name: menu }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}
