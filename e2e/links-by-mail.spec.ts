import { makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn, test } from './fixtures.ts';
import { waitForMail } from './mailbox.ts';
import { dialogOf, logIn, post } from './session.ts';

const NEW_PASSWORD = 'steiger boven het kanaal';

/** An address that no other test has. */
const mailboxOf = (tenant: TestTenant, name: string) => `${name}@${tenant.name}.example`;

test('a forgotten password: the mail, the link, the new password', async ({ page, tenant }) => {
  const address = addressOf(tenant.name);
  const email = mailboxOf(tenant, 'vergeten');
  const { username } = await makeUser(tenant, { email });
  await page.goto(`${address}/inloggen`);
  await page.getByRole('button', { name: 'Wachtwoord vergeten' }).click();
  const dialog = await dialogOf(page, 'Wachtwoord vergeten');
  await dialog.getByLabel('E-mailadres').fill(email);
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(dialog).toHaveCount(0);

  const { link } = await waitForMail(email);
  expect(link).toMatch(new RegExp(`^${address}/password-reset#token=[\\w-]{43}$`));
  await page.goto(link);
  await expect(page.getByLabel('Gebruikersnaam')).toHaveValue(username);
  await page.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Wachtwoord succesvol gewijzigd')).toBeVisible();
  await expect(page.getByLabel('Gebruikersnaam')).toHaveValue(username);
  await logIn(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL(`${address}/home`);
});

test('an invitation: the mail, the link, the first password', async ({
  page,
  tenant,
  admin,
  browser,
}) => {
  const address = addressOf(tenant.name);
  const email = mailboxOf(tenant, 'nieuw');
  const invited = await makeUser(tenant, { email, hasPassword: false });
  const office = await browser.newPage();
  await signIn(office, address, admin.username);
  expect(await post(office, `/users/${invited.id}/invitation`)).toBe(204);
  await office.close();

  const { link } = await waitForMail(email);
  expect(link).toContain(`${address}/account-activation#token=`);
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Account activeren' }).click();
  await expect(page.getByText('Je account is geactiveerd. Log nu in.')).toBeVisible();
  await logIn(page, invited.username, NEW_PASSWORD);
  await expect(page).toHaveURL(`${address}/home`);
});

test('a magic link: the mail, the way in, and a new one when it was used', async ({
  page,
  tenant,
  admin,
  browser,
}) => {
  const address = addressOf(tenant.name);
  const email = mailboxOf(tenant, 'werknemer');
  const worker = await makeUser(tenant, { userType: 'employee', email });
  const office = await browser.newPage();
  await signIn(office, address, admin.username);
  expect(await post(office, `/users/${worker.id}/magic-link`)).toBe(204);
  await office.close();

  const first = await waitForMail(email);
  expect(first.link).toContain(`${address}/magic#token=`);
  await page.goto(first.link);
  await expect(page).toHaveURL(`${address}/employeeplanning`);

  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.goto(first.link);
  await expect(page.getByText('Deze link is al gebruikt of verlopen.')).toBeVisible();
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Nieuwe link aanvragen' }).click();
  await expect(page.getByText(/^Als dit adres bij ons bekend is/)).toBeVisible();
  const second = await waitForMail(email);
  await page.goto(second.link);
  await expect(page).toHaveURL(`${address}/employeeplanning`);
});
