import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { scaffoldCards, scaffoldReports } from '@ploegplan/contract/scaffold-cards/endpoints';
import { ScaffoldReport } from '@ploegplan/contract/scaffold-cards/schemas';
import { scaffoldHire } from '@ploegplan/contract/scaffold-hire/endpoints';
import { scaffolds } from '@ploegplan/contract/scaffolds/endpoints';
import { Scaffold } from '@ploegplan/contract/scaffolds/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { rowOf } from '../../../test/lists.ts';
import { listHireRows } from './hire-rows.ts';

const today = getToday();
const kade = sample(Project, { title: 'Kade 12', deleted: false });
const scaffold = sample(Scaffold, {
  number: 'S-1',
  place: 'Noordgevel',
  projectId: kade.id,
  loadClass: '3',
  state: 'handed-over',
  deleted: false,
});
const report = sample(ScaffoldReport, {
  scaffoldId: scaffold.id,
  text: 'Leuning los',
  photos: ['a.jpg'],
});
const hired = {
  id: scaffold.id,
  number: 'S-1',
  place: 'Noordgevel',
  projectId: kade.id,
  unit: 'm2',
  amount: 100,
  from: today,
  to: null,
  noticeBy: '',
} as const;
const price = { projectId: kade.id, includedWeeks: 0, centsPerM2: 35, centsPerM3: 0 };
const button = (name: string) => page.getByRole('button', { name, exact: true });

function createApi() {
  const api = new TestApi();
  api.answer(scaffolds.list, [scaffold]);
  api.answer(scaffolds.get, scaffold);
  api.answer(projects.list, [kade]);
  api.answer(scaffoldCards.get, { token: 'code', madeAt: new Date().toISOString() });
  api.answer(scaffoldReports.list, [report]);
  api.answer(scaffoldHire.list, { scaffolds: [hired], prices: [price] });
  api.answer(scaffoldHire.setPrice, ({ body, params: { id } }) => ({ ...body, projectId: id }));
  return api;
}
const open = (api = createApi()) => openApp({ at: `/scaffold-details/${scaffold.id}`, api });

test('a card is printed with its code, and revoked after a question', async () => {
  const api = createApi();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await open(api);
  await button('Afdrukken A6').click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  const paper = document.querySelector('[data-paper=a6]');
  for (const text of ['Steiger S-1', 'Klasse 3 (2 kN/m²)', 'Noordgevel'])
    expect(paper?.textContent).toContain(text);
  expect(paper?.querySelector('canvas')?.width).toBeGreaterThan(20);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('[data-paper=a6]')).toBeNull();
  await button('Intrekken').click();
  api.answer(scaffoldCards.get, null);
  await page.getByRole('dialog').getByRole('button', { name: 'Intrekken' }).click();
  await expect.element(button('Kaart maken')).toBeVisible();
  expect(api.received(scaffoldCards.remove)).toHaveLength(1);
  await expectAccessible();
});

test('a report of a visitor is decided about', async () => {
  const api = createApi();
  await open(api);
  await expect.element(page.getByText('Leuning los')).toBeVisible();
  api.answer(scaffoldReports.list, []);
  await button('Afsluiten').click();
  await expect.element(page.getByText('Leuning los')).not.toBeInTheDocument();
  expect(api.received(scaffoldReports.decide)).toMatchObject([
    { params: { id: report.id }, body: { decision: 'close-off' } },
  ]);
});

test('the office records the end of hire', async () => {
  const api = createApi();
  await open(api);
  await button('Huur afmelden').click();
  const form = page.getByRole('dialog', { name: 'Huur afmelden' });
  await form.getByRole('textbox', { name: 'Afgemeld door' }).fill('Karin');
  await form.getByRole('button', { name: 'Afmelden' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.received(scaffoldHire.end)[0]?.body).toEqual({ lastDay: today, name: 'Karin' });
});

test('the hire of a month has days and amount, and a line opens the price of its project', async () => {
  const api = createApi();
  await openApp({ at: '/scaffold-hire', api });
  // One day of 100 m² at 35 cents a week.
  await expect.element(page.getByText(/^Totaal € 5,00/)).toBeVisible();
  await expectAccessible();
  await rowOf('S-1').click();
  const form = page.getByRole('dialog', { name: 'Huurprijs' });
  await expect
    .element(form.getByRole('textbox', { name: 'Euro per m² en week' }))
    .toHaveValue('0,35');
  await form.getByRole('textbox', { name: 'Euro per m² en week' }).fill('0,405');
  await form.getByRole('textbox', { name: 'Euro per m² en week' }).fill('0,4');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.received(scaffoldHire.setPrice)[0]?.body).toEqual({
    includedWeeks: 0,
    centsPerM2: 40,
    centsPerM3: 0,
  });
});

test('only scaffolds that stood in the month are listed, of one project where one is given', () => {
  const before = { ...hired, id: crypto.randomUUID(), from: '2026-01-05', to: '2026-02-01' };
  const list = (day: string, projectId?: string) =>
    listHireRows({ scaffolds: [hired, before], prices: [] }, new Map(), { day, projectId });
  expect(list('2026-02-14')).toMatchObject([{ id: before.id, days: 1, cents: null }]);
  expect(list(addDays('2026-02-01', 40))).not.toContainEqual(
    expect.objectContaining({ id: before.id }),
  );
  expect(list('2026-02-14', crypto.randomUUID())).toEqual([]);
});

test('a list of scaffolds is taken from a file', async () => {
  const api = createApi();
  api.answer(scaffolds.importRows, ({ body }) => ({
    added: body.added.length,
    changed: body.changed.length,
  }));
  await openApp({ at: '/scaffolds/import', api });
  const lines = [
    'Steigernummer;Werk;Locatie;m2;Klasse',
    'S-1;Kade 12;Zuidgevel;80;',
    'S-9;Kade 12;Toren;12,5;Klasse 4 (3 kN/m²)',
  ];
  const input = page.getByLabelText('Bestand', { exact: true }).last();
  await userEvent.upload(input, new File([lines.join('\n')], 'steigers.csv'));
  await button('Importeer 2').click();
  await expect.element(page.getByText('2 steigers geïmporteerd')).toBeVisible();
  expect(api.received(scaffolds.importRows)[0]?.body).toMatchObject({
    added: [
      {
        number: 'S-9',
        projectId: kade.id,
        place: 'Toren',
        amount: 12.5,
        loadClass: '4',
        unit: 'm2',
      },
    ],
    changed: [{ id: scaffold.id, values: { place: 'Zuidgevel', amount: 80, loadClass: '3' } }],
  });
});
