import { addressOf, expect, expectAccessible, test } from '../support/fixtures.ts';
import { skipUntilVisible } from '../support/session.ts';

test.use({ expectedErrors: /Failed to load resource|ApiError|is not a function|React/ });

const failure = {
  status: 500,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: 'x', status: 500, code: 'internal', requestId: 'verzoek-1' },
};

test('a failure at startup and a crash outside the screens show the request id; a retry recovers', async ({
  page,
  tenant,
}) => {
  const number = page.getByText('Blijft het misgaan? Geef dan dit nummer door: verzoek-1');
  const retry = page.getByRole('button', { name: 'Opnieuw proberen' });
  // Stores the startup error, to throw it again later in the crash.
  await page.addInitScript(() => {
    const log = console.error;
    console.error = (...said) => {
      Object.assign(window, { met: said.find((candidate) => candidate instanceof Error) });
      log(...said);
    };
  });
  await page.route('**/api/tenant', (route) => route.fulfill(failure));
  await page.route('**/assets/notifications-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const showNotification = () => {};
        export const NotificationList = () => { throw window.met; };`,
    }),
  );
  await page.clock.install();
  await page.goto(`${addressOf(tenant.name)}/home`);
  await skipUntilVisible(page.getByRole('heading', { level: 1, name: 'Er is iets misgegaan' }));
  await expect(number).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/tenant');
  await retry.click();
  // A message, whose list is broken.
  await page.getByRole('button', { name: 'Wachtwoord vergeten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wachtwoord vergeten' });
  await dialog.getByLabel('E-mailadres').fill('niemand@example.nl');
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('De pagina is vastgelopen.')).toBeVisible();
  await expect(number).toBeVisible();
  await retry.click();
  await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
});
