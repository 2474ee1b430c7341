import { employees } from '@ploegplan/contract/employees';
import { Employee } from '@ploegplan/contract/employees.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cardsOf, namesOf, rowsOf } from '../../../test/lists.ts';

const wim = sample(Employee, { name: 'Wim Werker' });
const anna = sample(Employee, { name: 'Anna Arbeid' });

function withEmployees(...rows: Employee[]): TestApi {
  const api = new TestApi();
  api.answer(employees.list, rows);
  return api;
}

test('an empty list shows a message and no export', async () => {
  await openApp({ at: '/employees' });
  await expect.element(page.getByText('Nog geen personeel')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Exporteren' })).toBeDisabled();
  await expectAccessible();
});

test.each([
  ['office', rowsOf],
  ['phone', cardsOf],
] as const)('employees are sorted by name (%s)', async (size, openersOf) => {
  await openApp({ at: '/employees', api: withEmployees(wim, anna), size });
  await expect.element(page.getByRole('heading', { name: 'Personeel', exact: true })).toBeVisible();
  await expect.poll(() => namesOf(openersOf('Personeel'))).toEqual(['Anna Arbeid', 'Wim Werker']);
  await expectAccessible();
});

test.each(['office', 'phone'] as const)(
  'employee details link to the employee page and to the planning form (%s)',
  async (size) => {
    await openApp({ at: '/employees', api: withEmployees(wim, anna), size });
    await page.getByText('Wim Werker').click();
    const details = page.getByRole('dialog', { name: 'Wim Werker' });
    await expect.element(details.getByRole('link', { name: 'Werknemerspagina' })).toBeVisible();
    await expect.element(details).not.toMatchTextContent('Verwijderd');
    await expectAccessible();
    await details.getByRole('button', { name: 'Inplannen' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Inplannen' }))
      .toMatchTextContent('Wim Werker');
  },
);

test('open details show a change by another user', async () => {
  const { api } = await openApp({ at: '/employees', api: withEmployees(wim) });
  await page.getByText('Wim Werker').click();
  await expect.element(page.getByRole('dialog', { name: 'Wim Werker' })).toBeVisible();
  await expect.poll(api.events.isOpen).toBe(true);
  api.answer(employees.list, [{ ...wim, name: 'Wim de Werker' }]);
  api.events.change({ subject: 'employees', ids: [wim.id], own: false });
  await expect.element(page.getByRole('dialog', { name: 'Wim de Werker' })).toBeVisible();
});

const form = page.getByRole('dialog', { name: /^Werknemer (toevoegen|wijzigen)$/ });
const day = (name: string) => form.getByRole('textbox', { name, exact: true });

test.each(['office', 'phone'] as const)(
  'an employee is added with crew, date of birth and contract hours (%s)',
  async (size) => {
    const { api } = await openApp({ at: '/employees', api: withEmployees(), size });
    api.answer(employees.create, ({ body }) => sample(Employee, body as Partial<Employee>));
    await page.getByRole('button', { name: 'Werknemer toevoegen' }).click();
    await form.getByLabelText('Naam').fill('Wim Werker');
    await form.getByLabelText('Ploeg').fill('Noord');
    await form.getByRole('textbox', { name: 'Geboortedatum' }).fill('6-11-2009');
    for (const name of ['ma', 'di', 'wo', 'do']) await day(name).fill('8');
    await day('vr').fill('4,3');
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(form.getByText('vr: Vul hele kwartieren in')).toBeVisible();
    await day('vr').fill('4,25');
    await expect.element(form.getByText('Samen 36,25 uur per week')).toBeVisible();
    await expectAccessible();
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(page.getByText('Nieuwe werknemer aangemaakt')).toBeVisible();
    expect(api.received(employees.create)[0]?.body).toMatchObject({
      crew: 'Noord',
      dateOfBirth: '2009-11-06',
      contractHours: [8, 8, 8, 8, 4.25, 0, 0],
    });
  },
);

test('contract hours are shown in short, changed, and cleared when all days are empty', async () => {
  const hours = { contractHours: [8, 8, 8, 8, 8, 0, 0], crew: 'Zuid' };
  const { api } = await openApp({ at: '/employees', api: withEmployees({ ...wim, ...hours }) });
  api.answer(employees.update, ({ body }) => ({ ...wim, ...body, version: 2 }) as Employee);
  await expect.element(page.getByRole('cell', { name: 'Zuid' })).toBeVisible();
  await page.getByText('Wim Werker').click();
  const details = page.getByRole('dialog', { name: 'Wim Werker' });
  await expect.element(details).toMatchTextContent('ma–vr 8 uur, 40 uur per week');
  await details.getByRole('button', { name: 'Wijzigen' }).click();
  await expect.element(day('zo')).toHaveValue('0');
  for (const name of ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']) {
    await day(name).click();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Delete}');
  }
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Werknemer bijgewerkt')).toBeVisible();
  expect(api.received(employees.update)[0]?.body).toMatchObject({ contractHours: null });
});

test('the page of an employee says who changed what', async () => {
  const api = withEmployees(wim);
  const fields = [{ field: 'jobTitle', from: 'Voeger', to: 'Metselaar' }];
  const change = { at: '2026-01-05T09:00:00Z', by: 'baas', action: 'changed', fields } as const;
  api.answer(employees.history, [{ ...change, fields: [...fields] }]);
  await openApp({ at: `/employee-details/${wim.id}`, api });
  const history = page.getByRole('region', { name: 'Geschiedenis' });
  await expect.element(history).toMatchTextContent('Metselaar');
  await expectAccessible();
});
