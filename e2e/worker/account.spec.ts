import type { Page } from '@playwright/test';
import { PASSWORD, type TestTenant } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';
import { logIn } from '../support/session.ts';
import { expectSignedOut, otherDevice } from '../support/users.ts';

const NEW_PASSWORD = 'steiger boven het kanaal';

async function openAccount(page: Page, tenant: TestTenant, username: string): Promise<void> {
  await signIn(page, addressOf(tenant.name), username);
  await page.goto(`${addressOf(tenant.name)}/account`);
  await expect(page.getByText('Nu actief')).toBeVisible();
}

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a password change signs out other devices, and the new password signs in there', async ({
  page,
  tenant,
  employee,
  browser,
}) => {
  const other = await otherDevice(browser, tenant, employee.username);
  await openAccount(page, tenant, employee.username);
  const devices = partOf(page, 'Apparaten').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  const part = partOf(page, 'Wachtwoord');
  await part.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  await part.getByLabel('Huidig wachtwoord', { exact: true }).fill(PASSWORD);
  await part.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
  await part.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Wachtwoord succesvol gewijzigd')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expectSignedOut(other);

  await logIn(other, employee.username, NEW_PASSWORD);
  await expect(other).toHaveURL(/\/account$/);
});

test('a stored dark colour scheme applies before the application is loaded', async ({
  page,
  tenant,
  employee,
}) => {
  await openAccount(page, tenant, employee.username);
  const scheme = page.locator('html[data-mantine-color-scheme=dark]');
  await partOf(page, 'Weergave').getByText('Donker', { exact: true }).click();
  await expect(scheme).toBeAttached();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(scheme).toBeAttached();
  await expect(page.getByRole('main')).toHaveCount(0);
});
