import { session } from '@ploegplan/contract/session/endpoints';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { loginButton } from '../../../test/subjects/session.ts';

const dialog = page.getByRole('dialog', { name: 'Wachtwoord vergeten' });
const email = dialog.getByLabelText('E-mailadres');

async function openDialog(tenant: Partial<TenantProfile> = {}) {
  const api = new TestApi();
  api.answer(session.forgotPassword, undefined);
  await openApp({ at: '/inloggen', as: null, api, tenant });
  await page.getByRole('button', { name: 'Wachtwoord vergeten' }).click();
  await expect.element(email).toHaveFocus();
  return api;
}

async function send(): Promise<void> {
  await email.fill('jansen@example.nl');
  await dialog.getByRole('button', { name: 'Versturen' }).click();
}

test('by keyboard an empty or wrong address is rejected at the field and a valid one is sent', async () => {
  const api = await openDialog();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Verplicht veld')).toBeVisible();
  await userEvent.keyboard('werknemer{Enter}');
  await expect.element(dialog.getByText(/^Vul een geldig e-mailadres in/)).toBeVisible();
  await expect.element(email).toHaveFocus();
  await expectAccessible();
  await email.fill('jansen@example.nl');
  await userEvent.keyboard('{Enter}');
  const message = 'Een e-mail voor het herstellen van je wachtwoord is verstuurd.';
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.received(session.forgotPassword).map(({ body }) => body)).toEqual([
    { email: 'jansen@example.nl' },
  ]);
});

const contact = dialog.getByRole('region', { name: 'Contact voor hulp' });

test('the dialog names nobody to turn to when the company named nobody', async () => {
  await openDialog();
  await expect.element(contact).not.toBeInTheDocument();
});

test('the dialog names whom the company asks to turn to', async () => {
  const helpContact = { name: 'De planning', phonenumber: '010 123', email: '' };
  await openDialog({ helpContact });
  await expect.element(contact).toMatchTextContent('De planning');
  await expect
    .element(contact.getByRole('link', { name: '010 123' }))
    .toHaveAttribute('href', 'tel:010123');
  await expectAccessible();
});

test('Annuleren closes the dialog, returns the focus and sends nothing', async () => {
  const api = await openDialog();
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Wachtwoord vergeten' })).toHaveFocus();
  await expect.element(loginButton()).toBeVisible();
  expect(api.received(session.forgotPassword)).toEqual([]);
});

test('a server failure keeps the dialog open with the input', async () => {
  const api = await openDialog();
  api.reject(session.forgotPassword, 500, 'internal');
  await send();
  await expect.element(page.getByText('Er is iets misgegaan. Probeer het opnieuw.')).toBeVisible();
  await expect.element(email).toHaveValue('jansen@example.nl');
});

test('too many requests show the advice to wait', async () => {
  const api = await openDialog();
  api.reject(session.forgotPassword, 429, 'too-many-requests');
  await send();
  await expect.element(page.getByText('Er is iets misgegaan. Probeer het opnieuw.')).toBeVisible();
  await expect.element(dialog.getByText(/^Te vaak geprobeerd\. Wacht/)).toBeVisible();
  await expect.element(email).toHaveValue('jansen@example.nl');
  await expectAccessible();
});
