import { addDays, today } from '@ploegplan/contract/rules/dates';
import { makeEmployee, makePlanningItem, makeProject } from '@ploegplan/server/test/factories';
import { expect, expectAccessible, test } from './fixtures.ts';
import { blocks, clickToday, drawerOf, openBoard, recordHours, rowOf } from './planning.ts';

test('plans on a free cell, and the plan is still there after a reload', async ({
  page,
  tenant,
  admin,
}) => {
  await makeEmployee(tenant, { name: 'Ann de Boer' });
  await makeProject(tenant, { title: 'Nieuwbouw Bos', location: 'Boslaan 1' });
  await openBoard(page, tenant, admin.username);
  await clickToday(page, 'Ann de Boer');

  const drawer = drawerOf(page);
  await expect(drawer.getByText('Ann de Boer')).toBeVisible();
  const project = drawer.getByRole('combobox', { name: 'Project' });
  await expect(project).toBeFocused();
  await drawer.getByRole('button', { name: 'Inplannen' }).click();
  await expect(drawer.getByText('Kies een project')).toBeVisible();

  await project.fill('bos');
  await page.getByRole('option', { name: 'Nieuwbouw Bos' }).click();
  await expect(drawer.getByLabel('Locatie')).toHaveAttribute('placeholder', 'Boslaan 1');
  await drawer.getByRole('button', { name: 'Inplannen' }).click();
  await expect(page.getByText('Ingepland')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(blocks(page, /07:00.*Nieuwbouw Bos.*Boslaan 1/)).toBeVisible();

  await page.reload();
  await expect(blocks(page, 'Nieuwbouw Bos')).toHaveCount(1);
});

test('changes an item, saved by Ctrl+Enter', async ({ page, tenant, admin }) => {
  const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
  await makeEmployee(tenant, { name: 'Bob Kuipers' });
  await makePlanningItem(tenant, { date: today(), employeeIds: [ann], location: 'Oud 1' });
  await openBoard(page, tenant, admin.username);
  await blocks(page, 'Oud 1').click();

  const drawer = drawerOf(page);
  await drawer.getByRole('combobox', { name: 'Werknemers' }).fill('bob');
  await page.getByRole('option', { name: 'Bob Kuipers' }).click();
  await drawer.getByLabel('Locatie').fill('Nieuw 2');
  await drawer.getByLabel('Locatie').press('Control+Enter');
  await expect(page.getByText('Planning bijgewerkt')).toBeVisible();
  await expect(blocks(page, 'Nieuw 2')).toHaveCount(2);
});

test('keeps what was typed when saving fails, and takes the item off the board again', async ({
  page,
  tenant,
  admin,
}) => {
  await makeEmployee(tenant, { name: 'Ann de Boer' });
  await makeProject(tenant, { title: 'Nieuwbouw Bos' });
  await openBoard(page, tenant, admin.username);
  await clickToday(page, 'Ann de Boer');
  const drawer = drawerOf(page);
  await drawer.getByRole('combobox', { name: 'Project' }).fill('bos');
  await page.getByRole('option', { name: 'Nieuwbouw Bos' }).click();
  await drawer.getByLabel('Locatie').fill('Boslaan 9');

  await page.route('**/api/planning', (route) => route.abort());
  await drawer.getByRole('button', { name: 'Inplannen' }).click();
  await expect(drawer.getByRole('alert')).toContainText('Geen verbinding');
  await expect(drawer.getByLabel('Locatie')).toHaveValue('Boslaan 9');
  await expect(page.locator('[data-item]')).toHaveCount(0);

  await page.unroute('**/api/planning');
  await drawer.getByRole('button', { name: 'Inplannen' }).click();
  await expect(blocks(page, 'Boslaan 9')).toHaveCount(1);
});

test('deletes an item after a question', async ({ page, tenant, admin }) => {
  const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
  await makePlanningItem(tenant, { date: today(), employeeIds: [ann], location: 'Weg ermee' });
  await openBoard(page, tenant, admin.username);
  await blocks(page, 'Weg ermee').click();
  await drawerOf(page).getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Verwijderen' });
  await expect(question).toContainText('Weet je zeker dat je deze planning wilt verwijderen?');
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Planning verwijderd')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Ann de Boer')).toBeVisible();
  await expect(page.locator('[data-item]')).toHaveCount(0);
});

