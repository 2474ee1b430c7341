import { today } from '@ploegplan/contract/rules/dates';
import { makePlanningItem } from '@ploegplan/server/test/factories';
import { details, openDetails } from './employee-planning.ts';
import { addressOf, expect, signIn, test } from './fixtures.ts';

const widthOf = async (element: { boundingBox(): Promise<{ width: number } | null> }) =>
  Math.round((await element.boundingBox())?.width ?? 0);

test('the sidebar is 200 wide, on a phone three quarters of the window', async ({
  page,
  tenant,
  admin,
  isMobile,
}) => {
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/home`);
  await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  const sidebar = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(sidebar).toBeVisible();
  if (isMobile) await expect.poll(() => widthOf(sidebar)).toBe(Math.round(390 * 0.75));
  else expect((await page.getByRole('banner').boundingBox())?.x).toBe(200);
});

test('the drawer is 400 wide, on a phone as wide as the window', async ({
  page,
  tenant,
  employee,
  isMobile,
}) => {
  await makePlanningItem(tenant, { date: today(), employeeIds: [employee.employeeId] });
  await openDetails(page, tenant, employee.username);
  await expect.poll(() => widthOf(details(page))).toBe(isMobile ? 390 : 400);
});
