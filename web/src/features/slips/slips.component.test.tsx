import { slips } from '@ploegplan/contract/slips/endpoints';
import {
  type Slip,
  SlipDifference,
  type SlipDraft,
  SlipPaper,
  SlipRow,
} from '@ploegplan/contract/slips/schemas';
import { SlipSignature } from '@ploegplan/contract/slips/signing.schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { rowsOf } from '../../../test/lists.ts';
import { mouse, placeIn } from '../../../test/pointer.ts';
import * as own from '../../../test/subjects/employee-planning.ts';
import { photo } from '../../../test/subjects/own-images.ts';
import { smallTargets } from '../../../test/targets.ts';

const project = sampleId();
const ann = { id: sampleId(), name: 'Ann de Boer' };
const toldAt = '2026-01-05T07:00:00.000Z';
const content = {
  what: 'Dakkapel inpakken',
  orderedBy: { name: 'Els Bos', role: 'Uitvoerder', email: 'els@example.nl' },
  price: { basis: 'fixed' as const, cents: 125_000, toldAt },
  ...{ lines: [], materials: [], photos: [] },
};
const paper = sample(SlipPaper, {
  ...{ company: 'Ploegbouw', number: 7, version: 1, kind: 'extra-work', client: 'Havenbedrijf' },
  ...content,
  project: { title: 'Kade', number: '', location: '' },
  price: { ...content.price, arrivedAt: toldAt },
});

const rowOf = (values: Partial<SlipRow> = {}) =>
  sample(SlipRow, {
    ...{ number: 7, kind: 'extra-work', state: 'draft', projectId: project, projectName: 'Kade' },
    ...{ what: content.what, version: 1, hours: 0, price: { basis: 'fixed', cents: 125_000 } },
    ...{ signedAt: null, signedBy: '', clientName: 'Havenbedrijf', ...values },
  });
const slipOf = (row: SlipRow, values: Partial<Slip['versions'][number]> = {}): Slip => ({
  ...row,
  openHours: [],
  versions: [
    {
      ...{ number: row.version, content, paper, sha256: null, frozenAt: null },
      ...{ savedAt: toldAt, by: 'Voorman', signatures: [], ...values },
    },
  ],
});
const signed = (row: SlipRow) =>
  slipOf(row, {
    ...{ sha256: 'a'.repeat(64), frozenAt: toldAt },
    signatures: [sample(SlipSignature, { outcome: 'signed', name: 'Els Bos', confirmedAt: null })],
  });

function answerSlips(api: TestApi) {
  api.answer(slips.list, []);
  api.answer(slips.choices, {
    projects: [
      {
        ...{ id: project, title: 'Kade', clientName: 'Havenbedrijf' },
        contact: { name: 'Els Bos', email: 'els@example.nl' },
      },
    ],
    ...{ people: [ann], rate: 6_250 },
  });
  return api;
}

const openAsForeman = async (at: string, api = answerSlips(own.answerItems())) => {
  await own.openAsEmployee(at, api, {}, { leadsCrew: true });
  await page.viewport(360, 780);
  return api;
};
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const fillAgreement = async () => {
  await page.getByRole('combobox', { name: 'Project' }).selectOptions('Kade');
  await field('Wat er gebeurt').fill('Dakkapel inpakken');
  await field('Euro, zonder btw').fill('1.250');
  await press('De klant weet dat dit extra kost');
};
const drawSignature = async () => {
  const pad = page.getByRole('img', { name: 'Teken hier' });
  await expect.element(pad).toBeVisible();
  pad.element().scrollIntoView({ block: 'center' });
  await mouse.drag(placeIn(pad.element(), [0.2, 0.4]), placeIn(pad.element(), [0.7, 0.6]));
};

test('a slip with two photos and a signature is made without a connection, and each is sent once, in order', async () => {
  const api = await openAsForeman('/slips');
  const sent: string[] = [];
  const note = (what: string) => () => void sent.push(what);
  const lost = [slips.save, slips.addPhoto, slips.sign, slips.get].map((endpoint) =>
    api.disconnect(endpoint),
  );
  await press('Nieuwe bon');
  await expect.element(field('Naam')).toBeVisible();
  await fillAgreement();
  await expect.element(field('Naam')).toHaveValue('Els Bos');
  const input = page.getByLabelText('Foto’s kiezen').element() as HTMLInputElement;
  const chosen = new DataTransfer();
  for (const name of ['een.jpg', 'twee.jpg']) chosen.items.add(await photo(name));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText('een.jpg, twee.jpg')).toBeVisible();
  expect(smallTargets()).toEqual([]);
  for (const button of document.querySelectorAll('main button')) {
    expect(button.getBoundingClientRect().height, button.textContent).toBeGreaterThanOrEqual(48);
  }
  await expectAccessible();
  await press('Laten tekenen');
  await expect.element(page.getByText('Vaste prijs: € 1.250,00, zonder btw')).toBeVisible();
  await drawSignature();
  await press('Akkoord en tekenen');
  await expect
    .element(page.getByText('Getekend: Bewaard op je telefoon, wordt nog verstuurd'))
    .toBeVisible();
  for (const { reconnect } of lost) reconnect();
  let draft: SlipDraft | undefined;
  api.answer(slips.save, ({ body }) => {
    draft = body;
    note('save')();
    return slipOf(rowOf());
  });
  api.answer(slips.addPhoto, note('photo'));
  api.answer(slips.sign, () => {
    note('sign')();
    return signed(rowOf({ state: 'signed', signedAt: toldAt }));
  });
  sent.length = 0;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => sent).toEqual(['save', 'photo', 'photo', 'save', 'sign']);
  expect(draft?.content.photos.map(({ name }) => name)).toEqual(['een.jpg', 'twee.jpg']);
  const ids = api.received(slips.addPhoto).flatMap(({ body }) => body.ids ?? []);
  expect(new Set(ids)).toEqual(new Set(draft?.content.photos.map(({ id }) => id)));
  const [signature] = api.received(slips.sign).map(({ body }) => body);
  expect(signature).toMatchObject({ version: 1, outcome: 'signed', name: 'Els Bos' });
  expect(signature?.strokes[0]?.length).toBeGreaterThan(1);
});

