import { addressOf, expect, signIn, test } from '../support/fixtures.ts';

test('an employee browses the help for employees by category and follows a link in an article @phone', async ({
  page,
  tenant,
  employee,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, employee.username);
  await page.goto(`${address}/help`);
  const headings = page.getByRole('main').getByRole('heading');
  await expect(headings).toHaveText(['Planning', 'Uren', 'Verlof', 'De app']);
  await expect(page.getByRole('link', { name: 'Gebruikers en uitnodigingen' })).toHaveCount(0);
  await page.getByPlaceholder('Zoek in help...').fill('uren wijzigen');
  // A hit, whose words are marked in the article; the list that it replaces has the same link without them.
  await page.locator('a[href="/help/uren-invullen?markeer=uren+wijzigen"]').click();
  await expect(page).toHaveURL(`${address}/help/uren-invullen?markeer=uren+wijzigen`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uren invullen of wijzigen');
  await expect(page.getByRole('heading', { name: 'Een dag vergeten' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(5);
  await page.getByRole('article').getByRole('link', { name: 'planning' }).click();
  await expect(page).toHaveURL(`${address}/employeeplanning`);
});

test('an article prints as its title and text alone', async ({ page, tenant, admin }) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/help/zoeken`);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Afdrukken' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText('Alles vinden met Zoeken');
  await expect(page.getByRole('article')).toBeVisible();
  for (const part of [
    page.getByPlaceholder('Zoek in help...'),
    page.getByText('Was dit nuttig?'),
    page.getByRole('navigation', { name: 'Andere artikelen' }),
    page.getByRole('heading', { name: 'Meer over de app' }),
  ]) {
    await expect(part).toBeHidden();
  }
});

test('an admin changes an article for the own company, and its employees read it live', async ({
  page,
  tenant,
  admin,
  employee,
  browser,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/settings/help?rol=employee`);
  const reader = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await signIn(reader, address, employee.username);
  await reader.goto(`${address}/help/ziek-melden`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ziek melden');
  await page.getByRole('button', { name: 'Ziek melden', exact: true }).click();
  await page.getByLabel('Titel').fill('Ziek? Bel voor zeven uur');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByText('Artikel gepubliceerd')).toBeVisible();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ziek? Bel voor zeven uur');
  await reader.context().close();
});
