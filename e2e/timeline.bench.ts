import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, mondayOf, today } from '@ploegplan/contract/dates/dates';
import { makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, signIn, test } from './fixtures.ts';
import { planDays } from './planned-days.ts';
import { scrollBoard, textOf, WHEEL } from './scrolled-frames.ts';

const PROJECTS = 2_000;
const ROUNDS = 3;
const YEARS = 5;

/** Projects of one to nine weeks, spread over the years around today; each is planned this week, which is a bar of the planning. */
async function fill(tenant: TestTenant): Promise<void> {
  const first = addDays(today(), -Math.floor((YEARS * 365) / 2));
  const rows = Array.from({ length: PROJECTS }, (_, at) => {
    const start_date = addDays(first, (at * 911) % (YEARS * 365));
    return {
      id: randomUUIDv7(),
      title: `Werk ${at}`,
      hue: at % 360,
      start_date,
      end_date: addDays(start_date, 6 + 7 * (at % 9)),
    };
  });
  await tenant.transact(async (tx) => {
    await tx.insertInto('projects').values(rows).execute();
  });
  const monday = mondayOf(today());
  await planDays(
    tenant,
    rows.flatMap(({ id: project_id }) =>
      [0, 1, 2].map((day) => ({ date: addDays(monday, day), project_id, employee_id: null })),
    ),
  );
}

/** Milliseconds from a press on a zoom to the next frame with bars. */
const zoom = (page: Page, label: string): Promise<number> =>
  page.evaluate(async (text) => {
    const input = [...document.querySelectorAll('label')].find((one) => one.textContent === text);
    const began = performance.now();
    input?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
  }, label);

async function openTimeline(page: Page, address: string): Promise<number> {
  const answered = page.waitForResponse(/\/api\/projects\?/).then(async (response) => {
    await response.finished();
    return Date.now();
  });
  await page.goto(`${address}/projecttimeline`);
  const arrived = await answered;
  await page.locator('[data-project]').first().waitFor();
  return Date.now() - arrived;
}

/** The planning of this month with a row for each project. */
async function openPlanning(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/planning`);
  await page.getByText('Maand', { exact: true }).click();
  await page.getByRole('button', { name: 'Weergave' }).click();
  await page.getByRole('menuitemradio', { name: 'Projecten' }).click();
  await page.keyboard.press('Escape');
  await page.locator('[data-bar]').first().waitFor();
}

test('two thousand projects over five years', async ({ page, tenant }) => {
  test.setTimeout(300_000);
  await fill(tenant);
  const { username } = await makeUser(tenant);
  const address = addressOf(tenant.name);
  await signIn(page, address, username);
  for (let round = 0; round < ROUNDS; round++) {
    const shown = await openTimeline(page, address);
    console.log(`first rows after data: ${shown} ms`);
    await page.waitForTimeout(1_500);
    const works: Record<string, number> = {};
    for (const label of ['Week', 'Maand', 'Kwartaal', 'Jaar']) {
      const zoomed = await zoom(page, label);
      const all = await scrollBoard(page, 'whole board');
      const wheel = await scrollBoard(page, WHEEL);
      works[label] = wheel.work;
      console.log(`${label}: zoom ${zoomed.toFixed(0)} ms; whole board: ${textOf(all)}`);
      console.log(`${label}: ${textOf(wheel)}`);
    }
    await openPlanning(page, address);
    await page.waitForTimeout(1_500);
    const planning = await scrollBoard(page, WHEEL);
    const ratios = Object.entries(works).map(
      ([label, work]) => `${label} ${(work / planning.work).toFixed(2)}`,
    );
    console.log(`planning: ${textOf(planning)}; ratios ${ratios.join(', ')}`);
  }
});
