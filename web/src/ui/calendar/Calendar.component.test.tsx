import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { Holiday } from '@ploegplan/contract/holidays/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { drawer, openNew, planningApi } from '../../../test/subjects/planning.ts';

const days = [
  sample(Holiday, { date: '2026-12-25', name: 'Eerste kerstdag' }),
  sample(Holiday, { date: '2026-12-26', name: 'Tweede kerstdag' }),
  sample(Holiday, { date: '2026-12-29', name: 'Inventaris', kind: 'closure' }),
  sample(Holiday, { date: '2026-12-30', name: 'Inventaris', kind: 'closure' }),
  sample(Holiday, { date: '2027-01-01', name: 'Nieuwjaarsdag' }),
];
const date = drawer.getByRole('textbox', { name: 'Datum' });
const open = drawer.getByRole('button', { name: 'Datum: kalender' });
const calendar = page.getByRole('dialog', { name: 'Datum kiezen' });
const day = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(async () => {
  const api = planningApi();
  api.answer(holidays.list, ({ query: { from, to } }) =>
    days.filter((candidate) => candidate.date >= from && candidate.date <= to),
  );
  await openNew({ api });
  await date.fill('31-12-2026');
});

test('arrow keys move from the typed date across months; Enter selects', async () => {
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(day('donderdag 31 december 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('vrijdag 1 januari 2027, Nieuwjaarsdag')).toHaveFocus();
  await expect.element(calendar.getByText('januari 2027')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(day('maandag 28 december 2026')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(day('donderdag 28 januari 2027')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(date).toHaveValue('28-01-2027');
  await expect.element(date).toHaveFocus();
});

test('the calendar shows holidays and ISO week numbers, accessibly', async () => {
  await open.click();
  await expect.element(calendar.getByRole('listitem')).toHaveLength(3);
  await expect
    .element(calendar.getByRole('listitem').first())
    .toMatchTextContent('25 Eerste kerstdag');
  await expect
    .element(calendar.getByRole('listitem').last())
    .toMatchTextContent('29 – 30 Inventaris');
  await calendar.getByRole('button', { name: 'Volgende maand' }).click();
  const newYear = day('vrijdag 1 januari 2027, Nieuwjaarsdag');
  await expect.element(newYear).toHaveAttribute('title', 'Nieuwjaarsdag');
  const weeks = calendar.element().querySelectorAll('td:first-child');
  expect([...weeks].map(({ textContent }) => textContent)).toEqual(['53', '1', '2', '3', '4']);
  await expectAccessible();
});

test('Escape closes only the calendar and keeps the date', async () => {
  await open.click();
  await expect.element(day('donderdag 31 december 2026')).toHaveFocus();
  await calendar.getByRole('button', { name: 'Volgende maand' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(drawer).toBeVisible();
  await expect.element(date).toHaveValue('31-12-2026');
});

test('a click selects a day of another month', async () => {
  await open.click();
  await calendar.getByRole('button', { name: 'Volgende maand' }).click();
  await day('maandag 18 januari 2027').click();
  await expect.element(date).toHaveValue('18-01-2027');
  await expect.element(date).toHaveAccessibleDescription('maandag 18 januari 2027');
});
