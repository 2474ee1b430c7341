import { hours } from '@ploegplan/contract/hours/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { LeaveSettings } from '@ploegplan/contract/leave/schemas';
import { payRules as endpoints } from '@ploegplan/contract/pay-rules/endpoints';
import type { PayRuleSet } from '@ploegplan/contract/pay-rules/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { payRules } from '@ploegplan/contract/test/pay';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { noDayTimes } from '@ploegplan/contract/work-days/schemas';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected, TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';

const setOf = (values: Partial<PayRuleSet> = {}): PayRuleSet => ({
  ...payRules,
  id: sampleId(),
  isUsed: false,
  version: 1,
  ...values,
});

/** Opens the section on a test API that keeps the sets. */
async function openPay(sets: PayRuleSet[] = [], size: 'office' | 'phone' = 'office') {
  const api = new TestApi();
  let current = sets;
  api.answer(settings.get, () => sample(CompanySettings, { workingWeek: [...usualWeek] }));
  api.answer(leave.settings, sample(LeaveSettings, { startYear: null }));
  api.answer(hours.settings, { remindAt: null, dayTimes: noDayTimes, version: 0 });
  api.answer(endpoints.list, () => current);
  api.answer(endpoints.create, ({ body: { id = sampleId(), ...rules } }) => {
    const set = setOf({ ...rules, id });
    current = [...current, set];
    return set;
  });
  api.answer(endpoints.update, ({ params: { id }, body }) => {
    const set = setOf({ ...body, id, version: body.version + 1 });
    current = current.map((entry) => (entry.id === id ? set : entry));
    return set;
  });
  api.answer(endpoints.remove, ({ params: { id } }) => {
    current = current.filter((candidate) => candidate.id !== id);
    return undefined;
  });
  await openApp({ at: '/settings#toeslagen', api, size });
  return api;
}

const section = page.getByRole('region', { name: 'Toeslagen' });
const drawer = page.getByRole('dialog', { name: /^Toeslagen (toevoegen|wijzigen)$/ });
const rule = (name: string) => drawer.getByRole('group', { name, exact: true });
const tryOut = drawer.getByRole('region', { name: 'Proefdag' });

test('the proposal is taken over with a first day, and other figures, after a sample day', async () => {
  const api = await openPay();
  await expect.element(section).toMatchTextContent('zonder ze in toeslagen te verdelen');
  await section.getByRole('button', { name: 'Neem over: Bouw & Infra' }).click();
  await drawer.getByRole('textbox', { name: 'Eerste dag' }).fill('1-1-2026');
  await expect
    .element(rule('Gewone uren').getByLabelText('Percentage'))
    .toHaveAttribute('placeholder', 'niet ingevuld');
  await tryOut.getByRole('textbox', { name: 'Datum' }).fill('26-11-2026');
  await expect.element(tryOut).toMatchTextContent('Pauze 30 min om 12:00');
  await expect.element(tryOut).toMatchTextContent('5 u 100 %: do 26 nov 07:00–12:00');
  await expect
    .element(tryOut)
    .toMatchTextContent('2,75 u 125 %: do 26 nov 15:30–18:15, cao art. 2.8');
  await rule('Overuren 1').getByLabelText('Percentage').fill('130');
  await rule('Overuren 1').getByLabelText('Aantal overuren').fill('2');
  await expect.element(tryOut).toMatchTextContent('2 u 130 %: do 26 nov');
  await drawer.getByText('Sparen als tijd', { exact: true }).click();
  await expect.element(drawer).toMatchTextContent('Je houdt nog geen verlofsaldo’s bij');
  await drawer.getByText('Eén op één', { exact: true }).click();
  await expect.element(drawer).toMatchTextContent('De toeslag wordt uitbetaald.');
  await expectAccessible();
  await drawer.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect.element(page.getByText('Toeslagen toegevoegd')).toBeVisible();
  const [first, ...others] = payRules.overtime;
  expect(api.received(endpoints.create).map(({ body }) => body)).toEqual([
    {
      ...payRules,
      id: expect.any(String),
      overtime: [{ ...first, hours: 2, percent: 130 }, ...others],
      timeForTime: { isUsual: true, counts: 'hours' },
    },
  ]);
  await expect.element(section).toMatchTextContent('De eerste 2 overuren van een dag: 130 %');
  await expect.element(section).toMatchTextContent('Buiten 07:00–19:00: toeslag niet ingevuld');
  await expect.element(section).toMatchTextContent('Tabel met kilometers: leeg');
  await expect.element(section).toMatchTextContent('Overuren worden gespaard als tijd, tenzij');
  await expectAccessible();
});

