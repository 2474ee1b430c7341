import type { Page } from '@playwright/test';
import { getToday } from '@ploegplan/contract/dates/dates';
import { openSessionMint } from '@ploegplan/server/test/calls/session-mint';
import {
  makeEmployee,
  makePlanningItem,
  makePlanningLink,
  makeTenant,
  makeUser,
  type TestTenant,
} from '@ploegplan/server/test/data/factories';
import { addressOf, errorsOf, expect, signIn, test } from '../support/fixtures.ts';
import { startFront } from '../support/front.ts';
import { AFTER_RESTART, startOwnServer } from '../support/own-server.ts';
import { blocks, drawerOf } from '../support/planning.ts';

const plan = async (tenant: TestTenant) => {
  const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
  const item = { date: getToday(), employeeIds: [ann], location: 'Begin' };
  const { id } = await makePlanningItem(tenant, item);
  return {
    move: (location: string) =>
      tenant.transact((tx) =>
        tx.updateTable('planning_items').set({ location }).where('id', '=', id).execute(),
      ),
  };
};

const lostSign = (page: Page) => page.getByRole('button', { name: 'Geen verbinding' });
const changed = (page: Page) => page.getByRole('img', { name: 'Zojuist gewijzigd' });

/** Shows a change with its mark, which an opened item loses. */
async function expectMarked(page: Page, location: string): Promise<void> {
  await expect(blocks(page, location).filter({ has: changed(page) })).toBeVisible(AFTER_RESTART);
  await blocks(page, location).click();
  await drawerOf(page).getByRole('button', { name: 'Annuleren' }).click();
  await expect(drawerOf(page)).toBeHidden();
  await expect(changed(page)).toHaveCount(0);
  await expect(lostSign(page)).toBeHidden();
}

test('a killed server shows the connection warning on the board and on the screen of a link; after a restart both have what they missed, and live updates resume', async ({
  page,
  browser,
  contextOptions,
  expectedErrors,
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
  await using wall = await browser.newContext(contextOptions);
  const screen = await wall.newPage();
  const errors = errorsOf(screen, expectedErrors);
  const { token } = await makePlanningLink(tenant);
  await screen.goto(`${address}/planninglink#${token}`);
  const shown = screen.getByRole('article');
  await expect(shown).toContainText(['Begin']);
  await move('Daarna');
  await expectMarked(page, 'Daarna');
  await expect(shown).toContainText(['Daarna']);

  await app.kill('app');
  await expect(lostSign(page)).toBeVisible();
  await expect(screen.getByRole('status')).toHaveText(/^Geen verbinding, stand van \d\d:\d\d uur$/);
  // The server is down, so no event is sent for this change.
  await move('Intussen');
  await expect(blocks(page, 'Daarna')).toBeVisible();
  await expect(shown).toContainText(['Daarna']);

  await app.start(port);
  await expectMarked(page, 'Intussen');
  await expect(shown).toContainText(['Intussen'], AFTER_RESTART);
  await expect(screen.getByRole('status')).toHaveText('');
  await move('Ten slotte');
  await expect(blocks(page, 'Ten slotte')).toBeVisible();
  await expect(page.locator('[data-bar]')).toHaveCount(1);
  await expect(shown).toContainText(['Ten slotte']);
  expect(errors).toEqual([]);
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
  await expect(lostSign(page)).toBeHidden();
});
