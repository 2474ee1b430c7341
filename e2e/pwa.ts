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
/** Stays on the page for as long as it is not loaded anew. */
export const mark = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-marked', ''));
export const marked = (page: Page) => page.locator('body[data-marked]');

/**
 * Comes back to the page, on which it looks for a newer version, until what is expected holds. Not once: the page listens only
 * after its first screen stands, which it does not tell.
 */
export async function comeBackUntil(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expectation();
  }).toPass({ timeout: 30_000 });
}

/** Comes back to the page until it offers the newer version. */
export const beOffered = (page: Page) =>
  comeBackUntil(page, () =>
    expect(updateBar(page)).toContainText('Nieuwe versie beschikbaar', { timeout: 1_000 }),
  );
