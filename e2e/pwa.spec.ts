import type { BrowserContext, Page } from '@playwright/test';
import { today } from '@ploegplan/contract/rules/dates';
import { makePlanningItem, makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { hours, recorded } from './employee-planning.ts';
import { addressOf, expect, expectAccessible, signIn } from './fixtures.ts';
import type { Front } from './front.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { beKept, comeBack, mark, marked, takeElsewhere, test, updateBar } from './pwa.ts';
import { openMenu } from './session.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('the application can be installed', () => {
  test('and its manifest says how @desktop', async ({ playwright, tenant }, { project }) => {
    // Chromium installs nothing in a private window, as which all other tests run.
    const { launchOptions = {} } = project.use;
    const context = await playwright.chromium.launchPersistentContext('', launchOptions);
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

  test('by the menu, with the browser asking or with words', async ({ page, tenant, admin }) => {
    await signIn(page, addressOf(tenant.name), admin.username);
    await page.goto(`${addressOf(tenant.name)}/home`);
    await page.evaluate(() => {
      const prompt = async () => document.body.setAttribute('data-prompted', '');
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    const isAndroid = /Android/.test(await page.evaluate(() => navigator.userAgent));
    const install = async () => {
      const entry = (await openMenu(page)).getByRole('button', { name: 'Install app' });
      await entry.click();
      // The menu that lies over the page goes away, and must be gone before it is opened again.
      if (isAndroid) await expect(entry).toBeHidden();
    };
    await install();
    await expect(page.locator('body[data-prompted]')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Installeer deze app' });
    await expect(dialog).toBeHidden();
    await install();
    await expect(dialog).toBeVisible();
    const ways = dialog.locator('summary');
    const [android, apple, desktop] = [
      'Android (Chrome)',
      'iPhone of iPad (Safari)',
      'Computer (Chrome of Edge)',
    ];
    await expect(ways).toHaveText(
      isAndroid ? [android, apple, desktop] : [desktop, android, apple],
    );
    await expect(dialog.getByText("Tik op 'Installeren'.")).toBeVisible({ visible: isAndroid });
    await ways.filter({ hasText: apple }).press('Enter');
    await expect(dialog.getByText("Kies 'Zet op beginscherm'.")).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await page.keyboard.press('Escape');
    await expect((await openMenu(page)).getByRole('button', { name: 'Install app' })).toHaveCount(
      0,
    );
  });

  test('an employee is told so once a week, on a phone @phone', async ({
    page,
    tenant,
    employee,
  }) => {
    const employeeIds = [employee.employeeId];
    const { id } = await makePlanningItem(tenant, { date: today(), employeeIds });
    const address = `${addressOf(tenant.name)}/planning-details/${id}`;
    const notice = page.getByText("Je kunt deze app installeren via het menu 'Installeer app'.");
    await signIn(page, addressOf(tenant.name), employee.username);
    await page.clock.install();
    await watchShifts(page);
    await page.goto(address);
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    expect(await shiftOf(page), 'layout shift with the notice').toBeLessThanOrEqual(0.05);
    await page.clock.fastForward('00:10');
    await expect(notice).toBeHidden();
    const isToldAfter = async (hours: number) => {
      await page.clock.setFixedTime(Date.now() + hours * 3_600_000);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
      await page.clock.runFor(1_000);
      return notice.isVisible();
    };
    expect(await isToldAfter(7 * 24 - 1)).toBe(false);
    expect(await isToldAfter(7 * 24 + 1)).toBe(true);
    expect(await isToldAfter(7 * 24 + 2)).toBe(false);
    await page.goto(`${addressOf(tenant.name)}/employeeplanning`);
    await expect(
      (await openMenu(page)).getByRole('button', { name: 'Installeer app' }),
    ).toBeVisible();
  });

  test('a foreman is told so in the word of the own menu @phone', async ({ page, tenant }) => {
    const foreman = await makeUser(tenant, { userType: 'admin', alsoEmployee: true });
    const employeeIds = [foreman.employeeId ?? ''];
    const { id } = await makePlanningItem(tenant, { date: today(), employeeIds });
    await signIn(page, addressOf(tenant.name), foreman.username);
    await page.goto(`${addressOf(tenant.name)}/planning-details/${id}`);
    await expect(
      page.getByText("Je kunt deze app installeren via het menu 'Install app'."),
    ).toBeVisible();
  });
});

test.describe('without network', () => {
  test.use({ expectedErrors: /^Failed to load resource|NetworkError|ERR_CONNECTION/ });

  test('the application starts after one visit, and is right again with it', async ({
    page,
    context,
    tenant,
    employee,
    front,
  }) => {
    const address = front.addressOf(tenant);
    await signIn(page, address, employee.username);
    await page.goto(`${address}/employeeplanning`);
    await beKept(page);
    front.connect(false);
    await page.goto(address);
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Planning', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText('Geen verbinding.');
    await expectAccessible(page);

    front.connect(true);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('alert')).toBeHidden();
    await (await openMenu(page)).getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL(`${address}/inloggen`);
    front.connect(false);
    await page.reload();
    await expect(page.getByText('Geen verbinding.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Planning', exact: true })).toHaveCount(0);
    expect(await keptOfUsers(context)).toEqual([]);
  });
});

/** Addresses of the API in the worker's caches, but for the tenant's pictures. */
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
  const openItem = async (page: Page, tenant: TestTenant, employeeId: string, front: Front) => {
    const { id } = await makePlanningItem(tenant, { date: today(), employeeIds: [employeeId] });
    await page.goto(`${front.addressOf(tenant)}/planning-details/${id}`);
    return id;
  };

  test('waits for the form that is half filled in, and is in all tabs then', async ({
    page,
    context,
    tenant,
    employee,
    front,
  }) => {
    await watchShifts(page);
    await signIn(page, front.addressOf(tenant), employee.username);
    const id = await openItem(page, tenant, employee.employeeId, front);
    await beKept(page);
    const other = await context.newPage();
    await other.goto(`${front.addressOf(tenant)}/help`);
    await mark(other);
    await hours(page).fill('7,75');
    await mark(page);
    front.release();
    await comeBack(page);
    await expect(updateBar(page)).toContainText('Nieuwe versie beschikbaar');
    await expect(updateBar(page)).toContainText('blijft staan tot je het opslaat');
    await expectAccessible(page);
    expect(await shiftOf(page), 'layout shift with the bar').toBeLessThanOrEqual(0.05);

    await updateBar(page).getByRole('button', { name: 'Vernieuwen' }).click();
    await expect(updateBar(page)).toContainText('wordt vernieuwd zodra je hebt opgeslagen');
    await expect(hours(page)).toHaveValue('7,75');
    await page.getByRole('button', { name: 'Opslaan' }).last().click();
    // The new worker waits for what the old one is still doing.
    await expect(marked(page)).toHaveCount(0, { timeout: 30_000 });
    await expect(marked(other)).toHaveCount(0, { timeout: 30_000 });
    expect(await recorded(tenant, id)).toMatchObject({ hours_worked: 7.75 });
    await comeBack(page);
    await expect(updateBar(page)).not.toContainText('Nieuwe versie');
  });

  test('that another tab took does not load a half filled form anew @desktop', async ({
    page,
    tenant,
    employee,
    front,
  }) => {
    await signIn(page, front.addressOf(tenant), employee.username);
    await openItem(page, tenant, employee.employeeId, front);
    await hours(page).fill('7,75');
    await takeElsewhere(page, front);
    await expect(hours(page)).toHaveValue('7,75');
    await updateBar(page).getByRole('button', { name: 'Later' }).click();
    await expect(updateBar(page)).not.toContainText('Nieuwe versie');
  });
});

test.describe('a part of the version before', () => {
  test.use({ expectedErrors: /^Failed to load resource|dynamically imported module/ });

  test('that is gone loads the page anew, once @desktop', async ({
    page,
    tenant,
    employee,
    front,
  }) => {
    const address = front.addressOf(tenant);
    await signIn(page, address, employee.username);
    await page.goto(`${address}/employeeplanning`);
    await beKept(page);
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    // Not among what is kept from the first visit.
    front.lose(/\/assets\/missinghours/);
    await page.getByRole('link', { name: 'Ontbrekende uren' }).click();
    await expect(page.getByText('Dit deel van de app kon niet worden geladen')).toBeVisible();
    await expect.poll(() => loads.length).toBe(1);
    await expect(page.getByText('Dit deel van de app kon niet worden geladen')).toBeVisible();
    front.lose(undefined);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { name: 'Ontbrekende uren' })).toBeVisible();
  });
});
