import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '@ploegplan/server/test/data/factories';
import { expect } from './fixtures.ts';

/** Helpers for tests of signing in. */

/** Fills in the login form and submits it. */
export async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Gebruikersnaam').fill(username);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens the planning by the menu. */
export async function goToPlanning(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Planning', exact: true }).click();
}

/** Waits until the dialog is visible and returns it. */
export async function dialogOf(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Counts the session checks of the page. */
export function countSessionChecks(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/check-jwt') count += 1;
  });
  return () => count;
}

/** Blocks the event stream, so that a page only learns of changes by its own calls. */
export async function withoutLiveUpdates(page: Page): Promise<void> {
  await page.route('**/api/events*', (route) => route.abort());
}

/** Returns the menu, which on a phone it opens first. */
export async function openMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(page.getByRole('banner')).toBeVisible();
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu openen' }).click();
  await expect(menu.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  return menu;
}

/** Skips what a page waits for by a timer, once the test has installed its clock, until this is visible. */
export const skipUntilVisible = (shown: Locator) =>
  expect(async () => {
    await shown.page().clock.fastForward(2_000);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass();
