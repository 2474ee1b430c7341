import { publicSlips } from '@ploegplan/contract/slips/endpoints';
import { PublicSlip, type SlipChecked } from '@ploegplan/contract/slips/public.schemas';
import { SlipPaper } from '@ploegplan/contract/slips/schemas';
import { SlipSignature } from '@ploegplan/contract/slips/signing.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { mouse, placeIn } from '../../../test/pointer.ts';

const signature = sample(SlipSignature, {
  ...{ outcome: 'signed', way: 'link', name: 'Els Bos', confirmedAt: null },
  strokes: [[{ x: 1, y: 1, t: 0 }]],
});
const slipOf = (values: Partial<PublicSlip> = {}) =>
  sample(PublicSlip, {
    tenant: { name: 'Bouwbedrijf', logo: '/logos/ploegplan.svg', accentColor: '#0f5e6b' },
    ...{ name: 'Els Bos', email: 'els@example.nl', purpose: 'sign', signature: null },
    paper: sample(SlipPaper, { number: 7, kind: 'day-rate', what: 'Opruimen', photos: [] }),
    ...values,
  });

async function openLink(slip: PublicSlip) {
  const api = new TestApi();
  api.answer(publicSlips.show, slip);
  await openApp({ at: '/bon#geheim', as: null, size: 'phone', api });
  await expect.element(page.getByRole('heading', { name: 'Regiebon 7' })).toBeVisible();
  return api;
}

test('who has the link signs exactly the version that it shows', async () => {
  const api = await openLink(slipOf());
  api.answer(publicSlips.sign, slipOf({ signature }));
  expect(page.getByRole('textbox', { name: 'E-mailadres, voor een kopie' }).elements()).toEqual([]);
  await expectAccessible();
  const pad = page.getByRole('img', { name: 'Teken hier' });
  pad.element().scrollIntoView({ block: 'center' });
  await mouse.drag(placeIn(pad.element(), [0.2, 0.4]), placeIn(pad.element(), [0.7, 0.6]));
  await page.getByRole('button', { name: 'Akkoord en tekenen' }).click();
  await expect.element(page.getByRole('img', { name: 'Handtekening van Els Bos' })).toBeVisible();
  const [sent] = api.received(publicSlips.sign);
  expect(sent?.query).toEqual({ token: 'geheim' });
  expect(sent?.body).toMatchObject({ outcome: 'signed', name: 'Els Bos' });
});

test('the copy is confirmed once', async () => {
  const api = await openLink(slipOf({ purpose: 'confirm', signature }));
  const confirmedAt = '2026-01-06T12:00:00.000Z';
  api.answer(
    publicSlips.confirm,
    slipOf({ purpose: 'confirm', signature: { ...signature, confirmedAt } }),
  );
  await page.getByRole('button', { name: 'Bevestigen dat ik dit heb getekend' }).click();
  await expect.element(page.getByText('Bevestigd. Bedankt.')).toBeVisible();
});

test('a link that does not work says so', async () => {
  const api = new TestApi();
  api.reject(publicSlips.show, 404, 'not-found');
  await openApp({ at: '/bon#weg', as: null, size: 'phone', api });
  await expect.element(page.getByRole('heading', { name: 'Deze link werkt niet' })).toBeVisible();
});

test('a PDF is checked by its hash, which is all that leaves the device', async () => {
  const api = new TestApi();
  api.answer(
    publicSlips.check,
    ({ query }): SlipChecked =>
      query.hash.length === 64
        ? { isGenuine: true, version: 2, signedAt: '2026-01-06T12:00:00.000Z' }
        : { isGenuine: false },
  );
  await openApp({ at: '/bon-controle', as: null, size: 'phone', api });
  await page.getByLabelText('Of de SHA-256 die erop staat').fill('onzin');
  await page.getByRole('button', { name: 'Controleren' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Onbekend/);
  await expectAccessible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF'], 'bon.pdf', { type: 'application/pdf' }));
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Echt: versie 2, getekend op/);
  expect(api.received(publicSlips.check)).toHaveLength(2);
});
