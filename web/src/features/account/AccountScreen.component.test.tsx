import { account } from '@ploegplan/contract/account/endpoints';
import { Account, AccountSession } from '@ploegplan/contract/account/schemas';
import { session } from '@ploegplan/contract/session/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected, TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';

const own = sample(Account, {
  username: 'jan',
  userType: 'employee',
  email: 'eerst@example.nl',
  hasPassword: true,
  employee: { name: 'Jan de Boer', jobTitle: 'Steigerbouwer', phonenumber: '06 12345678' },
});
const here = sample(AccountSession, { device: 'Chrome op Windows', current: true });
const phone = sample(AccountSession, {
  device: 'Chrome op Android',
  lastUsedAt: new Date().toISOString(),
});

interface Given {
  account?: Account;
  size?: 'office' | 'phone';
}

/** Opens the profile of a user with sessions on this device and on a phone; the test API ends sessions on request. */
async function openAccount({ account: given = own, size = 'office' }: Given = {}) {
  const api = new TestApi();
  let sessions = [here, phone];
  let stored = given;
  api.answer(account.get, () => stored);
  api.answer(account.sessions, () => sessions);
  api.answer(account.update, ({ body: { email } }) => {
    stored = { ...stored, email, version: stored.version + 1 };
    return stored;
  });
  api.answer(account.endSession, ({ params: { id } }) => {
    sessions = sessions.filter((candidate) => candidate.id !== id);
    return undefined;
  });
  await openApp({ at: '/account', as: 'employee', size, api });
  await expect.element(page.getByText('Nu actief')).toBeVisible();
  return { api };
}

const partOf = (name: string) => page.getByRole('region', { name, exact: true });
const email = partOf('E-mail');
const address = email.getByLabelText('E-mailadres');
const addressPassword = email.getByLabelText('Huidig wachtwoord', { exact: true });
const saveAddress = email.getByRole('button', { name: 'E-mailadres opslaan' });
const password = partOf('Wachtwoord');
const devices = partOf('Apparaten').getByRole('listitem');

async function openPasswordForm() {
  await password.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  return {
    current: password.getByLabelText('Huidig wachtwoord', { exact: true }),
    fresh: password.getByLabelText('Nieuw wachtwoord', { exact: true }),
    save: password.getByRole('button', { name: 'Wachtwoord opslaan' }),
  };
}

