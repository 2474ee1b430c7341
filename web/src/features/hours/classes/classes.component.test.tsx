import type { EmployeePaySegment, PaySegment } from '@ploegplan/contract/hours/classes.schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { approvalOf, day, hoursApi, quay, worked } from '../../../../test/hours.ts';
import { ann } from '../../../../test/leave.ts';

const normal: PaySegment = {
  date: day,
  from: '07:00',
  to: '15:30',
  minutes: 480,
  class: 'normal',
  percent: 100,
  projectId: quay.id,
  reason: '8 u 100 %: wo 14 jan 07:00–15:30',
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
const ofAnn = (part: PaySegment): EmployeePaySegment => ({
  ...part,
  employeeId: ann.id,
  isApproved: part === normal,
});

function openHours(parts: PaySegment[], changes: string[] = []) {
  const api = hoursApi({ items: [worked({ entered: 9.75 })], approvals: [approvalOf()] });
  api.answer(hours.weekClasses, { parts, changes });
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
