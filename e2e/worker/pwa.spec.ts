import type { BrowserContext } from '@playwright/test';
import { getToday } from '@ploegplan/contract/dates/dates';
import { makePlanningItem } from '@ploegplan/server/test/data/factories';
import { hours, recorded } from '../support/employee-planning.ts';
import { addressOf, expect, expectAccessible, signIn } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';
import {
  beInstalled,
  beKept,
  beOffered,
  comeBackUntil,
  mark,
  marked,
  test,
  untilOnDevice,
  updateBar,
} from '../support/pwa.ts';
import { openMenu } from '../support/session.ts';

test.use({ serviceWorkers: 'allow' });

test('the application is installable under the name of the tenant', async ({ playwright, tenant }, {
  project,
}) => {
  // Chromium does not install apps in an incognito context, which the other tests use, nor does the headless shell.
  const { launchOptions = {} } = project.use;
  const executablePath = process.env.CHROMIUM_PATH ?? playwright.chromium.executablePath();
  const context = await playwright.chromium.launchPersistentContext('', {
    ...launchOptions,
    executablePath,
  });
  const page = await context.newPage();
  await page.goto(`${addressOf(tenant.name)}/inloggen`);
  await beKept(page);
  const devTools = await context.newCDPSession(page);
  const { errors, data = '' } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({ name: `Bedrijf ${tenant.name}`, start_url: '/' });
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await context.close();
});

test('the menu shows an install prompt fired before the application loaded, until it is installed', async ({
  page,
  tenant,
  admin,
}) => {
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.addInitScript(() => {
    const prompt = async () => document.body.setAttribute('data-prompted', '');
    const offer = () => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    // Fires after the script in the head and before the application.
    document.addEventListener('readystatechange', offer, { once: true });
  });
  await page.goto(`${addressOf(tenant.name)}/home`);
  const entry = (await openMenu(page)).getByRole('button', { name: 'Install app' });
  await entry.click();
  await expect(page.locator('body[data-prompted]')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(entry).toHaveCount(0);
});

test.describe('without network', () => {
  test.use({ expectedErrors: /^Failed to load resource|NetworkError|ERR_CONNECTION/ });

  test('the application starts offline after one visit and refreshes when the network returns', {
    tag: '@phone',
  }, async ({ page, context, tenant, employee, front }) => {
    const address = front.addressOf(tenant);
    await beInstalled(page);
    await signIn(page, address, employee.username);
    await page.goto(`${address}/employeeplanning`);
    await beKept(page);
    await untilOnDevice(page);
    front.connect(false);
    await page.goto(address);
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Planning', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Stand van/)).toBeVisible();
    await expectAccessible(page);

    front.connect(true);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(/^Stand van/)).toBeHidden();
    await (await openMenu(page)).getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL(`${address}/inloggen`);
    front.connect(false);
    await page.reload();
    await page.getByLabel('Gebruikersnaam').fill(employee.username);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('een-lang-wachtwoord');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Geen verbinding.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Planning', exact: true })).toHaveCount(0);
    expect(await keptOfUsers(context)).toEqual([]);
  });
});

/** Cached API paths, except the logo of the tenant. */
const keptOfUsers = (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/api/') && path !== '/api/tenant/logo');
  });

