import { makeClient, makeProject, makeUser } from '@ploegplan/server/test/factories';
import { expect, expectAccessible, test } from './fixtures.ts';
import { download, openersOf, openList, tableOf } from './lists.ts';
import { waitForMail } from './mailbox.ts';
import { isPhone } from './planning.ts';
import { lineOf, openUsers } from './users.ts';
import { readWorkbook } from './xlsx.ts';

test('what is shown or ticked leaves as CSV and Excel, and runs nothing there', {
  tag: '@desktop',
}, async ({ page, tenant, admin }) => {
  const evil = '=HYPERLINK("http://kwaad.nl";"klik")';
  await makeClient(tenant, { name: evil, companyname: 'A BV', location: '+31' });
  const jose = await makeClient(tenant, { name: 'José; "de Boer"', companyname: 'B BV' });
  await makeClient(tenant, { name: 'Derde', companyname: 'C BV' });
  await makeProject(tenant, { client_id: jose });
  await openList(page, tenant, admin.username, '/klanten');

  const csv = await download(page, 'Exporteren', 'CSV');
  expect(csv.name).toMatch(/^Klanten \d{4}-\d\d-\d\d\.csv$/);
  expect(csv.content.toString()).toBe(
    '\uFEFFNaam;Bedrijfsnaam;Locatie;Projecten\r\n' +
      `"'=HYPERLINK(""http://kwaad.nl"";""klik"")";A BV;'+31;0\r\n` +
      '"José; ""de Boer""";B BV;;1\r\n' +
      'Derde;C BV;;0\r\n',
  );

  const ticks = tableOf(page).getByRole('checkbox', { name: /^Selecteer / });
  await ticks.first().click();
  await ticks.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 geselecteerd')).toBeVisible();
  await ticks.nth(2).click();
  await expectAccessible(page);
  const excel = await download(page, 'Selectie exporteren', 'Excel');
  expect(excel.name).toMatch(/^Klanten \d{4}-\d\d-\d\d\.xlsx$/);
  expect(readWorkbook(excel.content)).toEqual([
    ['Naam', 'Bedrijfsnaam', 'Locatie', 'Projecten'],
    [`'${evil}`, 'A BV', "'+31", 0],
    ['José; "de Boer"', 'B BV', 1],
  ]);
  await page.getByRole('button', { name: 'Wis selectie' }).click();
  await page.getByRole('checkbox', { name: 'Alles selecteren' }).click();
  await expect(page.getByText('3 geselecteerd')).toBeVisible();
  await page.getByRole('searchbox').fill('jose');
  await expect(openersOf(page, 'Klanten')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Alles selecteren' }).click();
  await expect(page.getByText('2 geselecteerd')).toBeVisible();
});

test('on a phone cards are ticked, and leave the same way', { tag: '@phone' }, async ({
  page,
  tenant,
  admin,
}) => {
  for (const name of ['Anna', 'Bert', 'Cor']) await makeClient(tenant, { name });
  await openList(page, tenant, admin.username, '/klanten');
  await page.getByRole('button', { name: 'Selecteren' }).click();
  await expect(page.getByText('0 geselecteerd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Selectie exporteren' })).toBeDisabled();
  await page.getByText('Bert').click();
  await page.getByText('Cor').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('2 geselecteerd')).toBeVisible();
  await expectAccessible(page);
  const targets = page.getByRole('main').locator('label, button').filter({ visible: true });
  for (const target of await targets.all()) {
    const { height = 0 } = (await target.boundingBox()) ?? {};
    expect(height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
  const csv = await download(page, 'Selectie exporteren', 'CSV');
  expect(csv.content.toString()).toContain('Bert;;;0\r\nCor;;;0\r\n');
  expect(csv.content.toString()).not.toContain('Anna');
  await page.getByRole('checkbox', { name: 'Alles selecteren' }).click();
  await expect(page.getByText('3 geselecteerd')).toBeVisible();
  await page.getByRole('button', { name: 'Wis selectie' }).click();
  await page.getByText('Bert').click();
  await expect(page.getByRole('dialog', { name: 'Bert' })).toBeVisible();
});

test('those who wait for it are invited at once, and it is said for whom it failed', async ({
  page,
  tenant,
  admin,
}) => {
  const email = (name: string) => `${name}@${tenant.name}.example`;
  const waiting = { userType: 'employee', hasPassword: false } as const;
  for (const username of ['jan', 'piet']) {
    await makeUser(tenant, { ...waiting, username, email: email(username) });
  }
  await makeUser(tenant, { ...waiting, username: 'zonder', email: '' });
  await openUsers(page, tenant, admin.username);
  if (isPhone(page)) await page.getByRole('button', { name: 'Selecteren' }).click();
  await page.getByRole('checkbox', { name: 'Alles selecteren' }).click();
  await expect(page.getByText('4 geselecteerd')).toBeVisible();
  await expectAccessible(page);
  const { id } = await tenant.transact((tx) =>
    tx.selectFrom('users').select('id').where('username', '=', 'piet').executeTakeFirstOrThrow(),
  );
  await page.route(`**/users/${id}/invitation`, (route) => route.abort());
  await page.getByRole('button', { name: 'Uitnodiging sturen (2)' }).click();
  await expect(
    page.getByText('1 uitnodiging verstuurd. Niet gelukt voor piet. Geen verbinding.'),
  ).toBeVisible();
  await expect(page.getByText('1 geselecteerd')).toBeVisible();
  expect((await waitForMail(email('jan'))).link).toContain('/account-activation#token=');
});

test('several users are deactivated after a question, oneself never', async ({
  page,
  tenant,
  admin,
}) => {
  for (const username of ['jan', 'piet']) {
    await makeUser(tenant, { username, userType: 'employee' });
  }
  await openUsers(page, tenant, admin.username);
  if (isPhone(page)) await page.getByRole('button', { name: 'Selecteren' }).click();
  await page.getByRole('checkbox', { name: 'Alles selecteren' }).click();
  await page.getByRole('button', { name: 'Deactiveren (2)' }).click();
  const question = page.getByRole('dialog', { name: 'Gebruikers deactiveren' });
  await expect(question).toContainText('jan, piet');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Deactiveren' }).click();
  await expect(page.getByText('2 gebruikers gedeactiveerd')).toBeVisible();
  for (const username of ['jan', 'piet']) {
    await expect(lineOf(page, username)).toContainText('Inactief');
  }
  await expect(lineOf(page, admin.username)).toContainText('Actief');
  await expect(page.getByText('geselecteerd')).toHaveCount(0);
});
