import { addDays } from '@ploegplan/contract/dates/dates';
import { hours } from '@ploegplan/contract/hours/endpoints';
import type { HoursEvent } from '@ploegplan/contract/hours/schemas';
import { payRules as payEndpoints } from '@ploegplan/contract/pay-rules/endpoints';
import { payRules } from '@ploegplan/contract/test/pay';
import { sampleId } from '@ploegplan/contract/test/sample';
import { noDayTimes, type TimesAsked } from '@ploegplan/contract/work-days/schemas';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  approvalOf,
  day,
  dayOf,
  hoursApi,
  monday,
  worked,
} from '../../../../test/subjects/hours.ts';

const ask = (api: ReturnType<typeof hoursApi>, own: TimesAsked, travel = true) =>
  api.answer(hours.settings, {
    ...{ remindAt: null, version: 1 },
    dayTimes: { ...noDayTimes, ask: { ...noDayTimes.ask, own }, travel },
  });

const sheet = page.getByRole('dialog', { name: /^Ann de Boer, week 3/ });
const form = page.getByRole('dialog', { name: 'Tijden wijzigen' });
const times = sheet
  .getByRole('region', { name: 'wo 14 jan' })
  .getByRole('button', { name: /^Tijden:/ });
const field = (name: string) => form.getByRole('textbox', { name });

async function openSheet(api: ReturnType<typeof hoursApi>) {
  api.answer(hours.weekClasses, { parts: [], changes: [], savedHours: 0, overtime: null });
  api.answer(hours.classes, []);
  await openApp({ at: '/hoursmanagement', api, remembered: { hoursDate: day } });
  await page
    .getByRole('grid', { name: 'Uren' })
    .getByRole('button', { name: 'Ann de Boer' })
    .click();
  await expect.element(sheet).toMatchTextContent('Totaal');
}

const recorded = () => hoursApi({ items: [worked({ entered: 8 })], days: [dayOf()] });
const sent = (api: ReturnType<typeof hoursApi>) =>
  api.received(hours.correctDay).map(({ body }) => body);

test('the week sheet shows times and travel, which the office corrects, and warns where the hours differ', async () => {
  const api = recorded();
  ask(api, 'optional');
  await openSheet(api);
  await expect.element(times).toMatchTextContent('07:00 – 15:30, 30 min pauze');
  await expect
    .element(times)
    .toMatchTextContent('reis 45 min, 38 km enkele reis, bestuurder met collega’s');
  await expect.element(sheet.getByRole('region', { name: 'Te bekijken' })).not.toBeInTheDocument();
  await expectAccessible();
  await times.click();
  await expect.element(form).toMatchTextContent('Dat is 8 uur werk, ingevuld is 8 uur.');
  await field('Einde').fill('16');
  await field('Reistijd (min)').fill('60');
  await expect.element(form).toMatchTextContent('Dat is 8,5 uur werk, ingevuld is 8 uur.');
  await expectAccessible();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Tijden bewaard')).toBeVisible();
  expect(sent(api)).toEqual([
    {
      ...{ startTime: '07:00', endTime: '16:00', breakMinutes: 30, version: 1 },
      travel: { minutes: 60, kilometres: 38, role: 'driver-with-riders', carId: null },
    },
  ]);
  await expect.element(times).toMatchTextContent('door kantoor aangepast');
  await expect
    .element(sheet.getByRole('region', { name: 'Te bekijken' }))
    .toMatchTextContent('wo 14 jan: 07:00 – 16:00, 30 min pauze is 8,5 uur, ingevuld is 8 uur.');
});

test('a fault stands at its field, and nothing is sent', async () => {
  const api = recorded();
  await openSheet(api);
  await times.click();
  await field('Einde').fill('7:00');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(field('Einde')).toHaveAccessibleDescription('Begin en einde zijn gelijk');
  await expect.element(field('Einde')).toHaveFocus();
  await field('Einde').fill('');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(field('Einde')).toHaveAccessibleDescription('Vul ook het einde in');
  await field('Einde').fill('15:30');
  await field('Pauze (min)').fill('510');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect
    .element(field('Pauze (min)'))
    .toHaveAccessibleDescription('De pauze is langer dan het werk');
  expect(sent(api)).toEqual([]);
});

test('what the worker changed meanwhile stays beside what the office typed', async () => {
  const api = recorded();
  await openSheet(api);
  await times.click();
  await field('Einde').fill('16:00');
  // The break, which the page did not hear of yet.
  api.changeDay(dayOf({ breakMinutes: 45, version: 2 }));
  await form.getByRole('button', { name: 'Opslaan' }).click();
  const notice = form.getByRole('alert');
  await expect.element(notice).toMatchTextContent('Pauze (min)Iemand anders: 45');
  await notice.getByRole('button', { name: 'Mijn versie opslaan' }).click();
  await expect.element(page.getByText('Tijden bewaard')).toBeVisible();
  expect(sent(api).at(-1)).toMatchObject({ endTime: '16:00', breakMinutes: 45, version: 2 });
});

