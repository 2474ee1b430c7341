import { getToday } from '@ploegplan/contract/dates/dates';
import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { Holiday } from '@ploegplan/contract/holidays/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TestApi } from '../../../test/api.ts';
import { expectAccessible } from '../../../test/axe.ts';
import * as board from '../../../test/subjects/planning.ts';

const kingsDay = sample(Holiday, { date: '2027-04-27', name: 'Koningsdag' });
const field = (name: string) => board.drawer.getByRole('textbox', { name });
const date = field('Datum');
let api: TestApi;

beforeEach(async () => {
  api = board.planningApi();
  api.answer(holidays.list, ({ query }) => (query.from === '2027-01-01' ? [kingsDay] : []));
  await board.openNew({ api });
});

test('a typed date is parsed on every input, described in full with its holiday, and normalised on blur', async () => {
  for (const text of ['2027-04-27', '27/4/2027', '270427']) {
    await date.fill(text);
    await expect.element(date).toHaveAccessibleDescription('dinsdag 27 april 2027 · Koningsdag');
    await userEvent.keyboard('{Tab}');
    await expect.element(date).toHaveValue('27-04-2027');
  }
});

test('a date without a year gets the current year; Enter normalises it', async () => {
  await date.fill('1.2');
  // The key alone: the form that it would submit gives the focus to a field that is still empty.
  date.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect.element(date).toHaveValue(`01-02-${getToday().slice(0, 4)}`);
  await expect.element(date).toHaveFocus();
});

test('an invalid date or time is kept with a validation message; saving focuses it', async () => {
  await date.fill('31-02');
  await userEvent.keyboard('{Tab}');
  await expect.element(date).toHaveValue('31-02');
  const message = 'Deze dag bestaat niet';
  await expect.element(date).toHaveAccessibleDescription(message);
  await field('Begin').fill('7.5');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(field('Begin'))
    .toHaveAccessibleDescription('Vul een tijd in, bijvoorbeeld 07:30');
  await expectAccessible();
  await board.saveByKey();
  await expect.element(board.drawer.getByText('Kies een project')).toBeVisible();
  await board.choose('Project', 'bos');
  await board.saveByKey();
  await expect.element(date).toHaveFocus();
  await expect.element(date).toHaveAccessibleDescription(message);
});

test('typed dates and times are saved as parsed, also without blur', async () => {
  await board.choose('Project', 'bos');
  await board.choose('Werknemers', 'ann');
  await field('Begin').fill('730');
  await field('Einde').fill('16u15');
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Einde')).toHaveValue('16:15');
  await date.fill('27-4-2027');
  await board.saveByKey();
  await expect.element(page.getByText(/ ingepland op /)).toBeVisible();
  expect(board.lastValues(api)).toMatchObject({
    date: '2027-04-27',
    startTime: '07:30',
    endTime: '16:15',
    employeeIds: [board.ann.id],
  });
});
