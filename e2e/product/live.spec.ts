import type { Page, Request } from '@playwright/test';
import { getToday } from '@ploegplan/contract/dates/dates';
import {
  makeEmployee,
  makePlanningItem,
  makeUser,
  type TestTenant,
} from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';
import { LineToCut } from '../support/line-to-cut.ts';
import { blocks, cellOf, drawerOf, openBoard, rowOf } from '../support/planning.ts';

/** Changes the location in the database, without an acting user. */
const move = (tenant: TestTenant, id: string, location: string) =>
  tenant.transact((tx) =>
    tx.updateTable('planning_items').set({ location }).where('id', '=', id).execute(),
  );

const plan = async (tenant: TestTenant, location: string) => {
  const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
  const item = { date: getToday(), employeeIds: [ann], location };
  return (await makePlanningItem(tenant, item)).id;
};

const streamOf = (page: Page) => page.waitForRequest(/\/api\/events/);

test('a change appears in another browser at once, marked until it is opened', async ({
  page,
  browser,
  tenant,
  admin,
}) => {
  await plan(tenant, 'Begin');
  await makeEmployee(tenant, { name: 'Bob Kuipers' });
  const colleague = await (await browser.newContext()).newPage();
  const streams = Promise.all([streamOf(page), streamOf(colleague)]);
  await openBoard(page, tenant, admin.username);
  await openBoard(colleague, tenant, (await makeUser(tenant)).username);
  await streams;

  const moved = (one: Page) => rowOf(one, 'Bob Kuipers').getByRole('gridcell', { name: 'Begin' });
  await blocks(colleague, 'Begin').hover();
  await colleague.mouse.down();
  const { x, y } = await cellOf(colleague, 'Bob Kuipers', getToday());
  await colleague.mouse.move(x, y, { steps: 4 });
  await colleague.mouse.up();
  await expect(moved(colleague)).toBeVisible();
  await expect(moved(page)).toBeVisible();

  const mark = 'Zojuist gewijzigd';
  await expect(moved(page).getByRole('img', { name: mark })).toBeVisible();
  await expect(colleague.getByRole('img', { name: mark })).toHaveCount(0);
  await moved(page).click();
  await expect(drawerOf(page)).toBeVisible();
  await expect(page.getByRole('img', { name: mark })).toHaveCount(0);
  await colleague.context().close();
});

test('a silently cut connection shows a warning; missed changes appear after reconnect', async ({
  page,
  tenant,
  admin,
}) => {
  await using line = new LineToCut();
  const port = await line.start();
  const address = addressOf(tenant.name).replace(/\d+$/, String(port));
  const id = await plan(tenant, 'Begin');
  await signIn(page, address, admin.username);
  await page.clock.install();
  const stream = streamOf(page);
  await page.goto(`${address}/planning`);
  await expect(blocks(page, 'Begin')).toBeVisible();
  await stream;
  await move(tenant, id, 'Daarna');
  await expect(blocks(page, 'Daarna')).toBeVisible();

  line.cut();
  const sign = page.getByRole('button', { name: 'Geen verbinding' });
  // A heartbeat is missed, and shown to be after a grace period.
  await page.clock.fastForward(3_500);
  await page.clock.fastForward(1_500);
  await expect(sign).toBeVisible();
  await move(tenant, id, 'Intussen');
  line.restore();
  await expect(blocks(page, 'Intussen')).toBeVisible();
  await expect(sign).toBeHidden();
});

test('browser tabs share one stream, another tab takes over, and the end of the session reaches all tabs', async ({
  page,
  tenant,
  admin,
}) => {
  const id = await plan(tenant, 'Begin');
  let open = 0;
  const count = (one: Page) => {
    one.on('request', (request) => {
      if (request.url().includes('/api/events')) open += 1;
    });
    const close = (request: Request) => {
      if (request.url().includes('/api/events')) open -= 1;
    };
    one.on('requestfailed', close);
    one.on('requestfinished', close);
  };
  count(page);
  await openBoard(page, tenant, admin.username);
  const tab = await page.context().newPage();
  count(tab);
  const second = streamOf(tab);
  await tab.goto(page.url());
  await second;
  await expect.poll(() => open).toBe(1);
  await move(tenant, id, 'Daarna');
  for (const one of [page, tab]) await expect(blocks(one, 'Daarna')).toBeVisible();

  const takenOver = streamOf(page);
  await tab.close();
  await takenOver;
  await move(tenant, id, 'Ten slotte');
  await expect(blocks(page, 'Ten slotte')).toBeVisible();

  const another = await page.context().newPage();
  await another.goto(page.url());
  await expect(blocks(another, 'Ten slotte')).toBeVisible();
  await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
  for (const one of [page, another]) await expect(one).toHaveURL(/\/session-expired$/);
});
