import { makeUser, PASSWORD, type TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { dialogOf, goToPlanning, logIn, post, withoutLiveUpdates } from './session.ts';

const NEW_PASSWORD = 'steiger boven het kanaal';

const needsPassword = (tenant: TestTenant, userId: string) =>
  tenant.transact((tx) =>
    tx.updateTable('users').set({ needs_password_change: true }).where('id', '=', userId).execute(),
  );

test.describe('a forgotten password', () => {
  test.beforeEach(async ({ page, tenant }) => {
    await page.goto(`${addressOf(tenant.name)}/inloggen`);
    await page.getByRole('button', { name: 'Wachtwoord vergeten' }).click();
  });

  test('is asked for in a dialog, by the keyboard too', async ({ page }) => {
    const dialog = await dialogOf(page, 'Wachtwoord vergeten');
    await expect(dialog.getByLabel('E-mailadres')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Verplicht veld')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type('jansen@example.nl');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Een e-mail voor het herstellen van je wachtwoord is verstuurd.'),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test('may be remembered after all', async ({ page }) => {
    const dialog = await dialogOf(page, 'Wachtwoord vergeten');
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('asked for in vain keeps what was typed', async ({ page }) => {
    await page.route('**/api/passwordforgotten', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    const dialog = await dialogOf(page, 'Wachtwoord vergeten');
    await dialog.getByLabel('E-mailadres').fill('jansen@example.nl');
    await dialog.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByText('Er is iets misgegaan. Probeer het opnieuw.')).toBeVisible();
    await expect(dialog.getByLabel('E-mailadres')).toHaveValue('jansen@example.nl');
  });

  test('asked for too often says to wait', async ({ page }) => {
    const email = 'jansen@example.nl';
    await expect
      .poll(() => post(page, '/passwordforgotten', { email }), { intervals: [10] })
      .toBe(429);
    const dialog = await dialogOf(page, 'Wachtwoord vergeten');
    await dialog.getByLabel('E-mailadres').fill(email);
    await dialog.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByText('Er is iets misgegaan. Probeer het opnieuw.')).toBeVisible();
    await expect(dialog.getByText(/^Te vaak geprobeerd\. Wacht/)).toBeVisible();
    await expect(dialog.getByLabel('E-mailadres')).toHaveValue(email);
    await expectAccessible(page);
  });
});

test.describe('a password that must be changed', () => {
  test('is asked for first, then the e-mail address, then one goes on', async ({
    page,
    tenant,
  }) => {
    const address = addressOf(tenant.name);
    const { username } = await makeUser(tenant, { needsPasswordChange: true, email: '' });
    await page.goto(`${address}/planning`);
    await logIn(page, username);

    const change = await dialogOf(page, 'Wachtwoord wijzigen');
    await expect(change.getByLabel('Huidig wachtwoord')).toHaveCount(0);
    const field = change.getByLabel('Nieuw wachtwoord');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(change.locator('input[autocomplete=username]')).toHaveValue(username);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(change).toBeVisible();

    await field.press('Enter');
    await expect(change.getByText('Verplicht veld')).toBeVisible();
    await field.fill('hallo');
    await expect(change.getByText('Te kort: nog 10 tekens')).toBeVisible();
    await expectAccessible(page);
    await field.fill('wachtwoordwachtwoord');
    await expect(change.getByText('Te makkelijk te raden', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Wijzigen wachtwoord mislukt.')).toBeVisible();
    await expect(change.getByText(/^Te makkelijk te raden\. Neem/)).toBeVisible();
    await expect(field).toHaveValue('wachtwoordwachtwoord');
    await field.fill(NEW_PASSWORD);
    await expect(change.getByText('Sterk', { exact: true })).toBeVisible();
    await change.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Wachtwoord succesvol gewijzigd')).toBeVisible();

    const email = await dialogOf(page, 'Email adres onbekend');
    await expect(page).not.toHaveURL(/planning/);
    await expectAccessible(page);
    await email.getByRole('button', { name: 'Later' }).click();
    await expect(page).toHaveURL(`${address}/planning`);
    await page.goto(`${address}/inloggen`);
    await logIn(page, username, NEW_PASSWORD);
  });

  test('stands in place of every page, and nothing else is loaded', async ({
    page,
    tenant,
    admin,
  }) => {
    const address = addressOf(tenant.name);
    await needsPassword(tenant, admin.id);
    await signIn(page, address, admin.username);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.add(pathname);
    });
    await page.goto(`${address}/planning`, { waitUntil: 'networkidle' });
    const change = await dialogOf(page, 'Wachtwoord wijzigen');
    await expect(page.getByRole('heading', { name: 'Planning' })).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect([...asked].sort()).toEqual(['/api/check-jwt', '/api/tenant']);
    await expectAccessible(page);

    await change.getByLabel('Huidig wachtwoord').first().fill('niet het goede');
    await change.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
    await change.getByRole('button', { name: 'Opslaan' }).click();
    await expect(change.getByText('Het huidige wachtwoord klopt niet.')).toBeVisible();
    await expect(change.getByLabel('Nieuw wachtwoord')).toHaveValue(NEW_PASSWORD);
    await change.getByLabel('Huidig wachtwoord').first().fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Planning' })).toBeVisible();
    await expect(page).toHaveURL(`${address}/planning`);
  });

  test('offers to sign out instead', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await needsPassword(tenant, admin.id);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/home`);
    const change = await dialogOf(page, 'Wachtwoord wijzigen');
    await change.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL(`${address}/inloggen`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('is asked for as soon as the server wants it', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await withoutLiveUpdates(page);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/home`);
    await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
    // What the page itself asks for must not be what finds out.
    await page.waitForLoadState('networkidle');
    await needsPassword(tenant, admin.id);
    await goToPlanning(page);
    const change = await dialogOf(page, 'Wachtwoord wijzigen');
    await change.getByLabel('Huidig wachtwoord').first().fill(PASSWORD);
    await change.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
    await change.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Nog geen werknemers')).toBeVisible();
    await expect(page).toHaveURL(`${address}/planning`);
  });
});

test.describe('without an e-mail address', () => {
  test('one may go to the profile, or on', async ({ page, tenant }) => {
    const address = addressOf(tenant.name);
    const { username } = await makeUser(tenant, { email: '' });
    await page.goto(`${address}/inloggen`);
    await logIn(page, username);
    const email = await dialogOf(page, 'Email adres onbekend');
    await expectAccessible(page);
    await email.getByRole('button', { name: 'Naar profiel pagina' }).click();
    await expect(page).toHaveURL(`${address}/account`);
  });

  test('one is asked at signing in only', async ({ page, tenant }) => {
    const address = addressOf(tenant.name);
    const { username } = await makeUser(tenant, { email: '' });
    await signIn(page, address, username);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
