import type { Page } from '@playwright/test';
import { addDays, mondayOf, today } from '@ploegplan/contract/rules/dates';
import {
  makeProject,
  makeStatus,
  makeUser,
  type TestTenant,
} from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn, test } from './fixtures.ts';
import { boxOf } from './planning.ts';

const monday = mondayOf(today());
const friday = addDays(monday, 4);
const nextMonday = addDays(monday, 7);

const barOf = (page: Page) => page.getByRole('gridcell', { name: /^Kade ·/ });

async function openTimeline(page: Page, tenant: TestTenant, username: string): Promise<void> {
  const address = addressOf(tenant.name);
  await signIn(page, address, username);
  const stream = page.waitForRequest(/\/api\/events/);
  await page.goto(`${address}/projecttimeline`);
  await stream;
  await expect(barOf(page)).toBeVisible();
}

test('the end of a bar that is dragged moves for a colleague too, and undoing puts it back for both', async ({
  page,
  browser,
  tenant,
  admin,
}) => {
  const status_id = await makeStatus(tenant);
  await makeProject(tenant, { title: 'Kade', status_id, start_date: monday, end_date: friday });
  const colleague = await (await browser.newContext()).newPage();
  await openTimeline(page, tenant, admin.username);
  await openTimeline(colleague, tenant, (await makeUser(tenant)).username);
  const widthOf = async (one: Page) => (await boxOf(barOf(one))).width;
  const { x, y, width, height } = await boxOf(barOf(page));
  const day = width / 5;
  const end = { x: x + width - 3, y: y + height / 2 };
  await page.mouse.move(end.x, end.y);
  await page.mouse.down();
  await page.mouse.move(end.x + 3 * day, end.y, { steps: 4 });
  await page.mouse.up();

  const endDate = () =>
    tenant.transact(async (tx) => {
      const row = await tx.selectFrom('projects').select('end_date').executeTakeFirstOrThrow();
      return row.end_date;
    });
  await expect.poll(endDate).toBe(nextMonday);
  await expect.poll(async () => Math.round((await widthOf(colleague)) / day)).toBe(8);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(endDate).toBe(friday);
  for (const one of [page, colleague]) {
    await expect.poll(async () => Math.round((await widthOf(one)) / day)).toBe(5);
  }
});