test('times are added where the company asks them, are told when required, and closed by approval', async () => {
  const api = hoursApi({ items: [worked({ entered: 8 })] });
  ask(api, 'required', false);
  await openSheet(api);
  await expect
    .element(sheet.getByRole('region', { name: 'Te bekijken' }))
    .toMatchTextContent('wo 14 jan: begin, einde en pauze ontbreken.');
  await times.click();
  await expect.element(form.getByLabelText('Reis')).not.toBeInTheDocument();
  await field('Begin').fill('7');
  await field('Einde').fill('1530');
  await field('Pauze (min)').fill('30');
  await userEvent.keyboard('{Enter}');
  await expect.element(times).toMatchTextContent('07:00 – 15:30, 30 min pauze');
  expect(sent(api)).toMatchObject([{ version: 0, travel: null }]);
});

test('an approved week is closed, and prints its times with the travel', async () => {
  const api = hoursApi({
    items: [worked({ entered: 8 })],
    days: [dayOf(), dayOf({ date: addDays(monday, 7) })],
    approvals: [approvalOf()],
  });
  await openSheet(api);
  await expect.element(times).toBeDisabled();
  const paper = document.querySelector('[data-paper] [aria-label="Tijden"]');
  const lines = [...(paper?.querySelectorAll('tr') ?? [])].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  );
  expect(lines).toEqual([
    ['Dag', 'Begin', 'Einde', 'Pauze (min)', 'Reis (min)', 'Km enkele reis', 'Vervoer'],
    ['wo 14 jan', '07:00', '15:30', '30', '45', '38', 'bestuurder met collega’s'],
    ['Totaal', '45', '38', ''],
  ]);
});

test('who is asked for no times sees nothing of them', async () => {
  await openSheet(hoursApi({ items: [worked({ entered: 8 })] }));
  await expect.element(times).not.toBeInTheDocument();
  await sheet.getByRole('button', { name: 'Sluiten' }).click();
  await page.getByRole('button', { name: 'Totalen' }).click();
  const totals = page.getByRole('dialog', { name: 'Totalen' });
  await expect.element(totals.getByRole('row', { name: /^Totaal/ })).toBeVisible();
  await expect.element(totals).not.toMatchTextContent('reis');
});

test('the totals have the travel by person', async () => {
  const api = hoursApi({
    items: [worked({ entered: 8 })],
    days: [
      dayOf(),
      dayOf({ date: addDays(day, 1) }),
      dayOf({ date: addDays(day, -1), travel: null }),
    ],
  });
  await openSheet(api);
  await sheet.getByRole('button', { name: 'Sluiten' }).click();
  await page.getByRole('button', { name: 'Totalen' }).click();
  const totals = page.getByRole('dialog', { name: 'Totalen' });
  const travel = totals.getByRole('table', { name: 'Reis' });
  await expect
    .element(travel.getByRole('row', { name: /^Ann/ }))
    .toMatchTextContent('Ann de Boer29076');
  await expect.element(totals).toMatchTextContent('Tijden en reis per dag:');
  await expectAccessible();
});

test('the history tells what was changed of the times, by whom', async () => {
  const api = recorded();
  const { employeeId: _, date, isCorrected: _c, version: _v, ...before } = dayOf({ travel: null });
  const event: HoursEvent = {
    ...{ at: '2026-01-15T09:00:00.000Z', by: 'admin', type: 'times-corrected', cell: null },
    ...{ before: null, after: null, reason: '' },
    day: { date, before, after: { ...before, endTime: '16:00:00' } },
  };
  api.answer(hours.history, [event]);
  await openSheet(api);
  const history = sheet.getByRole('region', { name: 'Geschiedenis' });
  await expect.element(history).toMatchTextContent('Tijden door kantoor');
  await expect
    .element(history)
    .toMatchTextContent('wo 14 jan: 07:00 – 15:30, 30 min pauze → 07:00 – 16:00, 30 min pauze');
});

test('rest and the longest day are judged by the times, with the article of the rule', async () => {
  const late = dayOf({ startTime: '14:00:00', endTime: '22:30:00', travel: null });
  const travel = { minutes: 240, kilometres: null, role: 'rider' as const, carId: null };
  const early = dayOf({
    date: addDays(day, 1),
    startTime: '05:00:00',
    endTime: '13:30:00',
    travel,
  });
  const items = [worked({ entered: 8 }), worked({ date: addDays(day, 1), entered: 8 })];
  const api = hoursApi({ items, days: [late, early] });
  const longestDay = { hours: 12, withOvertime: 13, article: 'cao art. 2.3' };
  api.answer(payEndpoints.list, [
    { ...payRules, longestDay, id: sampleId(), isUsed: false, version: 1 },
  ]);
  await openSheet(api);
  const warnings = sheet.getByRole('region', { name: 'Te bekijken' });
  await expect
    .element(warnings)
    .toMatchTextContent('Dienst eindigt 22:30, begint 05:00: 6,5 uur rust, Atw art. 5:3 vraagt 11');
  await expect
    .element(warnings)
    .toMatchTextContent('werk, pauze en reis 12,5 u, hoogstens 12 u (cao art. 2.3)');
});
