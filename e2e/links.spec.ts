import type { LinkPurpose } from '@ploegplan/contract/session';
import { issueLinkToken } from '@ploegplan/server/platform/sessions/login-tokens';
import { makeUser, type TestTenant, type TestUser } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { dialogOf, logIn } from './session.ts';

const NEW_PASSWORD = 'steiger boven het kanaal';

/** The link that a mail would bring. */
async function linkFor(
  tenant: TestTenant,
  user: TestUser,
  purpose: LinkPurpose,
  path = purpose === 'magic-link' ? 'magic' : purpose,
): Promise<string> {
  const token = await tenant.transact((tx) => issueLinkToken(tx, { userId: user.id, purpose }));
  return `${addressOf(tenant.name)}/${path}#token=${token}`;
}

const withoutToken = (link: string) => link.replace(/#.*/, '');

test.describe('a magic link', () => {
  test('signs an employee in, and is gone from the address bar', async ({
    page,
    tenant,
    employee,
  }) => {
    const link = await linkFor(tenant, employee, 'magic-link');
    const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/api/magic', async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto(link);
    await expect(page).toHaveURL(withoutToken(link));
    await expect(page.getByRole('heading', { name: 'Bezig met inloggen…' })).toBeVisible();
    await expect(page).toHaveTitle('Bezig met inloggen… · Ploegplan');
    await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(0);
    await expectAccessible(page);
    goOn();
    await expect(page).toHaveURL(`${addressOf(tenant.name)}/employeeplanning`);
    await page.goBack();
    await expect(page).not.toHaveURL(/magic/);
  });

  test('goes on like any signing in: where one was, and asking for an e-mail address', async ({
    page,
    tenant,
  }) => {
    const employee = await makeUser(tenant, { userType: 'employee', email: '' });
    await page.goto(`${addressOf(tenant.name)}/planning-details/bestaat-niet`);
    await expect(page).toHaveURL(/inloggen/);
    await page.goto(await linkFor(tenant, employee, 'magic-link'));
    const email = await dialogOf(page, 'Email adres onbekend');
    await email.getByRole('button', { name: 'Later' }).click();
    await expect(page).toHaveURL(/planning-details\/bestaat-niet$/);
  });

  test('is not used up by a scanner that opens it', async ({ page, browser, tenant, employee }) => {
    const link = await linkFor(tenant, employee, 'magic-link');
    const scanner = await browser.newContext({ javaScriptEnabled: false });
    const opened = await scanner.newPage();
    expect((await opened.goto(link))?.status()).toBe(200);
    expect((await opened.reload())?.status()).toBe(200);
    await scanner.close();
    await page.goto(link);
    await expect(page).toHaveURL(/employeeplanning$/);
  });

  test('works once; then it says so and offers a new one', async ({ page, tenant, employee }) => {
    const link = await linkFor(tenant, employee, 'magic-link');
    await page.goto(link);
    await expect(page).toHaveURL(/employeeplanning$/);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('Deze link is al gebruikt of verlopen.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Nieuwe link aanvragen' }).click();
    await expect(page.getByText('Verplicht veld')).toBeVisible();
    await page.getByLabel('E-mailadres').fill('niemand@example.nl');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Als dit adres bij ons bekend is, krijg je een mail met een nieuwe link.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'Inloggen met wachtwoord' }).click();
    await expect(page).toHaveURL(`${addressOf(tenant.name)}/inloggen`);
  });

  test('waits for a connection', async ({ page, tenant, employee }) => {
    await page.route('**/api/magic', (route) => route.abort());
    await page.goto(await linkFor(tenant, employee, 'magic-link'));
    await expect(page.getByText(/^Geen verbinding/)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/magic');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page).toHaveURL(/employeeplanning$/);
  });

  test('leads past the new password that is needed', async ({ page, tenant }) => {
    const employee = await makeUser(tenant, { userType: 'employee', needsPasswordChange: true });
    await page.goto(await linkFor(tenant, employee, 'magic-link'));
    const change = await dialogOf(page, 'Wachtwoord wijzigen');
    await expect(change.getByLabel('Huidig wachtwoord').first()).toBeVisible();
  });
});

