import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { home } from '@ploegplan/contract/home/endpoints';
import { Home } from '@ploegplan/contract/home/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import * as own from '../../../test/subjects/employee-planning.ts';

const part = (name: string) => page.getByRole('region', { name, exact: true });
const link = (name: string, text: string) => part(name).getByRole('link', { name: text });
const openOwn = (api: TestApi) => openApp({ at: '/home', api, as: 'employee', size: 'phone' });

test('shows an employee the own day with its place and colleagues, and what comes next', async () => {
  const next = own.plannedItem({ date: addDays(getToday(), 2), projectName: 'Brug' });
  const hall = own.plannedItem({
    projectName: 'Hal',
    projectLocation: 'Kade 1',
    employees: ['Jan', 'Piet'],
    startTime: '07:00:00',
    endTime: '16:00:00',
  });
  const api = own.answerItems(hall, next);
  const { queryClient } = await openOwn(api);
  await expect.element(part('Jouw dag')).toMatchTextContent('07:00 – 16:00HalKade 1Jan, Piet');
  await expect.element(part('Jouw dag').getByRole('link', { name: 'Kade 1' })).toBeVisible();
  const nextDay = page.getByRole('region', { name: /^Eerstvolgend/ });
  await expect.element(nextDay).toMatchTextContent('Brug');
  await expect.element(nextDay.getByRole('link', { name: 'Uren invullen' })).toHaveLength(0);
  await expect.element(part('Uren ontbreken')).toHaveLength(0);
  await expectAccessible();
  api.answer(employeePlanning.list, []);
  await queryClient.invalidateQueries();
  await expect.element(part('Jouw dag')).toMatchTextContent('Je bent vandaag niet ingepland.');
  await expect.element(part('Hierna')).toMatchTextContent('sta je niet op de planning');
});

test('leads an employee to the hours of today, and back when these are saved', async () => {
  const api = own.answerItems(own.plannedItem({ startTime: '07:00:00', endTime: '16:00:00' }));
  await openOwn(api);
  await link('Jouw dag', 'Uren invullen').click();
  await page.getByRole('button', { name: 'Neem 8,5 uur over' }).click();
  await own.saveButtons.last().click();
  await expect.element(part('Jouw dag')).toMatchTextContent('8,5 uur ingevuld');
  await expect.element(part('Deze week')).toMatchTextContent('8,5 uur ingevuld van 8,5 gepland');
  expect(location.pathname).toBe('/home');
});

test('counts hours that wait for a connection in the week of an employee', async () => {
  const api = own.answerItems(own.plannedItem({ startTime: '07:00:00', endTime: '16:00:00' }));
  await openOwn(api);
  api.disconnect(employeePlanning.record);
  await link('Jouw dag', 'Uren invullen').click();
  await page.getByRole('button', { name: 'Neem 8,5 uur over' }).click();
  await own.saveButtons.last().click();
  await expect.element(part('Jouw dag')).toMatchTextContent('8,5 uur ingevuld');
  await expect.element(part('Jouw dag')).toMatchTextContent('Bewaard op je telefoon');
  await expect.element(part('Deze week')).toMatchTextContent('8,5 uur ingevuld van 8,5 gepland');
});

test('leads an employee to the past days without hours, the latest first', async () => {
  const past = [1, 2, 3, 4, 5].map((days) =>
    own.plannedItem({ date: addDays(getToday(), -days), projectName: `Hal ${days}` }),
  );
  await openOwn(
    own.answerItems(...past, own.plannedItem({ date: addDays(getToday(), -6), hoursWorked: 0 })),
  );
  const missing = part('Uren ontbreken');
  await expect.element(missing.getByRole('link')).toHaveLength(4);
  await missing.getByRole('button', { name: 'Nog 1 tonen' }).click();
  await expect.element(missing.getByRole('link')).toHaveLength(5);
  await missing.getByRole('link').first().click();
  await expect.element(page.getByText('Hal 1')).toBeVisible();
  await expect.element(own.hours).toBeVisible();
});

test('shows an employee the reason of a failure to load and a retry', async () => {
  const api = own.answerItems(own.plannedItem({ projectName: 'Hal' }));
  api.disconnect(employeePlanning.list);
  await openOwn(api);
  await expect.element(page.getByText('Geen verbinding.')).toBeVisible();
  api.answer(employeePlanning.list, []);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.element(part('Jouw dag')).toBeVisible();
});

test('shows an employee a link to the own planning', async () => {
  await openApp({ at: '/home', as: 'employee', size: 'phone' });
  await page.getByRole('link', { name: 'Eigen planning' }).click();
  await expect.poll(() => location.pathname).toBe('/employeeplanning');
});

test('leads an admin who works to the own hours, and back when these are saved', async () => {
  const item = own.plannedItem({ projectName: 'Hal' });
  const { id, startTime, endTime } = item;
  const api = own.answerItems(item);
  api.answer(
    home.show,
    sample(Home, { own: [{ id, startTime, endTime, title: 'Hal', location: '' }] }),
  );
  await openApp({
    at: '/home',
    api,
    as: { userType: 'admin', alsoEmployee: true, employeeId: own.ownEmployeeId },
  });
  await link('Jouw dag', 'Hal').click();
  await own.hours.fill('4');
  await own.saveButtons.last().click();
  await expect.element(part('Wie werkt waar')).toBeVisible();
  expect(location.pathname).toBe('/home');
  expect(api.received(employeePlanning.record)).toHaveLength(1);
});
