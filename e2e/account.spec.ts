import type { Page } from '@playwright/test';
import { makeUser, PASSWORD, type TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn, test } from './fixtures.ts';
import { waitForMail } from './mailbox.ts';
import { dialogOf, logIn } from './session.ts';
import { expectSignedOut, otherDevice } from './users.ts';

const NEW_PASSWORD = 'steiger boven het kanaal';

async function openAccount(page: Page, tenant: TestTenant, username: string): Promise<void> {
  await signIn(page, addressOf(tenant.name), username);
  await page.goto(`${addressOf(tenant.name)}/account`);
  await expect(page.getByText('Nu actief')).toBeVisible();
}

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an e-mail address is changed with the password; the old address gets a mail', async ({
  page,
  tenant,
}) => {
  const before = `eerst@${tenant.name}.example`;
  const { username } = await makeUser(tenant, { email: before });
  await openAccount(page, tenant, username);
  const part = partOf(page, 'E-mail');
  await part.getByLabel('E-mailadres').fill('nieuw@example.nl');
  await part.getByLabel('Huidig wachtwoord', { exact: true }).fill('een ander wachtwoord');
  await part.getByRole('button', { name: 'E-mailadres opslaan' }).click();
  await expect(part.getByText('Het huidige wachtwoord klopt niet.')).toBeVisible();
  await part.getByLabel('Huidig wachtwoord', { exact: true }).fill(PASSWORD);
  await part.getByRole('button', { name: 'E-mailadres opslaan' }).click();
  await expect(page.getByText('E-mailadres gewijzigd')).toBeVisible();
  await page.reload();
  await expect(part.getByLabel('E-mailadres')).toHaveValue('nieuw@example.nl');
  await waitForMail(before, 'Je e-mailadres is gewijzigd');
});

test('other devices are signed out by a password change, individually and all at once', async ({
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
  await page.reload();
  await devices.getByRole('button', { name: /^Uitloggen op/ }).click();
  await expect(page.getByText('Uitgelogd op dat apparaat')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expectSignedOut(other);

  await logIn(other, employee.username, NEW_PASSWORD);
  await expect(other).toHaveURL(/\/account$/);
  await page.getByRole('button', { name: 'Overal uitloggen' }).click();
  const question = await dialogOf(page, 'Overal uitloggen');
  await question.getByRole('button', { name: 'Overal uitloggen' }).click();
  await expect(page).toHaveURL(/\/inloggen$/);
  await expectSignedOut(page);
  await expectSignedOut(other);
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
