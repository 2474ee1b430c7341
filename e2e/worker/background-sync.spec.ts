import type { BrowserContext, Page } from '@playwright/test';
import { SIGNED_IN_COOKIE } from '@ploegplan/server/platform/sessions/cookie';
import { makeUser, type TestTenant } from '@ploegplan/server/test/data/factories';
import { recorded } from '../support/employee-planning.ts';
import { expect, signIn } from '../support/fixtures.ts';
import type { Front } from '../support/front.ts';
import {
  fillIn,
  fillInHours,
  install,
  kept,
  kill,
  names,
  photosOf,
  reopen,
  sign,
} from '../support/offline.ts';
import { test } from '../support/pwa.ts';
import { logIn, openMenu, skipUntilVisible } from '../support/session.ts';

/** What waits is sent by the service worker, with the application closed. */
test.use({
  serviceWorkers: 'allow',
  expectedErrors: /^Failed to load resource|NetworkError|ERR_CONNECTION/,
});

/** What the browser is asked to wake the service worker for. */
const tagOf = ({ name }: TestTenant, { id }: { id: string }) => `ploegplan-outbox.${name}.${id}`;

/**
 * What the browser was asked for. Noted in the place of the browser, because a headless one has the event but refuses to be
 * asked.
 */
async function noteTags(page: Page): Promise<ReadonlySet<string>> {
  const tags = new Set<string>();
  await page.exposeFunction('noteTag', (tag: string) => void tags.add(tag));
  await page.evaluate(() => {
    const { sync } = Object.getOwnPropertyDescriptors(ServiceWorkerRegistration.prototype);
    if (!sync) throw new Error('This browser has no Background Sync');
    const register = (tag: string) => Reflect.get(window, 'noteTag')(tag);
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: { register } });
  });
  return tags;
}

const expectTag = (tags: ReadonlySet<string>, tag: string) =>
  expect.poll(() => [...tags]).toEqual([tag]);

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

function workerOf(context: BrowserContext, address: string) {
  const worker = context.serviceWorkers().find((candidate) => candidate.url().startsWith(address));
  if (!worker) throw new Error('No service worker is running');
  return worker;
}

/** Wakes the service worker for all of these at once; how the work of each that it took ended. */
const wakeAtOnce = (context: BrowserContext, address: string, ...tags: string[]) =>
  workerOf(context, address).evaluate(async (all) => {
    const work: Promise<void>[] = [];
    const waitUntil = (one: Promise<void>) => void work.push(one);
    for (const tag of all) dispatchEvent(Object.assign(new Event('sync'), { tag, waitUntil }));
    return (await Promise.allSettled(work)).map(({ status }) => status);
  }, tags);

/** The hours that one of those who do this work has recorded. */
const hoursOf = (tenant: TestTenant, id: string, employeeId: string) =>
  tenant.transact(async (tx) => {
    const row = await tx
      .selectFrom('planning_assignments')
      .select('hours_worked')
      .where('planning_item_id', '=', id)
      .where('employee_id', '=', employeeId)
      .executeTakeFirstOrThrow();
    return row.hours_worked;
  });

/** Hours, a note and photos, which wait on the phone. */
async function fillInOffline(page: Page, front: Front): Promise<void> {
  front.connect(false);
  await fillIn(page);
  await expect(kept(page)).toBeVisible();
}

test('what waits is sent with the application closed, and shown as recorded by the next cold start in flight mode', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { id, address } = await install({ page, context, front }, tenant, employee);
  const tags = await noteTags(page);
  await fillInOffline(page, front);
  const tag = tagOf(tenant, employee);
  await expectTag(tags, tag);
  await kill(page);
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

test('behind a silent server the browser is asked once the user is told, and when a page is hidden that sends; the service worker leaves the sending to a visible page', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { id, address } = await install({ page, context, front }, tenant, employee);
  await context.clock.install();
  const tags = await noteTags(page);
  front.stand('silence');
  await fillInHours(page, '7,75');
  await skipUntilVisible(kept(page));
  const tag = tagOf(tenant, employee);
  await expectTag(tags, tag);
  expect(await wakeAtOnce(context, address, tag)).toEqual(['fulfilled']);

  const later = await reopen(page, address);
  await skipUntilVisible(later.getByText('1 wijziging bewaard, wacht op verbinding').first());
  const laterTags = await noteTags(later);
  await later.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectTag(laterTags, tag);
  await kill(later);
  front.stand(undefined);
  expect(await wakeAtOnce(context, address, tag)).toEqual(['fulfilled']);
  expect(await recorded(tenant, id)).toMatchObject({ hours_worked: 7.75 });
});

