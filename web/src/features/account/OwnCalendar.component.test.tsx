import { ownCalendar } from '@ploegplan/contract/planning-links/endpoints';
import { OwnCalendar } from '@ploegplan/contract/planning-links/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cancelQuestion } from '../../../test/question.ts';

const part = page.getByRole('region', { name: 'Planning in je agenda' });
const button = (name: string) => part.getByRole('button', { name, exact: true });

function calendarApi() {
  const api = new TestApi();
  let calendar: OwnCalendar | null = null;
  let count = 0;
  api.answer(ownCalendar.get, () => calendar);
  api.answer(ownCalendar.create, () => {
    calendar = sample(OwnCalendar, { lastUsedAt: null });
    count += 1;
    return { token: `geheim-${count}` };
  });
  api.answer(ownCalendar.remove, () => {
    calendar = null;
    return undefined;
  });
  return api;
}

test('an employee makes the calendar of the own planning, replaces it, and revokes it', async () => {
  const api = calendarApi();
  const question = page.getByRole('dialog');
  await openApp({ at: '/account', as: 'employee', size: 'phone', api });
  await button('Agendalink maken').click();
  const link = part.getByLabelText('Link', { exact: true });
  const address = `${location.origin}/api/calendar.ics?token=geheim-`;
  await expect.element(link).toHaveValue(`${address}1`);
  await expect.element(part.getByText('De link is nog niet gebruikt.')).toBeVisible();
  await expectAccessible();
  await button('Nieuwe link maken').click();
  await cancelQuestion(question);
  await expect.element(link).toHaveValue(`${address}1`);
  expect(api.received(ownCalendar.create)).toHaveLength(1);
  await button('Nieuwe link maken').click();
  await question.getByRole('button', { name: 'Nieuwe link maken' }).click();
  await expect.element(link).toHaveValue(`${address}2`);
  await button('Intrekken').click();
  await cancelQuestion(question);
  await expect.element(link).toHaveValue(`${address}2`);
  expect(api.received(ownCalendar.remove)).toEqual([]);
  await button('Intrekken').click();
  await question.getByRole('button', { name: 'Intrekken' }).click();
  await expect.element(button('Agendalink maken')).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

test('who is no employee has no own calendar', async () => {
  await openApp({ at: '/account', as: 'admin' });
  await expect.element(page.getByRole('region', { name: 'Apparaten' })).toBeVisible();
  await expect.element(part).not.toBeInTheDocument();
});
