import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Locator, Page, Response } from '@playwright/test';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';

const gzippedBytes = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

/** JavaScript and CSS that a page loads until it is usable, in gzipped bytes, and in how many files. */
async function weigh(page: Page, url: string, usable: Locator) {
  const loads: Promise<{ kind: string; bytes: number }>[] = [];
  const count = (response: Response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    loads.push(response.body().then((body) => ({ kind, bytes: gzippedBytes(body) })));
  };
  page.on('response', count);
  await page.goto(url);
  await expect(usable).toBeVisible();
  page.off('response', count);
  const files = await Promise.all(loads);
  const sum = (kind: string) =>
    files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return { files: files.length, script: sum('script'), style: sum('stylesheet') };
}

/** A page of somebody who signed in before, whose files are in no cache. */
async function openPage(browser: Browser, address: string, username: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, address, username);
  return page;
}

test('the first load of the login page, the own planning and the board stays below its limits', async ({
  page,
  browser,
  tenant,
  admin,
  employee,
}) => {
  const address = addressOf(tenant.name);
  const login = await weigh(
    page,
    `${address}/inloggen`,
    page.getByRole('button', { name: 'Login' }),
  );
  const worker = await openPage(browser, address, employee.username);
  const planning = await weigh(
    worker,
    `${address}/employeeplanning`,
    worker.getByText('Vandaag en verder'),
  );
  const office = await openPage(browser, address, admin.username);
  const board = await weigh(
    office,
    `${address}/planning`,
    office.getByRole('grid').getByRole('row').nth(1),
  );
  console.log('gzipped bytes:', { login, planning, board });
  expect(login.script).toBeLessThanOrEqual(175_000);
  expect(login.style).toBeLessThanOrEqual(12_000);
  expect(planning.script).toBeLessThanOrEqual(211_000);
  expect(board.script).toBeLessThanOrEqual(300_000);
  expect(board.files).toBeLessThanOrEqual(30);
});

test('the files that a phone keeps of the application stay below their limits', () => {
  const built = (name: string) => readFileSync(new URL(`../../web/dist/${name}`, import.meta.url));
  const kept = [...String(built('sw.js')).matchAll(/url:["`]([^"`]+)/g)].map(
    ([, name = '']) => name,
  );
  const bytes = kept.reduce((total, name) => total + gzippedBytes(built(name)), 0);
  console.log('gzipped bytes:', { files: kept.length, bytes });
  expect(kept).toContain('index.html');
  expect(kept.length).toBeLessThanOrEqual(330);
  expect(bytes).toBeLessThanOrEqual(740_000);
});
