import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, today } from '@ploegplan/contract/dates/dates';
import {
  leaveKindOf,
  makeProject,
  makeUser,
  type TestTenant,
} from '@ploegplan/server/test/factories';
import { addressOf, signIn, test } from './fixtures.ts';
import { planDays } from './planned-days.ts';
import { scrollBoard, textOf, WHEEL } from './scrolled-frames.ts';

const PEOPLE = 300;
const BARS = 10;
const ROUNDS = 5;

/** People with leave all over the year, and as many bars of planning in this month: every other day another work. */
async function fill(tenant: TestTenant): Promise<void> {
  const kind_id = await leaveKindOf(tenant, 'vacation');
  const projects = await Promise.all(
    ['Kade', 'Toren', 'Brug'].map((title) => makeProject(tenant, { title })),
  );
  const first = `${today().slice(0, 4)}-01-05`;
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    id: randomUUIDv7(),
    name: `Werknemer ${at}`,
    contracts: JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]),
  }));
  const absences = people.flatMap(({ id }, at) =>
    Array.from({ length: BARS }, (_, nth) => {
      const first_day = addDays(first, 35 * nth + (at % 20));
      const last_day = addDays(first_day, nth % 5);
      return {
        id: randomUUIDv7(),
        employee_id: id,
        kind: 'vacation',
        kind_id,
        first_day,
        last_day,
      };
    }),
  );
  await tenant.transact(async (tx) => {
    await tx.insertInto('employees').values(people).execute();
    await tx.insertInto('absences').values(absences).execute();
  });
  const month = `${today().slice(0, 7)}-01`;
  await planDays(
    tenant,
    people.flatMap(({ id: employee_id }, at) =>
      Array.from({ length: BARS }, (_, nth) => ({
        date: addDays(month, 2 * nth + (at % 2)),
        project_id: projects[(at + nth) % 3] ?? null,
        employee_id,
      })),
    ),
  );
}

async function openLeave(page: Page, address: string): Promise<number> {
  const answered = page.waitForResponse(/\/api\/absences\?/).then(async (response) => {
    await response.finished();
    return Date.now();
  });
  await page.goto(`${address}/employeeabsences`);
  const arrived = await answered;
  await page.locator('[data-bar]').first().waitFor();
  return Date.now() - arrived;
}

async function openPlanning(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/planning`);
  await page.getByText('Maand', { exact: true }).click();
  await page.locator('[data-bar]').first().waitFor();
}

test('a year of leave of three hundred people', async ({ page, tenant }) => {
  test.setTimeout(300_000);
  await fill(tenant);
  const { username } = await makeUser(tenant);
  const address = addressOf(tenant.name);
  await signIn(page, address, username);
  await openLeave(page, address);
  await page.getByText('Jaar', { exact: true }).click();
  for (let round = 0; round < ROUNDS; round++) {
    const shown = await openLeave(page, address);
    console.log(`first rows after data: ${shown} ms`);
    await page.waitForTimeout(1_500);
    console.log(`leave, whole board: ${textOf(await scrollBoard(page, 'whole board'))}`);
    const leave = await scrollBoard(page, WHEEL);
    await openPlanning(page, address);
    await page.waitForTimeout(1_500);
    const planning = await scrollBoard(page, WHEEL);
    console.log(`leave: ${textOf(leave)}`);
    console.log(`planning: ${textOf(planning)}; ratio ${(leave.work / planning.work).toFixed(2)}`);
  }
});
