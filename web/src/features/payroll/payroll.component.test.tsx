import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { payroll } from '@ploegplan/contract/payroll/endpoints';
import { findPayPeriod } from '@ploegplan/contract/payroll/periods';
import {
  PayrollBatch,
  PayrollBatchDetails,
  PayrollPreview,
  type PayrollProblems,
  PayrollSettings,
} from '@ploegplan/contract/payroll/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { rowsOf } from '../../../test/lists.ts';

const ann = { employeeId: sampleId(), name: 'Ann de Boer' };
const last = findPayPeriod('month', addDays(`${getToday().slice(0, 7)}-01`, -1));
const moment = { at: '2026-11-27T10:00:00.000Z', by: 'chef' };

const content = {
  persons: [
    {
      ...ann,
      personnelNumber: '0012',
      employeeKind: 'own' as const,
      amounts: [
        {
          kind: 'class:normal:100',
          name: 'Normaal',
          code: '2100',
          unit: 'hours' as const,
          period: last.period,
          isEarlier: false,
          quantity: 152.5,
        },
        {
          kind: 'class:normal:100',
          name: 'Normaal',
          code: '2100',
          unit: 'hours' as const,
          period: '2020-01',
          isEarlier: true,
          quantity: -1.5,
        },
      ],
    },
  ],
  changes: [
    { ...ann, kind: 'x', kindName: 'Normaal', unit: 'hours' as const, before: 160, now: 151 },
  ],
  checks: [{ subject: 'hours' as const, batches: 1151, approved: 1151, difference: 0 }],
  signs: {
    openWeeks: [{ ...ann, monday: '2026-11-23', isReopened: true, hours: 40 }],
    withoutHours: [],
    longWeeks: [{ ...ann, monday: '2026-11-09', hours: 61 }],
    negativeBalances: [{ ...ann, account: 'rostered' as const, hours: -2.5 }],
  },
};
const none: PayrollProblems = { codes: [], numbers: [], isEmpty: false, isBeforeFirst: false };

/** A test API with the preview of the last month, and batch 12 once it was made. */
function payrollApi(problems: Partial<PayrollProblems> = {}) {
  const api = new TestApi();
  let batch = sample(PayrollBatch, {
    ...{ ...last, number: 12, state: 'made', made: moment, handedOver: null, closed: null },
    people: 1,
  });
  api.answer(payroll.settings, sample(PayrollSettings, { period: 'month' }));
  api.answer(
    payroll.preview,
    sample(PayrollPreview, { ...last, ...content, problems: { ...none, ...problems } }),
  );
  api.answer(payroll.create, ({ body }) => {
    batch = { ...batch, id: body.id };
    api.answer(payroll.list, () => [batch]);
    return batch;
  });
  api.answer(payroll.list, () => [batch]);
  const files = [
    { format: 'nmbrs' as const, name: 'Nmbrs.xlsx', bytes: 2048, sha256: 'ab'.repeat(32) },
  ];
  api.answer(payroll.get, () => sample(PayrollBatchDetails, { ...batch, ...content, files }));
  api.answer(payroll.setState, ({ body }) => {
    batch = { ...batch, state: body.state, handedOver: moment };
    return batch;
  });
  return api;
}
const make = page.getByRole('button', { name: 'Batch maken' });
const drawer = page.getByRole('dialog', { name: 'Batch 12' });
const part = (name: string) => page.getByRole('region', { name });

