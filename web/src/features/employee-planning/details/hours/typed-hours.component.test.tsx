import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, opened } from '../../../../../test/app.tsx';
import * as own from '../../../../../test/subjects/employee-planning.ts';

const KEPT = 'Dit had je al ingevuld, maar nog niet opgeslagen.';
const item = own.plannedItem();

/** Types hours and closes the page without saving, as when the battery runs out. */
async function typeAndLose(): Promise<void> {
  await own.openDetails(item);
  await own.hours.fill('7,75');
  await own.notes.fill('Gevel af');
  await opened.close();
}

test('an expired session closes the details without confirmation and keeps the draft hours', async () => {
  const { api } = await own.openDetails(item);
  await own.hours.fill('7,75');
  api.reject(employeePlanning.record, 401, 'unauthorized');
  await own.saveButtons.last().click();
  await expect.poll(() => location.pathname).toBe('/session-expired');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await opened.close();
  await own.openDetails(item);
  await expect.element(own.hours).toHaveValue('7,75');
});

test('draft hours are restored when the item is reopened, until they are saved', async () => {
  await typeAndLose();
  await own.openDetails(item);
  await expect.element(own.details.getByText(KEPT)).toBeVisible();
  await expect.element(own.hours).toHaveValue('7,75');
  await expect.element(own.notes).toHaveValue('Gevel af');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('Uren opgeslagen.')).toBeVisible();
  await expect.element(own.details.getByText(KEPT)).not.toBeInTheDocument();
  await opened.close();
  await own.openDetails(own.plannedItem({ ...item, hoursWorked: 7.75 }));
  await expect.element(own.hours).toHaveValue('7,75');
  await expect.element(own.details.getByText(KEPT)).not.toBeInTheDocument();
});

test('draft hours are not shown to another user', async () => {
  await typeAndLose();
  const colleague = {
    userType: 'employee',
    username: 'collega',
    employeeId: own.ownEmployeeId,
  } as const;
  await openApp({
    at: '/employeeplanning',
    as: colleague,
    size: 'office',
    api: own.answerItems(item),
  });
  await own.openFirst();
  await expect.element(own.hours).toHaveValue('');
  await opened.close();
  await own.openDetails(item);
  await expect.element(own.hours).toHaveValue('7,75');
});

test('discarded draft hours are not restored', async () => {
  await own.openDetails(item);
  await own.hours.fill('7,75');
  await userEvent.keyboard('{Escape}');
  await own.unsavedQuestion.getByRole('button', { name: 'Weggaan' }).click();
  await expect.element(own.details).not.toBeInTheDocument();
  await own.openFirst();
  await expect.element(own.hours).toHaveValue('');
});
