import { employees } from '@ploegplan/contract/employees/endpoints';
import { payroll } from '@ploegplan/contract/payroll/endpoints';
import type { PayrollSettings } from '@ploegplan/contract/payroll/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { ann } from '../../../../test/subjects/leave.ts';

const code = { kind: 'class:normal:100', firstDay: null, code: '2100', unit: 'hours' as const };
const stored: PayrollSettings = {
  period: 'month',
  includes: { own: true, hired: false, 'self-employed': false },
  nmbrs: null,
  loket: { employerNumber: '5555', shift: '1', minutesAfterComma: false },
  codes: [code],
  kinds: [
    { kind: 'class:normal:100', name: 'Normaal', group: 'class' },
    { kind: 'class:overtime:125', name: 'Overuren 125 %', group: 'class' },
    { kind: 'kilometres', name: 'Kilometers', group: 'kilometres' },
  ],
  version: 3,
};

async function openSettings(hash: string) {
  const api = new TestApi();
  let current = stored;
  api.answer(settings.get, () => sample(CompanySettings, { workingWeek: [...usualWeek] }));
  api.answer(employees.list, [ann]);
  api.answer(payroll.settings, () => current);
  api.answer(payroll.changeSettings, ({ body }) => {
    current = { ...current, ...body, version: body.version + 1 };
    return current;
  });
  await openApp({ at: `/settings#${hash}`, api });
  return api;
}
const codes = page.getByRole('region', { name: 'Looncodes' });
const kind = (name: string) => codes.getByRole('group', { name, exact: true });
const save = () => page.getByRole('button', { name: 'Opslaan' }).click();

test('kinds without a code are on top; a fault is at its field, and later codes have a day', async () => {
  const api = await openSettings('looncodes');
  await expect.element(kind('Overuren 125 %')).toMatchTextContent('geen looncode');
  await expect.element(codes.getByRole('group').first()).toMatchTextContent('Overuren 125 %');
  const field = kind('Overuren 125 %').getByLabelText('Code', { exact: true });
  await field.fill('2100');
  await kind('Overuren 125 %').getByLabelText('Eenheid').selectOptions('days');
  await save();
  await expect.element(field).toHaveAccessibleDescription(/^Deze code heeft elders een andere/);
  await expectAccessible();
  await field.fill('2125');
  await kind('Overuren 125 %').getByLabelText('Eenheid').selectOptions('hours');
  await kind('Kilometers').getByLabelText('Eenheid').selectOptions('none');
  await kind('Normaal')
    .getByRole('button', { name: /vanaf een dag$/ })
    .click();
  await kind('Normaal').getByRole('textbox', { name: 'Vanaf' }).fill('1-1-2027');
  await save();
  const later = kind('Normaal').getByLabelText('Code', { exact: true }).last();
  await expect.element(later).toHaveAccessibleDescription(/^Vul een code in/);
  await later.fill('2101');
  await save();
  await expect.element(page.getByText('Looncodes bijgewerkt')).toBeVisible();
  const { kinds: _, ...sent } = stored;
  expect(api.received(payroll.changeSettings)[0]?.body).toEqual({
    ...sent,
    codes: [
      { kind: 'class:overtime:125', firstDay: null, code: '2125', unit: 'hours' },
      { kind: 'kilometres', firstDay: null, code: null, unit: 'kilometres' },
      code,
      { ...code, firstDay: '2027-01-01', code: '2101' },
    ],
  });
});

test('the numbers of a payroll are both there; the trial file is of one person', async () => {
  const api = await openSettings('salaris');
  const section = page.getByRole('region', { name: 'Salarisadministratie' });
  await section.getByLabelText('Debiteurnummer').fill('0100');
  await save();
  const company = section.getByLabelText('Bedrijfsnummer');
  await expect.element(company).toHaveAccessibleDescription(/alleen cijfers/);
  await company.fill('1');
  await section.getByText('Vier weken').click();
  await section.getByRole('combobox', { name: 'Wie gaan mee' }).click();
  await page.getByRole('option', { name: 'Ingeleend' }).click();
  await save();
  await expect.element(page.getByText('Salarisadministratie bijgewerkt')).toBeVisible();
  expect(api.received(payroll.changeSettings)[0]?.body).toMatchObject({
    period: 'four-weeks',
    includes: { own: true, hired: true, 'self-employed': false },
    nmbrs: { debtorNumber: '0100', companyNumber: '1' },
    loket: stored.loket,
    codes: stored.codes,
  });
  await section.getByRole('combobox', { name: /^Proefbestand/ }).click();
  await page.getByRole('option', { name: ann.name }).click();
  await expect
    .element(section.getByRole('link', { name: 'Proefbestand downloaden' }))
    .toHaveAttribute(
      'href',
      expect.stringContaining(`/api/payroll/loket-trial?employeeId=${ann.id}`),
    );
});
