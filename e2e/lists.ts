import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn } from './fixtures.ts';
import { isPhone } from './planning.ts';

/** The opener of each row of a list, on a phone of each card. */
export const openersOf = (page: Page, title: string) =>
  isPhone(page)
    ? page.getByRole('list', { name: title }).getByRole('button')
    : page.getByRole('table', { name: title }).locator('[data-opener]');

export const namesIn = async (page: Page, title: string) =>
  (await openersOf(page, title).allInnerTexts()).map((text) => text.split('\n', 1)[0]);

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

/** Chooses a sort order on a phone, where the menu 'Sorteren' is part of 'Meer'. */
export async function sortOnPhone(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: /^Sorteren/ }).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
  await page.keyboard.press('Escape');
}

/** Exports by a menu of the list and returns the downloaded file. */
export async function download(page: Page, menu: string, format: 'CSV' | 'Excel') {
  await page.getByRole('button', { name: menu }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}
