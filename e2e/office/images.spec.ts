import { getToday } from '@ploegplan/contract/dates/dates';
import { makeClient, makePlanningItem, makeProject } from '@ploegplan/server/test/data/factories';
import { addPhotos, hours, openDetails, save } from '../support/employee-planning.ts';
import { addressOf, expect, test } from '../support/fixtures.ts';
import { makePhoto } from '../support/photo.ts';
import { drawerOf, openBoard } from '../support/planning.ts';

test('a photo of a worker shows on the board, in the drawer, and on the pages of its project and client, where the office adds another', async ({
  page,
  browser,
  tenant,
  employee,
  admin,
}) => {
  const client_id = await makeClient(tenant, { name: 'Gemeente' });
  const project_id = await makeProject(tenant, { title: 'Kade', client_id });
  const item = { date: getToday(), employeeIds: [employee.employeeId], project_id };
  await makePlanningItem(tenant, item);
  await openBoard(page, tenant, admin.username);
  await expect(page.locator('[data-sign="images"]')).toHaveCount(0);

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openDetails(phone, tenant, employee.username);
  await addPhotos(phone, await makePhoto(phone, 'Scheur.jpg'));
  await hours(phone).fill('8');
  await save(phone).click();
  // The board hears of it, and its mark leads to the photo.
  const mark = page.locator('[data-sign="images"]');
  await expect(mark).toBeVisible({ timeout: 30_000 });
  await phone.close();
  await mark.click();
  const tile = page.getByRole('button', { name: 'Scheur.jpg' });
  await expect(drawerOf(page).getByRole('button', { name: 'Scheur.jpg' })).toBeInViewport();
  await expect(tile).toBeFocused();
  await tile.click();
  const viewed = page
    .getByRole('dialog', { name: 'Scheur.jpg' })
    .getByRole('img', { name: 'Scheur.jpg' });
  await expect.poll(() => viewed.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(640);

  const card = page.getByRole('region', { name: /^Afbeeldingen/ });
  for (const path of [`project-details/${project_id}`, `klant-details/${client_id}`]) {
    await page.goto(`${addressOf(tenant.name)}/${path}`);
    await expect(tile.locator('img')).toHaveJSProperty('complete', true);
    await expect.poll(() => tile.locator('img').evaluate(widthOf)).toBe(512);
  }
  await card
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makePhoto(page, 'Gevel.jpg'));
  await expect(card.getByRole('heading', { name: 'Afbeeldingen (2)' })).toBeVisible();
});

const widthOf = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0);
