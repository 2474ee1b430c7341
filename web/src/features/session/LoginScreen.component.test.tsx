import { session } from '@ploegplan/contract/session/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import {
  acceptLogin,
  expectAddress,
  logIn,
  loginButton,
  passwordField,
  usernameField,
} from '../../../test/subjects/session.ts';

/** Opens the login page on a test API that rejects every password. */
async function openLogin() {
  const api = new TestApi();
  api.reject(session.login, 401, 'login-failed');
  await openApp({ at: '/inloggen', as: null, api });
  await expect.element(usernameField()).toHaveFocus();
  return api;
}

const boxOf = (locator: { element: () => Element }) => locator.element().getBoundingClientRect();

test('the login page shows tenant, fields and version, without menu', async () => {
  await openLogin();
  await expect.element(page.getByRole('img', { name: 'Bouwbedrijf Demo' })).toBeVisible();
  await expect.element(usernameField()).toHaveAttribute('autocomplete', 'username');
  await expect.element(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(loginButton()).toBeVisible();
  await expect.element(page.getByText('Versienummer 9.0.18')).toBeVisible();
  expect(page.getByRole('navigation').elements()).toEqual([]);
  await expectAccessible();
});

test('the login page shows the logo of its tenant', async () => {
  const tenant = { displayName: 'Steigerbouw Voorbeeld', logo: '/logos/steigerbouw.svg' };
  await openApp({ at: '/inloggen', as: null, tenant });
  const logo = page.getByRole('img', { name: 'Steigerbouw Voorbeeld' });
  await expect.element(logo).toHaveAttribute('src', '/logos/steigerbouw.svg');
});

test('the login form has named autocomplete fields for password managers', async () => {
  await openLogin();
  const [form, ...others] = document.forms;
  expect(others).toEqual([]);
  expect(form?.querySelectorAll('[name=username][autocomplete=username]').length).toBe(1);
  const password = '[name=password][type=password][autocomplete=current-password]';
  expect(form?.querySelectorAll(password).length).toBe(1);
});

test('an empty login form shows field errors and sends nothing', async () => {
  const api = await openLogin();
  await loginButton().click();
  await expect.element(usernameField()).toHaveAccessibleDescription('Vul je gebruikersnaam in');
  await expect.element(passwordField()).toHaveAccessibleDescription('Vul je wachtwoord in');
  await expectAccessible();
  expect(api.received(session.login)).toEqual([]);
});

test('a rejected login keeps the input and page and shifts nothing above the message', async () => {
  await openLogin();
  const before = boxOf(loginButton());
  await logIn('niemand', 'verkeerd');
  const card = page.getByRole('main');
  await expect
    .element(card.getByRole('alert'))
    .toHaveTextContent('Inloggen mislukt. Controleer je gebruikersnaam en wachtwoord.');
  expect(page.getByText('Inloggen mislukt.').elements()).toHaveLength(1);
  await expect.element(usernameField()).toHaveValue('niemand');
  await expect.element(passwordField()).toHaveValue('verkeerd');
  expect(boxOf(loginButton())).toEqual(before);
  expect(location.pathname).toBe('/inloggen');
  expect(page.getByText('Je sessie is verlopen').elements()).toEqual([]);
});

test('active Caps Lock shows a warning at the password without layout shift', async () => {
  await openLogin();
  const before = boxOf(passwordField());
  const press = (modifierCapsLock: boolean) =>
    passwordField()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }));
  press(true);
  const hint = page.getByRole('status').filter({ hasText: 'Caps Lock staat aan' });
  await expect.element(hint).toBeVisible();
  expect(boxOf(passwordField())).toEqual(before);
  await expectAccessible();
  press(false);
  await expect.element(page.getByText('Caps Lock staat aan')).not.toBeInTheDocument();
});

test('login without an e-mail address shows the e-mail dialog, which links to the profile', async () => {
  const api = await openLogin();
  acceptLogin(api, { emailEmpty: true });
  await logIn();
  const question = page.getByRole('dialog', { name: 'Email adres onbekend' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Naar profiel pagina' }).click();
  await expectAddress('/account');
});

test('Later in the e-mail dialog opens the requested page', async () => {
  const api = await openLogin();
  acceptLogin(api, { emailEmpty: true });
  await userEvent.keyboard('baas{Tab}geheim{Enter}');
  const question = page.getByRole('dialog', { name: 'Email adres onbekend' });
  await question.getByRole('button', { name: 'Later' }).click();
  await expectAddress('/home');
  expect(api.received(session.login).map(({ body }) => body)).toEqual([
    { username: 'baas', password: 'geheim' },
  ]);
});
