import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type Front, startFront } from './front.ts';

/** What the tests of the installed application and its versions share. */

export const test = base.extend<{ front: Front }>({
  front: async ({ playwright: _ }, use) => {
    await using front = await startFront();
    await use(front);
  },
});

/** Waits until the worker holds all it keeps, and answers for the page. */
export const beKept = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
  });

export const updateBar = (page: Page) => page.getByRole('complementary', { name: 'Nieuwe versie' });
/** The browser looks for a newer version when one comes back to the page. */
export const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));
/** Stays on the page for as long as it is not loaded anew. */
export const mark = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-marked', ''));
export const marked = (page: Page) => page.locator('body[data-marked]');

/** A newer version is taken in another tab, and does not load this page anew. */
export async function takeElsewhere(page: Page, front: Front): Promise<void> {
  await beKept(page);
  const other = await page.context().newPage();
  await other.goto(`${new URL(page.url()).origin}/inloggen`);
  await mark(page);
  await mark(other);
  front.release();
  await comeBack(other);
  await updateBar(other).getByRole('button', { name: 'Vernieuwen' }).click();
  await expect(marked(other)).toHaveCount(0);
  await expect(updateBar(page)).toContainText('Nieuwe versie beschikbaar');
  await expect(marked(page)).toHaveCount(1);
}
