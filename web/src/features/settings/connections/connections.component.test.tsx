import { apiDescription, apiKeys } from '@ploegplan/contract/api-keys/endpoints';
import { ApiKey } from '@ploegplan/contract/api-keys/schemas';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';

const old = sample(ApiKey, {
  ...{ name: 'Dashboard', prefix: 'ppl_live_abcdefgh', scopes: ['planning:read'] },
  validUntil: addDays(getToday(), -1),
});

function withKeys(keys: ApiKey[]) {
  const api = new TestApi();
  let known = keys;
  api.answer(apiKeys.list, () => known);
  api.answer(apiKeys.create, ({ body }) => {
    known = [sample(ApiKey, { ...body, prefix: 'ppl_live_geheimge' }), ...known];
    return { key: 'ppl_live_geheimgeheim' };
  });
  api.answer(apiKeys.remove, ({ params }) => {
    known = known.filter(({ id }) => id !== params.id);
    return undefined;
  });
  return api;
}

test('the office makes a key with its scopes, which is shown once', async () => {
  const api = withKeys([]);
  await openApp({ at: '/settings/keys', api });
  await expect.element(page.getByText('Er zijn nog geen sleutels.')).toBeVisible();
  const make = page.getByRole('button', { name: 'Sleutel maken' });
  await make.click();
  await expect.element(page.getByText('Vul een naam in')).toBeVisible();
  await expect.element(page.getByText('Kies wat de sleutel mag.')).toBeVisible();
  await page.getByLabelText('Naam').fill('Boekhouding');
  const choose = (subject: string, level: string) =>
    page.getByRole('radiogroup', { name: subject }).getByText(level, { exact: true }).click();
  await choose('Klanten', 'Wijzigen');
  await choose('Uren', 'Lezen');
  await make.click();
  await expect
    .element(page.getByLabelText('Sleutel ‘Boekhouding’', { exact: true }))
    .toHaveValue('ppl_live_geheimgeheim');
  expect(api.received(apiKeys.create)).toMatchObject([
    {
      body: {
        name: 'Boekhouding',
        scopes: ['clients:read', 'clients:write', 'hours:read'],
        validUntil: addDays(getToday(), 365),
      },
    },
  ]);
  const row = page.getByRole('listitem', { name: 'Boekhouding' });
  await expect.element(row).toMatchTextContent('Klanten lezen en wijzigen, Uren lezen');
  await expect.element(page.getByLabelText('Naam')).toHaveValue('');
  await expectAccessible();
});

test('a key is revoked after a question', async () => {
  const api = withKeys([old]);
  await openApp({ at: '/settings/keys', api, size: 'phone' });
  const row = page.getByRole('listitem', { name: 'Dashboard' });
  await expect.element(row).toMatchTextContent('verlopen op');
  await row.getByRole('button', { name: 'Intrekken' }).click();
  const question = page.getByRole('dialog', { name: 'Sleutel intrekken' });
  await question.getByRole('button', { name: 'Intrekken' }).click();
  await expect.element(page.getByText('Er zijn nog geen sleutels.')).toBeVisible();
  expect(api.received(apiKeys.remove)).toMatchObject([{ params: { id: old.id } }]);
});

test('the page for automations has three examples with calls to copy', async () => {
  await openApp({ at: '/settings/connections' });
  const example = page.getByRole('region', { name: 'Een formulier maakt een klant' });
  await expect.element(example).toMatchTextContent('Rechten: Projecten wijzigen, Klanten wijzigen');
  await expect
    .element(example.getByLabelText('POST', { exact: true }).first())
    .toHaveValue(`${location.origin}/api/clients`);
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveLength(6);
  await expectAccessible();
});

test('a call is shown with its scope and example, and can be tried with a key', async () => {
  const api = new TestApi();
  const security = (scope: string) => [{ session: [] }, { apiKey: [scope] }];
  const json = (example: unknown) => ({ content: { 'application/json': { example } } });
  api.answer(apiDescription.get, {
    openapi: '3.1.1',
    paths: {
      '/clients': {
        get: {
          summary: 'All clients',
          security: security('clients:read'),
          parameters: [{ name: 'includingdeleted', in: 'query', example: 'true' }],
          responses: { 200: json([]) },
        },
        post: {
          summary: 'Create a client',
          security: security('clients:write'),
          requestBody: json({ name: "Jan's bouw" }),
          responses: { 200: json({ id: '1' }) },
        },
      },
      '/users': { get: { summary: 'All users', security: [{ session: [] }], responses: {} } },
    },
  });
  await openApp({ at: '/settings/api', api });
  await page.getByText('POST /clients').click();
  await expect
    .element(page.getByLabelText('curl', { exact: true }))
    .toHaveValue(
      `curl -X POST -H 'Authorization: Bearer ppl_live_…' -H 'Content-Type: application/json' -d '{"name":"Jan'\\''s bouw"}' '${location.origin}/api/clients'`,
    );
  await expect.element(page.getByText('All users')).not.toBeInTheDocument();
  await page.getByText('GET /clients').click();
  const attempt = page.getByRole('button', { name: 'Proberen' });
  await expect.element(attempt).toBeDisabled();
  await page.getByLabelText('Sleutel om mee te proberen').fill('ppl_live_x');
  await page.getByLabelText('Adres').fill('/api/clients');
  await attempt.click();
  await expect
    .element(page.getByRole('figure', { name: 'Antwoord', exact: true }))
    .toMatchTextContent('200');
  expect(api.received(clients.list)).toHaveLength(1);
  await expectAccessible();
});
