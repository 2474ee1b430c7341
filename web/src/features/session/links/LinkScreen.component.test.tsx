import { session } from '@ploegplan/contract/session/endpoints';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import * as screen from '../../../../test/subjects/session.ts';

const TOKEN = 'a'.repeat(43);
const field = page.getByRole('textbox', { name: 'Nieuw wachtwoord' });
const spent = page.getByText('Deze link is al gebruikt of verlopen.');

const kinds = [
  {
    path: '/password-reset',
    owner: session.ownerOfPasswordReset,
    choose: session.resetPassword,
    title: 'Nieuw wachtwoord kiezen',
    button: 'Wachtwoord opslaan',
    done: 'Wachtwoord succesvol gewijzigd',
  },
  {
    path: '/account-activation',
    owner: session.ownerOfActivation,
    choose: session.activateAccount,
    title: 'Account activeren',
    button: 'Account activeren',
    done: 'Je account is geactiveerd. Log nu in.',
  },
] as const;

describe.each(kinds)('the page $path', ({ path, owner, choose, title, button, done }) => {
  async function follow(api = new TestApi()) {
    api.answer(owner, { username: 'baas' });
    api.answer(choose, undefined);
    await openApp({ at: `${path}#token=${TOKEN}`, as: null, api });
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(field).toHaveFocus();
    return api;
  }
  const submit = () => page.getByRole('button', { name: button }).click();

  test('shows the username, removes the token from the address and sends no session check', async () => {
    const api = await follow();
    await screen.expectAddress(path);
    await expect.element(screen.usernameField()).toHaveValue('baas');
    await expect.element(screen.usernameField()).toHaveAttribute('autocomplete', 'username');
    await expect.element(screen.usernameField()).toHaveAttribute('readonly');
    await expect.element(field).toHaveAttribute('autocomplete', 'new-password');
    await expectAccessible();
    expect(api.received(session.check)).toEqual([]);
    expect(api.received(owner).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  });

  test('saves the password and opens the login page with the username filled in', async () => {
    const api = await follow();
    await field.fill(screen.NEW_PASSWORD);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(done)).toBeVisible();
    await screen.expectAddress('/inloggen');
    await expect.element(screen.usernameField()).toHaveValue('baas');
    await expect.element(screen.passwordField()).toHaveFocus();
    const body = { token: TOKEN, newPassword: screen.NEW_PASSWORD };
    expect(api.received(choose).map((received) => received.body)).toEqual([body]);
  });

  test('shows a rejected password as a field error and keeps the input', async () => {
    const api = await follow();
    const fields = [{ field: 'newPassword', code: 'common' }];
    api.reject(choose, 400, 'validation', { fields });
    await field.fill('wachtwoordwachtwoord');
    await submit();
    await expect.element(page.getByText('Wijzigen wachtwoord mislukt.')).toBeVisible();
    await expect.element(page.getByText(/^Te makkelijk te raden\. Neem/)).toBeVisible();
    await expect.element(field).toHaveValue('wachtwoordwachtwoord');
  });

  test('keeps the input without a connection and sends it on retry', async () => {
    const api = await follow();
    await field.fill(screen.NEW_PASSWORD);
    api.disconnect(choose);
    await submit();
    await expect.element(page.getByText(/^Geen verbinding/)).toBeVisible();
    await expect.element(field).toHaveValue(screen.NEW_PASSWORD);
    api.answer(choose, undefined);
    await submit();
    await expect.element(page.getByText(done)).toBeVisible();
  });

  test('shows that the link is used, without password field', async () => {
    const api = new TestApi();
    api.reject(owner, 410, 'link-spent');
    await openApp({ at: `${path}#token=${TOKEN}`, as: null, api });
    await expect.element(spent).toBeVisible();
    expect(field.elements()).toEqual([]);
    await expectAccessible();
  });

  test('shows a used link when the submit is rejected with link-spent', async () => {
    const api = await follow();
    await field.fill(screen.NEW_PASSWORD);
    api.reject(owner, 410, 'link-spent');
    api.reject(choose, 410, 'link-spent');
    await submit();
    await expect.element(page.getByText('Wijzigen wachtwoord mislukt.')).toBeVisible();
    await expect.element(spent).toBeVisible();
  });
});

test('a used password reset link offers a new link', async () => {
  await openApp({ at: '/password-reset', as: null });
  await page.getByRole('button', { name: 'Nieuwe link aanvragen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wachtwoord vergeten' });
  await expect.element(dialog.getByLabelText('E-mailadres')).toHaveFocus();
});

test('a used invitation refers to the admin for a new one', async () => {
  await openApp({ at: '/account-activation', as: null });
  const advice = page.getByText(/Vraag je beheerder om een nieuwe uitnodiging\./);
  await expect.element(advice).toBeVisible();
});
