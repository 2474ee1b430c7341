import type { Page } from '@playwright/test';
import { getToday } from '@ploegplan/contract/dates/dates';
import { makePlanningItem, type TestTenant } from '@ploegplan/server/test/data/factories';
import { hours, notes, recorded } from '../support/employee-planning.ts';
import { expect } from '../support/fixtures.ts';
import { install, kill, photosOf } from '../support/offline.ts';
import { makePhoto } from '../support/photo.ts';
import { test } from '../support/pwa.ts';

/** Hours, a note and five photos on a slow phone whose application is killed at some moment from choosing to sent. */
test.use({
  serviceWorkers: 'allow',
  expectedErrors: /^Failed to load resource|NetworkError|ERR_CONNECTION/,
});

const five = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];

/** A photo that has to be scaled down. */
const large = { width: 2_600, height: 1_500 };

interface Work {
  page: Page;
  tenant: TestTenant;
  /** The planning item. */
  id: string;
}

const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Opslaan|Wordt opgeslagen…|Foto \d van \d)$/ }).last();
const pendingNames = (page: Page) => page.getByLabel('Naam');

async function choose({ page }: Work): Promise<void> {
  await page.getByRole('button', { name: 'Afbeeldingen toevoegen' }).click();
  const picker = page.getByRole('dialog', { name: 'Afbeeldingen toevoegen' });
  const photos = await Promise.all(five.map((name) => makePhoto(page, name, large)));
  await picker.locator('input[type=file]').setInputFiles(photos);
  await expect(picker.getByRole('status')).toContainText('5 afbeeldingen gekozen');
}

async function add(work: Work): Promise<void> {
  await choose(work);
  await work.page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(pendingNames(work.page)).toHaveCount(five.length);
}

async function fillIn(work: Work): Promise<void> {
  await add(work);
  await hours(work.page).fill('1,5');
  await notes(work.page).fill('Vak 1 af');
}

async function save(work: Work): Promise<void> {
  await fillIn(work);
  await saveButton(work.page).click();
}

const untilSent = (count: number) => async (work: Work) => {
  await save(work);
  const sent = async () => (await photosOf(work.tenant, work.id)).length;
  await expect.poll(sent, { timeout: 60_000, intervals: [20] }).toBeGreaterThanOrEqual(count);
};

/** What is done until the application is killed. */
const moments: [name: string, reach: (work: Work) => Promise<void>][] = [
  ['the photos are chosen', choose],
  ['the tap on save', save],
  ['the photos are added', add],
  ['everything is filled in', fillIn],
  [
    'it says that it is being saved',
    async (work) => {
      await save(work);
      await expect(saveButton(work.page)).not.toHaveText('Opslaan');
    },
  ],
  ['the first photo is sent', untilSent(1)],
  ['two photos are sent', untilSent(2)],
  ['three photos are sent', untilSent(3)],
  ['four photos are sent', untilSent(4)],
  ['all photos are sent', untilSent(5)],
];

async function openSlowly(page: Page, url: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  await expect(saveButton(page)).toBeVisible({ timeout: 30_000 });
}

/** Fills in what is not there any more of what had not been saved, and saves it. */
async function complete(work: Work): Promise<void> {
  const { page } = work;
  const isSent = async () => (await photosOf(work.tenant, work.id)).length === five.length;
  const isBack = async () => (await pendingNames(page).count()) === five.length;
  await expect.poll(async () => (await isBack()) || isSent(), { timeout: 60_000 }).toBe(true);
  if (await isBack()) {
    if ((await hours(page).inputValue()) === '') await hours(page).fill('1,5');
    if ((await notes(page).inputValue()) === '') await notes(page).fill('Vak 1 af');
    await saveButton(page).click();
  }
  await expect.poll(() => photosOf(work.tenant, work.id), { timeout: 60_000 }).toEqual(five);
}

// All ten take minutes: `npm run crash -w e2e`, before a release.
const count = Number(process.env.CRASH_MOMENTS ?? 2);

test('hours, a note and five photos on a slow phone are there or sent once after the app was killed at any moment', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  test.setTimeout(count * 60_000);
  const { address } = await install({ page, context, front }, tenant, employee);
  let now = page;
  for (const [name, reach] of moments.slice(0, count)) {
    await test.step(name, async () => {
      const item = { date: getToday(), employeeIds: [employee.employeeId] };
      const { id } = await makePlanningItem(tenant, item);
      const url = `${address}/planning-details/${id}?eigen=true`;
      await kill(now);
      now = await context.newPage();
      await openSlowly(now, url);
      await reach({ page: now, tenant, id });
      await kill(now);
      now = await context.newPage();
      await openSlowly(now, url);
      await complete({ page: now, tenant, id });
      expect(await recorded(tenant, id)).toEqual({ hours_worked: 1.5, notes: 'Vak 1 af' });
      await expect(now.getByText('op verbinding')).toHaveCount(0);
    });
  }
});
