import { today } from '@ploegplan/contract/rules/dates';
import { makeClient, makePlanningItem, makeProject } from '@ploegplan/server/test/factories';
import { details, hours, openDetails, save } from './employee-planning.ts';
import { addressOf, expect, signIn, test } from './fixtures.ts';
import { makePhoto } from './photo.ts';
import { drawerOf, openBoard } from './planning.ts';

test('a photo of a worker shows on the board, in the drawer, and on the pages of its project and client', async ({
  page,
  browser,
  tenant,
  employee,
  admin,
}) => {
  const client_id = await makeClient(tenant, { name: 'Gemeente' });
  const project_id = await makeProject(tenant, { title: 'Kade', client_id });
  const item = { date: today(), employeeIds: [employee.employeeId], project_id };
  await makePlanningItem(tenant, item);
  await openBoard(page, tenant, admin.username);
  await expect(page.locator('[data-sign="images"]')).toHaveCount(0);

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openDetails(phone, tenant, employee.username);
  await details(phone).getByRole('button', { name: 'Afbeeldingen toevoegen' }).click();
  const picker = phone.getByRole('dialog', { name: 'Afbeeldingen toevoegen' });
  await picker.locator('input[type=file]').setInputFiles(await makePhoto(phone, 'Scheur.jpg'));
  await picker.getByRole('button', { name: 'Toevoegen', exact: true }).click();
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

  for (const path of [`project-details/${project_id}`, `klant-details/${client_id}`]) {
    await page.goto(`${addressOf(tenant.name)}/${path}`);
    await expect(tile.locator('img')).toHaveJSProperty('complete', true);
    await expect.poll(() => tile.locator('img').evaluate(widthOf)).toBe(512);
  }
});

const widthOf = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0);

test('an upload whose answer was lost is sent again and stored once; it is then copied to the client', async ({
  page,
  tenant,
  admin,
}) => {
  const client_id = await makeClient(tenant, { name: 'Gemeente' });
  const project_id = await makeProject(tenant, { title: 'Kade', client_id });
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/project-details/${project_id}`);
  const card = page.getByRole('region', { name: /^Afbeeldingen/ });
  await expect(card.getByText('Geen afbeeldingen gevonden.')).toBeVisible();

  let sent = 0;
  await page.route(`**/api/project/${project_id}/images`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    if (sent !== 1) return route.continue();
    const { host, port, pathname } = new URL(route.request().url());
    // Node, which sends it, does not know the names of tenants.
    await route.fetch({
      url: `http://127.0.0.1:${port}${pathname}`,
      headers: { ...(await route.request().allHeaders()), host },
    });
    return route.abort('connectionreset');
  });
  await card
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makePhoto(page, 'Gevel.jpg'));
  await expect(card.getByRole('alert')).toContainText('Upload mislukt.');
  await card.getByRole('button', { name: 'Opnieuw', exact: true }).click();
  await expect(page.getByText('Afbeeldingen geüpload')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Gevel.jpg' })).toHaveCount(1);

  await page.goto(`${address}/klant-details/${client_id}`);
  await card.getByRole('button', { name: 'Bestaande afbeelding(en) kiezen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bestaande afbeelding(en) kiezen' });
  await dialog.getByRole('checkbox', { name: 'Gevel.jpg' }).click();
  await dialog.getByRole('button', { name: 'Kopiëren' }).click();
  await expect(card.getByRole('heading', { name: 'Afbeeldingen (2)' })).toBeVisible();
});
