import { today } from '@ploegplan/contract/rules/dates';
import {
  makeEmployee,
  makePlanningItem,
  makeTenant,
  makeUser,
  type TestTenant,
} from '@ploegplan/server/test/factories';
import { openSessionMint } from '@ploegplan/server/test/session-mint';
import { addressOf, expect, signIn, test } from './fixtures.ts';
import { startFront } from './front.ts';
import { AFTER_RESTART, startOwnServer } from './own-server.ts';
import { blocks, drawerOf } from './planning.ts';

const plan = async (tenant: TestTenant) => {
  const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
  const item = { date: today(), employeeIds: [ann], location: 'Begin' };
  const { id } = await makePlanningItem(tenant, item);
  return {
    move: (location: string) =>
      tenant.transact((tx) =>
        tx.updateTable('planning_items').set({ location }).where('id', '=', id).execute(),
      ),
  };
};

test('a killed server shows the connection warning; after a restart missed changes are marked and live updates resume', async ({
  page,
}) => {
  // It starts a database and, twice, a server of its own.
  test.slow();
  await using stack = new AsyncDisposableStack();
  const { app, database } = await startOwnServer(stack);
  const { port } = new URL(app.address);
  const tenant = await makeTenant({ database });
  const { username } = await makeUser(tenant);
  const { move } = await plan(tenant);
  const address = addressOf(tenant.name).replace(/\d+$/, port);
  await signIn(page, address, username, await openSessionMint(database));
  await page.goto(`${address}/planning`);
  await expect(blocks(page, 'Begin')).toBeVisible();
  const sign = page.getByRole('button', { name: 'Geen verbinding' });
  const mark = page.getByRole('img', { name: 'Zojuist gewijzigd' });
  await move('Daarna');
  await expect(blocks(page, 'Daarna').filter({ has: mark })).toBeVisible();
  await blocks(page, 'Daarna').click();
  await drawerOf(page).getByRole('button', { name: 'Annuleren' }).click();
  await expect(drawerOf(page)).toBeHidden();
  await expect(mark).toHaveCount(0);
  await expect(sign).toBeHidden();

  await app.kill('app');
  await expect(sign).toBeVisible();
  // The server is down, so no event is sent for this change.
  await move('Intussen');
  await expect(blocks(page, 'Daarna')).toBeVisible();

  await app.start(port);
  await expect(blocks(page, 'Intussen').filter({ has: mark })).toBeVisible(AFTER_RESTART);
  await expect(sign).toBeHidden();
  await move('Ten slotte');
  await expect(blocks(page, 'Ten slotte')).toBeVisible();
  await expect(page.locator('[data-bar]')).toHaveCount(1);
});

test('a live update passes a buffering proxy', async ({ page, tenant, admin }) => {
  await using front = await startFront();
  const { move } = await plan(tenant);
  await signIn(page, front.addressOf(tenant), admin.username);
  const stream = page.waitForResponse(/\/api\/events/);
  await page.goto(`${front.addressOf(tenant)}/planning`);
  await expect(blocks(page, 'Begin')).toBeVisible();
  await stream;
  await move('Daarna');
  await expect(blocks(page, 'Daarna')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Geen verbinding' })).toBeHidden();
});
