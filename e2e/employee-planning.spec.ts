import { addDays, today } from '@ploegplan/contract/rules/dates';
import { makeClient, makePlanningItem, makeProject } from '@ploegplan/server/test/factories';
import { details, hours, notes, openList, recorded, save } from './employee-planning.ts';
import { addressOf, expect, test } from './fixtures.ts';

test('an employee records missing hours of yesterday and clears them on the item page', {
  tag: '@phone',
}, async ({ page, tenant, employee }) => {
  const client_id = await makeClient(tenant, { name: 'Bouwgroep Voorbeeld' });
  const title = 'Nieuwbouw De Proef';
  const project_id = await makeProject(tenant, { title, client_id, location: 'Bouwweg 2' });
  const date = addDays(today(), -1);
  const item = { date, employeeIds: [employee.employeeId], project_id };
  const { id } = await makePlanningItem(tenant, item);
  await openList(page, tenant, employee.username);
  await page.getByText('Eerder').click();
  const card = page.getByRole('article');
  await expect(card).toContainText('Uren ontbreken');
  await card.getByRole('button', { name: 'Uren invullen' }).click();
  for (const text of ['Bouwgroep Voorbeeld', title, 'Bouwweg 2']) {
    await expect(details(page).getByText(text, { exact: true })).toBeVisible();
  }
  await hours(page).fill('7,75');
  await notes(page).fill('Kenteken 00-XX-00');
  await save(page).click();
  await expect(page.getByText('Uren opgeslagen.')).toBeVisible();
  expect(await recorded(tenant, id)).toEqual({ hours_worked: 7.75, notes: 'Kenteken 00-XX-00' });
  await details(page).getByRole('button', { name: 'Annuleren' }).last().click();
  await expect(card).toContainText('7,75 uur');

  await page.goto(`${addressOf(tenant.name)}/planning-details/${id}`);
  await expect(hours(page)).toHaveValue('7,75');
  await hours(page).fill('');
  await notes(page).fill('');
  await page.getByRole('button', { name: 'Opslaan' }).last().click();
  await expect(page.getByText('Uren opgeslagen.')).toBeVisible();
  expect(await recorded(tenant, id)).toEqual({ hours_worked: null, notes: '' });
});
