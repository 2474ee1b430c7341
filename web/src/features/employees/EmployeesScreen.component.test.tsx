import { employees } from '@ploegplan/contract/employees';
import { Employee } from '@ploegplan/contract/employees.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
