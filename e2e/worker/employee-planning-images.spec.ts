import type { Page } from '@playwright/test';
import { getToday } from '@ploegplan/contract/dates/dates';
import { makePlanningItem, type TestTenant } from '@ploegplan/server/test/data/factories';
import {
  addPhotos,
  details,
  hours,
  openDetails,
  recorded,
  save,
} from '../support/employee-planning.ts';
import { addressOf, expect, test } from '../support/fixtures.ts';
import { makePhoto } from '../support/photo.ts';

/** Opens the only work of an employee, of today. */
async function openNewItem(
  page: Page,
  tenant: TestTenant,
  { employeeId, username }: { employeeId: string; username: string },
) {
  const item = await makePlanningItem(tenant, { date: getToday(), employeeIds: [employeeId] });
  await openDetails(page, tenant, username);
  return item;
}

test('an employee adds photos with the hours, then views, downloads, renames and deletes them', {
  tag: '@phone',
}, async ({ page, tenant, employee }) => {
  const { id } = await openNewItem(page, tenant, employee);
  const photo = await makePhoto(page, 'image.jpg');
  await addPhotos(page, photo, photo);
  await details(page).getByLabel('Naam').first().fill('Gevel');
  await hours(page).fill('7,75');
  await save(page).click();
  await expect(page.getByText('Uren opgeslagen.')).toBeVisible();
  await page.getByRole('article').getByRole('button').first().click();
  const gallery = details(page).getByRole('button', { name: /\.jpg$/ });
  await expect(gallery).toHaveText(['Gevel.jpg', 'image (2).jpg']);
  expect((await recorded(tenant, id)).hours_worked).toBe(7.75);

  await gallery.first().click();
  const viewed = page.getByRole('img', { name: 'Gevel.jpg' });
  await expect.poll(() => viewed.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(640);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Downloaden' }).click();
  expect((await download).suggestedFilename()).toBe('Gevel.jpg');

  await page.getByRole('button', { name: 'Hernoemen' }).click();
  const renaming = page.getByRole('dialog', { name: 'Hernoemen' });
  await renaming.getByLabel('Naam').fill('Voorgevel');
  await renaming.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('dialog', { name: 'Voorgevel.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Volgende' }).click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Verwijderen' });
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Afbeelding verwijderd.')).toBeVisible();

  await page.reload();
  await page.getByRole('article').getByRole('button').first().click();
  await expect(gallery).toHaveText(['Voorgevel.jpg']);
  const preview = gallery.locator('img');
  await expect.poll(() => preview.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(512);
});

test('an image loads 100 px before it is seen where the page scrolls', {
  tag: '@phone',
}, async ({ page, tenant, employee }) => {
  const { id } = await openNewItem(page, tenant, employee);
  await addPhotos(page, ...Array(8).fill(await makePhoto(page)));
  await save(page).click();
  await expect(page.getByText(/foto’s/)).toBeVisible();

  await page.goto(`${addressOf(tenant.name)}/planning-details/${id}`);
  const seventh = page.getByRole('button', { name: /\.jpg$/ }).nth(6);
  const previews = page.getByRole('main').locator('li img');
  await expect(previews).toHaveCount(6);
  /** Scrolls until the seventh image begins so many pixels below what is in view; then an observer of the view was called. */
  const bringTo = (below: number) =>
    seventh.evaluate(async (it, px) => {
      document.documentElement.scrollTop += it.getBoundingClientRect().top - innerHeight - px;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, below);
  await bringTo(150);
  await expect(previews).toHaveCount(6);
  await bringTo(80);
  await expect(previews).toHaveCount(8);
});
