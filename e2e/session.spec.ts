import { today } from '@ploegplan/contract/rules/dates';
import { makePlanningItem, makeUser, PASSWORD } from '@ploegplan/server/test/factories';
import { openDetails, save } from './employee-planning.ts';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { goToPlanning, openMenu, withoutLiveUpdates } from './session.ts';

test.describe('the login page', () => {
  test('shows the tenant, the fields and the version, and no menu', async ({ page }) => {
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

  test('nothing above a failure moves when it comes', async ({ page, tenant }) => {
    await page.goto(`${addressOf(tenant.name)}/inloggen`);
    const login = page.getByRole('button', { name: 'Login' });
    await page.getByLabel('Gebruikersnaam').fill('niemand');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd');
    const before = await login.boundingBox();
    await login.click();
    await expect(page.getByText('Controleer je gebruikersnaam en wachtwoord.')).toBeVisible();
    expect(await login.boundingBox()).toEqual(before);
  });

  test('tells that Caps Lock is on, and moves nothing for it', async ({ page, tenant }) => {
    await page.goto(`${addressOf(tenant.name)}/inloggen`);
    const password = page.getByLabel('Wachtwoord', { exact: true });
    const before = await password.boundingBox();
    const press = (modifierCapsLock: boolean) =>
      password.evaluate((field, isOn) => {
        const event = { key: 'A', bubbles: true, modifierCapsLock: isOn };
        field.dispatchEvent(new KeyboardEvent('keydown', event));
      }, modifierCapsLock);
    await press(true);
    await expect(page.getByRole('status').filter({ hasText: 'Caps Lock staat aan' })).toBeVisible();
    expect(await password.boundingBox()).toEqual(before);
    await expectAccessible(page);
    await press(false);
    await expect(page.getByText('Caps Lock staat aan')).toHaveCount(0);
  });

  test('gives a password manager one form with named fields', async ({ page, tenant }) => {
    await page.goto(`${addressOf(tenant.name)}/inloggen`);
    const form = page.locator('form');
    await expect(form).toHaveCount(1);
    await expect(form.locator('input[name=username][autocomplete=username]')).toHaveCount(1);
    await expect(
      form.locator('input[name=password][type=password][autocomplete=current-password]'),
    ).toHaveCount(1);
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

test.describe('the end of a session', () => {
  test('signing out ends it here and on the server', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/home`);
    await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
    await (await openMenu(page)).getByRole('button', { name: 'Uitloggen' }).click();
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
    await withoutLiveUpdates(page);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/home`);
    await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
    await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
    await goToPlanning(page);
    await expect(page).toHaveURL(`${address}/session-expired`);
    await expect(page.getByText('Je sessie is verlopen', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
    await page.getByLabel('Gebruikersnaam').fill(admin.username);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${address}/planning`);
  });

  test('is told in a message under /admin, which leads to the login page', async ({
    page,
    tenant,
  }) => {
    const address = addressOf(tenant.name);
    const god = await makeUser(tenant, { userType: 'god', username: `god-${tenant.name}` });
    await withoutLiveUpdates(page);
    await signIn(page, address, god.username);
    await page.goto(`${address}/admin`);
    // What the page itself asks for must not be what meets the end of the session.
    await page.waitForLoadState('networkidle');
    await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
    const parts = page.getByRole('navigation', { name: 'Onderdelen van Admin Tools' });
    await parts.getByRole('link', { name: 'Logboek' }).click();
    await expect(page.getByText('Je sessie is verlopen, log opnieuw in')).toBeVisible();
    await expect(page).toHaveURL(`${address}/inloggen`);
  });

  test('closes the open drawer', async ({ page, tenant, employee }) => {
    await makePlanningItem(tenant, { date: today(), employeeIds: [employee.employeeId] });
    await withoutLiveUpdates(page);
    await openDetails(page, tenant, employee.username);
    // So that the click is what finds out, and not something that still loads.
    await page.waitForLoadState('networkidle');
    await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
    await save(page).click();
    await expect(page).toHaveURL(`${addressOf(tenant.name)}/session-expired`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
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
