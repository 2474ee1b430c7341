import { issueLinkToken } from '@ploegplan/server/platform/sessions/login-tokens';
import { makeUser, type TestTenant } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { countSessionChecks, dialogOf, logIn } from '../support/session.ts';

const NEW_PASSWORD = 'steiger boven het kanaal';

/** An e-mail address used by this test only. */
const mailboxOf = (tenant: TestTenant, name: string) => `${name}@${tenant.name}.example`;

test('a password reset link sets a new password, ends other sessions and sends no session check', async ({
  page,
  tenant,
  browser,
}) => {
  const address = addressOf(tenant.name);
  const email = mailboxOf(tenant, 'vergeten');
  const { username } = await makeUser(tenant, { email });
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, address, username);
  await page.goto(`${address}/inloggen`);
  await page.getByRole('button', { name: 'Wachtwoord vergeten' }).click();
  const dialog = await dialogOf(page, 'Wachtwoord vergeten');
  await dialog.getByLabel('E-mailadres').fill(email);
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(dialog).toHaveCount(0);

  const { link } = await waitForMail(email);
  expect(link).toMatch(new RegExp(`^${address}/password-reset#token=[\\w-]{43}$`));
  const checks = countSessionChecks(page);
  await page.goto(link);
  await expect(page).toHaveURL(`${address}/password-reset`);
  await expect(page.getByLabel('Gebruikersnaam')).toHaveValue(username);
  await page.reload();
  await page.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
  expect(checks()).toBe(0);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Wachtwoord succesvol gewijzigd')).toBeVisible();
  await expect(page.getByLabel('Gebruikersnaam')).toHaveValue(username);
  await logIn(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL(`${address}/home`);

  await elsewhere.goto(`${address}/home`);
  await expect(elsewhere).toHaveURL(`${address}/inloggen`);
  await elsewhere.close();
});

const issueMagicLink = async (tenant: TestTenant, userId: string) => {
  const token = await tenant.transact((tx) =>
    issueLinkToken(tx, { userId, purpose: 'magic-link' }),
  );
  return `${addressOf(tenant.name)}/magic#token=${token}`;
};

test('a magic link signs in once; a used one offers a new link @phone', async ({
  page,
  tenant,
}) => {
  const address = addressOf(tenant.name);
  const email = mailboxOf(tenant, 'werknemer');
  const { id } = await makeUser(tenant, { userType: 'employee', email });
  const first = await issueMagicLink(tenant, id);
  await page.goto(first);
  await expect(page).toHaveURL(`${address}/employeeplanning`);
  await page.goBack();
  await expect(page).not.toHaveURL(/magic/);

  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.goto(first);
  await expect(page.getByText('Deze link is al gebruikt of verlopen.')).toBeVisible();
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Nieuwe link aanvragen' }).click();
  await expect(page.getByText(/^Als dit adres bij ons bekend is/)).toBeVisible();
  const { link } = await waitForMail(email);
  expect(link).toContain(`${address}/magic#token=`);
  await page.goto(link);
  await expect(page).toHaveURL(`${address}/employeeplanning`);
});

test('a link scanner without scripts does not redeem a magic link', async ({
  page,
  browser,
  tenant,
  employee,
}) => {
  const link = await issueMagicLink(tenant, employee.id);
  const scanner = await browser.newContext({ javaScriptEnabled: false });
  const opened = await scanner.newPage();
  expect((await opened.goto(link))?.status()).toBe(200);
  expect((await opened.reload())?.status()).toBe(200);
  await scanner.close();
  await page.goto(link);
  await expect(page).toHaveURL(/employeeplanning$/);
});
