import { makeEmployee, makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { expect, expectAccessible, test } from './fixtures.ts';
import { waitForMail } from './mailbox.ts';
import {
  drawerOf,
  expectSignedOut,
  lineOf,
  openUser,
  openUsers,
  otherDevice,
  usernames,
} from './users.ts';

/** An address that no other test has. */
const mailboxOf = (tenant: TestTenant, name: string) => `${name}@${tenant.name}.example`;

test.describe('a new user', () => {
  test('is invited by mail, and stands in the list', async ({ page, tenant, admin, employee }) => {
    await makeEmployee(tenant, { name: 'Jan de Boer', email: mailboxOf(tenant, 'jan') });
    const taken = await tenant.transact((tx) =>
      tx
        .selectFrom('employees')
        .select('name')
        .where('id', '=', employee.employeeId)
        .executeTakeFirstOrThrow(),
    );
    await openUsers(page, tenant, admin.username);
    await page.getByRole('button', { name: 'Nieuw' }).click();
    const drawer = drawerOf(page);
    await expect(drawer.getByLabel('Gebruikersnaam')).toBeFocused();
    const invite = drawer.getByLabel('Uitnodiging sturen');
    await expect(invite).toBeDisabled();
    await expectAccessible(page);

    await drawer.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(drawer.getByText('Verplicht veld')).toBeVisible();
    await expect(drawer.getByText('Kies een werknemer')).toBeVisible();
    await expectAccessible(page);

    await drawer.getByLabel('Gebruikersnaam').fill('Jan.deBoer');
    const choice = drawer.getByRole('combobox', { name: 'Werknemer' });
    await choice.fill('');
    await choice.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Jan de Boer']);
    await choice.fill(taken.name);
    await expect(page.getByText('Niemand zonder account gevonden')).toBeVisible();
    await choice.fill('boer');
    await page.getByRole('option', { name: 'Jan de Boer' }).click();
    const email = drawer.getByLabel('E-mail', { exact: true });
    await expect(email).toHaveValue(mailboxOf(tenant, 'jan'));
    await expect(invite).toBeChecked();
    await drawer.getByRole('button', { name: 'Toevoegen' }).click();

    await expect(page.getByText('Gebruiker toegevoegd')).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(lineOf(page, 'jan.deboer')).toContainText('Uitgenodigd');
    await expect(lineOf(page, 'jan.deboer')).toContainText('Jan de Boer');
    const { subject } = await waitForMail(mailboxOf(tenant, 'jan'));
    expect(subject).toContain('Uitnodiging');
  });

  test('with a name that is taken is refused at the field, and nothing typed is lost', async ({
    page,
    tenant,
    admin,
  }) => {
    await openUsers(page, tenant, admin.username);
    await page.getByRole('button', { name: 'Nieuw' }).click();
    const drawer = drawerOf(page);
    await drawer.getByText('Beheerder', { exact: true }).click();
    await drawer.getByLabel('Gebruikersnaam').fill(admin.username);
    await drawer.getByLabel('E-mail', { exact: true }).fill('iemand');
    await drawer.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(drawer.getByText(/^Vul een geldig e-mailadres in/)).toBeVisible();
    await drawer.getByLabel('E-mail', { exact: true }).fill('iemand@example.nl');
    await drawer.getByLabel('Uitnodiging sturen').click({ force: true });
    await expect(drawer.getByLabel('Uitnodiging sturen')).not.toBeChecked();

    await page.route('**/api/users', (route) => route.abort());
    await drawer.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(drawer.getByRole('alert')).toContainText('Geen verbinding');
    await page.unroute('**/api/users');

    await drawer.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(drawer.getByLabel('Gebruikersnaam')).toHaveAccessibleDescription(
      /Deze gebruikersnaam is al in gebruik\./,
    );
    await expect(drawer.getByLabel('E-mail', { exact: true })).toHaveValue('iemand@example.nl');
    await drawer.getByLabel('Gebruikersnaam').fill('iemand');
    await drawer.getByLabel('Gebruikersnaam').press('Control+Enter');
    await expect(page.getByText('Gebruiker toegevoegd')).toBeVisible();
    await expect.poll(() => usernames(page)).toContain('iemand');
  });
});

test('a user becomes another kind, and is signed out by it', async ({
  page,
  tenant,
  admin,
  employee,
  browser,
}) => {
  const phone = await otherDevice(browser, tenant, employee.username);
  await openUsers(page, tenant, admin.username);
  const drawer = await openUser(page, employee.username);
  await drawer.getByText('Beheerder', { exact: true }).click();
  await drawer.getByLabel('Werkt ook mee').click({ force: true });
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Gebruiker bijgewerkt')).toBeVisible();
  await expect(lineOf(page, employee.username)).toContainText('Beheerder, werkt ook mee');
  await expectSignedOut(phone);
});

test('deactivating asks, and signs the user out everywhere', async ({
  page,
  tenant,
  admin,
  employee,
  browser,
}) => {
  const phone = await otherDevice(browser, tenant, employee.username);
  await openUsers(page, tenant, admin.username);
  const drawer = await openUser(page, employee.username);
  await drawer.getByLabel('Actief').click({ force: true });
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  const question = page.getByRole('dialog', { name: 'Gebruiker deactiveren' });
  await expect(question).toContainText('kan niet meer inloggen en wordt overal uitgelogd');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByLabel('Actief')).not.toBeChecked();

  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  await question.getByRole('button', { name: 'Deactiveren' }).click();
  await expect(lineOf(page, employee.username)).toContainText('Inactief');
  await expectSignedOut(phone);

  await openUser(page, employee.username);
  await expect(drawer.getByText('Maak de gebruiker eerst weer actief.')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Wachtwoord resetten' })).toBeDisabled();
});

test('what is not saved is not thrown away unasked', async ({ page, tenant, admin, employee }) => {
  await openUsers(page, tenant, admin.username);
  const drawer = await openUser(page, employee.username);
  await drawer.getByLabel('E-mail', { exact: true }).fill('anders@example.nl');
  await expect(drawer.getByText('Sla eerst je wijzigingen op.')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(drawer.getByLabel('E-mail', { exact: true })).toHaveValue('anders@example.nl');
  await drawer.getByRole('button', { name: 'Annuleren' }).click();
  await question.getByRole('button', { name: 'Sluiten zonder opslaan' }).click();
  await expect(drawer).toBeHidden();
});

test('what somebody else changed meanwhile is shown beside what was typed', async ({
  page,
  tenant,
  admin,
  employee,
}) => {
  const changeMeanwhile = (email: string) =>
    tenant.transact((tx) =>
      tx
        .updateTable('users')
        .set((eb) => ({ email, version: eb('version', '+', 1) }))
        .where('id', '=', employee.id)
        .execute(),
    );
  await openUsers(page, tenant, admin.username);
  const drawer = await openUser(page, employee.username);
  await drawer.getByLabel('E-mail', { exact: true }).fill('mijn@example.nl');
  await changeMeanwhile('hun@example.nl');
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  const notice = drawer.getByRole('alert');
  await expect(notice).toContainText('Iemand anders heeft dit intussen gewijzigd');
  await expect(notice).toContainText('Nu opgeslagen: hun@example.nl');
  await expect(notice).toContainText('Bij jou: mijn@example.nl');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Sla de mijne op' }).click();
  await expect(page.getByText('Gebruiker bijgewerkt')).toBeVisible();
  await expect(lineOf(page, employee.username)).toContainText('mijn@example.nl');

  await openUser(page, employee.username);
  await drawer.getByLabel('E-mail', { exact: true }).fill('nog-een@example.nl');
  await changeMeanwhile('weer-hun@example.nl');
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  await drawer.getByRole('button', { name: 'Neem over' }).click();
  await expect(drawer.getByLabel('E-mail', { exact: true })).toHaveValue('weer-hun@example.nl');
});

test.describe('the right to administer', () => {
  test('is not taken from oneself: the form says why', async ({ page, tenant, admin }) => {
    await openUsers(page, tenant, admin.username);
    const drawer = await openUser(page, admin.username);
    await expect(drawer.getByText(/\(jij\)$/)).toBeVisible();
    await expect(drawer.getByRole('radio', { name: 'Werknemer' })).toBeDisabled();
    await expect(drawer.getByLabel('Actief')).toBeDisabled();
    await expect(drawer.getByText(/^Je kunt je eigen beheerrechten niet weghalen/)).toBeVisible();
    await expect(drawer.getByText('Jezelf kun je niet deactiveren.')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Wachtwoord resetten' })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('stays with the last who has it', async ({ page, tenant, admin }) => {
    const god = await makeUser(tenant, { userType: 'god' });
    await openUsers(page, tenant, god.username);
    const drawer = await openUser(page, admin.username);
    await drawer.getByText('Overig', { exact: true }).click();
    await drawer.getByRole('button', { name: 'Opslaan' }).click();
    await expect(drawer.getByRole('alert')).toHaveText(
      'Dit is de laatste beheerder. Maak eerst iemand anders beheerder.',
    );
    await expectAccessible(page);
  });

  test('with other own rights ends the own session, after a question', async ({
    page,
    tenant,
    admin,
  }) => {
    await makeEmployee(tenant, { name: 'Piet Voorman' });
    await openUsers(page, tenant, admin.username);
    const drawer = await openUser(page, admin.username);
    await drawer.getByLabel('Werkt ook mee').click({ force: true });
    await drawer.getByRole('combobox', { name: 'Werknemer' }).fill('piet');
    await page.getByRole('option', { name: 'Piet Voorman' }).click();
    await drawer.getByRole('button', { name: 'Opslaan' }).click();
    const question = page.getByRole('dialog', { name: 'Je wordt uitgelogd' });
    await question.getByRole('button', { name: 'Opslaan en uitloggen' }).click();
    await expect(page).toHaveURL(/\/inloggen$/);
    await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
  });
});
