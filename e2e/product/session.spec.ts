import { makeClient, PASSWORD } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';
import { makePhoto } from '../support/photo.ts';
import {
  countSessionChecks,
  goToPlanning,
  logIn,
  openMenu,
  skipUntilVisible,
  withoutLiveUpdates,
} from '../support/session.ts';

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
  await expect(page).toHaveURL(
    `${address}/planning?datum=2026-11-16&weergave=week&rijen=employees&tonen=board`,
  );

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

test('the next call after a session ended shows the expired page; login returns to the page', async ({
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

test.describe('a photo that was opened', () => {
  // Chromium styles the page that it makes around a photo, which the policy of the photo forbids.
  test.use({ expectedErrors: /^Failed to load resource|ERR_CACHE_MISS|inline style violates/ });

  for (const [ending, steps] of [
    ['signing out', 2],
    ['the session ended elsewhere', 1],
  ] as const)
    test(`is in the browser no more after ${ending}: neither by going back nor for a script`, async ({
      page,
      tenant,
      admin,
    }) => {
      const address = addressOf(tenant.name);
      const client = await makeClient(tenant);
      await signIn(page, address, admin.username);
      await page.goto(`${address}/klant-details/${client}`);
      const photo = await makePhoto(page);
      const path = `/api/client/${client}/images`;
      const stored = page.waitForResponse((response) => {
        return response.url().endsWith(path) && response.request().method() === 'POST';
      });
      await page.locator('input[type=file]').first().setInputFiles(photo);
      await stored;
      const url = `${address}${path}/${photo.name}`;
      await page.goto(url);
      await page.goto(`${address}/home`);
      const readKept = () =>
        page.evaluate(
          (it) =>
            fetch(it, { cache: 'only-if-cached', mode: 'same-origin' }).then(
              ({ status }) => status,
              () => 'not kept',
            ),
          url,
        );
      expect(await readKept()).toBe(200);
      if (ending === 'signing out')
        await (await openMenu(page)).getByRole('button', { name: 'Uitloggen' }).click();
      else await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
      await expect(page).toHaveURL(/inloggen|session-expired/);
      await expect.poll(readKept).not.toBe(200);
      const shown = page.waitForResponse(url);
      await page.evaluate((back) => history.go(-back), steps);
      expect((await shown).status()).toBe(401);
    });
});

test.describe('without a server', () => {
  test.use({ expectedErrors: /Failed to load resource|NetworkError/ });

  test('an unreachable server shows a page with a retry', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.route('**/api/**', (route) => route.abort());
    await page.clock.install();
    await page.goto(`${address}/planning`);
    await skipUntilVisible(page.getByRole('button', { name: 'Opnieuw proberen' }));
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { name: 'Planning' })).toBeVisible();
  });
});
