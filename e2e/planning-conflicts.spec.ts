import { today } from '@ploegplan/contract/rules/dates';
import { makeEmployee, makePlanningItem, type TestTenant } from '@ploegplan/server/test/factories';
import { expect, expectAccessible, test } from './fixtures.ts';
import { blocks, drawerOf, openBoard, recordHours } from './planning.ts';

/** What happens in another window meanwhile. */
const changeElsewhere = (tenant: TestTenant, id: string, values: { location: string }) =>
  tenant.transact((tx) =>
    tx
      .updateTable('planning_items')
      .set({ ...values, version: 2 })
      .where('id', '=', id)
      .execute(),
  );

for (const { choice, location, saves } of [
  { choice: 'Neem over', location: 'Van een ander', saves: false },
  { choice: 'Sla de mijne op', location: 'Van mij', saves: true },
]) {
  test(`shows what somebody else changed meanwhile: ${choice}`, async ({ page, tenant, admin }) => {
    test.slow(true, 'axe looks at every item on the page');
    const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
    const item = await makePlanningItem(tenant, {
      date: today(),
      employeeIds: [ann],
      location: 'Begin',
    });
    await openBoard(page, tenant, admin.username);
    await blocks(page, 'Begin').click();
    const drawer = drawerOf(page);
    await drawer.getByLabel('Locatie').fill('Van mij');
    await drawer.getByLabel('Werkzaamheden').fill('Mijn werk');
    await changeElsewhere(tenant, item.id, { location: 'Van een ander' });
    await drawer.getByRole('button', { name: 'Opslaan' }).click();

    const notice = drawer.getByRole('alert');
    await expect(notice).toContainText('Iemand anders heeft dit intussen gewijzigd');
    await expect(notice).toContainText('Nu opgeslagen: Van een ander');
    await expect(notice).toContainText('Bij jou: Van mij');
    await expectAccessible(page);
    await notice.getByRole('button', { name: choice }).click();
    await expect(notice).toBeHidden();
    if (!saves) {
      await expect(drawer.getByLabel('Locatie')).toHaveValue(location);
      await drawer.getByRole('button', { name: 'Opslaan' }).click();
    }
    await expect(page.getByText('Planning bijgewerkt')).toBeVisible();
    await page.reload();
    await blocks(page, location).click();
    await expect(drawer.getByLabel('Werkzaamheden')).toHaveValue('Mijn werk');
  });
}

test('says who recorded hours when they cannot be taken off, or the item cannot go', async ({
  page,
  tenant,
  admin,
}) => {
  const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
  const bob = await makeEmployee(tenant, { name: 'Bob Kuipers' });
  await makePlanningItem(tenant, { date: today(), employeeIds: [ann, bob], location: 'Hier' });
  await openBoard(page, tenant, admin.username);
  await blocks(page, 'Hier').first().click();
  await recordHours(tenant, ann);
  const drawer = drawerOf(page);
  const told = 'Ann de Boer heeft al uren of notities ingevuld.';

  await drawer.getByRole('combobox', { name: 'Werknemers' }).press('Backspace');
  await drawer.getByRole('combobox', { name: 'Werknemers' }).press('Backspace');
  await drawer.getByRole('combobox', { name: 'Werknemers' }).fill('bob');
  await page.getByRole('option', { name: 'Bob Kuipers' }).click();
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  await expect(drawer.getByText(told)).toBeVisible();

  await drawer.getByRole('button', { name: 'Verwijderen' }).click();
  await page
    .getByRole('dialog', { name: 'Verwijderen' })
    .getByRole('button', { name: 'Verwijderen' })
    .click();
  await expect(drawer.getByRole('alert')).toContainText(`Verwijderen kan niet meer. ${told}`);
  await expect(drawer.getByText('7,75 uur')).toBeVisible();
  await expect(drawer.getByText('Klaar')).toBeVisible();
});
