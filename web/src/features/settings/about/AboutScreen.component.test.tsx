import { images } from '@ploegplan/contract/images/endpoints';
import { settings } from '@ploegplan/contract/settings/endpoints';
import type { CompanyState } from '@ploegplan/contract/settings/schemas';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';

const MEGABYTE = 1024 ** 2;

interface Given {
  mail?: Partial<CompanyState['mail']>;
  backup?: Partial<CompanyState['backup']>;
}

async function openInfo({ mail, backup }: Given = {}) {
  const api = new TestApi();
  api.answer(settings.state, {
    users: { active: 12, invited: 3, inactive: 0 },
    mail: { hasServer: true, lastSentAt: null, waiting: 0, failed: 0, ...mail },
    backup: { isSet: true, lastAt: null, hasFailed: false, ...backup },
  });
  api.answer(images.storage, { usedBytes: 1_536 * MEGABYTE, limitBytes: 5_120 * MEGABYTE });
  await openApp({ at: '/settings/about', api });
  const card = page.getByRole('region', { name: 'Dit bedrijf' });
  await expect.element(card.getByText('12 actief, 3 uitgenodigd')).toBeVisible();
  return card;
}

test('the page Info shows the version, what is new, users and room in use', async () => {
  const card = await openInfo();
  await expect.element(page.getByRole('heading', { name: 'Nieuw in 9.0.18' })).toBeVisible();
  await expect.element(card.getByText('1,5 GB van 5 GB')).toBeVisible();
  await expect.element(card.getByText('Wordt verstuurd')).toBeVisible();
  await expect.element(card.getByText('Nog geen').first()).toBeVisible();
  await expectAccessible();
});

test('the page Info tells of mails that wait or were given up, and of a missing mail server', async () => {
  const lastSentAt = new Date().toISOString();
  const card = await openInfo({ mail: { hasServer: false, lastSentAt, waiting: 2, failed: 4 } });
  await expect.element(card.getByText('Er is geen mailserver ingesteld')).toBeVisible();
  await expect.element(card.getByText('4 in de laatste 30 dagen')).toBeVisible();
  await expect.element(card.getByText('Laatste mail')).not.toBeInTheDocument();
});

test.each([
  ['is not set', { isSet: false }, 'Er is geen nachtelijke back-up ingesteld'],
  ['was not made yet', {}, 'Nog geen'],
  ['was made', { lastAt: new Date().toISOString() }, 'zojuist'],
  [
    'failed since',
    { lastAt: new Date().toISOString(), hasFailed: true },
    'zojuist, daarna mislukt',
  ],
  ['failed each time', { hasFailed: true }, 'Nog geen, de eerste mislukte'],
])('the page Info says of the nightly backup that it %s', async (_, backup, text) => {
  const card = await openInfo({ backup });
  await expect.element(card.getByRole('definition').last()).toHaveTextContent(text);
});

test('the licences of what is built in are shown on request, with their texts', async () => {
  await openInfo();
  await page.getByRole('button', { name: 'Licenties tonen' }).click();
  const list = page.getByRole('list', { name: 'Licenties' });
  const fastify = list.getByRole('listitem').filter({ hasText: /^fastify \d+\.\d+\.\d+ MIT/ });
  await fastify.getByText(/^fastify/).click();
  await expect.element(fastify.getByText(/Permission is hereby granted/)).toBeVisible();
  await expect.element(list.getByText(/^react \d/)).toBeVisible();
});
