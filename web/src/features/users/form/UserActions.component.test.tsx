import { users } from '@ploegplan/contract/users/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  drawer,
  emailField,
  makeAdmin,
  makeUser,
  openUser,
  openUsers,
  withUsers,
} from '../../../../test/subjects/users.ts';

const own = makeAdmin('beheer');

test('an invitation is sent again to a user without a password', async () => {
  const jan = makeUser('jan', { state: 'invited' });
  const { api } = withUsers([own, jan]);
  api.answer(users.invite, undefined);
  await openUsers(api);
  await openUser('jan');
  await drawer.getByRole('button', { name: 'Uitnodiging opnieuw sturen' }).click();
  await expect.element(page.getByText('Uitnodiging verstuurd naar jan@example.nl')).toBeVisible();
  expect(api.received(users.invite)[0]?.params).toEqual({ id: jan.id });
});

test('an employee is sent a magic link', async () => {
  const jan = makeUser('jan');
  const { api } = withUsers([own, jan]);
  api.answer(users.sendMagicLink, undefined);
  await openUsers(api);
  await openUser('jan');
  await drawer.getByRole('button', { name: 'Inloglink sturen' }).click();
  await expect.element(page.getByText('Inloglink verstuurd naar jan@example.nl')).toBeVisible();
  expect(api.received(users.sendMagicLink)[0]?.params).toEqual({ id: jan.id });
});

test('without an e-mail address mail actions are disabled with the reason', async () => {
  await openUsers(withUsers([own, makeUser('jan', { email: '' })]).api);
  await openUser('jan');
  await expect.element(drawer.getByRole('button', { name: 'Inloglink sturen' })).toBeDisabled();
  await expect
    .element(drawer.getByText('Vul een e-mailadres in om een mail te sturen.'))
    .toBeVisible();
  await drawer.getByRole('button', { name: 'Wachtwoord resetten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wachtwoord resetten' });
  await expect.element(dialog.getByRole('button', { name: 'Link mailen' })).toBeDisabled();
  await expect.element(dialog).toMatchTextContent('Er is geen e-mailadres bekend.');
});

test('with unsaved changes mail actions are disabled with the reason', async () => {
  await openUsers(withUsers([own, makeUser('jan')]).api);
  await openUser('jan');
  await emailField.fill('anders@example.nl');
  await expect.element(drawer.getByText('Sla eerst je wijzigingen op.')).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Inloglink sturen' })).toBeDisabled();
});

test('for an inactive user a password reset is disabled with the reason', async () => {
  await openUsers(withUsers([own, makeUser('jan', { state: 'inactive' })]).api);
  await openUser('jan');
  await expect.element(drawer.getByText('Maak de gebruiker eerst weer actief.')).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Wachtwoord resetten' })).toBeDisabled();
});

test('a password reset link is mailed; Escape in its dialog keeps the drawer open', async () => {
  const collega = makeAdmin('collega');
  const { api } = withUsers([own, collega]);
  api.answer(users.resetPassword, { temporaryPassword: null });
  await openUsers(api);
  await openUser('collega');
  const reset = drawer.getByRole('button', { name: 'Wachtwoord resetten' });
  const dialog = page.getByRole('dialog', { name: 'Wachtwoord resetten' });
  await reset.click();
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(drawer).toBeVisible();

  await reset.click();
  await dialog.getByRole('button', { name: 'Link mailen' }).click();
  await expect.element(page.getByText('Link verstuurd naar collega@example.nl')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.received(users.resetPassword)[0]).toMatchObject({
    params: { id: collega.id },
    body: { by: 'mail' },
  });
});

test.each(['office', 'phone'] as const)(
  'a temporary password is shown once and closed only by its button (%s)',
  async (size) => {
    const jan = makeUser('jan');
    const { api, put } = withUsers([own, jan]);
    const password = 'abcd-efgh-jkmn-pqrs';
    api.answer(users.resetPassword, () => {
      put({ ...jan, needsPasswordChange: true, version: jan.version + 1 });
      return { temporaryPassword: password };
    });
    await openUsers(api, { size });
    if (size === 'office') await openUser('jan');
    else await page.getByRole('button', { name: /^jan/ }).click();
    await drawer.getByRole('button', { name: 'Wachtwoord resetten' }).click();
    await page.getByRole('button', { name: 'Tijdelijk wachtwoord maken' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tijdelijk wachtwoord' });
    await expect
      .element(dialog)
      .toMatchTextContent('Geef dit door. Bij het inloggen kiest jan een nieuw wachtwoord.');
    await expect.element(dialog.getByText(password)).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByText(password)).toBeVisible();
    await dialog.getByRole('button', { name: 'Klaar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(drawer.getByText('Moet wachtwoord wijzigen')).toBeVisible();
    expect(document.body.outerHTML).not.toContain(password);
  },
);
