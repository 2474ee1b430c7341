import { employeePlanning } from '@ploegplan/contract/employee-planning';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, opened } from '../../../../test/app.tsx';
import {
  answerItems,
  details,
  hours,
  notes,
  openDetails,
  openFirst,
  ownEmployeeId,
  plannedItem,
  saveButtons,
  unsavedQuestion,
} from '../../../../test/employee-planning.ts';

const KEPT = 'Dit had je al ingevuld, maar nog niet opgeslagen.';
const item = plannedItem();

/** Types hours and closes the page without saving, as when the battery runs out. */
async function typeAndLose(): Promise<void> {
  await openDetails(item);
  await hours.fill('7,75');
  await notes.fill('Gevel af');
  await opened.close();
}

test('an expired session closes the details without confirmation and keeps the draft hours', async () => {
  const { api } = await openDetails(item);
  await hours.fill('7,75');
  api.reject(employeePlanning.record, 401, 'unauthorized');
  await saveButtons.last().click();
  await expect.poll(() => location.pathname).toBe('/session-expired');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await opened.close();
  await openDetails(item);
  await expect.element(hours).toHaveValue('7,75');
});

test('draft hours are restored when the item is reopened, until they are saved', async () => {
  await typeAndLose();
  await openDetails(item);
  await expect.element(details.getByText(KEPT)).toBeVisible();
  await expect.element(hours).toHaveValue('7,75');
  await expect.element(notes).toHaveValue('Gevel af');
  await saveButtons.last().click();
  await expect.element(page.getByText('Uren opgeslagen.')).toBeVisible();
  await expect.element(details.getByText(KEPT)).not.toBeInTheDocument();
  await opened.close();
  await openDetails(plannedItem({ ...item, hoursWorked: 7.75 }));
  await expect.element(hours).toHaveValue('7,75');
  await expect.element(details.getByText(KEPT)).not.toBeInTheDocument();
});

test('draft hours are not shown to another user', async () => {
  await typeAndLose();
  const colleague = {
    userType: 'employee',
    username: 'collega',
    employeeId: ownEmployeeId,
  } as const;
  await openApp({ at: '/employeeplanning', as: colleague, size: 'office', api: answerItems(item) });
  await openFirst();
  await expect.element(hours).toHaveValue('');
  await opened.close();
  await openDetails(item);
  await expect.element(hours).toHaveValue('7,75');
});

test('discarded draft hours are not restored', async () => {
  await openDetails(item);
  await hours.fill('7,75');
  await userEvent.keyboard('{Escape}');
  await unsavedQuestion.getByRole('button', { name: 'Weggaan' }).click();
  await expect.element(details).not.toBeInTheDocument();
  await openFirst();
  await expect.element(hours).toHaveValue('');
});
