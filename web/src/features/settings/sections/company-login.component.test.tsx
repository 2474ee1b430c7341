import { companyLoginFaults } from '@ploegplan/contract/company-login/faults';
import { companyLoginSettings } from '@ploegplan/contract/company-login-settings/endpoints';
import { CompanyLogin } from '@ploegplan/contract/company-login-settings/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { CompanyLoginSection } from './CompanyLoginSection.tsx';

const stored = sample(CompanyLogin, {
  ...{ name: '', issuer: '', clientId: '', hasSecret: false, domains: [], groupClaim: 'groups' },
  ...{ requiredGroup: '', adminGroup: '', trustsEmail: false, countsAsFactor: false, version: 0 },
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

async function openSection(values: Partial<CompanyLogin> = {}) {
  const api = new TestApi();
  api.answer(companyLoginSettings.get, { ...stored, ...values });
  api.answer(companyLoginSettings.change, ({ body: { clientSecret, ...body } }) => ({
    ...body,
    hasSecret: clientSecret !== undefined,
    version: body.version + 1,
  }));
  await openApp({ at: '/settings', screen: <CompanyLoginSection />, api });
  await expect.element(field('Client-ID')).toBeVisible();
  return api;
}

test('the company sign-in is set with domains and a secret that is never shown', async () => {
  const api = await openSection();
  await expect
    .element(field('Adres om bij de aanbieder in te vullen'))
    .toHaveValue(`${location.origin}/bedrijfslogin`);
  await field('Inloggen met').fill('Google');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Vul het adres van de aanbieder in')).toBeVisible();
  await field('Adres van de aanbieder').fill('https://accounts.google.com');
  await field('Client-ID').fill('ploegplan');
  await field('Client-secret').fill('geheim');
  await field('Alleen mailadressen van').fill('Jansenbouw.nl, bouw');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Vul domeinen in zoals jansenbouw.nl')).toBeVisible();
  await field('Alleen mailadressen van').fill('Jansenbouw.nl, bouw.nl');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Bedrijfslogin bijgewerkt')).toBeVisible();
  expect(api.received(companyLoginSettings.change).map(({ body }) => body)).toEqual([
    {
      ...{ name: 'Google', issuer: 'https://accounts.google.com', clientId: 'ploegplan' },
      ...{ clientSecret: 'geheim', domains: ['jansenbouw.nl', 'bouw.nl'], groupClaim: 'groups' },
      ...{ requiredGroup: '', adminGroup: '', trustsEmail: false, countsAsFactor: false },
      version: 0,
    },
  ]);
  await expect.element(field('Client-secret')).toHaveValue('');
});

test('a test of the company sign-in says in words what is wrong', async () => {
  const api = await openSection({ issuer: 'https://accounts.google.com', clientId: 'a' });
  const button = page.getByRole('button', { name: 'Verbinding testen' });
  api.answer(companyLoginSettings.test, { fault: 'client' });
  await button.click();
  const status = page.getByRole('status').filter({ hasText: /aanbieder/ });
  await expect.element(status).toHaveTextContent(companyLoginFaults.client);
  api.answer(companyLoginSettings.test, { fault: null });
  await button.click();
  await expect.element(status).toHaveTextContent('De aanbieder antwoordt en kent Ploegplan.');
});
