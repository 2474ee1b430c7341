import { companyLogin } from '@ploegplan/contract/company-login/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { LoginResponse } from '@ploegplan/contract/session/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected, TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { expectAddress, loginButton, startSession } from '../../../../test/subjects/session.ts';

const PROOF = 'p'.repeat(43);
const button = page.getByRole('button', { name: 'Inloggen met Microsoft' });
const tenant = { companyLogin: 'Microsoft' };
const remembered = { companyLoginProof: PROOF };
const refuse = (code: string) =>
  new Rejected(403, 'company-login-refused', { fields: [{ field: 'answer', code }] });

test('the login page has the button below the form only where the company has it', async () => {
  await openApp({ at: '/inloggen', as: null });
  await expect.element(loginButton()).toBeVisible();
  expect(page.getByRole('button', { name: /^Inloggen met/ }).elements()).toEqual([]);
});

test('the button leads to the page of the provider, and keeps what shows who began', async () => {
  const api = new TestApi();
  api.answer(companyLogin.start, () => ({ url: `${location.href}#aanbieder`, proof: PROOF }));
  await openApp({ at: '/inloggen', as: null, tenant, api });
  await expect.element(button).toBeVisible();
  const [above, below] = [loginButton(), button].map((it) => it.element().getBoundingClientRect());
  expect(above?.bottom).toBeLessThan(below?.top ?? 0);
  await expectAccessible();
  await button.click();
  await expectAddress('/inloggen#aanbieder');
  expect(Object.values(localStorage).join()).toContain(PROOF);
});

test('the button says why the provider cannot be asked', async () => {
  const api = new TestApi();
  api.answer(companyLogin.start, () => {
    throw refuse('unreachable');
  });
  await openApp({ at: '/inloggen', as: null, tenant, api });
  await button.click();
  const reason = 'De aanbieder van je bedrijf is niet bereikbaar. Probeer het zo opnieuw.';
  await expect.element(page.getByText(reason)).toBeVisible();
});

test('the answer of the provider is sent once as it is, goes out of the address and signs in', async () => {
  const api = new TestApi();
  api.answer(companyLogin.finish, async () => {
    await cookieStore.set('ploegplan-signed-in', 'yes');
    const { userType, tenant: name } = startSession(api, { userType: 'employee' });
    return sample(LoginResponse, { userType, tenant: name, emailEmpty: false });
  });
  const { release } = api.hold(companyLogin.finish);
  const at = '/bedrijfslogin?code=007&state=1e5&iss=https%3A%2F%2Faanmelden.example.nl';
  await openApp({ at, as: null, tenant, remembered, api });
  await expectAddress('/bedrijfslogin');
  await expect.element(page.getByRole('heading', { name: 'Bezig met inloggen…' })).toBeVisible();
  release();
  await expectAddress('/employeeplanning');
  expect(api.received(companyLogin.finish).map(({ body }) => body)).toEqual([
    { answer: at.split('?')[1], proof: PROOF },
  ]);
});

test.each([
  ['unknown-user', 'Er is hier geen gebruiker met jouw mailadres.'],
  ['wrong-issuer', 'Het antwoord komt van een andere aanbieder dan die van je bedrijf.'],
])('a refusal (%s) is explained, with the way back', async (fault, text) => {
  const api = new TestApi();
  api.answer(companyLogin.finish, () => {
    throw refuse(fault);
  });
  await openApp({ at: '/bedrijfslogin?code=a&state=b', as: null, tenant, remembered, api });
  await expect.element(page.getByText(text)).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Naar inloggen' }).click();
  await expectAddress('/inloggen');
});

test('an answer that nobody asked for in this browser is not sent', async () => {
  const api = new TestApi();
  await openApp({ at: '/bedrijfslogin?code=a&state=b', as: null, tenant, api });
  await expect.element(page.getByText(/begon in een andere browser/)).toBeVisible();
  expect(api.received(companyLogin.finish)).toEqual([]);
});

test('signing out goes on at the provider', async () => {
  const api = new TestApi();
  api.answer(session.logout, undefined);
  api.answer(companyLogin.end, () => ({ url: `${location.href}#uitgelogd` }));
  await openApp({ at: '/account', as: { userType: 'other', byCompany: true }, tenant, api });
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).click();
  await expectAddress('/inloggen#uitgelogd');
});
