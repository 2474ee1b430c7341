import type {
  EmployeePaySegment,
  OvertimeChoice,
  PaySegment,
  WeekPaySegments,
} from '@ploegplan/contract/hours/classes.schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  approvalOf,
  day,
  hoursApi,
  monday,
  quay,
  worked,
} from '../../../../test/subjects/hours.ts';
import { ann } from '../../../../test/subjects/leave.ts';
import { createPayPartsSheet } from './sheets.ts';

const normal: PaySegment = {
  date: day,
  from: '07:00',
  to: '15:30',
  minutes: 480,
  class: 'normal',
  percent: 100,
  projectId: quay.id,
  reason: '8 u 100 %: wo 14 jan 07:00–15:30',
  saved: null,
};
const overtime: PaySegment = {
  ...normal,
  from: '15:30',
  to: '17:15',
  minutes: 105,
  class: 'overtime',
  percent: 125,
  reason: '1,75 u 125 %: wo 14 jan 15:30–17:15, cao art. 2.8',
};
const saved: PaySegment = { ...overtime, saved: 'worth', reason: `${overtime.reason}, gespaard` };
const ofAnn = (part: PaySegment): EmployeePaySegment => ({
  ...part,
  employeeId: ann.id,
  isApproved: part === normal,
});

function openHours(
  parts: PaySegment[],
  changes: string[] = [],
  given: Partial<WeekPaySegments> = {},
  api = hoursApi({ items: [worked({ entered: 9.75 })], approvals: [approvalOf()] }),
) {
  api.answer(hours.weekClasses, { parts, changes, savedHours: 0, overtime: null, ...given });
  api.answer(hours.classes, parts.map(ofAnn));
  return openApp({ at: '/hoursmanagement', api, remembered: { hoursDate: day } });
}
async function openSheet() {
  await page
    .getByRole('grid', { name: 'Uren' })
    .getByRole('button', { name: 'Ann de Boer' })
    .click();
  return page.getByRole('dialog', { name: /^Ann de Boer, week 3/ });
}
async function openTotals() {
  await page.getByRole('button', { name: 'Totalen' }).click();
  return page.getByRole('dialog', { name: 'Totalen' });
}

test('the week sheet says what hours are worth, by which rule and what changed, also on paper', async () => {
  const many = Array.from({ length: 6 }, () => overtime);
  await openHours([normal, ...many], ['Overuren 125 %: 0,5 u → 10,5 u']);
  const part = (await openSheet()).getByRole('region', { name: 'Toeslagen' });
  const sums = 'Gewone uren 100 %: 8 uur · Overuren 125 %: 10,5 uur';
  await expect.element(part).toMatchTextContent(sums);
  await expect.element(part).toMatchTextContent('goedkeuring: Overuren 125 %: 0,5 u → 10,5 u');
  await expect.element(part.getByRole('listitem').first()).toMatchTextContent(overtime.reason);
  await expectAccessible();
  expect(part.getByRole('listitem').elements()).toHaveLength(5);
  await part.getByRole('button', { name: 'Nog 1 tonen' }).click();
  expect(part.getByRole('listitem').elements()).toHaveLength(6);
  const paper = document.querySelector('[data-paper] [aria-label="Toeslagen"]');
  expect(paper?.textContent).toContain(sums);
  expect(paper?.querySelectorAll('li')).toHaveLength(6);
});

test('on the week sheet overtime is paid or saved; what is saved says so there, on paper and in the totals', async () => {
  const api = hoursApi({ items: [worked({ entered: 9.75 })] });
  let choice: OvertimeChoice = 'paid';
  await openHours([normal, saved], [], {}, api);
  api.answer(hours.weekClasses, () => ({
    parts: [normal, choice === 'saved' ? saved : overtime],
    changes: [],
    savedHours: choice === 'saved' ? 2.25 : 0,
    overtime: choice,
  }));
  api.answer(hours.chooseOvertime, ({ body }) => {
    choice = body.overtime;
    return undefined;
  });
  const part = (await openSheet()).getByRole('region', { name: 'Toeslagen' });
  await expect.element(part.getByRole('radio', { name: 'Uitbetalen' })).toBeChecked();
  await part.getByText('Sparen als tijd', { exact: true }).click();
  await expect
    .element(part)
    .toMatchTextContent('Wordt bij goedkeuring gespaard als tijd: 2,25 uur');
  await expect.element(part).toMatchTextContent('Overuren 125 %, gespaard: 1,75 uur');
  await expect.element(part.getByRole('listitem')).toMatchTextContent(saved.reason);
  await expectAccessible();
  expect(api.received(hours.chooseOvertime)).toMatchObject([
    { params: { id: ann.id }, body: { monday, overtime: 'saved' } },
  ]);
  const paper = document.querySelector('[data-paper] [aria-label="Toeslagen"]');
  expect(paper?.textContent).toContain(saved.reason);
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  const classes = (await openTotals()).getByRole('table', { name: 'Toeslagen' });
  await expect
    .element(classes.getByRole('row').nth(2))
    .toMatchTextContent('Overuren 125 %, gespaard1,750');
});

test('an approved week has nothing to choose', async () => {
  await openHours([normal, saved], [], { savedHours: 2.25 });
  const part = (await openSheet()).getByRole('region', { name: 'Toeslagen' });
  await expect.element(part).toMatchTextContent('Gespaard als tijd: 2,25 uur');
  expect(part.getByRole('radio').elements()).toHaveLength(0);
});

test('what is saved has nothing to pay in the list for payroll, or its surcharge only', () => {
  const named = (id: string) => ({ id, name: id, detail: '' });
  const kinds = { getKind: String, kindOrder: () => 0 };
  const names = { people: [], getPerson: named, getTarget: named, ...kinds };
  const parts = [overtime, saved, { ...saved, saved: 'hours' as const }].map(ofAnn);
  const { columns, rows } = createPayPartsSheet('Toeslagen', parts, names, {
    project: 'Project',
    projects: 'Projecten',
  });
  const column = columns.findIndex(({ label }) => label === 'Uit te betalen percentage');
  expect(rows.map((cells) => cells[column])).toEqual([125, 0, 25]);
});

test('the totals have the hours by class, and the surcharges by project, person and week', async () => {
  await openHours([normal, overtime]);
  const totals = await openTotals();
  const classes = totals.getByRole('table', { name: 'Toeslagen' });
  await expect.element(classes.getByRole('row').nth(1)).toMatchTextContent('Gewone uren 100 %88');
  await expect.element(classes.getByRole('row').nth(2)).toMatchTextContent('Overuren 125 %1,750');
  await totals.getByText('Toeslagen per project').click();
  const project = totals.getByRole('table', { name: 'Kade 12' });
  await expect
    .element(project.getByRole('row').nth(1))
    .toMatchTextContent('Ann de Boer, week 3, 2026: Overuren 125 %1,750');
  await expectAccessible();
});

test('without pay rules the week sheet and the totals have nothing of them', async () => {
  await openHours([]);
  const sheet = await openSheet();
  await expect.element(sheet).toMatchTextContent('Totaal');
  await expect.element(sheet).not.toMatchTextContent('Toeslag');
  await sheet.getByRole('button', { name: 'Sluiten' }).click();
  const totals = await openTotals();
  await expect.element(totals.getByRole('row', { name: /^Totaal/ })).toBeVisible();
  await expect.element(totals).not.toMatchTextContent('Toeslag');
});
