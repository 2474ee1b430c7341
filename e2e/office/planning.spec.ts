import type { Page } from '@playwright/test';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { makeEmployee, makePlanningItem, makeProject } from '@ploegplan/server/test/data/factories';
import { expect, test } from '../support/fixtures.ts';
import { boxOf, cellOf, drawerOf, itemOf, openBoard } from '../support/planning.ts';

/** Next week, in which no day is past and all are as wide. */
const monday = addDays(getMonday(getToday()), 7);
const tuesday = addDays(monday, 1);
const wednesday = addDays(monday, 2);
const thursday = addDays(monday, 3);
const friday = addDays(monday, 4);

const undone = (page: Page) => page.getByText('Ongedaan gemaakt');

test('work is planned by mouse: over days, moved, copied, lengthened and undone; it is still so after a reload', async ({
  page,
  tenant,
  admin,
}) => {
  await makeEmployee(tenant, { name: 'Ann de Boer' });
  await makeEmployee(tenant, { name: 'Bob Kuipers' });
  await makeProject(tenant, { title: 'Nieuwbouw Bos', location: 'Boslaan 1' });
  await openBoard(page, tenant, admin.username);
  await page.getByRole('button', { name: 'Volgende week' }).click();
  const drawer = drawerOf(page);
  const ann = itemOf(page, 'Ann de Boer', 'Nieuwbouw Bos');
  const bob = itemOf(page, 'Bob Kuipers', 'Nieuwbouw Bos');

  async function drag(from: { x: number; y: number }, to: { x: number; y: number }) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  }
  const placeOn = async (item: typeof ann, part: 'begin' | 'end') => {
    const { x, y, width, height } = await boxOf(item);
    return { x: part === 'begin' ? x + 20 : x + width - 2, y: y + height / 2 };
  };

  await drag(
    await cellOf(page, 'Ann de Boer', tuesday),
    await cellOf(page, 'Ann de Boer', wednesday),
  );
  await drawer.getByRole('combobox', { name: 'Project' }).fill('bos');
  await page.getByRole('option', { name: 'Nieuwbouw Bos' }).click();
  await drawer.getByRole('button', { name: 'Inplannen' }).click();
  await expect(ann).toHaveAttribute('aria-colspan', '2');
  await expect(drawer).toBeHidden();

  await drag(await placeOn(ann, 'begin'), await cellOf(page, 'Bob Kuipers', monday));
  await expect(bob).toHaveAttribute('aria-colindex', '2');
  await expect(ann).toBeHidden();
  await page.keyboard.down('Alt');
  await drag(await placeOn(bob, 'begin'), await cellOf(page, 'Ann de Boer', wednesday));
  await page.keyboard.up('Alt');
  await expect(ann).toHaveAttribute('aria-colindex', '4');
  await drag(await placeOn(bob, 'end'), await cellOf(page, 'Bob Kuipers', thursday));
  await expect(bob).toHaveAttribute('aria-colspan', '4');
  await drag(await placeOn(ann, 'begin'), await cellOf(page, 'Ann de Boer', friday));
  await page.keyboard.press('Control+z');
  await expect(undone(page)).toBeVisible();

  await page.reload();
  await expect(bob).toHaveAttribute('aria-colspan', '4');
  await expect(ann).toHaveAttribute('aria-colindex', '4');
  await expect(ann).toHaveAttribute('aria-colspan', '2');
});

test('a finger plans, moves and undoes on a phone @phone', async ({ page, tenant, admin }) => {
  const employeeIds = [await makeEmployee(tenant, { name: 'Ann de Boer' })];
  await makeEmployee(tenant, { name: 'Bob Kuipers' });
  await makePlanningItem(tenant, { date: tuesday, employeeIds, location: 'Kade 1' });
  await openBoard(page, tenant, admin.username);
  await page.getByRole('button', { name: 'Volgende week' }).tap();
  const item = itemOf(page, 'Ann de Boer', /./);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as [] });

  const { x, y } = await boxOf(item);
  await touch('touchStart', { x: x + 10, y: y + 10 });
  await expect(item.and(page.locator('[data-lifted]'))).toBeVisible();
  await touch('touchMove', await cellOf(page, 'Bob Kuipers', thursday));
  await touch('touchEnd');
  await expect(itemOf(page, 'Bob Kuipers', /./)).toHaveAttribute('aria-colindex', '5');
  await page.getByRole('button', { name: 'Ongedaan maken' }).tap();
  await expect(item).toHaveAttribute('aria-colindex', '3');

  const free = await cellOf(page, 'Bob Kuipers', wednesday);
  await page.touchscreen.tap(free.x, free.y);
  await expect(drawerOf(page).getByText('Bob Kuipers')).toBeVisible();
});
