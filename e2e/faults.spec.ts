import { makeClient } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { notifications } from './notifications.ts';
import { logIn } from './session.ts';

test.use({
  expectedErrors:
    /Failed to load resource|TypeError|ApiError|Verzonnen fout|is not a function|React/,
});

const fault = {
  status: 500,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: 'x', status: 500, code: 'internal', requestId: 'verzoek-1' },
};
const numberToPassOn = 'Blijft het misgaan? Geef dan dit nummer door: verzoek-1';

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
  await page.route('**/api/help', (route) => route.fulfill(fault));
  await page.goto(`${address}/help`);
  await expect(page.getByText(numberToPassOn)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.unroute('**/api/help');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('link', { name: 'De week plannen' })).toBeVisible();
});

test('a fault around all screens still says how to go on @desktop', async ({ page, tenant }) => {
  const address = addressOf(tenant.name);
  // What the guard of the first page met is what breaks the page around it later on.
  await page.addInitScript(() => {
    const log = console.error;
    console.error = (...said) => {
      Object.assign(window, { met: said.find((one) => one instanceof Error) });
      log(...said);
    };
  });
  await page.route('**/api/check-jwt', (route) => route.fulfill(fault));
  await page.route('**/assets/notifications-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const showNotification = () => {};
        export const NotificationList = () => { throw window.met; };`,
    }),
  );
  await page.goto(`${address}/inloggen`);
  await expect(page.getByText(numberToPassOn)).toBeVisible();
  await page.unroute('**/api/check-jwt');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await logIn(page, 'niemand', 'geen enkel wachtwoord');
  await expect(page.getByText('De pagina is vastgelopen.')).toBeVisible();
  await expect(page.getByText(numberToPassOn)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Naar het begin' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
});

test('a fault before any page has its number too @desktop', async ({ page, tenant }) => {
  const address = addressOf(tenant.name);
  await page.route('**/api/tenant', (route) => route.fulfill(fault));
  await page.goto(`${address}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is iets misgegaan');
  await expect(page.getByText(numberToPassOn)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/tenant');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
});

test('a list that cannot be exported says why @desktop', async ({ page, tenant, admin }) => {
  const address = addressOf(tenant.name);
  await makeClient(tenant);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/klanten`);
  const exportAs = async (format: string) => {
    await page.getByRole('button', { name: 'Exporteren' }).click();
    await page.getByRole('menuitem', { name: format }).click();
  };
  // Without a connection: what is gone from the server would load the page anew.
  await page.route(/\/assets\/xlsx-|\/sw\.js$/, (route) => route.abort());
  await exportAs('Excel');
  const missing = 'Niet geëxporteerd. Dit deel van de app kon niet worden geladen.';
  await expect(notifications(page)).toContainText(missing);
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('Verzonnen fout');
    };
  });
  await exportAs('CSV');
  await expect(notifications(page)).toContainText('Niet geëxporteerd. Er is iets misgegaan.');
});