test('of two users whose work waits on one phone, the service worker sends only that of who is signed in, as theirs', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const other = await makeUser(tenant, { userType: 'employee' });
  const otherId = other.employeeId ?? '';
  const { id, address } = await install({ page, context, front }, tenant, employee, [otherId]);
  front.connect(false);
  await fillInHours(page, '7,75');
  await expect(kept(page)).toBeVisible();
  await kill(page);
  front.connect(true);
  const next = await context.newPage();
  await signIn(next, address, other.username);
  await next.goto(`${address}/employeeplanning`);
  await expect(next.getByRole('article')).toHaveCount(2);
  front.connect(false);
  await fillInHours(next, '4');
  await expect(kept(next)).toBeVisible();
  await kill(next);
  front.connect(true);

  const tags = [tagOf(tenant, employee), tagOf(tenant, other)];
  expect(await wakeAtOnce(context, address, ...tags)).toEqual(['rejected', 'fulfilled']);
  expect(await hoursOf(tenant, id, otherId)).toBe(4);
  expect(await hoursOf(tenant, id, employee.employeeId)).toBeNull();

  const later = await context.newPage();
  await signIn(later, address, employee.username);
  await later.goto(`${address}/employeeplanning`);
  await expect.poll(() => hoursOf(tenant, id, employee.employeeId)).toBe(7.75);
  expect(await hoursOf(tenant, id, otherId)).toBe(4);
});

test('nothing is sent in the background for who signed out without a connection', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { id, address } = await install({ page, context, front }, tenant, employee);
  await fillInOffline(page, front);
  await (await openMenu(page)).getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Toch uitloggen' }).click();
  await expect(page).toHaveURL(`${address}/inloggen`);
  await kill(page);
  front.connect(true);
  const tag = tagOf(tenant, employee);
  expect(await wakeAtOnce(context, address, tag)).toEqual(['fulfilled']);
  expect(await recorded(tenant, id)).toEqual({ hours_worked: null, notes: '' });

  const later = await context.newPage();
  await later.goto(`${address}/inloggen`);
  await logIn(later, employee.username);
  await expect.poll(() => photosOf(tenant, id), { timeout: 30_000 }).toEqual(names);
});

test('a sign-out while the service worker sends ends that after the request under way', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { id, address } = await install({ page, context, front }, tenant, employee);
  await fillInOffline(page, front);
  await kill(page);
  front.connect(true);
  const held = front.holdNext(/^PATCH \/api\/employee-planning\//);
  const sending = wakeAtOnce(context, address, tagOf(tenant, employee));
  await held.arrived;
  await context.clearCookies({ name: SIGNED_IN_COOKIE });
  held.release();
  expect(await sending).toEqual(['fulfilled']);
  expect(await photosOf(tenant, id)).toEqual(['a.jpg']);
});

test('kept answers that cannot be opened do not keep the service worker from sending', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { id, address } = await install({ page, context, front }, tenant, employee);
  front.connect(false);
  await fillInHours(page, '7,75');
  await expect(kept(page)).toBeVisible();
  await kill(page);
  front.connect(true);
  await workerOf(context, address).evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        // Of a later version of the application than this one can read.
        const opening = indexedDB.open(name, 99);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
    `ploegplan-kept.${tenant.name}.${employee.id}`,
  );
  const tag = tagOf(tenant, employee);
  expect(await wakeAtOnce(context, address, tag)).toEqual(['fulfilled']);
  expect(await recorded(tenant, id)).toMatchObject({ hours_worked: 7.75 });
});
