import { gzipSync } from 'node:zlib';
import type { Locator, Page, Response } from '@playwright/test';
import { makePlanningLink } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn, test } from './fixtures.ts';

/** JavaScript and CSS that a page loads until it is usable, in gzipped bytes, and how many scripts. */
async function weigh(page: Page, url: string, usable: Locator) {
  const loads: Promise<{ kind: string; bytes: number; hasSchemas: boolean }>[] = [];
  const count = (response: Response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    loads.push(
      response.body().then((body) => ({
        kind,
        bytes: gzipSync(body, { level: 9 }).length,
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

test('the first load of the login page and of the own planning stays below its limits', async ({
  page,
  browser,
  tenant,
  employee,
}) => {
  const address = addressOf(tenant.name);
  const login = await weigh(
    page,
    `${address}/inloggen`,
    page.getByRole('button', { name: 'Login' }),
  );
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const worker = await context.newPage();
  await signIn(worker, address, employee.username);
  const planning = await weigh(
    worker,
    `${address}/employeeplanning`,
    worker.getByText('Vandaag en verder'),
  );
  await worker.route(/\/assets\/index-/, (route) => route.abort());
  await worker.reload();
  const preloaded = await worker.locator('link[rel=modulepreload]').count();
  await context.close();
  const added = planning.script - login.script;
  console.log('gzipped bytes:', { login, planning, added });
  for (const { hasSchemas } of [login, planning])
    expect(hasSchemas, 'neither page checks anything by a schema').toBe(false);
  expect(login.script).toBeLessThanOrEqual(150_000);
  expect(login.style).toBeLessThanOrEqual(30_000);
  expect(added).toBeLessThanOrEqual(60_000);
  expect(preloaded, 'the page asks for its own files before the application has started').toBe(3);
  // Each costs a slow connection a wait.
  expect(planning.scripts - login.scripts).toBeLessThanOrEqual(4);
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
