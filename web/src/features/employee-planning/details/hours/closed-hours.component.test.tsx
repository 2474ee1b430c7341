import { getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../test/axe.ts';
import * as own from '../../../../../test/subjects/employee-planning.ts';

test('approved hours are closed: a note is saved without them, and the message says so', async () => {
  const { api } = await own.openDetails(
    own.plannedItem({ hoursWorked: 7.5, hoursApproved: true, location: 'a'.repeat(60) }),
  );
  await expect.element(own.hours).toBeDisabled();
  await expect.element(own.details).toMatchTextContent('Klopt er iets niet? Bel kantoor.');
  await expectAccessible();
  await own.notes.fill('Kenteken 00-XX-00');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/De goedgekeurde uren blijven 7,5 uur/)).toBeVisible();
  expect(api.received(employeePlanning.record).map(({ body }) => body)).toEqual([
    { notes: 'Kenteken 00-XX-00' },
  ]);
});

test('hours that are approved while somebody types are refused with words, and closed from then on', async () => {
  const item = own.plannedItem({ hoursWorked: 8 });
  const { api } = await own.openDetails(item);
  api.reject(employeePlanning.record, 409, 'hours-approved');
  api.answer(employeePlanning.get, () => ({ ...item, hoursApproved: true }));
  await own.hours.fill('9');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('Fout bij het opslaan van uren.')).toBeVisible();
  await expect.element(own.details).toMatchTextContent('goedgekeurd en staan vast');
  await expect.element(own.hours).toBeDisabled();
  await expect.element(own.hours).toHaveValue('8');
});

test('more than 24 hours on a day are refused at the field, where they stay typed', async () => {
  const { api } = await own.openDetails(own.plannedItem({ date: getToday() }));
  api.reject(employeePlanning.record, 409, 'too-many-hours', {
    fields: [{ field: 'hoursWorked', code: 'too-many-hours' }],
  });
  await own.hours.fill('12');
  await own.saveButtons.last().click();
  await expect.element(own.hours).toHaveAccessibleDescription(/Samen meer dan 24 uur op deze dag/);
  await expect.element(own.hours).toHaveValue('12');
  await own.hours.fill('4');
  await expect.element(own.hours).not.toHaveAccessibleDescription(/Samen meer dan 24 uur/);
});
