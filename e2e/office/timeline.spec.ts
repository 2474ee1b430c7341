import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { makeProject, makeStatus } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';
import { boxOf } from '../support/planning.ts';

const monday = getMonday(getToday());
const friday = addDays(monday, 4);
const nextMonday = addDays(monday, 7);

test('the end of a bar that is dragged is stored, and undoing puts it back', async ({
  page,
  tenant,
  admin,
}) => {
  const status_id = await makeStatus(tenant);
  await makeProject(tenant, { title: 'Kade', status_id, start_date: monday, end_date: friday });
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/projecttimeline`);
  const bar = page.getByRole('gridcell', { name: /^Kade ·/ });
  const { x, y, width, height } = await boxOf(bar);
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
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(endDate).toBe(friday);
  await expect.poll(async () => Math.round((await boxOf(bar)).width / day)).toBe(5);
});
