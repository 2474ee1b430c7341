import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { makeClient, makePlanningItem, makeProject } from '@ploegplan/server/test/data/factories';
import { details, hours, notes, openList, recorded, save } from '../support/employee-planning.ts';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';
import { makePhoto } from '../support/photo.ts';

test('an employee records missing hours of yesterday and clears them on the item page', {
  tag: '@phone',
}, async ({ page, tenant, employee }) => {
  const client_id = await makeClient(tenant, { name: 'Bouwgroep Voorbeeld' });
  const title = 'Nieuwbouw De Proef';
  const project_id = await makeProject(tenant, { title, client_id, location: 'Bouwweg 2' });
  const date = addDays(getToday(), -1);
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
  await expect(card).toContainText('7,75 uur');

  await page.goto(`${addressOf(tenant.name)}/planning-details/${id}`);
  await expect(hours(page)).toHaveValue('7,75');
  await hours(page).fill('');
  await notes(page).fill('');
  await page.getByRole('button', { name: 'Opslaan' }).last().click();
  await expect(page.getByText('Uren opgeslagen.')).toBeVisible();
  await expect(page).toHaveURL(/employeeplanning$/);
  expect(await recorded(tenant, id)).toEqual({ hours_worked: null, notes: '' });
});

test('a bar is shown before the application is there, and the days are asked for once', {
  tag: '@phone',
}, async ({ page, tenant, employee }) => {
  const item = { date: getToday(), employeeIds: [employee.employeeId], location: 'Bouwweg 2' };
  await makePlanningItem(tenant, item);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/employee-planning?')) asked.push(request.url());
  });
  const application = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await application.promise;
    await route.continue();
  });
  await signIn(page, addressOf(tenant.name), employee.username);
  await page.goto(`${addressOf(tenant.name)}/employeeplanning`, { waitUntil: 'commit' });
  const bar = page.locator('.first-bar');
  await expect(bar).toBeVisible();
  application.resolve();
  await expect(page.getByRole('article')).toContainText('Bouwweg 2');
  await expect(bar).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('hours as planned, a note and a photo take five taps from opening the app', {
  tag: '@phone',
}, async ({ page, tenant, employee }) => {
  const times = { start_time: '07:00', end_time: '16:00' };
  const item = { date: getToday(), employeeIds: [employee.employeeId], ...times };
  const { id } = await makePlanningItem(tenant, item);
  await page.addInitScript(() => {
    // Not on the window, where a tap is heard too that Playwright takes back to repeat it, because it would not reach its target.
    document.addEventListener('pointerdown', () => performance.mark('tap'), true);
  });
  await openList(page, tenant, employee.username);
  await page.getByRole('article').getByRole('button', { name: 'Uren invullen' }).tap();
  await details(page).getByRole('button', { name: 'Neem 8,5 uur over' }).tap();
  await notes(page).tap();
  await page.keyboard.type('Gevel af');
  const photo = await makePhoto(page);
  const camera = page.waitForEvent('filechooser');
  await details(page).getByRole('button', { name: 'Foto maken' }).tap();
  await (await camera).setFiles([photo]);
  await expect(details(page).getByLabel('Naam')).toHaveValue('foto.jpg');
  await save(page).tap();
  await expect(page.getByRole('article')).toContainText('8,5 uur');
  await expect.poll(() => recorded(tenant, id)).toEqual({ hours_worked: 8.5, notes: 'Gevel af' });
  expect(await page.evaluate(() => performance.getEntriesByName('tap').length)).toBe(5);
});