test('the profile shows the data of the employee', async () => {
  await openAccount();
  const data = partOf('Gegevens');
  for (const text of ['jan', 'Jan de Boer', 'Werknemer', 'Steigerbouwer', '06 12345678']) {
    await expect.element(data.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible();
});

test('on a phone every field and button is at least 48 px high', async () => {
  await openAccount({ size: 'phone' });
  await openPasswordForm();
  await address.fill('nieuw@example.nl');
  await expect.element(addressPassword).toBeVisible();
  const targets = document.querySelectorAll<HTMLElement>(
    'main :is(.mantine-Input-wrapper, .mantine-Button-root, [data-segments] > label)',
  );
  expect(targets.length).toBeGreaterThan(8);
  for (const target of targets) {
    expect(target.getBoundingClientRect().height, target.outerHTML).toBeGreaterThanOrEqual(47.5);
  }
  await expectAccessible();
});

test('an invalid e-mail address or a missing password is rejected with a field error', async () => {
  const { api } = await openAccount();
  expect(addressPassword.elements()).toEqual([]);
  await address.fill('nieuw');
  await saveAddress.click();
  await expect.element(email.getByText(/^Vul een geldig e-mailadres in/)).toBeVisible();
  await expect.element(email.getByText('Vul je huidige wachtwoord in')).toBeVisible();
  await expectAccessible();
  expect(api.received(account.update)).toEqual([]);
  await address.fill(own.email);
  await expect.element(email.getByText(/^Vul een geldig e-mailadres in/)).not.toBeInTheDocument();
});

test('an e-mail address is changed with the correct password; a wrong one keeps the input', async () => {
  const { api } = await openAccount();
  await address.fill('nieuw@example.nl');
  await addressPassword.fill('een ander wachtwoord');
  api.reject(account.update, 400, 'wrong-password');
  await saveAddress.click();
  await expect.element(email.getByText('Het huidige wachtwoord klopt niet.')).toBeVisible();
  await expect.element(address).toHaveValue('nieuw@example.nl');
  api.answer(account.update, ({ body }) => ({ ...own, email: body.email }));
  await addressPassword.fill('het goede wachtwoord');
  await saveAddress.click();
  await expect.element(page.getByText('E-mailadres gewijzigd')).toBeVisible();
  await expect.element(email.getByRole('button')).not.toBeInTheDocument();
  await expect.element(address).toHaveValue('nieuw@example.nl');
  expect(api.received(account.update).at(-1)?.body).toEqual({
    email: 'nieuw@example.nl',
    currentPassword: 'het goede wachtwoord',
    version: own.version,
  });
});

test('a conflicting e-mail address is shown before it is overwritten', async () => {
  const { api } = await openAccount();
  const current = { ...own, email: 'hun@example.nl', version: own.version + 1 };
  api.answer(account.update, ({ body }) => {
    if (body.version === own.version) throw new Rejected(409, 'stale-version', { current });
    return { ...current, email: body.email };
  });
  await address.fill('mijn@example.nl');
  await addressPassword.fill('wachtwoord');
  await saveAddress.click();
  await expect
    .element(email.getByRole('alert'))
    .toMatchTextContent('Nu opgeslagen: hun@example.nl');
  await expect.element(address).toHaveValue('mijn@example.nl');
  await saveAddress.click();
  await expect.element(page.getByText('E-mailadres gewijzigd')).toBeVisible();
});

test('an account without password has no password form and changes its e-mail address without one', async () => {
  const { api } = await openAccount({ account: { ...own, hasPassword: false } });
  await expect
    .element(password.getByText(/^Je logt in met een link die je per mail krijgt/))
    .toBeVisible();
  expect(password.getByRole('button').elements()).toEqual([]);
  await address.fill('nieuw@example.nl');
  expect(addressPassword.elements()).toEqual([]);
  await saveAddress.click();
  await expect.element(page.getByText('E-mailadres gewijzigd')).toBeVisible();
  expect(api.received(account.update)).toHaveLength(1);
});

test('an empty password form is rejected with field errors; its first field has focus', async () => {
  const { api } = await openAccount();
  const { current, save } = await openPasswordForm();
  await expect.element(current).toHaveFocus();
  await save.click();
  for (const text of ['Vul je huidige wachtwoord in', 'Vul een nieuw wachtwoord in']) {
    await expect.element(password.getByText(text)).toBeVisible();
  }
  expect(api.received(session.changePassword)).toEqual([]);
});

test('a rejected password shows a field error and keeps the input', async () => {
  const { api } = await openAccount();
  const { current, fresh, save } = await openPasswordForm();
  await current.fill('een ander wachtwoord');
  await fresh.fill('steiger boven het kanaal');
  api.reject(session.changePassword, 400, 'wrong-password');
  await save.click();
  await expect.element(page.getByText('Wijzigen wachtwoord mislukt.')).toBeVisible();
  await expect.element(password.getByText('Het huidige wachtwoord klopt niet.')).toBeVisible();
  await expect.element(fresh).toHaveValue('steiger boven het kanaal');
  const fields = [{ field: 'newPassword', code: 'common' }];
  api.reject(session.changePassword, 400, 'validation', { fields });
  await save.click();
  await expect.element(password.getByText(/^Te makkelijk te raden/)).toBeVisible();
});

test('a password change closes the form and reloads the devices', async () => {
  const { api } = await openAccount();
  const { current, fresh, save } = await openPasswordForm();
  await current.fill('het oude wachtwoord');
  await fresh.fill('steiger boven het kanaal');
  api.answer(session.changePassword, undefined);
  api.answer(account.sessions, [here]);
  await save.click();
  await expect.element(page.getByText('Wachtwoord succesvol gewijzigd')).toBeVisible();
  await expect.poll(() => devices.elements()).toHaveLength(1);
  await expect.element(current).not.toBeInTheDocument();
});

test('devices show their last use and can be signed out individually', async () => {
  await openAccount();
  expect(devices.elements()).toHaveLength(2);
  await expect
    .element(devices.filter({ hasText: 'Nu actief' }))
    .toMatchTextContent('Chrome op Windows');
  await expect
    .element(devices.filter({ hasText: 'Laatst gebruikt: zojuist' }))
    .toMatchTextContent('Chrome op Android');
  await devices.getByRole('button', { name: 'Uitloggen op Chrome op Android' }).click();
  await expect.element(page.getByText('Uitgelogd op dat apparaat')).toBeVisible();
  await expect.poll(() => devices.elements()).toHaveLength(1);
});

test('a device reappears in the list when signing it out fails', async () => {
  const { api } = await openAccount();
  api.disconnect(account.endSession);
  const answer = api.hold(account.endSession);
  await devices.getByRole('button', { name: /^Uitloggen op/ }).click();
  await expect.poll(() => devices.elements()).toHaveLength(1);
  answer.release();
  await expect.element(page.getByText(/^Uitloggen mislukt\. Geen verbinding/)).toBeVisible();
  await expect.poll(() => devices.elements()).toHaveLength(2);
});

test('signing out everywhere asks for confirmation and redirects to the login page', async () => {
  const { api } = await openAccount();
  const everywhere = page.getByRole('button', { name: 'Overal uitloggen' });
  const question = page.getByRole('dialog', { name: 'Overal uitloggen' });
  await everywhere.click();
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.received(account.endSessions)).toEqual([]);
  api.answer(account.endSessions, undefined);
  await everywhere.click();
  await question.getByRole('button', { name: 'Overal uitloggen' }).click();
  await expect.poll(() => location.pathname).toBe('/inloggen');
});

test('the colour scheme defaults to the system; a choice is stored', async () => {
  const scheme = () => document.documentElement.dataset.mantineColorScheme;
  const remembered = () => localStorage.getItem('ploegplan.colorScheme');
  const appearance = partOf('Weergave');
  await openAccount();
  await expect.element(appearance.getByRole('radio', { name: 'Systeem' })).toBeChecked();
  await appearance.getByText('Donker', { exact: true }).click();
  await expect.poll(scheme).toBe('dark');
  expect(remembered()).toBe('"dark"');
  await expectAccessible();
  await appearance.getByText('Systeem', { exact: true }).click();
  await expect.poll(scheme).toBe('light');
  expect(remembered()).toBe('"auto"');
});
