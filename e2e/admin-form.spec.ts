import { makeTenant } from '@ploegplan/server/test/factories';
import { drawerOf, enterAsGod, fillNew, openTenant } from './admin.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('what is taken is said at its field, and nothing typed is lost', async ({
  page,
  tenant,
  database,
}) => {
  const other = await makeTenant({ database });
  const god = await enterAsGod(page, tenant);
  await page.getByRole('banner').getByRole('button', { name: 'Nieuw' }).click();
  const drawer = drawerOf(page, 'Bedrijf toevoegen');
  const add = drawer.getByRole('button', { name: 'Toevoegen' });
  await add.click();
  await expect(drawer.getByText('Vul de naam van het bedrijf in')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Naam', exact: true })).toBeFocused();

  const email = `baas@${tenant.name}.example`;
  await fillNew(page, { displayName: 'Nieuw', name: other.name, email, username: god.username });
  await drawer
    .getByLabel('Eigen adressen')
    .fill(`Vrij-${tenant.name}.example\n${tenant.name}.localhost`);
  await add.click();
  await expect(drawer.getByText('Er is al een bedrijf met deze naam in het adres')).toBeVisible();
  await drawer.getByLabel('Naam in het adres').fill(`vrij-${tenant.name}`);
  await add.click();
  await expect(
    drawer.getByText(`${tenant.name}.localhost hoort al bij een ander bedrijf`),
  ).toBeVisible();
  await expectAccessible(page);
  await drawer.getByLabel('Eigen adressen').fill('');
  await add.click();
  await expect(drawer.getByText('Deze gebruikersnaam is al in gebruik')).toBeVisible();
  await expect(drawer.getByLabel('Gebruikersnaam')).toBeFocused();
  await expect(drawer.getByLabel('E-mailadres')).toHaveValue(email);
  await drawer.getByLabel('Gebruikersnaam').fill('baas');
  await add.click();
  await expect(page.getByText('Bedrijf toegevoegd')).toBeVisible();
});

test('what another god changed meanwhile is shown beside what was typed', async ({
  page,
  tenant,
  database,
}) => {
  const other = await makeTenant({ database });
  await enterAsGod(page, tenant);
  const drawer = await openTenant(page, `Bedrijf ${other.name}`);
  await drawer.getByRole('textbox', { name: 'Naam', exact: true }).fill('Van mij');
  await drawer.getByLabel('Eén project heet').fill('Klus');
  await other.transact((tx) =>
    tx
      .updateTable('tenants')
      .set({ display_name: `Van hen ${other.name}`, version: 2 })
      .where('id', '=', other.id)
      .execute(),
  );
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  const notice = drawer.getByRole('alert');
  await expect(notice).toContainText('Iemand anders heeft dit intussen gewijzigd');
  await expect(notice).toContainText(`Nu opgeslagen: Van hen ${other.name}`);
  await expect(notice).toContainText('Bij jou: Van mij');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Neem over' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue(
    `Van hen ${other.name}`,
  );
  await expect(drawer.getByLabel('Eén project heet')).toHaveValue('Klus');
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Bedrijf bijgewerkt')).toBeVisible();
});

test('leaving asks when something would be lost', async ({ page, tenant }) => {
  await enterAsGod(page, tenant);
  const drawer = await openTenant(page, `Bedrijf ${tenant.name}`);
  await drawer.getByRole('textbox', { name: 'Naam', exact: true }).fill('Iets anders');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue(
    'Iets anders',
  );
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Sluiten zonder opslaan' }).click();
  await expect(drawer).toHaveCount(0);
});
