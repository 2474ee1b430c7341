import { makeEmployee } from '@ploegplan/server/test/factories';
import { addressOf, expect, test } from './fixtures.ts';
import { waitForMail } from './mailbox.ts';
import { dialogOf, logIn } from './session.ts';
import { drawerOf, expectSignedOut, lineOf, openUser, openUsers, otherDevice } from './users.ts';

test('a new user is listed as invited and gets an invitation by mail', async ({
  page,
  tenant,
  admin,
}) => {
  const email = `jan@${tenant.name}.example`;
  await makeEmployee(tenant, { name: 'Jan de Boer', email });
  await openUsers(page, tenant, admin.username);
  await page.getByRole('button', { name: 'Nieuw' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('Gebruikersnaam').fill('Jan.deBoer');
  await drawer.getByRole('combobox', { name: 'Werknemer' }).fill('boer');
  await page.getByRole('option', { name: 'Jan de Boer' }).click();
  await expect(drawer.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await drawer.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(lineOf(page, 'jan.deboer')).toContainText('Uitgenodigd');
  await expect(lineOf(page, 'jan.deboer')).toContainText('Jan de Boer');
  const { subject, link } = await waitForMail(email);
  expect(subject).toContain('Uitnodiging');
  expect(link).toContain('/account-activation#token=');
});

test('deactivating a user signs the user out on other devices', async ({
  page,
  tenant,
  admin,
  employee,
  browser,
}) => {
  const phone = await otherDevice(browser, tenant, employee.username);
  await openUsers(page, tenant, admin.username);
  const drawer = await openUser(page, employee.username);
  await drawer.getByLabel('Actief').click({ force: true });
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('button', { name: 'Deactiveren' }).click();
  await expect(lineOf(page, employee.username)).toContainText('Inactief');
  await expectSignedOut(phone);
});

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
