import { account } from '@ploegplan/contract/account/endpoints';
import { factors } from '@ploegplan/contract/factors/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { users } from '@ploegplan/contract/users/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected, TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import * as screen from '../../../../test/subjects/session.ts';
import {
  drawer,
  emailField,
  makeAdmin,
  makeUser,
  openUser,
  openUsers,
  withUsers,
} from '../../../../test/subjects/users.ts';

const planningTitle = page.getByRole('heading', { name: 'Overzicht', exact: true });
const code = page.getByRole('textbox', { name: 'Code uit je app' });
const recovery = page.getByRole('textbox', { name: 'Herstelcode' });
const goOn = page.getByRole('button', { name: 'Verder' });
const question = page.getByRole('dialog', { name: 'Bevestig dat jij het bent' });
const ways = { password: false, app: true, recovery: true, passkey: null };
const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

/** A test API that accepts the code 123456. */
function withCode(api: TestApi): TestApi {
  api.answer(factors.ways, ways);
  api.answer(factors.confirm, ({ body }) => {
    if (body.way === 'app' && body.code !== '123456')
      throw new Rejected(400, 'confirmation-failed');
    screen.startSession(api);
    return undefined;
  });
  return api;
}

test('after the password a code of the app is asked, and a wrong one can be typed again', async () => {
  const api = withCode(new TestApi());
  screen.acceptLogin(api, { factorStep: 'verify' });
  await openApp({ at: '/inloggen', as: null, api });
  await screen.logIn();
  await code.fill('000000');
  await goOn.click();
  await expect.element(page.getByText('Dit klopt niet of is verlopen.')).toBeVisible();
  await expectAccessible();
  await code.fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.element(planningTitle).toBeVisible();
  expect(api.received(factors.confirm).map(({ body }) => body)).toEqual([
    { way: 'app', code: '000000' },
    { way: 'app', code: '123456' },
  ]);
});

test('a recovery code is the way without the phone', async () => {
  const api = withCode(new TestApi());
  await openApp({ at: '/home', as: { factorStep: 'verify' }, api });
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click();
  await recovery.fill('aaaa-bbbb-cccc-dddd');
  await goOn.click();
  await expect.element(planningTitle).toBeVisible();
});

test('who must have a factor sets up an app first, and sees the recovery codes once', async () => {
  const api = new TestApi();
  api.answer(factors.startApp, { secret: 'A'.repeat(32), address: 'otpauth://totp/x', proof: 'p' });
  api.answer(factors.addApp, () => {
    screen.startSession(api);
    return { recoveryCodes: codes };
  });
  await openApp({ at: '/home', as: { factorStep: 'set-up' }, api, size: 'phone' });
  await page.getByRole('button', { name: 'App instellen' }).click();
  await code.fill('123456');
  await expectAccessible();
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(page.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect.element(planningTitle).toBeVisible();
});

test('the profile lists the own factors, and takes one away', async () => {
  const api = new TestApi();
  const at = '2030-01-07T08:00:00.000Z';
  const id = '0190a000-0000-7000-8000-000000000001';
  const own = { id, name: 'Telefoon', createdAt: at, lastUsedAt: at };
  api.answer(factors.list, {
    ...{ passkeys: [own], app: { createdAt: at, lastUsedAt: null } },
    ...{ recoveryCodesLeft: 8, isRequired: true },
  });
  api.answer(factors.removePasskey, undefined);
  await openApp({ at: '/account', api });
  await expect.element(page.getByText('Nog 8 herstelcodes')).toBeVisible();
  await expect.element(page.getByText('De tweede stap is voor jou verplicht.')).toBeVisible();
  await page.getByRole('button', { name: 'Telefoon verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect.poll(() => api.received(factors.removePasskey).length).toBe(1);
});

test('what is dangerous asks who one is, and is sent again with all that was typed', async () => {
  const jan = makeUser('jan');
  const { api } = withUsers([makeAdmin('beheer'), jan]);
  let isConfirmed = false;
  api.answer(factors.ways, { ...ways, password: true, app: false, recovery: false });
  api.answer(factors.confirm, () => {
    isConfirmed = true;
    return undefined;
  });
  api.answer(users.update, () => {
    if (!isConfirmed) throw new Rejected(403, 'confirmation-needed');
    return { ...jan, email: 'nieuw@example.nl' };
  });
  await openUsers(api);
  await openUser('jan');
  await emailField.fill('nieuw@example.nl');
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect.element(emailField).toHaveValue('nieuw@example.nl');
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  await question.getByRole('textbox', { name: 'Wachtwoord' }).fill('geheim');
  await expectAccessible();
  await question.getByRole('button', { name: 'Verder' }).click();
  await expect.element(page.getByText('Gebruiker bijgewerkt')).toBeVisible();
  const sent = api.received(users.update).map(({ body }) => body.email);
  expect(sent).toEqual(['nieuw@example.nl', 'nieuw@example.nl', 'nieuw@example.nl']);
});

test('the office takes away the second step of who lost it', async () => {
  const jan = makeUser('jan', { hasFactor: true });
  const { api } = withUsers([makeAdmin('beheer'), jan]);
  api.answer(users.resetFactors, undefined);
  await openUsers(api);
  await openUser('jan');
  await drawer.getByRole('button', { name: 'Tweede stap weghalen' }).click();
  await page.getByRole('button', { name: 'Weghalen', exact: true }).click();
  await expect.element(page.getByText('Tweede stap van jan weggehaald')).toBeVisible();
  expect(api.received(users.resetFactors)[0]?.params).toEqual({ id: jan.id });
});

test('the login page asks for a passkey only in a browser that used one', async () => {
  const api = new TestApi();
  api.reject(session.check, 401, 'unauthorized');
  await openApp({ at: '/inloggen', as: null, api });
  await expect.element(screen.usernameField()).toHaveAttribute('autocomplete', 'username');
  expect(api.received(factors.startSignIn)).toEqual([]);
  expect(api.received(account.get)).toEqual([]);
});

test('the login page suggests the passkeys of a browser that used one', async () => {
  const api = new TestApi();
  await openApp({ at: '/inloggen', as: null, api, remembered: { knowsPasskey: true } });
  await expect.element(screen.usernameField()).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.poll(() => api.received(factors.startSignIn).length).toBe(1);
});
