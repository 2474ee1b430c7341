import { addressOf, expect, test } from '../support/fixtures.ts';
import { dialogOf, logIn } from '../support/session.ts';
import { expectSignedOut, openUser, openUsers, otherDevice } from '../support/users.ts';

test('a temporary password is copied, signs the user out on other devices, and must be changed at the next login', async ({
  page,
  tenant,
  admin,
  employee,
  browser,
}) => {
  const phone = await otherDevice(browser, tenant, employee.username);
  await openUsers(page, tenant, admin.username);
  const drawer = await openUser(page, employee.username);
  await drawer.getByRole('button', { name: 'Wachtwoord resetten' }).click();
  await page.getByRole('button', { name: 'Tijdelijk wachtwoord maken' }).click();
  const dialog = await dialogOf(page, 'Tijdelijk wachtwoord');
  const password = (await dialog.getByLabel('Tijdelijk wachtwoord').textContent()) ?? '';
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Kopiëren' }).click();
  await expect(dialog.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);

  await expectSignedOut(phone);
  await phone.goto(`${addressOf(tenant.name)}/inloggen`);
  await logIn(phone, employee.username, password);
  await expect(phone.getByRole('dialog', { name: 'Wachtwoord wijzigen' })).toBeVisible();
});
