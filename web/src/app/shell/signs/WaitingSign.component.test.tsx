import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TestApi } from '../../../../test/api.ts';
import { expectAccessible } from '../../../../test/axe.ts';
import { cancelQuestion } from '../../../../test/question.ts';
import * as own from '../../../../test/subjects/employee-planning.ts';

const sign = page.getByRole('button', { name: '1 wijziging nog niet verstuurd' });
const list = page.getByRole('dialog', { name: 'Nog niet verstuurd' });
const question = page.getByRole('dialog', { name: 'Weggooien' });
const bodies = (api: TestApi) => api.received(employeePlanning.record).map(({ body }) => body);

/** Saves hours that cannot be sent, and goes to another screen. */
async function saveWithoutConnection() {
  const item = own.plannedItem();
  const api = own.answerItems(item);
  const { router } = await own.openDetails(item, api);
  const connection = api.disconnect(employeePlanning.record);
  await own.hours.fill('7,5');
  await own.notes.fill('Vak 1 af');
  await own.saveButtons.last().click();
  await expect.element(own.details).not.toBeInTheDocument();
  await router.navigate({ to: '/account' });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Profiel');
  return { api, connection };
}

test('what waits is listed from the bar of any screen, and sent when its user asks for it', async () => {
  const { api, connection } = await saveWithoutConnection();
  await sign.click();
  await expect.element(list.getByText('7,5 uur en Vak 1 af')).toBeVisible();
  await expect.element(list.getByText('Bewaard op je telefoon, zojuist')).toBeVisible();
  await expectAccessible();
  for (const button of list.getByRole('button').elements()) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  }
  const now = list.getByRole('button', { name: 'Nu proberen' });
  await now.click();
  await expect.element(list.getByText(/^Geprobeerd om \d\d:\d\d: nog niet gelukt/)).toBeVisible();
  connection.reconnect();
  await now.click();
  await expect.element(list.getByText('Er wacht niets meer.')).toBeVisible();
  expect(bodies(api).at(-1)).toEqual({ hoursWorked: 7.5, notes: 'Vak 1 af' });
  await expect.element(sign).not.toBeInTheDocument();
});

test('what waits is discarded after a question that holds all of it', async () => {
  const { api } = await saveWithoutConnection();
  await sign.click();
  await list.getByRole('button', { name: 'Weggooien' }).click();
  await expect.element(question).toMatchTextContent('Nieuwbouw De Proef: 7,5 uur en Vak 1 af.');
  await cancelQuestion(question);
  await expect.element(list.getByText('7,5 uur en Vak 1 af')).toBeVisible();
  await list.getByRole('button', { name: 'Weggooien' }).click();
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await expect.element(list.getByText('Er wacht niets meer.')).toBeVisible();
  const sent = bodies(api).length;
  dispatchEvent(new Event('online'));
  await list.getByRole('button', { name: 'Sluiten' }).click();
  await expect.element(list).not.toBeInTheDocument();
  expect(bodies(api)).toHaveLength(sent);
});
