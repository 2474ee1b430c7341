import type { Page } from '@playwright/test';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import {
  makeEmployee,
  makeMaterial,
  makePlanningItem,
  makeProject,
  makeUser,
} from '@ploegplan/server/test/data/factories';
import { addressOf, expect, test } from '../support/fixtures.ts';
import { cellOf, itemOf, openBoard } from '../support/planning.ts';

/** Next week, in which no day is past and all are as wide. */
const monday = addDays(getMonday(getToday()), 7);
const tuesday = addDays(monday, 1);
const streamOf = (page: Page) => page.waitForRequest(/\/api\/events/);

test('a material that is moved to the day of another use warns both planners, and is there on its page', async ({
  page,
  browser,
  tenant,
  admin,
}) => {
  const lift = await makeMaterial(tenant, { name: 'Hoogwerker' });
  for (const [title, name, date] of [
    ['Kade', 'Ann de Boer', monday],
    ['Brug', 'Bob Kuipers', tuesday],
  ] as const) {
    const project_id = await makeProject(tenant, { title });
    const employeeIds = [await makeEmployee(tenant, { name })];
    const times = { start_time: '07:00', end_time: '16:00' };
    const item = await makePlanningItem(tenant, { ...times, date, project_id, employeeIds });
    await tenant.transact((tx) =>
      tx
        .insertInto('planning_item_materials')
        .values({ planning_item_id: item.id, material_id: lift })
        .execute(),
    );
  }
  const colleague = await (await browser.newContext()).newPage();
  const boards = [
    [page, admin.username],
    [colleague, (await makeUser(tenant)).username],
  ] as const;
  const streams = Promise.all([streamOf(page), streamOf(colleague)]);
  for (const [one, username] of boards) {
    await openBoard(one, tenant, username);
    await one.getByRole('button', { name: 'Volgende week' }).click();
    await expect(itemOf(one, 'Ann de Boer', 'Kade')).toBeVisible();
  }
  await streams;

  await itemOf(page, 'Ann de Boer', 'Kade').hover();
  await page.mouse.down();
  const { x, y } = await cellOf(page, 'Ann de Boer', tuesday);
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  const double = /Hoogwerker ook ingepland/;
  for (const [one] of boards) {
    await expect(itemOf(one, 'Ann de Boer', 'Kade')).toHaveAccessibleName(double);
    await expect(itemOf(one, 'Bob Kuipers', 'Brug')).toHaveAccessibleName(double);
  }

  await colleague.goto(`${addressOf(tenant.name)}/material-details/${lift}`);
  const coming = colleague.getByRole('region', { name: 'Komende planning (2)' });
  await expect(coming.getByText('Dubbel ingepland')).toHaveCount(2);
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).first().click();
  await expect(coming.getByText('Dubbel ingepland')).toHaveCount(0);
  await expect(coming.getByRole('link', { name: /Kade/ })).toBeVisible();
  await colleague.context().close();
});
