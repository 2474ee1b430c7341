import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { addressOf, expect, signIn, test } from './fixtures.ts';

/**
 * All JavaScript and CSS that a page loads until no more comes for a second, in gzipped bytes. What is fetched ahead after
 * three seconds, for when the connection goes, no longer counts.
 */
async function weigh(page: Page, url: string) {
  const loads: Promise<{ kind: string; bytes: number; hasSchemas: boolean }>[] = [];
  let lastAt = Date.now();
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    lastAt = Date.now();
    loads.push(
      response.body().then((body) => ({
        kind,
        bytes: gzipSync(body, { level: 9 }).length,
        hasSchemas: body.includes('ZodMini'),
      })),
    );
  });
  await page.goto(url);
  await expect.poll(() => Date.now() - lastAt, { timeout: 30_000 }).toBeGreaterThan(1_000);
  const files = await Promise.all(loads);
  const sum = (kind: string) =>
    files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  const hasSchemas = files.some((file) => file.hasSchemas);
  return { script: sum('script'), style: sum('stylesheet'), hasSchemas };
}

test('the first load stays small', async ({ page, browser, tenant, employee }) => {
  const address = addressOf(tenant.name);
  const login = await weigh(page, `${address}/inloggen`);
  const context = await browser.newContext();
  const worker = await context.newPage();
  await signIn(worker, address, employee.username);
  const planning = await weigh(worker, `${address}/employeeplanning`);
  await context.close();
  const added = planning.script - login.script;
  console.log('gzipped bytes:', { login, planning, added });
  expect(login.hasSchemas, 'the login page checks nothing by a schema').toBe(false);
  expect(login.script).toBeLessThanOrEqual(150_000);
  expect(login.style).toBeLessThanOrEqual(30_000);
  expect(added).toBeLessThanOrEqual(60_000);
});
