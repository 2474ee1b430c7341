import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { webhooks } from '@ploegplan/contract/webhooks/endpoints';
import { Webhook, WebhookDelivery } from '@ploegplan/contract/webhooks/schemas';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected, TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';

const books = sample(Webhook, {
  name: 'Boekhouding',
  url: 'https://haak.example.nl/in',
  events: ['hours.approved', 'slip.signed'],
  ...{ isOn: true, offWhy: '' as const, waiting: 1, lastDeliveredAt: null, version: 1 },
});

test.each(['office', 'phone'] as const)(
  'an endpoint is added, and its address refused at its field (%s)',
  async (size) => {
    const api = new TestApi();
    let rows: Webhook[] = [];
    api.answer(webhooks.list, () => rows);
    api.answer(webhooks.create, ({ body }) => {
      if (body.url.includes('10.0.0.1'))
        throw new Rejected(400, 'validation', { fields: [{ field: 'url', code: 'not-public' }] });
      const made = sample(Webhook, { ...books, ...body, id: body.id ?? sampleId(), waiting: 0 });
      rows = [made];
      return made;
    });
    await openApp({ at: '/settings/webhooks', api, size });
    await page.getByRole('button', { name: 'Webhook toevoegen' }).click();
    const form = page.getByRole('dialog', { name: 'Webhook toevoegen' });
    await form.getByLabelText('Naam').fill('Boekhouding');
    await form.getByLabelText('Adres').fill('haak.example.nl');
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expect.element(form.getByText('Vul een adres met https:// in')).toBeVisible();
    await form.getByLabelText('Adres').fill('https://10.0.0.1/in');
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expect.element(form.getByText('Vul een openbaar adres met https:// in')).toBeVisible();
    await expectAccessible();
    await form.getByLabelText('Adres').fill('https://haak.example.nl/in');
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(page.getByText('https://haak.example.nl/in')).toBeVisible();
    expect(api.received(webhooks.create).at(-1)?.body).toMatchObject({
      name: 'Boekhouding',
      isOn: true,
      events: expect.arrayContaining(['planning.created', 'slip.signed']),
    });
  },
);

test('the drawer shows messages that wait and arrived, sends them and a test, and shows the secret', async () => {
  const api = new TestApi();
  const waiting = sample(WebhookDelivery, {
    ...{ event: 'hours.approved' as const, tries: 3, status: 500, answer: 'Storing' },
    ...{ at: '2026-01-05T07:00:00.000Z', deliveredAt: null, dueAt: '2026-01-05T08:00:00.000Z' },
  });
  const arrived = sample(WebhookDelivery, {
    ...{ event: 'slip.signed' as const, tries: 1, status: 204, answer: '' },
    ...{ at: '2026-01-05T06:00:00.000Z', deliveredAt: '2026-01-05T06:00:01.000Z', dueAt: null },
  });
  api.answer(webhooks.list, [books]);
  api.answer(webhooks.deliveries, [waiting, arrived]);
  api.answer(webhooks.secret, { secret: 'whsec_c2VjcmV0' });
  api.answer(webhooks.test, undefined);
  api.answer(webhooks.repeat, undefined);
  await openApp({ at: '/settings/webhooks', api });
  await page.getByText('Boekhouding').click();
  const drawer = page.getByRole('dialog', { name: 'Boekhouding' });
  await expect
    .element(drawer.getByText(/3 pogingen, opnieuw vanaf .*09:00: 500 Storing/))
    .toBeVisible();
  await expect.element(drawer.getByText(/Aangekomen .*\(204\)/)).toBeVisible();
  await drawer.getByRole('button', { name: /Week goedgekeurd van .* opnieuw sturen/ }).click();
  await drawer.getByRole('button', { name: 'Proef sturen' }).click();
  await expect.element(page.getByText(/Proefbericht verstuurd/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Geheim tonen' }).click();
  await expect
    .element(drawer.getByLabelText('Geheim', { exact: true }))
    .toHaveValue('whsec_c2VjcmV0');
  await expectAccessible();
  expect(api.received(webhooks.repeat)[0]?.params).toEqual({ id: books.id, delivery: waiting.id });
  expect(api.received(webhooks.test)).toHaveLength(1);
});