test('hours wait for the price, and a price that changes is told anew', async () => {
  await openAsForeman(`/slips/${sampleId()}/edit?nieuw=true`);
  await expect.element(page.getByText('Uren kunnen erbij zodra de prijs is gezegd.')).toBeVisible();
  await fillAgreement();
  await expect.element(page.getByText(/^Gezegd tegen de klant/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Wie' }).selectOptions(ann.name);
  await page.getByRole('spinbutton', { name: 'Uren' }).fill('2,5');
  await press('Uren toevoegen');
  await expect.element(page.getByText(/^Ann de Boer, /)).toBeVisible();
  const told = page.getByText(/^Gezegd tegen de klant/);
  const moment = told.element().textContent;
  await field('Euro, zonder btw').fill('1.300');
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Ann de Boer, /)).toBeVisible();
  await press('Laten tekenen');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/prijs/);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Tik nog op ‘De klant weet dat dit extra kost’/);
  await field('Euro, zonder btw').fill('1.250');
  await expect.element(told).toMatchTextContent(moment ?? '');
  await page.getByRole('combobox', { name: 'Wie' }).selectOptions(ann.name);
  await press('Laten tekenen');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/‘Uren toevoegen’/);
});

test('a slip that is signed shows who signed it, and changes only by a next version', async () => {
  const api = answerSlips(own.answerItems());
  const row = rowOf({ state: 'signed', signedAt: toldAt, signedBy: 'Els Bos' });
  api.answer(slips.get, signed(row));
  await openAsForeman(`/slips/${row.id}`, api);
  await expect.element(page.getByText('Els Bos').first()).toBeVisible();
  await expect.element(page.getByText(`SHA-256 ${'a'.repeat(64)}`)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Laten tekenen' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('refusal and absence need a reason', async () => {
  const api = answerSlips(own.answerItems());
  const row = rowOf();
  api.answer(slips.get, slipOf(row));
  api.answer(slips.sign, () => slipOf(row));
  await openAsForeman(`/slips/${row.id}/sign`, api);
  await page.getByText('Niet aanwezig').click();
  await press('Vastleggen');
  await expect.element(page.getByText('Vul een reden in')).toBeVisible();
  await field('Reden').fill('Kwam niet');
  await press('Vastleggen');
  await expect
    .poll(() => api.received(slips.sign).map(({ body }) => [body.outcome, body.reason]))
    .toEqual([['absent', 'Kwam niet']]);
});

test('a draft that was made by mistake is withdrawn, and only the filter shows it', async () => {
  const api = answerSlips(new TestApi());
  const row = rowOf({ state: 'draft', version: 1, signedAt: null });
  api.answer(slips.list, [rowOf({ number: 8, state: 'withdrawn' }), row]);
  api.answer(slips.setState, ({ body }) => ({ ...signed(row), state: body.state }));
  await openApp({ at: '/slips', api });
  await expect.poll(() => rowsOf('Bonnen')).toHaveLength(1);
  await page.getByText('Meerwerkbon 7').click();
  const drawer = page.getByRole('dialog', { name: 'Meerwerkbon 7' });
  await drawer.getByRole('button', { name: 'Laten vervallen' }).click();
  await expect
    .poll(() => api.received(slips.setState).map(({ body }) => body.state))
    .toEqual(['withdrawn']);
  await press('Filteren');
  await page.getByRole('menuitemradio', { name: 'Vervallen' }).click();
  await expect.element(page.getByText('Meerwerkbon 8')).toBeVisible();
});

test('the office filters slips by state, marks one as invoiced, and sees where the hours differ', async () => {
  const api = answerSlips(new TestApi());
  const row = rowOf({ state: 'signed', signedAt: toldAt, signedBy: 'Els Bos', hours: 2 });
  api.answer(slips.list, [row, rowOf({ number: 8, kind: 'day-rate' })]);
  api.answer(slips.setState, ({ body }) => ({ ...signed(row), state: body.state }));
  api.answer(slips.differences, [
    sample(SlipDifference, {
      ...{ employeeName: 'Ann', projectName: 'Kade', date: '2026-01-06', kind: 'extra-work' },
      ...{ slipHours: 2, recordedHours: 0, slips: [7] },
    }),
  ]);
  await openApp({ at: '/slips', api });
  await expect.poll(() => rowsOf('Bonnen')).toHaveLength(2);
  await expectAccessible();
  await press('Filteren');
  await page.getByRole('menuitemradio', { name: 'Getekend' }).click();
  await expect.poll(() => rowsOf('Bonnen')).toHaveLength(1);
  await page.getByText('Meerwerkbon 7').click();
  const drawer = page.getByRole('dialog', { name: 'Meerwerkbon 7' });
  await drawer.getByRole('button', { name: 'Gefactureerd' }).click();
  await expect
    .poll(() => api.received(slips.setState).map(({ body }) => body.state))
    .toEqual(['invoiced']);
  await press('Verschil met de uren');
  const differences = page.getByRole('dialog', { name: 'Verschil met de uren' });
  await expect.element(differences.getByText(/Ann, .*Meerwerk, bon 7/)).toBeVisible();
});
