import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { logIn } from './session.ts';

test.use({
  expectedErrors: /Failed to load resource|TypeError|Verzonnen fout|is not a function|React/,
});

test('a screen that breaks leaves the menu, and says how to go on', async ({
  page,
  tenant,
  admin,
  quietConsole: _,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.route('**/api/employees?*', (route) => route.fulfill({ json: { employees: [] } }));
  await page.goto(`${address}/employee-details/0190`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is iets misgegaan');
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Naar het begin' })).toBeVisible();
  await expectAccessible(page);
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu openen' }).click();
  await menu.getByRole('link', { name: 'Notities' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notities');
});

test('a fault of the server has a number to pass on, and is tried again', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.route('**/api/help', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'x',
        status: 500,
        code: 'internal',
        requestId: 'verzoek-1',
      },
    }),
  );
  await page.goto(`${address}/help`);
  const text = 'Blijft het misgaan? Geef dan dit nummer door: verzoek-1';
  await expect(page.getByText(text)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.unroute('**/api/help');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('link', { name: 'De week plannen' })).toBeVisible();
});

test('a fault around all screens still says how to go on @desktop', async ({ page, tenant }) => {
  const address = addressOf(tenant.name);
  await page.route('**/assets/notifications-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const showNotification = () => {};
        export const NotificationList = () => { throw new Error('Verzonnen fout'); };`,
    }),
  );
  await page.goto(`${address}/inloggen`);
  await logIn(page, 'niemand', 'geen enkel wachtwoord');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is iets misgegaan');
  await expect(page.getByRole('link', { name: 'Naar het begin' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
});
