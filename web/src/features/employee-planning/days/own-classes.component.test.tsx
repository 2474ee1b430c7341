import { getMonday, getToday } from '@ploegplan/contract/dates/dates';
import type { PaySegment } from '@ploegplan/contract/hours/classes.schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import * as own from '../../../../test/employee-planning.ts';

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
