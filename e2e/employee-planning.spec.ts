import { addDays, today } from '@ploegplan/contract/rules/dates';
import { makePlanningItem, makeProject } from '@ploegplan/server/test/factories';
import {
  contact,
  details,
  hours,
  openDetails,
  openList,
  record,
  recorded,
  save,
  setItem,
} from './employee-planning.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test.describe('the own days', () => {
  test('today comes first, then the coming days; a place opens navigation', async ({
    page,
    tenant,
    employee,
  }) => {
    const employeeIds = [employee.employeeId];
    const project_id = await makeProject(tenant, { title: 'Nieuwbouw De Proef' });
    const later = { date: addDays(today(), 2), employeeIds, location: 'Kade 1, Utrecht' };
    await makePlanningItem(tenant, { ...later, project_id });
    await openList(page, tenant, employee.username);

    const days = page.getByRole('heading', { level: 2 });
    await expect(days.first()).toContainText('Vandaag');
    await expect(page.getByText('Niets gepland')).toBeVisible();
    const card = page.getByRole('article');
    await expect(card).toContainText('Nieuwbouw De Proef');
    await expect(card.getByRole('link', { name: 'Kade 1, Utrecht' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=Kade%201%2C%20Utrecht',
    );
    await expectAccessible(page);
  });

  test('past days show where hours are missing', async ({ page, tenant, employee }) => {
    const employeeIds = [employee.employeeId];
    const open = await makePlanningItem(tenant, { date: addDays(today(), -1), employeeIds });
    const done = await makePlanningItem(tenant, { date: addDays(today(), -2), employeeIds });
    await makePlanningItem(tenant, { date: addDays(today(), -20), employeeIds });
    await record(tenant, done.id, 7.75);
    await openList(page, tenant, employee.username);
    await page.getByText('Eerder', { exact: false }).click();

    const cards = page.getByRole('article');
    await expect(cards.nth(0)).toContainText('Uren ontbreken');
    await expect(cards.nth(1)).toContainText('7,75 uur');
    await expect(cards).toHaveCount(2);
    await page.getByRole('button', { name: 'Eerdere dagen tonen' }).click();
    await expect(cards).toHaveCount(3);
    await expectAccessible(page);

    await cards.nth(0).getByRole('button', { name: 'Uren invullen' }).click();
    await hours(page).fill('8');
    await save(page).click();
    await expect(page.getByText('Uren opgeslagen.')).toBeVisible();
    await expect(cards.nth(0)).toContainText('8 uur');
    expect((await recorded(tenant, open.id)).hours_worked).toBe(8);
  });

  test('nothing planned, and no connection, are told', async ({ page, tenant, employee }) => {
    await openList(page, tenant, employee.username);
    await expect(page.getByRole('heading', { name: 'Niets gepland' })).toBeVisible();
    await page.route('**/api/employee-planning?*', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Geen verbinding')).toBeVisible();
    await page.unroute('**/api/employee-planning?*');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { name: 'Niets gepland' })).toBeVisible();
  });

  test('nothing sticks out at 360 px, and targets are made for a thumb', async ({
    page,
    tenant,
    employee,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const title = 'Renovatie van het voormalige hoofdpostkantoor te Voorbeeldstad';
    const project_id = await makeProject(tenant, { title, location: 'a'.repeat(60) });
    const item = { date: today(), employeeIds: [employee.employeeId], project_id };
    const { id } = await makePlanningItem(tenant, item);
    await setItem(tenant, id, contact);
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    await openDetails(page, tenant, employee.username);
    expect(await widest()).toBe(360);
    const targets = details(page).locator('button, a, input:not([type=file]), textarea');
    for (const target of await targets.all()) {
      expect((await target.boundingBox())?.height, await target.innerHTML()).toBeGreaterThan(47);
    }
  });
});