const kinds = [
  {
    purpose: 'password-reset',
    title: 'Nieuw wachtwoord kiezen',
    button: 'Wachtwoord opslaan',
    done: 'Wachtwoord succesvol gewijzigd',
  },
  {
    purpose: 'account-activation',
    title: 'Account activeren',
    button: 'Account activeren',
    done: 'Je account is geactiveerd. Log nu in.',
  },
] as const;

for (const { purpose, title, button, done } of kinds) {
  test.describe(`the page of ${purpose}`, () => {
    test('takes a new password, and one signs in with it', async ({ page, tenant }) => {
      const user = await makeUser(tenant, { hasPassword: purpose === 'password-reset' });
      const link = await linkFor(tenant, user, purpose);
      await page.goto(link);
      await expect(page).toHaveURL(withoutToken(link));
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const username = page.getByLabel('Gebruikersnaam');
      await expect(username).toHaveValue(user.username);
      await expect(username).toHaveAttribute('autocomplete', 'username');
      await expect(username).not.toBeEditable();
      const field = page.getByLabel('Nieuw wachtwoord');
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
      await expectAccessible(page);

      await page.reload();
      await field.fill('wachtwoordwachtwoord');
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText('Wijzigen wachtwoord mislukt.')).toBeVisible();
      await expect(page.getByText(/^Te makkelijk te raden\. Neem/)).toBeVisible();
      await expect(field).toHaveValue('wachtwoordwachtwoord');

      await field.fill(NEW_PASSWORD);
      await field.press('Enter');
      await expect(page.getByText(done)).toBeVisible();
      await expect(page).toHaveURL(`${addressOf(tenant.name)}/inloggen`);
      await expect(page.getByLabel('Gebruikersnaam')).toHaveValue(user.username);
      await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
      await logIn(page, user.username, NEW_PASSWORD);
      await expect(page).toHaveURL(`${addressOf(tenant.name)}/home`);
    });

    test('says kindly that a link was used before', async ({ page, tenant, admin }) => {
      const link = await linkFor(tenant, admin, purpose);
      await linkFor(tenant, admin, purpose);
      await page.goto(link);
      await expect(page.getByText('Deze link is al gebruikt of verlopen.')).toBeVisible();
      await expect(page.getByLabel('Nieuw wachtwoord')).toHaveCount(0);
      await expectAccessible(page);
    });

    test('says so too when that happens while one types', async ({ page, tenant, admin }) => {
      await page.goto(await linkFor(tenant, admin, purpose));
      await page.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
      await linkFor(tenant, admin, purpose);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText('Wijzigen wachtwoord mislukt.')).toBeVisible();
      await expect(page.getByText('Deze link is al gebruikt of verlopen.')).toBeVisible();
    });

    test('keeps what was typed when the connection is gone', async ({ page, tenant, admin }) => {
      await page.goto(await linkFor(tenant, admin, purpose));
      const field = page.getByLabel('Nieuw wachtwoord');
      await field.fill(NEW_PASSWORD);
      await page.route(`**/api/${purpose}`, (route) => route.abort());
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(/^Geen verbinding/)).toBeVisible();
      await expect(field).toHaveValue(NEW_PASSWORD);
      await page.unroute(`**/api/${purpose}`);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(done)).toBeVisible();
    });
  });
}

test('a spent link for a new password leads to the next', async ({ page, tenant }) => {
  await page.goto(`${addressOf(tenant.name)}/password-reset`);
  await page.getByRole('button', { name: 'Nieuwe link aanvragen' }).click();
  const dialog = await dialogOf(page, 'Wachtwoord vergeten');
  await expect(dialog.getByLabel('E-mailadres')).toBeFocused();
});

test('a spent invitation leads to the one who sent it', async ({ page, tenant }) => {
  await page.goto(`${addressOf(tenant.name)}/account-activation`);
  await expect(page.getByText(/Vraag je beheerder om een nieuwe uitnodiging\./)).toBeVisible();
});

test('a new password ends the sessions that were open', async ({
  page,
  tenant,
  admin,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, addressOf(tenant.name), admin.username);
  await page.goto(await linkFor(tenant, admin, 'password-reset'));
  await page.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/inloggen$/);
  await elsewhere.goto(`${addressOf(tenant.name)}/home`);
  await expect(elsewhere).toHaveURL(/inloggen$/);
  await elsewhere.close();
});
