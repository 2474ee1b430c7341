import type { Page } from '@playwright/test';
import { addressOf, expect, expectAccessible, signIn, test } from '../support/fixtures.ts';
import { beInstalled, updateBar } from '../support/pwa.ts';

/** A real touch beside all links and buttons. By place, because the page below the bar may not be drawn yet. */
async function touchEdge(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeAttached();
  await page.touchscreen.tap(2, 400);
}

test('back on the first page of the installed app asks for confirmation to close it', {
  tag: '@phone',
}, async ({ page, context, tenant, employee }) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, employee.username);
  // In a browser tab, back asks nothing.
  await page.goto(`${address}/favicon.svg`);
  await page.goto(`${address}/employeeplanning`);
  await page.getByRole('main').click();
  await page.goBack();
  await expect(page).toHaveURL(`${address}/favicon.svg`);

  const app = await context.newPage();
  await beInstalled(app);
  await app.goto(address);
  await expect(app).toHaveURL(`${address}/employeeplanning`);
  await expect(updateBar(app)).toBeAttached();
  await app.getByRole('main').click();
  await app.goBack();
  await expect(app.getByRole('heading', { name: 'Wil je de app sluiten?' })).toBeVisible();
  await expectAccessible(app);
  await app.getByRole('link', { name: 'Blijven' }).click();
  await expect(app).toHaveURL(`${address}/employeeplanning`);
  await app.goBack();
  await app.getByRole('button', { name: 'Sluiten', exact: true }).click();
  // Chromium ignores window.close() in a window that was not opened by a script.
  await expect(app.getByText('Ga nog een keer terug, of sluit het venster.')).toBeVisible();
});

test('back asks too when the first touch is before the app has loaded or on another page', {
  tag: '@phone',
}, async ({ context, tenant, employee }) => {
  const address = addressOf(tenant.name);
  const app = await context.newPage();
  await beInstalled(app);
  await app.route(/\/assets\/app-/, () => undefined);
  await signIn(app, address, employee.username);
  await app.goto(address, { waitUntil: 'commit' });
  await expect(app).toHaveURL(`${address}/employeeplanning`);
  // A scripted click is no user activation: the first real touch is on the second page.
  const help = app.locator('a[href^="/help"]').first();
  await expect(help).toBeAttached();
  await help.evaluate((link: HTMLElement) => link.click());
  await expect(app).toHaveURL(/\/help(\/|$)/);
  await app.reload({ waitUntil: 'commit' });
  await touchEdge(app);
  await app.goBack({ waitUntil: 'commit' });
  await expect(app).toHaveURL(`${address}/employeeplanning`);
  await touchEdge(app);
  await app.goBack({ waitUntil: 'commit' });
  await expect(app.getByRole('heading', { name: 'Wil je de app sluiten?' })).toBeVisible();
});
