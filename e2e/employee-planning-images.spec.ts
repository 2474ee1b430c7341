import type { Page } from '@playwright/test';
import { today } from '@ploegplan/contract/rules/dates';
import { makePlanningItem, makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { details, hours, openDetails, openList, recorded, save } from './employee-planning.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { colourOf, colourOfNotification } from './notifications.ts';
import { makePhoto } from './photo.ts';

const section = (page: Page, heading: string) =>
  details(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const pending = (page: Page) => section(page, 'Afbeeldingen').getByRole('listitem');
const gallery = (page: Page) => section(page, 'Bestaande afbeeldingen').getByRole('button');
const viewer = (page: Page, name: string) => page.getByRole('dialog', { name });

async function pick(page: Page, ...names: string[]): Promise<void> {
  await details(page).getByRole('button', { name: 'Afbeeldingen toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Afbeeldingen toevoegen' });
  const files = await Promise.all(names.map((name) => makePhoto(page, name)));
  await dialog.locator('input[type=file]').setInputFiles(files);
  await dialog.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Adds images by the API, as whoever is signed in on the page. */
async function addImages(page: Page, itemId: string, names: readonly string[]): Promise<void> {
  const photo = await makePhoto(page);
  const status = await page.evaluate(
    async ({ data, itemId, names }) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const form = new FormData();
      for (const name of names) form.append('names', name);
      for (const name of names) form.append('files', new File([bytes], name));
      const response = await fetch(`/api/employee-planning/${itemId}`, {
        method: 'PATCH',
        headers: { 'x-xsrf-token': decodeURIComponent(token) },
        body: form,
      });
      return response.status;
    },
    { data: photo.buffer.toString('base64'), itemId, names },
  );
  expect(status).toBe(200);
}

async function planWithImages(
  page: Page,
  tenant: TestTenant,
  employee: { employeeId: string; username: string },
  names: readonly string[],
): Promise<string> {
  const item = { date: today(), employeeIds: [employee.employeeId] };
  const { id } = await makePlanningItem(tenant, item);
  await openList(page, tenant, employee.username);
  await addImages(page, id, names);
  return id;
}

test('new images wait with preview, size and name, and are saved with the hours', async ({
  page,
  tenant,
  employee,
}) => {
  const item = { date: today(), employeeIds: [employee.employeeId] };
  const { id } = await makePlanningItem(tenant, item);
  await openDetails(page, tenant, employee.username);
  await expect(details(page).getByText('Geen afbeeldingen geselecteerd.')).toBeVisible();
  await expect(details(page).getByText('Geen afbeeldingen gevonden.')).toBeVisible();
  await pick(page, 'image.jpg', 'image.jpg', 'weg.jpg');
  await expect(pending(page)).toHaveCount(3);
  await expect(pending(page).nth(0).getByLabel('Naam')).toHaveValue('image.jpg');
  await expect(pending(page).nth(1).getByLabel('Naam')).toHaveValue('image (2).jpg');
  await expect(pending(page).nth(0)).toContainText(/\d+,\d KB/);
  await expectAccessible(page);

  await details(page).getByRole('button', { name: 'weg.jpg niet toevoegen' }).click();
  await pending(page).nth(0).getByLabel('Naam').fill('image (2)');
  await expect(pending(page).getByText('Bestandsnaam bestaat al')).toHaveCount(2);
  await pending(page).nth(0).getByLabel('Naam').fill('Gevel');
  await hours(page).fill('7,75');
  const request = page.waitForRequest((sent) => sent.method() === 'PATCH');
  await save(page).click();
  expect((await request).headers()['content-type']).toMatch(/^multipart\/form-data/);
  await expect(page.getByText('Uren opgeslagen.')).toBeVisible();
  await expect(pending(page)).toHaveCount(0);
  await expect(gallery(page)).toHaveText(['Gevel.jpg', 'image (2).jpg']);
  expect((await recorded(tenant, id)).hours_worked).toBe(7.75);
});

test('only images are picked, and a failed save keeps them', async ({ page, tenant, employee }) => {
  await makePlanningItem(tenant, { date: today(), employeeIds: [employee.employeeId] });
  await openDetails(page, tenant, employee.username);
  await details(page).getByRole('button', { name: 'Afbeeldingen toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Afbeeldingen toevoegen' });
  await expectAccessible(page);
  const bill = { name: 'bon.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await dialog.locator('input[type=file]').setInputFiles(bill);
  await expect(dialog.getByText('Alleen afbeeldingen kunnen mee.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Toevoegen', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(details(page)).toBeVisible();

  await pick(page, 'gevel.jpg');
  await page.route('**/api/employee-planning/*', (route) => route.abort());
  await save(page).click();
  await expect(page.getByText('Fout bij het opslaan van uren.')).toBeVisible();
  await expect(pending(page).getByLabel('Naam')).toHaveValue('gevel.jpg');
});

test('the viewer goes through the images by button, key and swipe', async ({
  page,
  tenant,
  employee,
}) => {
  await planWithImages(page, tenant, employee, ['a.jpg', 'b.jpg', 'c.jpg']);
  await openDetails(page, tenant, employee.username);
  await gallery(page).nth(1).click();
  await expect(viewer(page, 'b.jpg')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(viewer(page, 'c.jpg')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page, 'a.jpg')).toBeVisible();
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(150, 310);
  await page.mouse.up();
  await expect(viewer(page, 'b.jpg')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('b.jpg');
  await page.keyboard.press('Escape');
  await expect(viewer(page, 'b.jpg')).toHaveCount(0);
  await expect(details(page)).toBeVisible();
});

test('own images are deleted after a question', async ({ page, tenant, employee }) => {
  await planWithImages(page, tenant, employee, ['a.jpg', 'b.jpg']);
  await openDetails(page, tenant, employee.username);
  await gallery(page).first().click();
  const remove = page.getByRole('button', { name: 'Verwijderen' });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Verwijderen' });
  await expect(
    question.getByText('Weet je zeker dat je deze afbeelding wilt verwijderen?'),
  ).toBeVisible();
  expect(await colourOf(question.getByRole('button', { name: 'Verwijderen' }))).toBe('red');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(viewer(page, 'a.jpg')).toBeVisible();

  await page.route('**/images/a.jpg', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await remove.click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Verwijderen mislukt.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.unroute('**/images/a.jpg');
  await remove.click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Afbeelding verwijderd.')).toBeVisible();
  await expect(viewer(page, 'b.jpg')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toHaveText(['b.jpg']);
});

test('own images are renamed; a refusal keeps the typed name', async ({
  page,
  tenant,
  employee,
}) => {
  await planWithImages(page, tenant, employee, ['a.jpg', 'b.jpg']);
  await openDetails(page, tenant, employee.username);
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves += 1;
  });
  await gallery(page).first().click();
  await page.getByRole('button', { name: 'Hernoemen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hernoemen' });
  await dialog.getByLabel('Naam').fill('b');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText('Bestandsnaam bestaat al')).toBeVisible();
  await expect(dialog.getByLabel('Naam')).toHaveValue('b');
  await dialog.getByLabel('Naam').fill('Voorgevel');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(viewer(page, 'Voorgevel.jpg')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery(page).filter({ hasText: 'Voorgevel.jpg' })).toBeVisible();
  expect(saves).toBe(0);
});

test("a colleague's image stays as it is", async ({ page, tenant, employee }) => {
  const id = await planWithImages(page, tenant, employee, ['a.jpg']);
  const colleague = await makeUser(tenant, { userType: 'employee' });
  await tenant.transact((tx) =>
    tx
      .insertInto('planning_assignments')
      .values({ planning_item_id: id, employee_id: colleague.employeeId ?? '', date: today() })
      .execute(),
  );
  await page.context().clearCookies();
  await openDetails(page, tenant, colleague.username);
  await gallery(page).first().click();
  const warning = page.getByText('Je kunt alleen je eigen afbeeldingen verwijderen.');
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(warning).toBeVisible();
  expect(await colourOfNotification(page, 'Je kunt alleen')).toBe('orange');
  await expect(page.getByText('Weet je zeker')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hernoemen' }).click();
  await expect(warning).toHaveCount(2);
});

test('six previews load at once, the others when they come near', async ({
  page,
  tenant,
  employee,
}) => {
  const names = Array.from({ length: 12 }, (_, index) => `foto ${index + 10}.jpg`);
  await planWithImages(page, tenant, employee, names);
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (search === '?preview=true&maxWidth=512') loaded.add(pathname.split('/').at(-1) ?? '');
  });
  await page.setViewportSize({ width: 390, height: 600 });
  await openDetails(page, tenant, employee.username);
  await expect(gallery(page)).toHaveCount(12);
  await expect.poll(() => loaded.size).toBe(6);
  await gallery(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => loaded.size).toBeGreaterThan(8);
});
