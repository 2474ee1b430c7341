import { makeEmployee, makeProject } from '@ploegplan/server/test/factories';
import { expect, test } from './fixtures.ts';
import { blocks, drawerOf, openBoard, rowOf } from './planning.ts';

test('an item is created on a free cell, changed and deleted; each change persists after a reload', async ({
  page,
  tenant,
  admin,
}) => {
  await makeEmployee(tenant, { name: 'Ann de Boer' });
  await makeProject(tenant, { title: 'Nieuwbouw Bos', location: 'Boslaan 1' });
  await openBoard(page, tenant, admin.username);
  const drawer = drawerOf(page);
  const row = await rowOf(page, 'Ann de Boer').boundingBox();
  const today = await page.locator('th[aria-current]').boundingBox();
  if (!row || !today) throw new Error('Neither the row nor the day is on the board');
  await page.mouse.click(today.x + today.width / 2, row.y + row.height / 2);
  await drawer.getByRole('combobox', { name: 'Project' }).fill('bos');
  await page.getByRole('option', { name: 'Nieuwbouw Bos' }).click();
  await drawer.getByRole('button', { name: 'Inplannen' }).click();
  await expect(page.getByText('Ingepland')).toBeVisible();
  await page.reload();
  await expect(blocks(page, /07:00.*Nieuwbouw Bos.*Boslaan 1/)).toBeVisible();

  await blocks(page, 'Nieuwbouw Bos').click();
  await drawer.getByLabel('Locatie').fill('Boslaan 2');
  await drawer.getByLabel('Locatie').press('Control+Enter');
  await expect(page.getByText('Planning bijgewerkt')).toBeVisible();
  await page.reload();
  await blocks(page, 'Boslaan 2').click();

  await drawer.getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Verwijderen' });
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Planning verwijderd')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Ann de Boer')).toBeVisible();
  await expect(page.locator('[data-item]')).toHaveCount(0);
});
