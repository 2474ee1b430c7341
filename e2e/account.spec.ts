import type { Page } from '@playwright/test';
import {
  makeEmployee,
  makeUser,
  PASSWORD,
  type TestTenant,
} from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { waitForMail } from './mailbox.ts';
import { dialogOf, logIn } from './session.ts';
import { expectSignedOut, otherDevice } from './users.ts';

const NEW_PASSWORD = 'steiger boven het kanaal';

async function openAccount(page: Page, tenant: TestTenant, username: string): Promise<void> {
  await signIn(page, addressOf(tenant.name), username);
  await page.goto(`${addressOf(tenant.name)}/account`);
  await expect(page.getByText('Nu actief')).toBeVisible();
}

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('shows an employee the own data', async ({ page, tenant }) => {
  const employeeId = await makeEmployee(tenant, { name: 'Jan de Boer' });
  await tenant.transact((tx) =>
    tx
      .updateTable('employees')
      .set({ phonenumber: '06 12345678', job_title: 'Steigerbouwer' })
      .where('id', '=', employeeId)
      .execute(),
  );
  await makeUser(tenant, { username: 'jan', userType: 'employee', employeeId });
  await openAccount(page, tenant, 'jan');
  const data = partOf(page, 'Gegevens');
  for (const text of ['jan', 'Jan de Boer', 'Werknemer', 'Steigerbouwer', '06 12345678']) {
    await expect(data.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
});

test('has targets for a thumb', { tag: '@phone' }, async ({ page, tenant, employee }) => {
  await openAccount(page, tenant, employee.username);
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  await page.getByLabel('E-mailadres').fill('nieuw@example.nl');
  const main = page.getByRole('main');
  const targets = [
    ...(await main.locator('.mantine-Input-wrapper').all()),
    ...(await main.locator('.mantine-Button-root').all()),
    ...(await main.locator('.mantine-SegmentedControl-label').all()),
  ];
  expect(targets.length).toBeGreaterThan(8);
  for (const target of targets) {
    expect.soft((await target.boundingBox())?.height).toBeGreaterThanOrEqual(47.5);
  }
  await expectAccessible(page);
});

test.describe('the e-mail address', () => {
  test('is changed with the password; the address before is told', async ({ page, tenant }) => {
    const before = `eerst@${tenant.name}.example`;
    const { username } = await makeUser(tenant, { email: before });
    await openAccount(page, tenant, username);
    const part = partOf(page, 'E-mail');
    await expect(part.getByLabel('Huidig wachtwoord')).toHaveCount(0);
    await part.getByLabel('E-mailadres').fill('nieuw');
    await part.getByRole('button', { name: 'E-mailadres opslaan' }).click();
    await expect(part.getByText(/^Vul een geldig e-mailadres in/)).toBeVisible();
    await expect(part.getByText('Verplicht veld')).toBeVisible();
    await expectAccessible(page);

    await part.getByLabel('E-mailadres').fill('nieuw@example.nl');
    await part.getByLabel('Huidig wachtwoord', { exact: true }).fill('een ander wachtwoord');
    await part.getByRole('button', { name: 'E-mailadres opslaan' }).click();
    await expect(part.getByText('Het huidige wachtwoord klopt niet.')).toBeVisible();
    await expect(part.getByLabel('E-mailadres')).toHaveValue('nieuw@example.nl');

    await part.getByLabel('Huidig wachtwoord', { exact: true }).fill(PASSWORD);
    await part.getByRole('button', { name: 'E-mailadres opslaan' }).click();
    await expect(page.getByText('E-mailadres gewijzigd')).toBeVisible();
    await expect(part.getByRole('button')).toHaveCount(0);
    await page.reload();
    await expect(part.getByLabel('E-mailadres')).toHaveValue('nieuw@example.nl');
    await waitForMail(before, 'Je e-mailadres is gewijzigd');
  });

  test('that somebody else changed meanwhile is shown before it is replaced', async ({
    page,
    tenant,
    admin,
  }) => {
    await openAccount(page, tenant, admin.username);
    const part = partOf(page, 'E-mail');
    await part.getByLabel('E-mailadres').fill('mijn@example.nl');
    await part.getByLabel('Huidig wachtwoord', { exact: true }).fill(PASSWORD);
    const readAgain = page.waitForResponse(/\/api\/account$/);
    await tenant.transact((tx) =>
      tx
        .updateTable('users')
        .set((eb) => ({ email: 'hun@example.nl', version: eb('version', '+', 1) }))
        .execute(),
    );
    await readAgain;
    await part.getByRole('button', { name: 'E-mailadres opslaan' }).click();
    await expect(part.getByRole('alert')).toContainText('Nu opgeslagen: hun@example.nl');
    await expect(part.getByLabel('E-mailadres')).toHaveValue('mijn@example.nl');
    await part.getByRole('button', { name: 'E-mailadres opslaan' }).click();
    await expect(page.getByText('E-mailadres gewijzigd')).toBeVisible();
  });
});

test.describe('the password', () => {
  test('is changed with the current one, and ends the other sessions', async ({
    page,
    tenant,
    employee,
    browser,
  }) => {
    const other = await otherDevice(browser, tenant, employee.username);
    await openAccount(page, tenant, employee.username);
    await expect(partOf(page, 'Apparaten').getByRole('listitem')).toHaveCount(2);
    const part = partOf(page, 'Wachtwoord');
    await part.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
    const current = part.getByLabel('Huidig wachtwoord', { exact: true });
    await expect(current).toBeFocused();
    const save = part.getByRole('button', { name: 'Wachtwoord opslaan' });
    await save.click();
    await expect(part.getByText('Verplicht veld')).toHaveCount(2);

    await current.fill('een ander wachtwoord');
    await part.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
    await save.click();
    await expect(page.getByText('Wijzigen wachtwoord mislukt.')).toBeVisible();
    await expect(part.getByText('Het huidige wachtwoord klopt niet.')).toBeVisible();
    await expect(part.getByLabel('Nieuw wachtwoord')).toHaveValue(NEW_PASSWORD);

    await current.fill(PASSWORD);
    await part.getByLabel('Nieuw wachtwoord').fill('te kort');
    await save.click();
    await expect(part.getByText(/^Te kort: neem minstens/)).toBeVisible();

    await part.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
    await save.click();
    await expect(page.getByText('Wachtwoord succesvol gewijzigd')).toBeVisible();
    await expect(partOf(page, 'Apparaten').getByRole('listitem')).toHaveCount(1);
    await expectSignedOut(other);
    await logIn(other, employee.username, NEW_PASSWORD);
    await expect(other).toHaveURL(/\/account$/);
  });

  test('of somebody who signs in by link is not there to be changed', async ({
    page,
    tenant,
    employee,
  }) => {
    await openAccount(page, tenant, employee.username);
    await tenant.transact((tx) => tx.updateTable('users').set({ password_hash: null }).execute());
    await page.reload();
    const part = partOf(page, 'Wachtwoord');
    await expect(part.getByText(/^Je logt in met een link die je per mail krijgt/)).toBeVisible();
    await expect(part.getByRole('button')).toHaveCount(0);
    const email = partOf(page, 'E-mail');
    await email.getByLabel('E-mailadres').fill('nieuw@example.nl');
    await expect(email.getByLabel('Huidig wachtwoord')).toHaveCount(0);
    await email.getByRole('button', { name: 'E-mailadres opslaan' }).click();
    await expect(page.getByText('E-mailadres gewijzigd')).toBeVisible();
  });
});

test.describe('the devices', () => {
  test('are listed, and signed out one by one', async ({ page, tenant, employee, browser }) => {
    const other = await otherDevice(browser, tenant, employee.username);
    await openAccount(page, tenant, employee.username);
    const devices = partOf(page, 'Apparaten').getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: 'Nu actief' })).toHaveCount(1);
    await expect(devices.filter({ hasText: 'Laatst gebruikt: zojuist' })).toHaveCount(1);
    await devices.getByRole('button', { name: /^Uitloggen op/ }).click();
    await expect(page.getByText('Uitgelogd op dat apparaat')).toBeVisible();
    await expect(devices).toHaveCount(1);
    await expectSignedOut(other);
    await page.reload();
    await expect(page.getByText('Nu actief')).toBeVisible();
  });

  test('come back in the list when signing out fails', async ({
    page,
    tenant,
    employee,
    browser,
  }) => {
    await otherDevice(browser, tenant, employee.username);
    await openAccount(page, tenant, employee.username);
    const devices = partOf(page, 'Apparaten').getByRole('listitem');
    await page.route('**/api/account/sessions/*', (route) => route.abort());
    await devices.getByRole('button', { name: /^Uitloggen op/ }).click();
    await expect(page.getByText(/^Uitloggen mislukt\. Geen verbinding/)).toBeVisible();
    await expect(devices).toHaveCount(2);
  });

  test('are signed out all at once, after a question, this one too', async ({
    page,
    tenant,
    employee,
    browser,
  }) => {
    const other = await otherDevice(browser, tenant, employee.username);
    await openAccount(page, tenant, employee.username);
    await page.getByRole('button', { name: 'Overal uitloggen' }).click();
    const question = await dialogOf(page, 'Overal uitloggen');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Annuleren' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Nu actief')).toBeVisible();

    await page.getByRole('button', { name: 'Overal uitloggen' }).click();
    await question.getByRole('button', { name: 'Overal uitloggen' }).click();
    await expect(page).toHaveURL(/\/inloggen$/);
    await page.goto(`${addressOf(tenant.name)}/account`);
    await expect(page).toHaveURL(/\/inloggen$/);
    await expectSignedOut(other);
  });
});

test('light and dark are chosen here, and stay', async ({ page, tenant, employee }) => {
  await openAccount(page, tenant, employee.username);
  const schemeOf = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  const part = partOf(page, 'Weergave');
  await expect(part.getByRole('radio', { name: 'Systeem' })).toBeChecked();
  await part.getByText('Donker', { exact: true }).click();
  await expect.poll(schemeOf).toBe('dark');
  await page.reload();
  await expect(part.getByRole('radio', { name: 'Donker' })).toBeChecked();
  expect(await schemeOf()).toBe('dark');
  await expectAccessible(page);
  await part.getByText('Systeem', { exact: true }).click();
  await expect.poll(schemeOf).toBe('light');
});

test('is not for who has nothing but help', async ({ page, tenant }) => {
  const { username } = await makeUser(tenant, { userType: 'other' });
  await signIn(page, addressOf(tenant.name), username);
  await page.goto(`${addressOf(tenant.name)}/account`);
  await expect(page).toHaveURL(/\/home$/);
});
