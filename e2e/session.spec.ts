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

test('a user signs in by keyboard alone and goes on to the page that was asked for; who that is, is asked once', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await page.goto(`${address}/planning?week=47`);
  await expect(page).toHaveURL(`${address}/inloggen`);
  await expect(page.getByLabel('Gebruikersnaam')).toBeFocused();
  await page.keyboard.type(admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}/planning?week=47`);

  const checks = countSessionChecks(page);
  await page.goto(`${address}/home`);
  await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
  await goToPlanning(page);
  await expect(page.getByRole('heading', { name: 'Planning' })).toBeVisible();
  expect(checks()).toBe(1);
});

test('a user who signs out is signed out here and on the server @phone', async ({
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

test('a session that ended elsewhere is told at the next call; after the login one goes on there @both', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await withoutLiveUpdates(page);
  await signIn(page, address, admin.username);
  // All that this page reads: else one of these calls can be the one that meets the end of the session.
  const read = ['/api/projectstatuses', '/api/home'].map((path) =>
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
  await expect(page).toHaveURL(`${address}/planning`);
});

test('a company that is closed no longer shows what one looked at, and then says that it is closed', async ({
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
  // The server remembers for some seconds which tenant has a host.
  await expect(async () => {
    await page.goto(`${address}/home`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a user who must change the password does so first, is asked for an e-mail address, goes on, and signs in with the new password', async ({
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
  await expect(page).toHaveURL(`${address}/planning`);
  await page.context().clearCookies();
  await page.goto(`${address}/planning`);
  await logIn(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL(`${address}/planning`);
});

test.describe('without a server', () => {
  test.use({ expectedErrors: /Failed to load resource|NetworkError/ });

  test('a server that cannot be reached gives a page with a way on', async ({
    page,
    tenant,
    admin,
  }) => {
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