test('asks before unsaved work is thrown away', async ({ page, tenant, admin }) => {
  await makeEmployee(tenant, { name: 'Ann de Boer' });
  await openBoard(page, tenant, admin.username);
  await clickToday(page, 'Ann de Boer');
  const drawer = drawerOf(page);
  const question = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });

  await drawer.getByLabel('Locatie').fill('Half');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(drawer.getByLabel('Locatie')).toHaveValue('Half');
  await drawer.getByRole('button', { name: 'Annuleren' }).click();
  await question.getByRole('button', { name: 'Sluiten zonder opslaan' }).click();
  await expect(drawer).toBeHidden();
});

test('can be worked by keyboard alone', { tag: '@desktop' }, async ({ page, tenant, admin }) => {
  const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
  await makeEmployee(tenant, { name: 'Bob Kuipers' });
  await makePlanningItem(tenant, { date: today(), employeeIds: [ann], location: 'Hier' });
  await openBoard(page, tenant, admin.username);

  await page.getByLabel('Zoek werknemer').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  const column = await page.locator('th[aria-current]').getAttribute('aria-colindex');
  for (let moved = 2; moved < Number(column); moved++) await page.keyboard.press('ArrowRight');
  await expect(blocks(page, 'Hier')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(drawerOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(blocks(page, 'Hier')).toBeFocused();

  await page.keyboard.press('ArrowDown');
  const free = rowOf(page, 'Bob Kuipers').getByRole('gridcell', { name: 'vrij' });
  await expect(free).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawerOf(page).getByText('Bob Kuipers')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(free).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('n');
  await expect(drawerOf(page).getByText('Ann de Boer')).toBeVisible();
});

test('goes to other weeks, and comes back to the one last seen', async ({
  page,
  tenant,
  admin,
}) => {
  const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
  await makePlanningItem(tenant, {
    date: addDays(today(), 7),
    employeeIds: [ann],
    location: 'Volgende',
  });
  await openBoard(page, tenant, admin.username);
  await expect(blocks(page, 'Volgende')).toHaveCount(0);
  await page.getByRole('button', { name: 'Volgende week' }).click();
  await expect(blocks(page, 'Volgende')).toBeVisible();
  await page.reload();
  await expect(blocks(page, 'Volgende')).toBeVisible();
  await page.getByRole('button', { name: 'Vandaag' }).click();
  await expect(blocks(page, 'Volgende')).toHaveCount(0);
});

test('draws only the rows in view, and all of them when scrolled to', async ({
  page,
  tenant,
  admin,
}) => {
  const numbers = Array.from({ length: 120 }, (_, index) => String(index + 1).padStart(3, '0'));
  for (const number of numbers) await makeEmployee(tenant, { name: `Werknemer nr. ${number}` });
  await openBoard(page, tenant, admin.username);
  await expect(rowOf(page, 'nr. 001')).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(40);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Control+End');
  await expect(rowOf(page, 'nr. 120')).toBeVisible();
  await page.getByLabel('Zoek werknemer').fill('nr. 06');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
});

test('who is looked for is shown a moment after the last key, everybody at once', async ({
  page,
  tenant,
  admin,
}) => {
  for (const name of ['Ann de Boer', 'Bob Kuipers']) await makeEmployee(tenant, { name });
  await page.clock.install();
  await openBoard(page, tenant, admin.username);
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(2);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByLabel('Zoek werknemer').fill('bo');
  await page.clock.runFor(150);
  await page.getByLabel('Zoek werknemer').fill('bob');
  await page.clock.runFor(199);
  await expect(rows).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Zoek werknemer').fill('');
  await expect(rows).toHaveCount(2);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the board and its drawer can be used by everybody: ${colorScheme}`, async ({
    page,
    tenant,
    admin,
  }) => {
    test.slow(true, 'axe looks at every item on the page');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
    await makeEmployee(tenant, { name: 'Bob Kuipers' });
    await makePlanningItem(tenant, { date: today(), employeeIds: [ann], location: 'Hier' });
    await recordHours(tenant, ann);
    await openBoard(page, tenant, admin.username);
    await expectAccessible(page);
    await blocks(page, 'Hier').click();
    await expect(drawerOf(page).getByText('7,75 uur')).toBeVisible();
    await drawerOf(page).getByRole('button', { name: 'Datum: kalender' }).click();
    await expect(page.getByRole('button', { name: 'Volgende maand' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Volgende maand' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
    await clickToday(page, 'Bob Kuipers');
    await drawerOf(page).getByRole('button', { name: 'Inplannen' }).click();
    await expect(drawerOf(page).getByText('Kies een project')).toBeVisible();
    await expectAccessible(page);
  });
}
