import { getToday } from '@ploegplan/contract/dates/dates';
import { tellDays } from '@ploegplan/server/platform/told-days';
import type { TestTenant } from '@ploegplan/server/test/data/factories';
import { changeRows } from '@ploegplan/server/test/data/rows';
import { addressOf, expect, expectAccessible, signIn } from '../support/fixtures.ts';
import { install, kept } from '../support/offline.ts';
import { test } from '../support/pwa.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /^Failed to load resource|NetworkError|ERR_CONNECTION/,
});

const tell = (tenant: TestTenant) =>
  tenant.transact((tx) => tellDays(tx, { from: getToday(), to: getToday() }));

const readAnswers = (tenant: TestTenant) =>
  tenant.transact((tx) =>
    tx.selectFrom('day_receipts').select('answer').where('answer', '<>', 'shown').execute(),
  );

test('a worker who was offline sees the difference when he is back; his Gezien without a connection arrives once, and the board shows live who saw it', {
  tag: '@phone',
}, async ({ page, context, browser, tenant, employee, admin, front }) => {
  const { id } = await install({ page, context, front }, tenant, employee);
  await using desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const office = await desk.newPage();
  const listening = office.waitForRequest(/\/api\/events/);
  await signIn(office, addressOf(tenant.name), admin.username);
  await office.goto(`${addressOf(tenant.name)}/planning`);
  await listening;

  const card = page.getByRole('region', { name: 'Nieuws over je planning' });
  const seen = card.getByRole('button', { name: 'Gezien' });
  await tell(tenant);
  await expect(card).toContainText('Kelder Voorbeeld');
  const count = (text: string) => office.getByRole('button', { name: text, exact: true });
  await expect(count('1 van 1 gezien')).toBeVisible();
  await seen.click();
  await expect(card).toBeHidden();
  await expect.poll(() => readAnswers(tenant)).toHaveLength(1);

  const connect = async (isOnline: boolean) => {
    front.connect(isOnline);
    await context.setOffline(!isOnline);
    await page.evaluate((name) => dispatchEvent(new Event(name)), isOnline ? 'online' : 'offline');
  };
  await connect(false);
  await changeRows(tenant, 'planning_items', { start_time: '06:30' }, { id });
  await tell(tenant);
  await expect(count('0 van 1 gezien')).toBeVisible();
  await connect(true);
  await expect(card).toContainText('Kelder Voorbeeld: was zonder tijden, nu vanaf 06:30');
  await expectAccessible(page);
  await expect(count('1 van 1 gezien')).toBeVisible();

  await connect(false);
  await seen.click();
  await expect(kept(page)).toBeVisible();
  await expect(card).toBeHidden();
  expect(await readAnswers(tenant)).toHaveLength(1);
  await connect(true);
  await expect.poll(() => readAnswers(tenant), { timeout: 30_000 }).toHaveLength(2);
  await expect(page.getByText('op verbinding')).toHaveCount(0);
  expect(await readAnswers(tenant)).toEqual([{ answer: 'seen' }, { answer: 'seen' }]);
});