test.each(['office', 'phone'] as const)(
  'a batch with codes and numbers missing cannot be made, and each leads to its place (%s)',
  async (size) => {
    const api = payrollApi({
      codes: [
        {
          kind: 'kilometres',
          name: 'Kilometers',
          group: 'kilometres',
          date: '2026-11-03',
          reason: 'missing',
        },
      ],
      numbers: [{ ...ann, personnelNumber: '', reason: 'missing' }],
    });
    await openApp({ at: '/payroll/new', api, size });
    const needed = page.getByRole('region', { name: 'Eerst nog nodig' });
    const code = needed.getByRole('link', { name: 'Kilometers: geen looncode (3 nov 2026)' });
    await expect.element(code).toHaveAttribute('href', '/settings#looncodes');
    await expect
      .element(needed.getByRole('link', { name: 'Ann de Boer: geen personeelsnummer' }))
      .toHaveAttribute('href', `/employee-details/${ann.employeeId}`);
    await expect.element(make).toBeDisabled();
    const signs = page.getByRole('region', { name: 'Kijk hier even naar' });
    await expect
      .element(signs.getByRole('link', { name: /week 48, 2026: heropend/ }))
      .toHaveAttribute('href', `/hoursmanagement?datum=2026-11-23&wie=${ann.employeeId}`);
    await expect
      .element(signs.getByRole('link', { name: /roostervrij is -2,5 uur/ }))
      .toHaveAttribute('href', `/employeeabsences/${ann.employeeId}`);
    expect(signs.getByRole('link').elements()).toHaveLength(3);
    await expectAccessible();
    expect(api.received(payroll.preview)[0]?.query).toEqual({ from: last.from, to: last.to });
  },
);

test('a batch is made of the last whole period, and shown with its files, sums and check', async () => {
  const api = payrollApi();
  await openApp({ at: '/payroll', api });
  await page.getByRole('button', { name: 'Nieuw' }).click();
  const person = page.getByRole('table', { name: 'Per persoon' });
  await expect.element(person).not.toBeInTheDocument();
  await part('Per persoon').getByText('1 persoon').click();
  await expect.element(person).toMatchTextContent(/Ann de Boer · 0012Normaal2100152,5 uur/);
  await expect.element(person).toMatchTextContent('Normaal (verschil over 2020-01)2100-1,5 uur');
  await make.click();
  await expect.element(page.getByText('Batch 12 gemaakt')).toBeVisible();
  expect(api.received(payroll.create)).toMatchObject([{ body: { from: last.from, to: last.to } }]);
  const link = drawer.getByRole('link', { name: /^Nmbrs/ });
  const id = api.received(payroll.create)[0]?.body.id;
  await expect.element(link).toHaveAttribute('href', `/api/payroll/batches/${id}/files/nmbrs`);
  await expect.element(link).toMatchTextContent('SHA-256 abababababab');
  await expect.element(drawer.getByTitle('ab'.repeat(32))).toBeVisible();
  await expect
    .element(drawer.getByRole('table', { name: 'Controle' }))
    .toMatchTextContent('Uren1.151,001.151,000,00');
  const differences = 'Anders dan de vorige batch';
  await part(differences).getByText('1 persoon').click();
  await expect
    .element(drawer.getByRole('table', { name: differences }))
    .toMatchTextContent('Ann de BoerNormaal160151 uur');
  await expectAccessible();
});

test('a batch is handed over after one question, and closed after that', async () => {
  const api = payrollApi();
  await openApp({ at: '/payroll', api });
  await rowsOf('Naar de salarisadministratie').first().click();
  await drawer.getByRole('button', { name: 'Overgedragen' }).click();
  const question = page.getByRole('dialog', { name: 'Batch 12: overgedragen' });
  await question.getByRole('button', { name: 'Annuleren' }).click();
  expect(api.received(payroll.setState)).toHaveLength(0);
  await drawer.getByRole('button', { name: 'Overgedragen' }).click();
  await question.getByRole('button', { name: 'Overgedragen' }).click();
  await expect.element(drawer.getByRole('button', { name: 'Verwerkt' })).toBeVisible();
  expect(api.received(payroll.setState)).toMatchObject([{ body: { state: 'handed-over' } }]);
});

test('a company that uses no hours has no payroll', async () => {
  await openApp({ at: '/payroll', tenant: { hiddenParts: ['hours'] } });
  await expect.element(page.getByText(/Jullie gebruiken .* niet/)).toBeVisible();
});
