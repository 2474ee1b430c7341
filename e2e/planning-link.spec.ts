import { PublicPlanning } from '@ploegplan/contract/planning-links.schemas';
import { instantOf } from '@ploegplan/contract/rules/clock';
import { addDays, dayNumber, today } from '@ploegplan/contract/rules/dates';
import { sample } from '@ploegplan/contract/test/sample';
import {
  makeEmployee,
  makePlanningItem,
  makePlanningLink,
  makeTenant,
} from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, test } from './fixtures.ts';
import { startOwnServer } from './own-server.ts';

/** The time of a day in the tenant's zone. */
const at = (date: string, minutes: number) =>
  new Date(instantOf(dayNumber(date), minutes) * 60_000);

test('a screen shows the next day at midnight, outlives a restart of the server, and ends when its link is revoked', async ({
  page,
}) => {
  await using stack = new AsyncDisposableStack();
  const { app, database } = await startOwnServer(stack);
  const { port } = new URL(app.address);
  const tenant = await makeTenant({ database });
  const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
  const day = today();
  const plan = (date: string, location: string) =>
    makePlanningItem(tenant, { date, location, employeeIds: [ann] });
  await plan(day, 'Kade 1');
  const { id } = await plan(addDays(day, 1), 'Poort 2');
  const link = await makePlanningLink(tenant);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install({ time: at(day, 24 * 60 - 1) });
  const loaded = page.waitForResponse(/\/planninglink$/);
  const address = addressOf(tenant.name).replace(/\d+$/, port);
  await page.goto(`${address}/planninglink#${link.token}`);
  expect((await loaded).headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await expect(page.getByRole('article')).toContainText(['Kade 1']);
  await expect(page.getByRole('article')).toContainText(['Ann de Boer']);
  await expectAccessible(page);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('article')).toContainText(['Kade 1']);
  await page.clock.fastForward(20_000);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('article')).toContainText(['Poort 2']);

  await app.kill('app');
  await expect(page.getByRole('status')).toHaveText(/^Geen verbinding, stand van \d\d:\d\d uur$/);
  await expect(page.getByRole('article')).toContainText(['Poort 2']);
  await tenant.transact((tx) =>
    tx.updateTable('planning_items').set({ location: 'Dok 3' }).where('id', '=', id).execute(),
  );
  await app.start(port);
  await expect(page.getByRole('article')).toContainText(['Dok 3']);
  await expect(page.getByRole('status')).toHaveText('');

  await tenant.transact((tx) =>
    tx.deleteFrom('planning_links').where('id', '=', link.id).execute(),
  );
  await expect(page.getByText('Deze link werkt niet')).toBeVisible();
  await expect(page.getByText('Dok 3')).toHaveCount(0);
});

test('a page of another version than that of the server loads itself again, and not over and over', async ({
  page,
  tenant,
}) => {
  const { token } = await makePlanningLink(tenant);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const newer = sample(PublicPlanning, {
    from: today(),
    to: today(),
    items: [],
    page: 'assets/index-newer.js',
  });
  await page.route(/\/api\/public-planning\?/, (route) => route.fulfill({ json: newer }));
  await page.goto(`${addressOf(tenant.name)}/planninglink#${token}`);
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByText('niets gepland')).toBeVisible();
  await page.getByRole('button', { name: 'Week' }).click();
  await expect(page.getByText('niets gepland')).toBeVisible();
  expect(loads).toBe(2);
});
