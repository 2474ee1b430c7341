import type { Browser, Locator, Page } from '@playwright/test';
import type { TestTenant } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn } from './fixtures.ts';

/** Helpers for tests of the users screen. */

const drawerOf = (page: Page) =>
  page.getByRole('dialog', { name: /^Gebruiker (toevoegen|wijzigen)$/ });

/** The opener of the drawer of each user. */
const openers = (page: Page): Locator =>
  page.getByRole('table', { name: 'Gebruikers' }).locator('[data-opener]');

/** The row of a user. */
const lineOf = (page: Page, username: string) =>
  page.getByRole('row').filter({ has: page.getByText(username, { exact: true }) });

export async function openUsers(page: Page, tenant: TestTenant, username: string): Promise<void> {
  const address = addressOf(tenant.name);
  await signIn(page, address, username);
  await page.goto(`${address}/users`);
  await expect(openers(page).first()).toBeVisible();
}

export async function openUser(page: Page, username: string): Promise<Locator> {
  await lineOf(page, username).getByRole('button').first().click();
  const drawer = drawerOf(page);
  await expect(drawer.getByLabel('Gebruikersnaam')).toBeFocused();
  return drawer;
}

/** Opens the profile of a signed-in user in a second browser context. */
export async function otherDevice(
  browser: Browser,
  tenant: TestTenant,
  username: string,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, addressOf(tenant.name), username);
  await page.goto(`${addressOf(tenant.name)}/account`);
  await expect(page.getByRole('heading', { name: 'Profiel' })).toBeVisible();
  return page;
}

/** Checks that the next navigation redirects to the login page. */
export async function expectSignedOut(page: Page): Promise<void> {
  await page.goto(new URL('/account', page.url()).href);
  await expect(page).toHaveURL(/\/inloggen$/);
}
