import { PASSWORD } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';

test.describe('the login page', () => {
  test('shows the tenant, the fields and the version, and nothing it does not have', async ({
    page,
  }) => {
    await page.goto(`${addressOf('demo')}/inloggen`);
    await expect(page.getByRole('img', { name: 'Bouwbedrijf Voorbeeld' })).toBeVisible();
    await expect(page.getByLabel('Gebruikersnaam')).toBeFocused();
    await expect(page.getByLabel('Gebruikersnaam')).toHaveAttribute('autocomplete', 'username');
    const password = page.getByLabel('Wachtwoord', { exact: true });
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('Versienummer 9.0.18')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('each tenant has its own logo', async ({ page }) => {
    await page.goto(`${addressOf('steigerbouw')}/inloggen`);
    const logo = page.getByRole('img', { name: 'Steigerbouw Voorbeeld' });
    await expect(logo).toHaveAttribute('src', /steigerbouw/);
  });

  test('says at the field what is missing', async ({ page, tenant }) => {
    await page.goto(`${addressOf(tenant.name)}/inloggen`);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Verplicht veld')).toHaveCount(2);
    await expectAccessible(page);
  });

  test('keeps what was typed when it fails', async ({ page, tenant }) => {
    await page.goto(`${addressOf(tenant.name)}/inloggen`);
    await page.getByLabel('Gebruikersnaam').fill('niemand');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Inloggen mislukt.').first()).toBeVisible();
    await expect(page.getByLabel('Gebruikersnaam')).toHaveValue('niemand');
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('verkeerd');
  });

  test('works by keyboard alone', async ({ page, tenant, admin }) => {
    await page.goto(`${addressOf(tenant.name)}/inloggen`);
    await expect(page.getByLabel('Gebruikersnaam')).toBeFocused();
    await page.keyboard.type(admin.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
  });
});

test.describe('where one ends up', () => {
  test('an admin at the overview, an employee at the own planning', async ({
    page,
    tenant,
    admin,
    employee,
  }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(address);
    await expect(page).toHaveURL(`${address}/home`);
    await signIn(page, address, employee.username);
    await page.goto(address);
    await expect(page).toHaveURL(`${address}/employeeplanning`);
  });

  test('an anonymous user signs in and goes on where the link led', async ({
    page,
    tenant,
    admin,
  }) => {
    const address = addressOf(tenant.name);
    await page.goto(`${address}/planning`);
    await expect(page).toHaveURL(`${address}/inloggen`);
    await page.getByLabel('Gebruikersnaam').fill(admin.username);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${address}/planning`);
  });

  test('an anonymous user of the own planning reads that the session expired', async ({
    page,
    tenant,
  }) => {
    const address = addressOf(tenant.name);
    await page.goto(`${address}/employeeplanning`);
    await expect(page).toHaveURL(`${address}/session-expired`);
    await expectAccessible(page);
  });

  test('an employee has no business on the planning board', async ({ page, tenant, employee }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, employee.username);
    await page.goto(`${address}/planning`);
    await expect(page).toHaveURL(`${address}/employeeplanning`);
  });

  test('whoever is signed in does not see the login page', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/inloggen`);
    await expect(page).toHaveURL(`${address}/home`);
  });

  test('an unknown path says so and leads back', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/bestaat-niet`);
    await expect(page.getByText('Deze pagina bestaat niet')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('the end of a session', () => {
  test('signing out ends it here and on the server', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/home`);
    await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
    const signOut = page.getByRole('button', { name: 'Uitloggen' });
    if (!(await signOut.isVisible())) await page.getByRole('button', { name: /menu/i }).click();
    await signOut.click();
    await expect(page).toHaveURL(`${address}/inloggen`);
    await page.goto(`${address}/home`);
    await expect(page).toHaveURL(`${address}/inloggen`);
  });

  test('a session that ended elsewhere is told at the next call', async ({
    page,
    tenant,
    admin,
  }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/home`);
    await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
    await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
    const planning = page.getByRole('link', { name: 'Planning' }).first();
    if (!(await planning.isVisible())) await page.getByRole('button', { name: /menu/i }).click();
    await planning.click();
    await expect(page).toHaveURL(`${address}/session-expired`);
  });
});

test('the overview is accessible', async ({ page, tenant, admin }) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/home`);
  await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without a server', () => {
  test.use({ expectedErrors: /Failed to load resource|NetworkError/ });

  test('a server that is away gives a page with a way on, not a blank one', async ({
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
