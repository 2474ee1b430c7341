import { getMonday, getToday } from '@ploegplan/contract/dates/dates';
import type { PaySegment } from '@ploegplan/contract/hours/classes.schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { payroll } from '@ploegplan/contract/payroll/endpoints';
import { findPayPeriod } from '@ploegplan/contract/payroll/periods';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import * as own from '../../../../test/subjects/employee-planning.ts';

const part: PaySegment = {
  date: getToday(),
  from: '16:00',
  to: '18:15',
  minutes: 135,
  class: 'overtime',
  percent: 125,
  projectId: null,
  reason: '2,25 u 125 %: do 26 nov 16:00–18:15, cao art. 2.8',
  saved: null,
};
const normal: PaySegment = {
  ...part,
  minutes: 480,
  class: 'normal',
  percent: 100,
  reason: '8 u 100 %',
};

async function openDays(...parts: PaySegment[]) {
  const api = own.answerItems(own.plannedItem({ hoursWorked: 10.25 }));
  api.answer(hours.ownClasses, { parts, changes: [], savedHours: 2.75, overtime: null });
  await own.openAsEmployee('/employeeplanning', api);
  await expect.element(page.getByText('Deze week 10,25 uur, nog niet goedgekeurd')).toBeVisible();
  return api;
}

test('the own week has its surcharges below its sum, with the rule of each when opened', async () => {
  const api = await openDays(normal, part);
  await expect
    .poll(() => api.received(hours.ownClasses)[0]?.query)
    .toEqual({
      monday: getMonday(getToday()),
    });
  const reason = page.getByText(part.reason);
  await expect.element(reason).not.toBeVisible();
  await page.getByText('Toeslagen · Overuren 125 %: 2,25 uur').click();
  await expect.element(reason).toBeVisible();
  await expect.element(page.getByText('Gespaard als tijd: 2,75 uur')).toBeVisible();
  await expectAccessible();
});

test.each([
  ['no pay rules', []],
  ['only ordinary hours', [normal]],
])('the own week has nothing more with %s', async (_, parts) => {
  const api = await openDays(...parts);
  await expect.poll(() => api.received(hours.ownClasses)).toHaveLength(1);
  expect(page.getByText('Toeslagen').elements()).toHaveLength(0);
});

test('what went to the payroll is in one line: that of the period of the week, what waits, and earlier periods', async () => {
  const api = own.answerItems(own.plannedItem({ hoursWorked: 8 }));
  const amount = {
    ...{ kind: 'class:normal:100', name: 'Normaal', code: '2100', unit: 'hours' as const },
    ...{ period: '2026-10', isEarlier: false, quantity: 152.5 },
  };
  const batchOf = (number: number, day: string, quantity: number) => ({
    ...findPayPeriod('month', day),
    number,
    madeAt: '2026-11-27T10:00:00.000Z',
    amounts: [{ ...amount, period: day.slice(0, 7), quantity }],
    balances: [{ account: 'vacation' as const, hours: number * 8 }],
  });
  const batches = [batchOf(12, getToday(), 152.5), batchOf(3, '2020-01-01', 140)];
  const late = { ...amount, isEarlier: true, quantity: -0.5 };
  const saved = { ...amount, kind: 'x', name: 'Overuren', code: null, quantity: 2 };
  api.answer(payroll.own, { batches, open: [late, saved] });
  await own.openAsEmployee('/employeeplanning', api);
  await page.getByText(/: naar loon op vr 27 nov, batch 12$/).click();
  await expect.element(page.getByText('Normaal: 152,5 uur')).toBeVisible();
  await expect.element(page.getByText('Verlofsaldo vakantie: 96 uur')).toBeVisible();
  await expect.element(page.getByText('Normaal: -0,5 uur (verschil over 2026-10)')).toBeVisible();
  await expect.element(page.getByText('Overuren: 2 uur (gaat niet mee)')).toBeVisible();
  const earlier = page.getByText('Normaal: 140 uur');
  await expect.element(earlier).not.toBeVisible();
  await page.getByText('januari 2020: naar loon op vr 27 nov, batch 3').click();
  await expect.element(earlier).toBeVisible();
  await expectAccessible();
});

test('nothing is said of the payroll where nothing went there', async () => {
  const api = own.answerItems(own.plannedItem({ hoursWorked: 8 }));
  api.answer(payroll.own, { batches: [], open: [] });
  await own.openAsEmployee('/employeeplanning', api);
  await expect.poll(() => api.received(payroll.own)).toHaveLength(1);
  expect(page.getByText(/naar loon/i).elements()).toHaveLength(0);
});
