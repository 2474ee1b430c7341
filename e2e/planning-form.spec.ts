import type { Page } from '@playwright/test';
import { limits } from '@ploegplan/contract/limits';
import { today } from '@ploegplan/contract/rules/dates';
import { makeEmployee, makePlanningItem, type TestTenant } from '@ploegplan/server/test/factories';
import { expect, expectAccessible, test } from './fixtures.ts';
import { blocks, drawerOf, openBoard } from './planning.ts';

/** The drawer of an item that is planned today, for Ann. */
async function openItem(page: Page, tenant: TestTenant, username: string) {
  const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
  await makePlanningItem(tenant, { date: today(), employeeIds: [ann], location: 'Oud 1' });
  await openBoard(page, tenant, username);
  await blocks(page, 'Oud 1').click();
  await expect(drawerOf(page).getByLabel('Locatie')).toBeVisible();
  return drawerOf(page);
}

const writesOf = (page: Page) => {
  const writes: string[] = [];
  page.on('request', (sent) => {
    if (/^(PUT|PATCH)$/.test(sent.method())) writes.push(sent.url());
  });
  return writes;
};

test('people are chosen by keyboard alone', async ({ page, tenant, admin }) => {
  for (const name of ['Bob Kuipers', 'Cas Visser']) await makeEmployee(tenant, { name });
  const drawer = await openItem(page, tenant, admin.username);
  const writes = writesOf(page);
  const people = drawer.getByRole('combobox', { name: 'Werknemers' });
  await people.pressSequentially('kuipers b');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Bob Kuipers')).toBeVisible();
  await expect(people).toHaveValue('');
  await people.pressSequentially('zz');
  await expect(page.getByText('Niemand gevonden')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(people).toHaveValue('zz');
  expect(writes).toEqual([]);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Planning bijgewerkt')).toBeVisible();
  await expect(blocks(page, 'Oud 1')).toHaveCount(2);
});

test('each part of a contact person is taken, or refused where it is wrong', async ({
  page,
  tenant,
  admin,
}) => {
  const drawer = await openItem(page, tenant, admin.username);
  const contact = drawer.getByRole('group', { name: 'Contactpersoon' });
  const part = (name: string) => contact.getByRole('textbox', { name });
  const save = drawer.getByRole('button', { name: 'Opslaan' });
  await part('Naam').fill('Uitvoerder Voorbeeld');
  await part('Telefoon').fill('0'.repeat(limits.name + 1));
  await save.click();
  const tooLong = `Dit is te lang: hooguit ${limits.name} tekens`;
  await expect(contact.getByText(tooLong)).toHaveCount(1);
  await expect(part('Telefoon')).toBeFocused();
  await expectAccessible(page);

  // What only the server refuses.
  await part('Telefoon').fill('06\u00001234');
  await part('E-mail').fill('uitvoerder\u0000@example.nl');
  await save.click();
  await expect(contact.getByText('Dit is niet goed ingevuld')).toHaveCount(2);
  await expect(part('Telefoon')).toBeFocused();
  await expect(part('Naam')).toHaveValue('Uitvoerder Voorbeeld');

  await part('Telefoon').fill('06 12 34 56 78');
  await part('E-mail').fill('uitvoerder@example.nl');
  await contact.getByRole('switch', { name: 'Telefoon zichtbaar' }).click();
  await save.click();
  await expect(page.getByText('Planning bijgewerkt')).toBeVisible();
  const saved = await tenant.transact((tx) =>
    tx
      .selectFrom('planning_items')
      .select(['contact_name', 'contact_phonenumber', 'contact_email', 'contact_show_phonenumber'])
      .executeTakeFirstOrThrow(),
  );
  expect(saved).toEqual({
    contact_name: 'Uitvoerder Voorbeeld',
    contact_phonenumber: '06 12 34 56 78',
    contact_email: 'uitvoerder@example.nl',
    contact_show_phonenumber: false,
  });
});

test('Ctrl+Enter saves wherever the focus in the drawer is, but not while it waits', async ({
  page,
  tenant,
  admin,
}) => {
  const drawer = await openItem(page, tenant, admin.username);
  const writes = writesOf(page);
  await drawer.getByLabel('Locatie').fill('Nieuw 2');
  await drawer.getByRole('button', { name: 'Annuleren' }).press('Control+Enter');
  await expect(blocks(page, 'Nieuw 2')).toBeVisible();
  expect(writes).toHaveLength(1);

  await blocks(page, 'Nieuw 2').click();
  await drawer.getByLabel('Locatie').fill('Nooit 3');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/planning/*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await drawer.getByRole('button', { name: 'Verwijderen' }).click();
  await page
    .getByRole('dialog', { name: 'Verwijderen' })
    .getByRole('button', { name: 'Verwijderen' })
    .click();
  await expect(drawer.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await drawer.getByLabel('Locatie').press('Control+Enter');
  answer.resolve();
  await expect(page.getByText('Planning verwijderd')).toBeVisible();
  expect(writes).toHaveLength(1);
});
