import { planning } from '@ploegplan/contract/planning/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected, TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import * as screen from '../../../test/subjects/session.ts';

const dialog = page.getByRole('dialog', { name: 'Wachtwoord wijzigen' });
const current = dialog.getByRole('textbox', { name: 'Huidig wachtwoord' });
const field = dialog.getByRole('textbox', { name: 'Nieuw wachtwoord' });
const save = dialog.getByRole('button', { name: 'Opslaan' });
const planningTitle = page.getByRole('heading', { name: 'Planning', exact: true });
const mustChange = { username: 'baas', userType: 'admin', needsPasswordChange: true } as const;

/** A test API with `geheim` as the current password. */
function withPassword(): TestApi {
  const api = new TestApi();
  api.answer(session.changePassword, ({ body }) => {
    if (body.currentPassword !== 'geheim') throw new Rejected(400, 'wrong-password');
    screen.startSession(api);
    return undefined;
  });
  return api;
}

test('after login the dialog asks only for a new password, shows its strength and cannot be closed', async () => {
  const api = new TestApi();
  screen.acceptLogin(api, { needsPasswordChange: true });
  await openApp({ at: '/inloggen', as: null, api });
  await screen.logIn();
  await expect.element(field).toHaveFocus();
  expect(current.elements()).toEqual([]);
  await expect.element(field).toHaveAttribute('autocomplete', 'new-password');
  const username = dialog.element().querySelector<HTMLInputElement>('[autocomplete=username]');
  expect(username?.value).toBe('baas');
  await userEvent.keyboard('{Escape}');
  document.elementFromPoint(5, 5)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Vul een nieuw wachtwoord in')).toBeVisible();
  await field.fill('hallo');
  await expect.element(dialog.getByText('Te kort: nog 10 tekens')).toBeVisible();
  await expectAccessible();
  await field.fill('wachtwoordwachtwoord');
  await expect.element(dialog.getByText('Te makkelijk te raden', { exact: true })).toBeVisible();
  await field.fill(screen.NEW_PASSWORD);
  await expect.element(dialog.getByText('Sterk', { exact: true })).toBeVisible();
});

test('a rejected password keeps the input with a field error; an accepted one opens the e-mail dialog, then the page', async () => {
  const api = new TestApi();
  screen.acceptLogin(api, { needsPasswordChange: true, emailEmpty: true });
  api.reject(session.changePassword, 400, 'validation', {
    fields: [{ field: 'newPassword', code: 'common' }],
  });
  await openApp({ at: '/planning', as: null, api });
  await screen.logIn();
  await field.fill('wachtwoordwachtwoord');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Wijzigen wachtwoord mislukt.')).toBeVisible();
  await expect.element(dialog.getByText(/^Te makkelijk te raden\. Neem/)).toBeVisible();
  await expect.element(field).toHaveValue('wachtwoordwachtwoord');
  api.answer(session.changePassword, undefined);
  await field.fill(screen.NEW_PASSWORD);
  await save.click();
  await expect.element(page.getByText('Wachtwoord succesvol gewijzigd')).toBeVisible();
  expect(api.received(session.changePassword).map(({ body }) => body)).toEqual([
    { currentPassword: 'geheim', newPassword: 'wachtwoordwachtwoord' },
    { currentPassword: 'geheim', newPassword: screen.NEW_PASSWORD },
  ]);

  const question = page.getByRole('dialog', { name: 'Email adres onbekend' });
  await expect.element(question).toBeVisible();
  expect(location.pathname).not.toBe('/planning');
  await question.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => location.pathname).toBe('/planning');
});

test('the dialog replaces the page, which loads no data, until the password is changed', async () => {
  const api = withPassword();
  await openApp({ at: '/planning', as: mustChange, api });
  await expect.element(current).toHaveFocus();
  expect(planningTitle.elements()).toEqual([]);
  expect(page.getByRole('navigation').elements()).toEqual([]);
  expect(api.received(planning.list)).toEqual([]);
  await expectAccessible();
  await current.fill('geheim');
  await field.fill(screen.NEW_PASSWORD);
  await userEvent.keyboard('{Enter}');
  await expect.element(planningTitle).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/planning');
});

test('a wrong current password shows a field error and keeps the new password', async () => {
  await openApp({ at: '/planning', as: mustChange, api: withPassword() });
  await current.fill('niet het goede');
  await field.fill(screen.NEW_PASSWORD);
  await save.click();
  await expect.element(dialog.getByText('Het huidige wachtwoord klopt niet.')).toBeVisible();
  await expect.element(field).toHaveValue(screen.NEW_PASSWORD);
});

test('the dialog offers signing out', async () => {
  const api = new TestApi();
  api.answer(session.logout, undefined);
  await openApp({ at: '/home', as: mustChange, api });
  await dialog.getByRole('button', { name: 'Uitloggen' }).click();
  await screen.expectAddress('/inloggen');
  await expect.element(screen.loginButton()).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => api.received(session.logout).length).toBe(1);
});

test('the dialog opens when a call is rejected with password-change-needed, then returns to the page', async () => {
  const api = withPassword();
  const { router } = await openApp({
    at: '/home',
    as: { userType: 'admin', username: 'baas' },
    api,
  });
  await expect.element(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
  screen.startSession(api, mustChange);
  api.reject(planning.list, 403, 'password-change-needed');
  await router.navigate({ to: '/planning' });
  await current.fill('geheim');
  api.answer(planning.list, []);
  await field.fill(screen.NEW_PASSWORD);
  await save.click();
  await expect.element(page.getByText('Nog geen werknemers')).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/planning');
});
