import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type Front, startFront } from './front.ts';

/** Helpers for tests of the installed application and its updates. */

export const test = base.extend<{ front: Front }>({
  front: async ({ playwright: _ }, use) => {
    await using front = await startFront();
    await use(front);
  },
});

/**
 * Makes the pages installed apps, which register the service worker at once; a tab of a browser waits until it is idle. Safari
 * on iOS sets this property in an installed app.
 */
export const beInstalled = (pages: BrowserContext | Page) =>
  pages.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));

/** Waits until the service worker is active and controls the page. */
export const beKept = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
  });

export const updateBar = (page: Page) => page.getByRole('complementary', { name: 'Nieuwe versie' });
/** Marks the page; a reload removes the mark. */
export const mark = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-marked', ''));
export const marked = (page: Page) => page.locator('body[data-marked]');

/**
 * Focuses the page, which makes it check for an update, until the expectation holds. Repeated, because the page listens only
 * after its first screen has loaded, which a test cannot observe.
 */
export async function comeBackUntil(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expectation();
  }).toPass({ timeout: 30_000 });
}

/** Focuses the page until it offers the newer version. */
export const beOffered = (page: Page) =>
  comeBackUntil(page, () =>
    expect(updateBar(page)).toContainText('Nieuwe versie beschikbaar', { timeout: 1_000 }),
  );

/** What the device keeps is written a moment after the screen is there. */
export const untilOnDevice = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const all = await indexedDB.databases();
        return all.filter(({ name }) => /^ploegplan-(kept|outbox)\./.test(name ?? '')).length;
      }),
    )
    .toBe(2);

/** Waits until answers whose names contain these are kept on the device. */
export const untilKept = (page: Page, ...names: string[]) => untilStored(page, 'answers', names);

/** The same of files. */
export const untilFilesKept = (page: Page, ...names: string[]) =>
  untilStored(page, 'images', names);

const untilStored = (page: Page, store: 'answers' | 'images', names: readonly string[]) =>
  expect
    .poll(() => page.evaluate(keptNames, store), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(names.map((name) => expect.stringContaining(name))));

/** Waits until the service worker has code of which the addresses contain these. */
export const untilCached = (page: Page, ...wanted: RegExp[]) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const all = await Promise.all(
            names.map(async (name) => (await caches.open(name)).keys()),
          );
          return all.flat().map(({ url }) => url);
        }),
      { timeout: 30_000 },
    )
    .toEqual(expect.arrayContaining(wanted.map((entry) => expect.stringMatching(entry))));

/** Opens the database only when the application has made it: to open it makes an empty one. */
async function keptNames(store: 'answers' | 'images'): Promise<string[]> {
  const all = await indexedDB.databases();
  const name = all
    .map((database) => database.name)
    .find((name) => name?.startsWith('ploegplan-kept.'));
  if (!name) return [];
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const kept = database.transaction(store).objectStore(store).getAllKeys();
      kept.onerror = () => reject(kept.error);
      kept.onsuccess = () => resolve(kept.result.map(String));
      database.close();
    };
  });
}
