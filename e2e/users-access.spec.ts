import { makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, test } from './fixtures.ts';
import { waitForMail } from './mailbox.ts';
import { dialogOf, logIn } from './session.ts';
import { expectSignedOut, lineOf, openUser, openUsers, otherDevice } from './users.ts';

/** An address that no other test has. */
const mailboxOf = (tenant: TestTenant, name: string) => `${name}@${tenant.name}.example`;

test('an invitation is sent again', async ({ page, tenant, admin }) => {
  const email = mailboxOf(tenant, 'jan');
  await makeUser(tenant, { username: 'jan', userType: 'employee', hasPassword: false, email });
  await openUsers(page, tenant, admin.username);
  const drawer = await openUser(page, 'jan');
  await drawer.getByRole('button', { name: 'Uitnodiging opnieuw sturen' }).click();
  await expect(page.getByText(`Uitnodiging verstuurd naar ${email}`)).toBeVisible();
  expect((await waitForMail(email)).link).toContain('/account-activation#token=');
});

test('an employee gets a link to sign in with', async ({ page, tenant, admin }) => {
  const email = mailboxOf(tenant, 'jan');
  await makeUser(tenant, { username: 'jan', userType: 'employee', email });
  await openUsers(page, tenant, admin.username);
  const drawer = await openUser(page, 'jan');
  await drawer.getByRole('button', { name: 'Inloglink sturen' }).click();
  await expect(page.getByText(`Inloglink verstuurd naar ${email}`)).toBeVisible();
  expect((await waitForMail(email)).link).toContain('/magic#token=');
});

test('a row offers the mail that its user needs', { tag: '@desktop' }, async ({
  page,
  tenant,
  admin,
}) => {
  const email = mailboxOf(tenant, 'jan');
  await makeUser(tenant, { username: 'jan', userType: 'employee', email });
  await openUsers(page, tenant, admin.username);
  const button = page.getByRole('button', { name: 'Inloglink sturen naar jan' });
  await expect(button).toBeHidden();
  await lineOf(page, 'jan').hover();
  await button.click();
  await expect(page.getByText(`Inloglink verstuurd naar ${email}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without an address nothing can be mailed', async ({ page, tenant, admin }) => {
  await makeUser(tenant, { username: 'jan', userType: 'employee', email: '' });
  await openUsers(page, tenant, admin.username);
  const drawer = await openUser(page, 'jan');
  await expect(drawer.getByRole('button', { name: 'Inloglink sturen' })).toBeDisabled();
  await expect(drawer.getByText('Vul een e-mailadres in om een mail te sturen.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Wachtwoord resetten' }).click();
  const dialog = await dialogOf(page, 'Wachtwoord resetten');
  await expect(dialog.getByRole('button', { name: 'Link mailen' })).toBeDisabled();
  await expect(dialog).toContainText('Er is geen e-mailadres bekend.');
});

test('a link for a new password is mailed', async ({ page, tenant, admin }) => {
  const email = mailboxOf(tenant, 'collega');
  await makeUser(tenant, { username: 'collega', email });
  await openUsers(page, tenant, admin.username);
  const drawer = await openUser(page, 'collega');
  await drawer.getByRole('button', { name: 'Wachtwoord resetten' }).click();
  const dialog = await dialogOf(page, 'Wachtwoord resetten');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(drawer).toBeVisible();

  await drawer.getByRole('button', { name: 'Wachtwoord resetten' }).click();
  await dialog.getByRole('button', { name: 'Link mailen' }).click();
  await expect(page.getByText(`Link verstuurd naar ${email}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await waitForMail(email)).link).toContain('/password-reset#token=');
});

test('a temporary password is shown once, and good for one login', async ({
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
  const choice = await dialogOf(page, 'Wachtwoord resetten');
  await choice.getByRole('button', { name: 'Tijdelijk wachtwoord maken' }).click();

  const dialog = await dialogOf(page, 'Tijdelijk wachtwoord');
  await expect(dialog).toContainText(
    `Geef dit door. Bij het inloggen kiest ${employee.username} een nieuw wachtwoord.`,
  );
  const password = (await dialog.getByLabel('Tijdelijk wachtwoord').textContent()) ?? '';
  await expectAccessible(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Kopiëren' }).click();
  await expect(dialog.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByText('Moet wachtwoord wijzigen')).toBeVisible();
  expect(await page.content()).not.toContain(password);

  await expectSignedOut(phone);
  await phone.goto(`${addressOf(tenant.name)}/inloggen`);
  await logIn(phone, employee.username, password);
  await expect(phone.getByRole('dialog', { name: 'Wachtwoord wijzigen' })).toBeVisible();
});
