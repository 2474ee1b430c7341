import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { Holiday } from '@ploegplan/contract/holidays/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { openBoard, planningApi } from '../../../../test/subjects/planning.ts';

const days = [
  sample(Holiday, { date: '2026-12-25', name: 'Eerste kerstdag' }),
  sample(Holiday, { date: '2026-12-26', name: 'Tweede kerstdag' }),
];
const day = (name: string) => page.getByRole('button', { name, exact: true });
const week = (name: RegExp) => page.getByRole('heading', { name });

/** Opens the week before Christmas. */
async function openWeek51(size: 'office' | 'phone'): Promise<void> {
  const api = planningApi();
  api.answer(holidays.list, ({ query: { from, to } }) =>
    days.filter(({ date }) => date >= from && date <= to),
  );
  await openBoard({ api, size, remembered: { selectedDate: '2026-12-18' } });
  await expect.element(page.getByRole('grid', { name: 'Planning week 51, 2026' })).toBeVisible();
}

/** Opens the week of Christmas by the calendar. */
async function goToChristmas(): Promise<void> {
  await page.getByRole('button', { name: /^week 51, 2026/ }).click();
  await expect.element(day('vrijdag 18 december 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(week(/^week 52, 2026\W+21 – 27 dec 2026$/)).toBeVisible();
}

test('the calendar opens any week; the board shows its holidays', async () => {
  await openWeek51('office');
  await goToChristmas();
  const christmas = page.getByRole('columnheader', {
    name: 'vrijdag 25 december 2026, Eerste kerstdag',
  });
  await expect.element(christmas).toMatchTextContent('vr 25 decEerste kerstdag');
  await expect.element(christmas).toHaveAttribute('data-holiday', 'Eerste kerstdag');
  await expectAccessible();
});

test('on a phone the head of a holiday names it, and leads to that day', async () => {
  await openWeek51('phone');
  await page.getByRole('button', { name: /^week 51, 2026/ }).click();
  await expect.element(day('vrijdag 18 december 2026')).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await page
    .getByRole('columnheader', { name: /Eerste kerstdag$/ })
    .getByRole('link')
    .click();
  await expect.element(page.getByRole('heading', { name: /^vr 25 dec/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Eerste kerstdag/ })).toBeVisible();
  await expectAccessible();
});

test('a week across two years has its ISO week number and year', async () => {
  await openWeek51('office');
  await goToChristmas();
  await page.getByRole('button', { name: 'Volgende week' }).click();
  await expect.element(week(/^week 53, 2026\W+28 dec 2026 – 3 jan 2027$/)).toBeVisible();
});