test.describe('a newer version', () => {
  test('waits for unsaved input, then activates in all tabs', {
    tag: '@phone',
  }, async ({ page, context, tenant, employee, front }) => {
    const address = front.addressOf(tenant);
    await beInstalled(context);
    await watchShifts(page);
    await signIn(page, address, employee.username);
    const item = { date: getToday(), employeeIds: [employee.employeeId] };
    const { id } = await makePlanningItem(tenant, item);
    await page.goto(`${address}/planning-details/${id}`);
    await beKept(page);
    const other = await context.newPage();
    await other.goto(`${address}/help`);
    await expect(updateBar(other)).toBeAttached();
    await mark(other);
    await hours(page).fill('7,75');
    await mark(page);
    const before = await shiftOf(page);
    front.release();
    await beOffered(page);
    await expect(updateBar(page)).toContainText('blijft staan tot je het opslaat');
    await expectAccessible(page);
    const shift = (await shiftOf(page)) - before;
    expect(shift, 'layout shift with the bar').toBeLessThanOrEqual(0.05);

    await updateBar(page).getByRole('button', { name: 'Vernieuwen' }).click();
    await expect(updateBar(page)).toContainText('wordt vernieuwd zodra je hebt opgeslagen');
    await expect(hours(page)).toHaveValue('7,75');
    await page.getByRole('button', { name: 'Opslaan' }).last().click();
    // The new worker waits until the old one has finished its requests.
    await expect(marked(page)).toHaveCount(0, { timeout: 30_000 });
    await expect(marked(other)).toHaveCount(0, { timeout: 30_000 });
    expect(await recorded(tenant, id)).toMatchObject({ hours_worked: 7.75 });
    await expect(updateBar(page)).toBeAttached();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(updateBar(page)).not.toContainText('Nieuwe versie');
  });

  test('activated by another tab does not reload unsaved input and can be postponed', async ({
    page,
    context,
    tenant,
    front,
  }) => {
    await beInstalled(context);
    await page.goto(`${front.addressOf(tenant)}/inloggen`);
    await beKept(page);
    const field = page.getByLabel('Gebruikersnaam');
    await field.fill('werkn');
    await mark(page);
    const other = await context.newPage();
    await other.goto(`${front.addressOf(tenant)}/inloggen`);
    await mark(other);
    front.release();
    await beOffered(other);
    await updateBar(other).getByRole('button', { name: 'Vernieuwen' }).click();
    await expect(marked(other)).toHaveCount(0, { timeout: 30_000 });
    await expect(updateBar(page)).toContainText('Nieuwe versie beschikbaar');
    await expect(marked(page)).toHaveCount(1);
    await expect(field).toHaveValue('werkn');
    await updateBar(page).getByRole('button', { name: 'Later' }).click();
    await expect(updateBar(page)).not.toContainText('Nieuwe versie');
  });

  test('is installed as a whole only, also while servers of two versions answer', async ({
    page,
    tenant,
    front,
  }) => {
    front.mix(true);
    await page.goto(`${front.addressOf(tenant)}/inloggen`);
    const install = () =>
      page.evaluate(async () => {
        const { installing } = await navigator.serviceWorker.register('/sw.js');
        await new Promise((done) => installing?.addEventListener('statechange', done));
        return installing?.state;
      });
    expect(await install()).toBe('redundant');
    front.mix(false);
    expect(await install()).toBe('installed');
  });

  test('reloads a page that bypassed the service worker', async ({ page, tenant, front }) => {
    await beInstalled(page);
    await page.goto(`${front.addressOf(tenant)}/inloggen`);
    await beKept(page);
    // Equals a hard reload, which bypasses the service worker.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.reload', { ignoreCache: true });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect(updateBar(page)).toBeAttached();
    await mark(page);
    front.release();
    // No page is controlled by the old worker, so the new one activates at once.
    await comeBackUntil(page, () => expect(marked(page)).toHaveCount(0, { timeout: 1_000 }));
  });
});

test.describe('a missing code chunk of an older version', () => {
  test.use({
    expectedErrors: /^Failed to load resource|dynamically imported module|Unable to preload CSS/,
  });

  test('reloads the page once', async ({ page, tenant, admin, front }) => {
    const address = front.addressOf(tenant);
    await beInstalled(page);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/home`);
    await beKept(page);
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    // A chunk that is not precached.
    front.lose(/\/assets\/klanten/);
    await page.getByRole('link', { name: 'Klanten', exact: true }).click();
    await expect(page.getByText('Dit deel van de app kon niet worden geladen')).toBeVisible();
    await expect.poll(() => loads.length).toBe(1);
    await expect(page.getByText('Dit deel van de app kon niet worden geladen')).toBeVisible();
    front.lose(undefined);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { name: 'Klanten', level: 1 })).toBeVisible();
  });
});
