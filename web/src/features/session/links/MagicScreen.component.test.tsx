import { session } from '@ploegplan/contract/session/endpoints';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { acceptLogin, expectAddress } from '../../../../test/subjects/session.ts';

const TOKEN = 'a'.repeat(43);
const at = `/magic#token=${TOKEN}`;
const waiting = page.getByRole('heading', { name: 'Bezig met inloggen…' });
const spent = page.getByText('Deze link is al gebruikt of verlopen.');

const withEmployee = (account: Parameters<typeof acceptLogin>[1] = {}): TestApi => {
  const api = new TestApi();
  acceptLogin(api, { userType: 'employee', ...account });
  return api;
};

test('a magic link is redeemed once, with its token removed from address and history', async () => {
  const api = withEmployee();
  const { release } = api.hold(session.redeemMagicLink);
  await openApp({ at, as: null, api });
  await expectAddress('/magic');
  await expect.element(waiting).toBeVisible();
  expect(document.title).toBe('Bezig met inloggen… · Ploegplan');
  expect(page.getByRole('button', { name: /menu/i }).elements()).toEqual([]);
  await expectAccessible();
  expect(api.received(session.check)).toEqual([]);
  release();
  await expectAddress('/employeeplanning');
  expect(api.received(session.redeemMagicLink).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

test('a magic link opens the requested page after the e-mail dialog', async () => {
  const path = `/planning-details/${sampleId()}`;
  const api = withEmployee({ emailEmpty: true });
  const remembered = { previousPath: { path, tenant: 'demo', username: null } };
  await openApp({ at, as: null, api, remembered });
  const question = page.getByRole('dialog', { name: 'Email adres onbekend' });
  await question.getByRole('button', { name: 'Later' }).click();
  await expectAddress(path);
});

test('a magic link with a required password change asks for the current password too', async () => {
  await openApp({ at, as: null, api: withEmployee({ needsPasswordChange: true }) });
  const change = page.getByRole('dialog', { name: 'Wachtwoord wijzigen' });
  await expect.element(change.getByRole('textbox', { name: 'Huidig wachtwoord' })).toBeVisible();
});

test('a used magic link shows that and requests a new one by e-mail address', async () => {
  const api = new TestApi();
  api.reject(session.redeemMagicLink, 410, 'link-spent');
  api.answer(session.requestMagicLink, undefined);
  await openApp({ at, as: null, api });
  await expect.element(spent).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Nieuwe link aanvragen' }).click();
  await expect.element(page.getByText('Verplicht veld')).toBeVisible();
  await page.getByLabelText('E-mailadres').fill('niemand@example.nl');
  await userEvent.keyboard('{Enter}');
  const answer = 'Als dit adres bij ons bekend is, krijg je een mail met een nieuwe link.';
  await expect.element(page.getByText(answer)).toBeVisible();
  await expectAccessible();
  expect(api.received(session.requestMagicLink).map(({ body }) => body)).toEqual([
    { email: 'niemand@example.nl' },
  ]);
  await page.getByRole('link', { name: 'Inloggen met wachtwoord' }).click();
  await expectAddress('/inloggen');
});

test('a magic link without a connection can be retried', async () => {
  const api = new TestApi();
  api.disconnect(session.redeemMagicLink);
  await openApp({ at, as: null, api });
  await expect.element(page.getByText(/^Geen verbinding/)).toBeVisible();
  await expectAccessible();
  acceptLogin(api, { userType: 'employee' });
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expectAddress('/employeeplanning');
});

test.each(['/magic', '/password-reset', '/account-activation', '/magic#token=half'])(
  '%s without a complete token shows a used link, without menu or session check',
  async (path) => {
    const { api } = await openApp({ at: path });
    await expect.element(page.getByRole('heading', { name: 'Link verlopen' })).toBeVisible();
    await expect.element(spent).toBeVisible();
    expect(page.getByRole('navigation').elements()).toEqual([]);
    expect(page.getByRole('button', { name: /menu/i }).elements()).toEqual([]);
    expect(api.received(session.check)).toEqual([]);
    await expectAccessible();
  },
);