test('rules are added and taken away, and a fault is told at its rule', async () => {
  const set = setOf();
  const api = await openPay([set]);
  await section.getByRole('button', { name: 'Wijzigen' }).click();
  await drawer.getByRole('button', { name: 'Nacht toevoegen' }).click();
  await expect.element(rule('Nacht').getByLabelText('Begin')).toHaveFocus();
  await rule('Nacht').getByLabelText('Einde').fill('22:00');
  await rule('Deel van de week')
    .getByRole('button', { name: /weghalen/ })
    .click();
  await expect.element(tryOut).toMatchTextContent('Vul de regels in');
  const save = drawer.getByRole('button', { name: 'Opslaan' });
  await save.click();
  await expect.element(rule('Nacht')).toMatchTextContent('Begin en einde zijn gelijk');
  await expect.element(rule('Nacht').getByLabelText('Einde')).toHaveFocus();
  await expectAccessible();
  await rule('Nacht').getByLabelText('Einde').fill('06:00');
  await rule('Nacht').getByLabelText('Percentage').fill('130');
  await save.click();
  await expect.element(page.getByText('Toeslagen bijgewerkt')).toBeVisible();
  expect(api.received(endpoints.update)[0]?.body).toEqual({
    ...payRules,
    periods: [],
    night: { from: '22:00', to: '06:00', percent: 130, article: '' },
    version: 1,
  });
});

test('the rules for travel are sentences with figures, and the sample day tells what travel is worth', async () => {
  const api = await openPay([setOf()]);
  await section.getByRole('button', { name: 'Wijzigen' }).click();
  await expect.element(drawer).toMatchTextContent('De tabel met kilometers is leeg; vul hem in');
  await tryOut.getByRole('textbox', { name: 'Datum' }).fill('26-11-2026');
  await tryOut.getByRole('combobox', { name: 'Reis' }).selectOptions('Meegereden');
  await expect.element(tryOut).toMatchTextContent('1 u reistijd, onbetaald: do 26 nov');
  await expect.element(tryOut).toMatchTextContent('0,5 u reistijd 100 %: do 26 nov');
  await tryOut.getByRole('combobox', { name: 'Reis' }).selectOptions('Bestuurder met collega’s');
  await expect.element(tryOut).toMatchTextContent('1,5 u reistijd 100 %: do 26 nov');
  await tryOut.getByRole('textbox', { name: 'Reistijd (min)' }).fill('180');
  await expect
    .element(tryOut)
    .toMatchTextContent('Let op, do 26 nov: werk, pauze en reis 14,25 u, hoogstens 13 u');
  await tryOut.getByRole('combobox', { name: 'Reis' }).selectOptions('Meegereden');
  await drawer.getByRole('button', { name: 'Kilometers toevoegen' }).click();
  const band = rule('Kilometers 1');
  await expect.element(band.getByLabelText('Kilometers', { exact: true })).toHaveFocus();
  await band.getByLabelText('Kilometers', { exact: true }).fill('40');
  await band.getByLabelText('Betaalde uren', { exact: true }).fill('1');
  const save = drawer.getByRole('button', { name: 'Opslaan' });
  await save.click();
  await expect.element(band).toMatchTextContent('Vul de betaalde uren in');
  await band.getByLabelText('Betaalde uren van een bestuurder').fill('2');
  await drawer.getByRole('textbox', { name: 'Tabel gecontroleerd op' }).fill('1-1-2026');
  await tryOut.getByRole('textbox', { name: 'Km enkele reis' }).fill('38');
  await expect
    .element(tryOut)
    .toMatchTextContent('1 u reistijd 100 %: do 26 nov, cao tabel 5.10.3');
  await rule('Langste dag').getByLabelText('Hoogstens op een dag').fill('');
  await rule('Langste dag').getByLabelText('Hoogstens met overuren').fill('');
  await expectAccessible();
  await save.click();
  await expect.element(page.getByText('Toeslagen bijgewerkt')).toBeVisible();
  expect(api.received(endpoints.update)[0]?.body).toMatchObject({
    travel: {
      ...payRules.travel,
      bands: [{ upTo: 40, rider: 1, driver: 2 }],
      bandsCheckedOn: '2026-01-01',
    },
    longestDay: null,
  });
  await expect
    .element(section)
    .toMatchTextContent('Enkele reis tot en met 40 km: 1 u betaald, bestuurder met collega’s 2 u');
});

test('what the server refuses stands at its field', async () => {
  const api = await openPay([setOf()]);
  api.answer(endpoints.create, () => {
    throw new Rejected(400, 'validation', {
      fields: [
        { field: 'firstDay', code: 'taken' },
        { field: 'overtime', code: 'only-last-open' },
      ],
    });
  });
  await section.getByRole('button', { name: 'Nieuwe regels vanaf een dag' }).click();
  await drawer.getByRole('textbox', { name: 'Eerste dag' }).fill('1-1-2026');
  await drawer.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect
    .element(drawer.getByRole('textbox', { name: 'Eerste dag' }))
    .toHaveAccessibleDescription(/Er zijn al regels vanaf deze dag/);
  await expect.element(drawer).toMatchTextContent('Alleen de laatste overuren hebben geen aantal');
});

test('rules of approved weeks stand fast until the day before the next, which are removed after a question', async () => {
  const later = setOf({ firstDay: '2100-01-01' });
  const api = await openPay([setOf({ isUsed: true }), later], 'phone');
  const used = section.getByRole('article', { name: /^Vanaf do 1 jan/ });
  await expect.element(used).toMatchTextContent(/tot en met do 31 dec 2099.*geldt nu/);
  await expect.element(used).toMatchTextContent('gecontroleerd op 28-11-2026. Met deze regels');
  await expect.element(used.getByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
  await section.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect.element(page.getByText('Toeslagen verwijderd')).toBeVisible();
  expect(api.received(endpoints.remove).map(({ params }) => params)).toEqual([{ id: later.id }]);
});
