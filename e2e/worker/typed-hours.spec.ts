import { getToday } from '@ploegplan/contract/dates/dates';
import { makePlanningItem } from '@ploegplan/server/test/data/factories';
import {
  details,
  hours,
  notes,
  openDetails,
  recorded,
  save,
} from '../support/employee-planning.ts';
import { addressOf, expect, test } from '../support/fixtures.ts';
import { untilKept } from '../support/pwa.ts';
import { logIn, withoutLiveUpdates } from '../support/session.ts';

test('hours that were saved after the session expired are kept, and sent after login', {
  tag: '@phone',
}, async ({ page, tenant, employee }) => {
  const item = { date: getToday(), employeeIds: [employee.employeeId] };
  const { id } = await makePlanningItem(tenant, item);
  const address = addressOf(tenant.name);
  await withoutLiveUpdates(page);
  await openDetails(page, tenant, employee.username);
  // Waits for pending requests, so that the save is the call that gets the 401.
  await expect(details(page).getByText('Geen afbeeldingen gevonden.')).toBeVisible();
  await untilKept(page, 'own missing hours', 'own leave', 'own kinds of leave', 'account', 'help');
  await hours(page).fill('7,75');
  await notes(page).fill('Gevel af');
  await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
  await save(page).click();
  await expect(page).toHaveURL(`${address}/session-expired`);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await logIn(page, employee.username);
  await expect(page).toHaveURL(`${address}/employeeplanning`);
  await expect(page.getByRole('article')).toContainText('7,75 uur');
  await expect.poll(() => recorded(tenant, id)).toEqual({ hours_worked: 7.75, notes: 'Gevel af' });
});
