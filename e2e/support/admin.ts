import type { Page } from '@playwright/test';
import { makeUser, type TestTenant, type TestUser } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn } from './fixtures.ts';

/** Helpers for tests of the admin area. */

export const drawerOf = (page: Page, title: 'Bedrijf toevoegen' | 'Bedrijf wijzigen') =>
  page.getByRole('dialog', { name: title });

/** Signs in a new god in this tenant and opens the admin area. */
export async function enterAsGod(page: Page, tenant: TestTenant): Promise<TestUser> {
  const god = await makeUser(tenant, { userType: 'god' });
  await signIn(page, addressOf(tenant.name), god.username);
  await page.goto(`${addressOf(tenant.name)}/admin`);
  await expect(page.getByRole('heading', { name: 'Admin Tools' })).toBeVisible();
  return god;
}

/** Searches for a tenant and opens its drawer. */
export async function openTenant(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Zoek bedrijf' }).fill(name);
  // Until the search takes effect, the row may move away from below the mouse.
  await expect(page.getByRole('table', { name: 'Bedrijven' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name }).click();
  const drawer = drawerOf(page, 'Bedrijf wijzigen');
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Fills in the required fields for a new tenant. */
export async function fillNew(
  page: Page,
  { displayName, name, email, username = 'baas' }: Record<string, string>,
): Promise<void> {
  const drawer = drawerOf(page, 'Bedrijf toevoegen');
  await drawer.getByRole('textbox', { name: 'Naam', exact: true }).fill(displayName ?? '');
  await drawer.getByLabel('Naam in het adres').fill(name ?? '');
  await drawer.getByLabel('Gebruikersnaam').fill(username);
  await drawer.getByLabel('E-mailadres').fill(email ?? '');
}

/** The entries of the audit log: table rows, on a phone cards. */
export const logLines = (page: Page) =>
  page.locator('[aria-label="Logboek"]').locator('tbody tr, li');
