import type { Page } from '@playwright/test';
import { today } from '@ploegplan/contract/rules/dates';
import { makePlanningItem, makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { details, hours, notes, openDetails, recorded, save } from './employee-planning.ts';
import { addressOf, expect, expectAccessible, test } from './fixtures.ts';
import { logIn, withoutLiveUpdates } from './session.ts';

test.describe('over hours that are typed, the end of a session', () => {
  const typeHours = async (page: Page, tenant: TestTenant, employee: { username: string }) => {
    await withoutLiveUpdates(page);
    await openDetails(page, tenant, employee.username);
    await hours(page).fill('7,75');
    await notes(page).fill('Gevel af');
    // So that the click is what finds out, and not something that still loads.
    await page.waitForLoadState('networkidle');
  };
  const openAgain = async (page: Page) => {
    await page.getByRole('article').getByRole('button').first().click();
    await expect(hours(page)).toBeVisible();
  };

  test('closes the drawer and asks nothing; they stand there again', async ({
    page,
    tenant,
    employee,
  }) => {
    const item = { date: today(), employeeIds: [employee.employeeId] };
    const { id } = await makePlanningItem(tenant, item);
    const address = addressOf(tenant.name);
    await typeHours(page, tenant, employee);
    await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
    await save(page).click();
    await expect(page).toHaveURL(`${address}/session-expired`);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
    await logIn(page, employee.username);
    await expect(page).toHaveURL(`${address}/employeeplanning`);
    await openAgain(page);
    await expect(details(page)).toContainText('Dit had je al ingevuld, maar nog niet opgeslagen.');
    await expect(hours(page)).toHaveValue('7,75');
    await expectAccessible(page);
    await save(page).click();
    await expect(page.getByText('Uren opgeslagen.')).toBeVisible();
    expect(await recorded(tenant, id)).toEqual({ hours_worked: 7.75, notes: 'Gevel af' });
    await expect(details(page)).not.toContainText('Dit had je al ingevuld');
    await page.reload();
    await openAgain(page);
    await expect(hours(page)).toHaveValue('7,75');
    await expect(details(page)).not.toContainText('Dit had je al ingevuld');
  });

  test('shows them to nobody else, and not after they were thrown away', async ({
    page,
    tenant,
    employee,
  }) => {
    const colleague = await makeUser(tenant, { userType: 'employee' });
    const employeeIds = [employee.employeeId, colleague.employeeId ?? ''];
    await makePlanningItem(tenant, { date: today(), employeeIds });
    await typeHours(page, tenant, employee);
    await openDetails(page, tenant, colleague.username);
    await expect(hours(page)).toHaveValue('');
    await openDetails(page, tenant, employee.username);
    await expect(hours(page)).toHaveValue('7,75');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Weggaan' }).click();
    await expect(details(page)).toHaveCount(0);
    await openAgain(page);
    await expect(hours(page)).toHaveValue('');
  });
});
