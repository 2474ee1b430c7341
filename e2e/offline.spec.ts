import type { BrowserContext, Page } from '@playwright/test';
import { addDays, today } from '@ploegplan/contract/rules/dates';
import { makePlanningItem, makeProject, type TestTenant } from '@ploegplan/server/test/factories';
import { details, hours, notes, recorded, save } from './employee-planning.ts';
import { addressOf, expect, expectAccessible, signIn } from './fixtures.ts';
import type { Front } from './front.ts';
import { makePhoto } from './photo.ts';
import { blocks, drawerOf } from './planning.ts';
import { beInstalled, beKept, beOffered, test, untilOnDevice, updateBar } from './pwa.ts';
import { logIn, openMenu } from './session.ts';

/** Working without a network, with the service worker of the installed application. */
test.use({
  serviceWorkers: 'allow',
  expectedErrors: /^Failed to load resource|NetworkError|ERR_CONNECTION/,
});

const KEPT = 'Bewaard op je telefoon, wordt verstuurd zodra er verbinding is';
const sign = (page: Page) => page.getByRole('button', { name: 'Geen verbinding' });
const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.jpg`);

/** Opens the installed application once with a connection, with work of today. */
async function install(
  { page, context, front }: { page: Page; context: BrowserContext; front: Front },
  tenant: TestTenant,
  { username, employeeId }: { username: string; employeeId: string },
) {
  const project_id = await makeProject(tenant, { title: 'Kelder Voorbeeld' });
  const item = { project_id, date: today(), employeeIds: [employeeId] };
  const { id } = await makePlanningItem(tenant, item);
  await makePlanningItem(tenant, { ...item, date: addDays(today(), 28) });
  const address = front.addressOf(tenant);
  await beInstalled(context);
  await signIn(page, address, username);
  await page.goto(`${address}/employeeplanning`);
  await beKept(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await untilOnDevice(page);
  return { id, address };
}

/** Ends the application, as a phone does with one that is out of sight, and opens it again. */
async function reopen(page: Page, address: string): Promise<Page> {
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(`${address}/employeeplanning`);
  return next;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('button').first().click();
  await hours(page).fill('7,75');
  await notes(page).fill('Vak 1 af');
  await details(page).getByRole('button', { name: 'Afbeeldingen toevoegen' }).click();
  const picker = page.getByRole('dialog', { name: 'Afbeeldingen toevoegen' });
  const photos = await Promise.all(names.map((name) => makePhoto(page, name)));
  await picker.locator('input[type=file]').setInputFiles(photos);
  await picker.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(details(page).getByLabel('Naam')).toHaveCount(5);
  await save(page).click();
}

const photosOf = (tenant: TestTenant, id: string) =>
  tenant.transact(async (tx) => {
    const rows = await tx
      .selectFrom('images')
      .select('filename')
      .where('planning_item_id', '=', id)
      .orderBy('filename')
      .execute();
    return rows.map(({ filename }) => filename);
  });

test('hours, notes and five photos of a cold start in flight mode arrive once, after the app was killed', {
  tag: '@phone',
}, async ({ page, context, browser, tenant, employee, admin, front }) => {
  const { id, address } = await install({ page, context, front }, tenant, employee);
  front.connect(false);
  const cellar = await reopen(page, address);
  await expect(cellar.getByRole('article')).toHaveCount(2);
  await expect(cellar.getByText(/^Stand van \d\d:\d\d uur$/)).toBeVisible();
  await expect(sign(cellar)).toBeVisible();
  await expectAccessible(cellar);
  await fillIn(cellar);
  await expect(cellar.getByText(KEPT)).toBeVisible();
  await expect(details(cellar)).toBeHidden();

  const later = await reopen(cellar, address);
  await expect(
    later.getByRole('status').getByText('5 wijzigingen wachten op verbinding'),
  ).toBeVisible();
  await expect(later.getByRole('article').first()).toContainText('7,75 uur');
  await expectAccessible(later);
  front.connect(true);
  await later.evaluate(() => dispatchEvent(new Event('online')));
  await expect(later.getByText('op verbinding')).toHaveCount(0, { timeout: 30_000 });
  await expect(later.getByText(/^Stand van/)).toHaveCount(0);
  await expect(sign(later)).toBeHidden();
  expect(await recorded(tenant, id)).toEqual({ hours_worked: 7.75, notes: 'Vak 1 af' });
  expect(await photosOf(tenant, id)).toEqual(names);

  await using desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const office = await desk.newPage();
  await signIn(office, addressOf(tenant.name), admin.username);
  await office.goto(`${addressOf(tenant.name)}/planning`);
  await blocks(office, 'Kelder Voorbeeld').first().click();
  await expect(drawerOf(office).getByText('7,75 uur')).toBeVisible();
  await expect(drawerOf(office).getByRole('button', { name: /^[a-e]\.jpg$/ })).toHaveCount(5);
});

test('an upload that is cut off goes on where it was after the app was killed; the photo whose answer was lost is there once', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { id, address } = await install({ page, context, front }, tenant, employee);
  front.cutAfter(/^PATCH \/api\/employee-planning\//);
  await fillIn(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  expect(await photosOf(tenant, id)).toEqual(['a.jpg']);
  front.connect(true);
  const later = await reopen(page, address);
  await expect.poll(() => photosOf(tenant, id), { timeout: 30_000 }).toEqual(names);
  await expect(later.getByText('op verbinding')).toHaveCount(0);
  expect(await recorded(tenant, id)).toEqual({ hours_worked: 7.75, notes: 'Vak 1 af' });
});

/**
 * What the browser was asked to wake the service worker for. Noted in the place of the browser, because a headless one has the
 * event but refuses to be asked.
 */
async function noteTags(page: Page): Promise<string[]> {
  const tags: string[] = [];
  await page.exposeFunction('noteTag', (tag: string) => void tags.push(tag));
  await page.evaluate(() => {
    const { sync } = Object.getOwnPropertyDescriptors(ServiceWorkerRegistration.prototype);
    if (!sync) throw new Error('This browser has no Background Sync');
    const register = (tag: string) => Reflect.get(window, 'noteTag')(tag);
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: { register } });
  });
  return tags;
}

/** Wakes the service worker as the browser does when it finds a connection, with no page of the application open. */
async function wakeWorker(context: BrowserContext, origin: string, tag: string): Promise<void> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const event = { origin, registrationId, tag, lastChance: false };
  await browser.send('ServiceWorker.dispatchSyncEvent', event);
  await page.close();
}

test('what waits is sent with the application closed, and shown as recorded by the next cold start in flight mode', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { id, address } = await install({ page, context, front }, tenant, employee);
  const tags = await noteTags(page);
  front.connect(false);
  await fillIn(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect.poll(() => tags).toEqual([`ploegplan-outbox.${tenant.name}.${employee.id}`]);
  const [tag = ''] = tags;
  await page.close({ runBeforeUnload: false });
  front.connect(true);
  await wakeWorker(context, address, tag);
  await expect.poll(() => photosOf(tenant, id), { timeout: 30_000 }).toEqual(names);
  expect(await recorded(tenant, id)).toEqual({ hours_worked: 7.75, notes: 'Vak 1 af' });

  front.connect(false);
  const later = await context.newPage();
  await expect(async () => {
    await later.goto(`${address}/employeeplanning`);
    await expect(later.getByRole('article').first()).toContainText('7,75 uur', { timeout: 2_000 });
  }).toPass();
  await expect(sign(later)).toBeVisible();
  await expect(later.getByText('op verbinding')).toHaveCount(0);
});

test('nothing is sent in the background for who signed out without a connection', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { id, address } = await install({ page, context, front }, tenant, employee);
  const tags = await noteTags(page);
  front.connect(false);
  await fillIn(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect.poll(() => tags).toEqual([`ploegplan-outbox.${tenant.name}.${employee.id}`]);
  const [tag = ''] = tags;
  await (await openMenu(page)).getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(`${address}/inloggen`);
  await page.close({ runBeforeUnload: false });
  front.connect(true);
  const worker = context.serviceWorkers().find((one) => one.url().startsWith(address));
  await worker?.evaluate(async (tag) => {
    const work: Promise<void>[] = [];
    const waitUntil = (one: Promise<void>) => void work.push(one);
    dispatchEvent(Object.assign(new Event('sync'), { tag, waitUntil }));
    await Promise.all(work);
  }, tag);
  expect(worker).toBeDefined();
  expect(await recorded(tenant, id)).toEqual({ hours_worked: null, notes: '' });

  const later = await context.newPage();
  await later.goto(`${address}/inloggen`);
  await logIn(later, employee.username);
  await expect.poll(() => photosOf(tenant, id), { timeout: 30_000 }).toEqual(names);
});

test('what waits survives an update of the app', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { id } = await install({ page, context, front }, tenant, employee);
  front.lose(/\/api\/employee-planning\/[\w-]+$/);
  await fillIn(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  front.release();
  await beOffered(page);
  await updateBar(page).getByRole('button', { name: 'Vernieuwen' }).click();
  await expect(
    page.getByRole('status').getByText('5 wijzigingen wachten op verbinding'),
  ).toBeVisible();
  front.lose(undefined);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => photosOf(tenant, id), { timeout: 30_000 }).toEqual(names);
});

for (const instead of ['portal', 'silence'] as const) {
  test(`behind a server that is no server (${instead}) a cold start shows the planning and the lost connection`, {
    tag: '@phone',
  }, async ({ page, context, tenant, employee, front }) => {
    const { address } = await install({ page, context, front }, tenant, employee);
    front.stand(instead);
    const again = await reopen(page, address);
    await expect(again.getByRole('article')).toHaveCount(2);
    await expect(sign(again)).toBeVisible();
    front.stand(undefined);
    await expect(sign(again)).toBeHidden();
    await expect(again.getByText(/^Stand van/)).toHaveCount(0);
  });
}
