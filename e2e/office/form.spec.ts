import { makeEmployee } from '@ploegplan/server/test/data/factories';
import { expect, test } from '../support/fixtures.ts';
import { drawerOf, openBoard } from '../support/planning.ts';

test('back on a phone closes the topmost overlay, asks with unsaved input, and never leaves the page', {
  tag: '@phone',
}, async ({ page, tenant, admin }) => {
  const form = page.getByRole('dialog', { name: 'Project toevoegen' });
  const title = form.getByRole('textbox', { name: 'Titel' });
  const question = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });
  await makeEmployee(tenant);
  await openBoard(page, tenant, admin.username);
  await page.getByRole('button', { name: 'Nieuw' }).click();
  await page.getByRole('button', { name: 'Project toevoegen' }).click();
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(drawerOf(page)).toBeVisible();

  await page.getByRole('button', { name: 'Project toevoegen' }).click();
  await title.fill('Kade 12');
  for (const _attempt of [1, 2]) {
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Kade 12');
  }
  await page.goBack();
  await question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await expect(form).toBeHidden();
  await expect(drawerOf(page)).toBeVisible();

  await page.goBack();
  await expect(drawerOf(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === '/planning');
});
