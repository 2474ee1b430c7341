import { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import {
  Employee,
  EmployeeWorkSummary,
  PlannedForEmployee,
} from '@ploegplan/contract/employees/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { users } from '@ploegplan/contract/users/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { ann, bob, bos, planningApi } from '../../../test/subjects/planning.ts';
import { emailField, makeUser, drawer as userDrawer } from '../../../test/subjects/users.ts';

const monday = getMonday(getToday());
const times = { startTime: '07:00:00', endTime: '15:30:00', projectId: bos.id };
const wim = sample(Employee, {
  name: 'Wim Werker',
  email: 'wim@example.nl',
  phonenumber: '06 12 34 56 78',
  certificates: [{ kind: 'crane', name: '', number: '12.34', validUntil: addDays(getToday(), 10) }],
});
const mate = [wim.id, ann.id];

function withWim(values: Partial<Employee> = {}): TestApi {
  const api = planningApi({ employees: [ann, bob, { ...wim, ...values }] });
  api.answer(employees.get, { ...wim, ...values });
  api.answer(
    employees.work,
    sample(EmployeeWorkSummary, {
      planned: 49,
      recorded: 8,
      due: 9,
      periods: [
        { start: monday, planned: 17, recorded: 8, due: 9 },
        { start: addDays(monday, 7), planned: 32, recorded: 0, due: 0 },
      ],
      items: [
        sample(PlannedForEmployee, { ...times, date: monday, employeeIds: mate, isDraft: true }),
        sample(PlannedForEmployee, { ...times, date: addDays(monday, 7), employeeIds: [wim.id] }),
      ],
      itemCount: 2,
    }),
  );
  api.answer(employees.absences, [
    sample(Absence, { kindName: 'Vakantie', firstDay: '2026-01-05', lastDay: '2026-01-06' }),
    sample(Absence, {
      kindName: 'Cursus',
      firstDay: getToday(),
      lastDay: getToday(),
      hoursPerDay: 4,
    }),
  ]);
  return api;
}

const at = `/employee-details/${wim.id}`;
const card = (name: string) => page.getByRole('region', { name });

test.each(['office', 'phone'] as const)(
  'the page of an employee shows coming weeks, hours, absences, certificates and history (%s)',
  async (size) => {
    const api = withWim();
    const fields = [{ field: 'jobTitle', from: 'Voeger', to: 'Metselaar' }];
    const change = { at: '2026-01-05T09:00:00Z', by: 'baas', action: 'changed' } as const;
    api.answer(employees.history, [{ ...change, fields }]);
    await openApp({ at, api, size });
    const planned = card('Planning');
    await expect
      .element(planned.getByRole('region', { name: 'Deze week' }))
      .toMatchTextContent(/17 uur.*Nieuwbouw Bos.*concept.*met Ann/);
    await expect
      .element(planned.getByRole('region', { name: 'Volgende week' }))
      .not.toMatchTextContent('met');
    await expect
      .element(card('Uren'))
      .toMatchTextContent(
        /Ingepland tot nu9 uurIngevuld8 uurVerschil tot nu−1 uurLater ingepland40 uur/,
      );
    const rows = card('Uren').getByRole('row');
    await expect.element(rows).toHaveLength(2);
    await expect.element(rows.last()).toMatchTextContent(/17, tot nu 98−1$/);
    await card('Uren').getByRole('button', { name: '1 latere week, 32 uur' }).click();
    await expect.element(rows).toHaveLength(3);
    await expect.element(rows.nth(1)).toMatchTextContent(/320$/);
    const absences = card('Verlof en ziekte');
    await expect
      .element(absences.getByRole('region', { name: 'Nu en straks' }))
      .toMatchTextContent(/^Nu en straksCursus.*4 uur$/);
    await expect
      .element(absences.getByRole('region', { name: 'Geweest' }))
      .toMatchTextContent('Vakantie');
    await expect.element(card('Certificaten')).toMatchTextContent(/Kraan.*verloopt/);
    await expect.element(card('Geschiedenis')).toMatchTextContent('Metselaar');
    await expectAccessible();
  },
);

test('an account is made with the name, the e-mail address and the employee; then the page leads to it', async () => {
  const api = withWim();
  api.answer(users.create, ({ body }) => {
    const account = makeUser(body.username, { employeeId: wim.id });
    api.answer(users.list, [account]);
    return account;
  });
  await openApp({ at, api });
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect.element(emailField).toHaveValue('wim@example.nl');
  await userDrawer.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(card('Account').getByRole('link', { name: 'wim.werker' })).toBeVisible();
  expect(api.received(users.create)[0]?.body).toMatchObject({
    username: 'wim.werker',
    employeeId: wim.id,
    invite: true,
  });
  await expect.element(page.getByRole('button', { name: 'Account maken' })).not.toBeInTheDocument();
  await card('Account').getByRole('link', { name: 'wim.werker' }).click();
  await expect.element(page.getByRole('heading', { name: 'Gebruikers' })).toBeVisible();
  await expect
    .element(page.getByRole('dialog').getByRole('textbox', { name: 'Gebruikersnaam' }))
    .toHaveValue('wim.werker');
});

const leaving = page.getByRole('dialog', { name: 'Wim Werker uit dienst' });

test('an employee is taken out of service; what is planned afterwards is counted, given to somebody else, and undone', async () => {
  const api = withWim();
  const item = sample(PlannedForEmployee, {
    ...times,
    date: addDays(getToday(), 2),
    employeeIds: mate,
    version: 3,
  });
  api.answer(employees.plannedAfter, ({ query }) => (query.day < item.date ? [item] : []));
  api.answer(planning.edit, { items: [], removed: [] });
  api.answer(employees.remove, undefined);
  api.answer(employees.restore, wim);
  await openApp({ at, api });
  await page.getByRole('banner').getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Uit dienst' }).click();
  await expect
    .element(leaving)
    .toMatchTextContent(/Daarna staat er nog 1 keer planning:.*Nieuwbouw Bos/);
  const successor = leaving.getByRole('combobox', { name: 'Wie neemt dit over' });
  await expectAccessible();
  await successor.click();
  await page.getByRole('option', { name: 'Bob' }).click();
  await leaving.getByRole('button', { name: 'Uit dienst zetten' }).click();
  await expect
    .element(page.getByText('Planning van Wim Werker naar Bob Kuipers: 1 keer'))
    .toBeVisible();
  const message = page.getByText(/^Uit dienst na/);
  await expect.element(message).toBeVisible();
  await expect.element(leaving).not.toBeInTheDocument();
  expect(api.received(planning.edit)[0]?.body.edits).toMatchObject([
    { kind: 'change', id: item.id, version: 3, values: { employeeIds: [bob.id, ann.id] } },
  ]);
  expect(api.received(employees.remove)[0]).toMatchObject({ query: { last_day: getToday() } });
  // Each message has one: that of the planning, and that of the employee.
  await expect.element(page.getByRole('button', { name: 'Ongedaan maken' })).toHaveLength(2);
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
  await expect.poll(() => api.received(employees.restore)).toHaveLength(1);
});

test('a refused handover takes nobody out of service and keeps the form open', async () => {
  const api = withWim();
  api.answer(employees.plannedAfter, [sample(PlannedForEmployee, { employeeIds: [wim.id] })]);
  api.reject(planning.edit, 409, 'stale-version');
  await openApp({ at, api });
  await page.getByRole('banner').getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Uit dienst' }).click();
  await leaving.getByRole('combobox', { name: 'Wie neemt dit over' }).click();
  await page.getByRole('option', { name: 'Bob' }).click();
  await leaving.getByRole('button', { name: 'Uit dienst zetten' }).click();
  await expect.element(leaving.getByRole('alert')).toMatchTextContent('Iemand anders');
  expect(api.received(employees.remove)).toEqual([]);
});

test('an employee out of service is marked and can be restored; a planned last day can be withdrawn', async () => {
  const lastDay = addDays(getToday(), -1);
  const api = withWim({ lastDay, deleted: true });
  api.answer(employees.restore, wim);
  await openApp({ at, api });
  await expect.element(page.getByText(/^Uit dienst na/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Inplannen' })).not.toBeInTheDocument();
  api.answer(employees.get, { ...wim, lastDay: addDays(getToday(), 1) });
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await expect.element(page.getByText(/^In dienst t\/m/)).toBeVisible();
  await page.getByRole('button', { name: 'Blijft in dienst' }).click();
  await expect.poll(() => api.received(employees.restore)).toHaveLength(2);
});

test('a week of the hours leads to all hours of that week', async () => {
  const api = withWim();
  api.answer(employees.history, []);
  await openApp({ at, api });
  const week = card('Uren').getByRole('row').last().getByRole('link');
  await expect.element(week).toHaveAttribute('href', `/hoursmanagement?datum=${monday}`);
  await week.click();
  await expect.element(page.getByRole('heading', { name: 'Alle uren' })).toBeVisible();
  expect(location.search).toBe(`?datum=${monday}&periode=week&per=people`);
});
