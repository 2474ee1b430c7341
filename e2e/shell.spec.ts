import { today } from '@ploegplan/contract/rules/dates';
import { makePlanningItem } from '@ploegplan/server/test/factories';
import { details, openDetails, save } from './employee-planning.ts';
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

test('a notification is green for a success, red for a failure, and gone after four seconds', async ({
  page,
  tenant,
  employee,
}) => {
  await makePlanningItem(tenant, { date: today(), employeeIds: [employee.employeeId] });
  await openDetails(page, tenant, employee.username);
  /** The hue of a notification's icon, 0 to 360. */
  const hueOf = (text: string) =>
    page
      .locator('.mantine-Notification-root', { hasText: text })
      .locator('.mantine-Notification-icon')
      .evaluate((element) => {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []
        ).map(Number);
        const turn = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
        return Math.round(((turn * 180) / Math.PI + 360) % 360);
      });

  await page.route('**/employee-planning/**', (route) => route.abort());
  await save(page).click();
  await expect(page.getByText('Fout bij het opslaan van uren.')).toBeVisible();
  expect(await hueOf('Fout bij het opslaan van uren.')).toBeLessThan(15);
  await page.unroute('**/employee-planning/**');

  await save(page).click();
  await expect(page.getByText('Uren opgeslagen.')).toBeVisible();
  expect(Math.abs((await hueOf('Uren opgeslagen.')) - 130)).toBeLessThan(30);
  await expect(page.getByText('Uren opgeslagen.')).toHaveCount(0, { timeout: 8_000 });
});
