import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Locator, Page, Response } from '@playwright/test';
import { makePlanningLink } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn, test } from './fixtures.ts';

const gzippedBytes = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

/** JavaScript and CSS that a page loads until it is usable, in gzipped bytes, and how many scripts. */
async function weigh(page: Page, url: string, usable: Locator) {
  const loads: Promise<{ kind: string; bytes: number; hasSchemas: boolean }>[] = [];
  const count = (response: Response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    loads.push(
      response.body().then((body) => ({
        kind,
        bytes: gzippedBytes(body),
        hasSchemas: body.includes('ZodMini'),
      })),
    );
  };
  page.on('response', count);
  await page.goto(url);
  await expect(usable).toBeVisible();
  page.off('response', count);
  const files = await Promise.all(loads);
  const sum = (kind: string) =>
    files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  const hasSchemas = files.some((file) => file.hasSchemas);
  const scripts = files.filter(({ kind }) => kind === 'script').length;
  return { scripts, script: sum('script'), style: sum('stylesheet'), hasSchemas };
}

/** A page of somebody who signed in before, whose files are in no cache. */
async function openPage(browser: Browser, address: string, username: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, address, username);
  return page;
}

/** How many files the page names before the application has started. */
async function countPreloads(page: Page): Promise<number> {
  await page.route(/\/assets\/index-/, (route) => route.abort());
  await page.reload();
  return page.locator('link[rel=modulepreload]').count();
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
  const asked: string[] = [];
  office.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  const board = await weigh(
    office,
    `${address}/planning`,
    office.getByRole('grid').getByRole('row').nth(1),
  );
  const repeated = asked.filter((url, at) => asked.indexOf(url) !== at);
  expect(repeated, 'the application takes what was asked for early').toEqual([]);
  const added = planning.script - login.script;
  console.log('gzipped bytes:', { login, planning, board, added });
  for (const { hasSchemas } of [login, planning, board])
    expect(hasSchemas, 'no page checks anything by a schema').toBe(false);
  expect(login.script).toBeLessThanOrEqual(150_000);
  expect(login.style).toBeLessThanOrEqual(30_000);
  expect(added).toBeLessThanOrEqual(42_000);
  expect(board.script).toBeLessThanOrEqual(280_000);
  expect(await countPreloads(worker), 'the own planning names its files').toBe(2);
  expect(await countPreloads(office), 'the board names its files').toBeGreaterThan(5);
  // Each costs a slow connection a wait.
  expect(planning.scripts - login.scripts).toBeLessThanOrEqual(3);
  expect(board.scripts - login.scripts).toBeLessThanOrEqual(16);
});

test('the files that a phone keeps of the application stay below their limits', () => {
  const built = (name: string) => readFileSync(new URL(`../web/dist/${name}`, import.meta.url));
  const kept = [...String(built('sw.js')).matchAll(/url:["`]([^"`]+)/g)].map(
    ([, name = '']) => name,
  );
  const bytes = kept.reduce((total, name) => total + gzippedBytes(built(name)), 0);
  console.log('gzipped bytes:', { files: kept.length, bytes });
  expect(kept).toContain('index.html');
  expect(kept.length).toBeLessThanOrEqual(105);
  expect(bytes).toBeLessThanOrEqual(530_000);
});

test('the page of a planning link is small', async ({ page, tenant }) => {
  const { token } = await makePlanningLink(tenant);
  const { script, style } = await weigh(
    page,
    `${addressOf(tenant.name)}/planninglink#${token}`,
    page.getByText('niets gepland'),
  );
  console.log('gzipped bytes:', { script, style });
  expect(script).toBeLessThanOrEqual(10_000);
  expect(style).toBeLessThanOrEqual(5_000);
});
