import { account } from '@ploegplan/contract/account/endpoints';
import { Account } from '@ploegplan/contract/account/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { users } from '@ploegplan/contract/users/endpoints';
import { User } from '@ploegplan/contract/users/schemas';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { hours, openDetails, plannedItem } from '../../../test/subjects/employee-planning.ts';
import { isEditing } from '../../lib/form/edit-mode.ts';

// worker.test.ts tests that isEditing() blocks the reload for an update.

test('an unsaved password blocks an update', async () => {
  const api = new TestApi();
  api.answer(account.get, sample(Account, { hasPassword: true }));
  await openApp({ at: '/account', as: 'employee', api });
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  expect(isEditing()).toBe(false);
  await page.getByLabelText('Nieuw wachtwoord').fill('steiger boven het');
  await expect.poll(isEditing).toBe(true);
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect.poll(isEditing).toBe(false);
});

test('an unfinished login blocks an update until it is cleared', async () => {
  await openApp({ at: '/inloggen', as: null });
  const field = page.getByLabelText('Gebruikersnaam');
  await field.fill('werkn');
  await expect.poll(isEditing).toBe(true);
  await field.clear();
  await expect.poll(isEditing).toBe(false);
});

test('a temporary password blocks an update until its dialog is closed', async () => {
  const api = new TestApi();
  api.answer(users.list, [sample(User, { username: 'jan', state: 'active' })]);
  api.answer(users.resetPassword, { temporaryPassword: 'tijdelijk' });
  await openApp({ at: '/users', api });
  await page.getByRole('button', { name: 'jan', exact: true }).click();
  await page.getByRole('button', { name: 'Wachtwoord resetten' }).click();
  await page.getByRole('button', { name: 'Tijdelijk wachtwoord maken' }).click();
  await expect.element(page.getByText('tijdelijk', { exact: true }).first()).toBeVisible();
  expect(isEditing()).toBe(true);
  await page.getByRole('button', { name: 'Klaar' }).click();
  await expect.poll(isEditing).toBe(false);
});

test('unsaved hours block an update until they equal the saved ones', async () => {
  await openDetails(plannedItem());
  await hours.fill('7,75');
  await expect.poll(isEditing).toBe(true);
  await userEvent.clear(hours);
  await expect.poll(isEditing).toBe(false);
});
