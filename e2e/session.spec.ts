import { makeUser, PASSWORD } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn, test } from './fixtures.ts';
import {
  countSessionChecks,
  dialogOf,
  goToPlanning,
  logIn,
  openMenu,
  withoutLiveUpdates,
} from './session.ts';

const NEW_PASSWORD = 'steiger boven het kanaal';

test('login by keyboard opens the requested page; the session is checked once', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await page.goto(`${address}/planning?datum=2026-11-16&weergave=week`);
  await expect(page).toHaveURL(`${address}/inloggen`);
  await expect(page.getByLabel('Gebruikersnaam')).toBeFocused();
  await page.keyboard.type(admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}/planning?datum=2026-11-16&weergave=week`);

  const checks = countSessionChecks(page);
  await page.goto(`${address}/home`);
  await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
  await goToPlanning(page);
  await expect(page.getByRole('heading', { name: 'Planning' })).toBeVisible();
  expect(checks()).toBe(1);
});

test('signing out ends the session in the browser and on the server @phone', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/home`);
  await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
  await (await openMenu(page)).getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(`${address}/inloggen`);
  await page.goto(`${address}/home`);
  await expect(page).toHaveURL(`${address}/inloggen`);
});

test('the next call after a session ended shows the expired page; login returns to the page @both', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await withoutLiveUpdates(page);
  await signIn(page, address, admin.username);
  // Waits for all calls of this page: otherwise one of them could get the 401.
  const read = ['/api/projectstatuses', '/api/home', '/api/announcements'].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  );
  await page.goto(`${address}/home`);
  await Promise.all(read);
  await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
  await goToPlanning(page);
  await expect(page).toHaveURL(`${address}/session-expired`);
  await expect(page.getByText('Je sessie is verlopen', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await logIn(page, admin.username);
  await expect(page).toHaveURL((url) => url.pathname === '/planning');
});

test.describe('a closed tenant', () => {
  test.use({ expectedErrors: /Failed to load resource|ApiError/ });

  test('closing the tenant removes its data from the screen; the next visit shows that it is closed', async ({
    page,
    tenant,
    admin,
    database,
  }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    const stream = page.waitForResponse(/\/api\/events/);
    await page.goto(`${address}/users`);
    await expect(page.getByText(admin.username).first()).toBeVisible();
    await stream;
    await database.pool.query('update tenants set blocked_at = now() where id = $1', [tenant.id]);
    await expect(page).toHaveURL(`${address}/session-expired`);
    await expect(page.getByText(admin.username)).toHaveCount(0);
    const title = `${new URL(address).hostname} is op dit moment gesloten`;
    // The server caches the tenant of a host for some seconds.
    await expect(async () => {
      await page.goto(`${address}/home`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});

test('a required password change comes first, then the e-mail dialog and the page; the new password signs in', async ({
  page,
  tenant,
}) => {
  const address = addressOf(tenant.name);
  const { username } = await makeUser(tenant, { needsPasswordChange: true, email: '' });
  await page.goto(`${address}/planning`);
  await logIn(page, username);
  const change = await dialogOf(page, 'Wachtwoord wijzigen');
  await change.getByLabel('Nieuw wachtwoord').fill('wachtwoordwachtwoord');
  await page.keyboard.press('Enter');
  await expect(change.getByText(/^Te makkelijk te raden\. Neem/)).toBeVisible();
  await change.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
  await change.getByRole('button', { name: 'Opslaan' }).click();
  const email = await dialogOf(page, 'Email adres onbekend');
  await email.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/planning');
  await page.context().clearCookies();
  await page.goto(`${address}/planning`);
  await logIn(page, username, NEW_PASSWORD);
  await email.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/planning');
});

test.describe('without a server', () => {
  test.use({ expectedErrors: /Failed to load resource|NetworkError/ });

  test('an unreachable server shows a page with a retry', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(`${address}/planning`);
    await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { name: 'Planning' })).toBeVisible();
  });
});
