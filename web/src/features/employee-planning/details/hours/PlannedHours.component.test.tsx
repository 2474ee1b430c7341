import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../test/axe.ts';
import * as own from '../../../../../test/subjects/employee-planning.ts';

const day = { startTime: '07:00:00', endTime: '16:00:00' };
const take = own.details.getByRole('button', { name: /^Neem / });
const plus = own.details.getByRole('button', { name: 'Kwartier erbij' });
const minus = own.details.getByRole('button', { name: 'Kwartier eraf' });

test('planned hours less the break are taken over in one press, and only then saved', async () => {
  const { api } = await own.openDetails(own.plannedItem(day));
  await expect.element(take).toMatchTextContent('Neem 8,5 uur over07:00 – 16:00, 30 minuten pauze');
  await expect.element(own.hours).toHaveValue('');
  await own.notes.fill('Nog geen uren');
  await own.saveButtons.last().click();
  await expect.element(own.details).not.toBeInTheDocument();
  await page.getByRole('article').getByRole('button', { name: 'Uren invullen' }).click();
  await take.click();
  await expect.element(own.hours).toHaveValue('8,5');
  await expect.element(own.details.getByText('8,5 uur zoals gepland')).toBeVisible();
  await expectAccessible();
  await own.saveButtons.last().click();
  await expect.element(page.getByRole('article')).toMatchTextContent('8,5 uur');
  // The card shows what waits in the outbox too: the request may follow it.
  await expect
    .poll(() => api.received(employeePlanning.record).map(({ body }) => body))
    .toEqual([{ notes: 'Nog geen uren' }, { hoursWorked: 8.5, notes: 'Nog geen uren' }]);
});

test('plus and minus go on from the planned hours', async () => {
  await own.openDetails(own.plannedItem(day));
  await plus.click();
  await expect.element(own.hours).toHaveValue('8,75');
  await own.hours.fill('');
  await minus.click();
  await expect.element(own.hours).toHaveValue('8,25');
  await own.hours.fill('0');
  await plus.click();
  await expect.element(own.hours).toHaveValue('0,25');
});

test('recorded hours and work without planned times have no planned hours to take over', async () => {
  const recorded = own.plannedItem({ ...day, hoursWorked: 6, projectName: 'Ingevuld' });
  await own.openAsEmployee('/employeeplanning', own.answerItems(recorded, own.plannedItem()));
  for (const [name, value, after] of [
    ['Ingevuld', '6', '6,25'],
    ['Nieuwbouw De Proef', '', '0,25'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect.element(own.hours).toHaveValue(value);
    expect(take.elements()).toEqual([]);
    await plus.click();
    await expect.element(own.hours).toHaveValue(after);
    await plus.click();
    await own.saveButtons.last().click();
    await expect.element(own.details).not.toBeInTheDocument();
  }
});

test('of two long items of a day the second has no break', async () => {
  const late = own.plannedItem({
    startTime: '12:00:00',
    endTime: '18:00:00',
    projectName: 'Tweede',
  });
  const early = own.plannedItem({ startTime: '06:00:00', endTime: '12:00:00' });
  await own.openAsEmployee('/employeeplanning', own.answerItems(early, late));
  await page.getByRole('button', { name: 'Tweede' }).click();
  await expect.element(take).toMatchTextContent('Neem 6 uur over12:00 – 18:00');
});
