import { getToday } from '@ploegplan/contract/dates/dates';
import { makePlanningItem } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';
import { logIn, openMenu } from '../support/session.ts';

test('a tab of the previous user shows the expired page and no data when another user signs in', async ({
  page,
  context,
  tenant,
  admin,
  employee,
}) => {
  const address = addressOf(tenant.name);
  const next = await context.newPage();
  await next.goto(`${address}/inloggen`);
  await expect(next.getByLabel('Gebruikersnaam')).toBeVisible();
  await signIn(page, address, admin.username);
  await page.goto(`${address}/users`);
  await expect(page.getByText(admin.username).first()).toBeVisible();
  await logIn(next, employee.username);
  await expect(next).toHaveURL(`${address}/employeeplanning`);
  await expect(page).toHaveURL(`${address}/session-expired`);
  await expect(page.getByText(admin.username)).toHaveCount(0);
});

test.describe('signing out without connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|^Failed to load resource/ });

  test('ends the session at once and is sent to the server before any other call', {
    tag: '@phone',
  }, async ({ page, tenant, employee }) => {
    const address = addressOf(tenant.name);
    await makePlanningItem(tenant, { date: getToday(), employeeIds: [employee.employeeId] });
    await signIn(page, address, employee.username);
    await page.goto(`${address}/employeeplanning`);
    const signOut = (await openMenu(page)).getByRole('button', { name: 'Uitloggen' });
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await signOut.click();
    await expect(page).toHaveURL(`${address}/inloggen`);
    await expect(
      page.getByText('Het uitloggen wordt afgemaakt zodra er weer verbinding is'),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
    await page.unroute('**/api/**');
    await page.goto(`${address}/`);
    await expect(page).toHaveURL(`${address}/inloggen`);
    const left = await tenant.transact((tx) => tx.selectFrom('sessions').selectAll().execute());
    expect(left).toEqual([]);
    await logIn(page, employee.username);
    await expect(page).toHaveURL(`${address}/employeeplanning`);
    await page.reload();
    await expect(page).toHaveURL(`${address}/employeeplanning`);
  });
});
