import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { users } from '@ploegplan/contract/users/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cardsOf, namesOf, rowsOf } from '../../../test/lists.ts';
import { recall } from '../../lib/remembered/remembered.ts';
import { employeesFilter, everybody } from './filter.ts';

const wim = sample(Employee, { name: 'Wim Werker' });
const anna = sample(Employee, { name: 'Anna Arbeid' });

function withEmployees(...rows: Employee[]): TestApi {
  const api = new TestApi();
  api.answer(employees.list, rows);
  api.answer(employees.get, ({ params }) => rows.find(({ id }) => id === params.id) ?? wim);
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

test('several employees are invited at once, after a preview that names who is left out and why', async () => {
  const jan = sample(Employee, { name: 'Jan de Boer', email: 'jan@example.nl' });
  const zonder = sample(Employee, { name: 'Zonder Adres', email: '' });
  const api = withEmployees(jan, zonder);
  api.answer(users.list, []);
  const invited = [{ employeeId: jan.id, username: 'jan.de.boer', email: jan.email }];
  api.answer(users.inviteEmployees, {
    invited,
    leftOut: [{ employeeId: zonder.id, reason: 'no-email' }],
  });
  await openApp({ at: '/employees', api });
  await page.getByRole('checkbox', { name: /Alles/ }).click();
  await page.getByRole('button', { name: 'Uitnodigen' }).click();
  const preview = page.getByRole('dialog', { name: 'Werknemers uitnodigen' });
  await expect.element(preview).toMatchTextContent(/Jan de Boer\s*jan.de.boer · jan@example.nl/);
  await expect.element(preview).toMatchTextContent('Geen e-mailadres: Zonder Adres.');
  await expectAccessible();
  await preview.getByRole('button', { name: '1 uitnodiging versturen' }).click();
  await expect.element(page.getByText('1 uitnodiging verstuurd')).toBeVisible();
  expect(api.received(users.inviteEmployees)[0]?.body.employeeIds).toEqual([jan.id, zonder.id]);
});

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
  'an employee is added with crew, date of birth, contract hours and a certificate (%s)',
  async (size) => {
    const { api } = await openApp({ at: '/employees', api: withEmployees(), size });
    api.answer(employees.create, ({ body }) => sample(Employee, body as Partial<Employee>));
    await page.getByRole('button', { name: 'Werknemer toevoegen' }).click();
    await form.getByLabelText('Naam').fill('Wim Werker');
    await form.getByLabelText('Ploeg').fill('Noord');
    await form.getByRole('radio', { name: 'Groen', exact: true }).click();
    await form.getByRole('textbox', { name: 'Geboortedatum' }).fill('6-11-2009');
    await form.getByRole('button', { name: 'Contract toevoegen' }).click();
    await expect.element(form.getByRole('textbox', { name: 'Vanaf', exact: true })).toHaveFocus();
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expect.element(form.getByText('Vul de uren in, of haal dit contract weg')).toBeVisible();
    for (const name of ['ma', 'di', 'wo', 'do']) await day(name).fill('8');
    await day('vr').fill('4,3');
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expect.element(form.getByText('vr: Vul hele kwartieren in')).toBeVisible();
    await day('vr').fill('4,25');
    await expect.element(form.getByText('Samen 36,25 uur per week')).toBeVisible();
    await form.getByRole('button', { name: 'Certificaat toevoegen' }).click();
    await form.getByRole('combobox', { name: 'Soort' }).last().click();
    await page.getByRole('option', { name: 'VCA basis' }).click();
    await form.getByRole('textbox', { name: 'Nummer', exact: true }).fill('12.34');
    await form.getByRole('textbox', { name: 'Geldig tot en met' }).fill('1-5-2030');
    await expectAccessible();
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expect.element(page.getByText('Nieuwe werknemer aangemaakt')).toBeVisible();
    expect(api.received(employees.create)[0]?.body).toMatchObject({
      crew: 'Noord',
      hue: 155,
      kind: 'own',
      dateOfBirth: '2009-11-06',
      contracts: [{ from: null, hours: [8, 8, 8, 8, 4.25, 0, 0] }],
      certificates: [{ kind: 'vca-basic', name: '', number: '12.34', validUntil: '2030-05-01' }],
    });
  },
);

const fullTime = { from: null, hours: [8, 8, 8, 8, 8, 0, 0] };

test('the contract in force is shown first; another from the same day is rejected, and one is taken away', async () => {
  const fourDays = { from: '2020-03-01', hours: [8, 8, 8, 8, 0, 0, 0] };
  const { api } = await openApp({
    at: '/employees',
    api: withEmployees({ ...wim, contracts: [fullTime, fourDays] }),
  });
  api.answer(employees.update, ({ body }) => ({ ...wim, ...body, version: 2 }));
  await page.getByText('Wim Werker').click();
  const details = page.getByRole('dialog', { name: 'Wim Werker' });
  await expect
    .element(details)
    .toMatchTextContent(
      'vanaf 01-03-2020: ma–do 8 uur, 32 uur per weekma–vr 8 uur, 40 uur per week',
    );
  await details.getByRole('button', { name: 'Wijzigen' }).click();
  const second = form.getByRole('group', { name: 'Contract 2' });
  await second.getByRole('textbox', { name: 'Vanaf' }).fill('');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect
    .element(second.getByRole('textbox', { name: 'Vanaf' }))
    .toHaveAccessibleDescription(/één contract mag vanaf het begin gelden/);
  await second.getByRole('button', { name: 'Contract 2 weghalen' }).click();
  await form.getByRole('switch', { name: 'Oproepkracht' }).click();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Werknemer bijgewerkt')).toBeVisible();
  expect(api.received(employees.update)[0]?.body).toMatchObject({
    contracts: [{ ...fullTime, onCall: true }],
  });
});

test('a certificate is not saved before its kind is chosen or named', async () => {
  const { api } = await openApp({ at: '/employees', api: withEmployees(wim) });
  api.answer(employees.update, ({ body }) => ({ ...wim, ...body, version: 2 }));
  await page.getByText('Wim Werker').click();
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  await form.getByRole('button', { name: 'Certificaat toevoegen' }).click();
  const certificate = form.getByRole('group', { name: 'Certificaat' });
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form.getByText('Vul in welk certificaat dit is')).toBeVisible();
  await certificate.getByRole('textbox', { name: 'Welk certificaat' }).fill('Lassen');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Werknemer bijgewerkt')).toBeVisible();
  expect(api.received(employees.update)[0]?.body).toMatchObject({
    certificates: [{ kind: 'other', name: 'Lassen' }],
  });
});

test('the list shows which certificates have expired or will within sixty days', async () => {
  const vca = { kind: 'vca-basic', name: '', number: '' } as const;
  const until = (days: number) => [{ ...vca, validUntil: addDays(getToday(), days) }];
  await openApp({
    at: '/employees',
    api: withEmployees(
      { ...anna, certificates: until(-1) },
      { ...wim, certificates: [...until(60), { ...vca, kind: 'crane', validUntil: null }] },
      sample(Employee, { name: 'Zoë', certificates: until(61) }),
    ),
  });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect.element(row('Anna Arbeid')).toMatchTextContent('VCA basis verlopen');
  await expect.element(row('Wim Werker')).toMatchTextContent(/VCA basis t\/m \d\d-\d\d-\d{4}/);
  await expect.element(row('Zoë')).not.toMatchTextContent('t/m');
  await row('Anna Arbeid').getByRole('rowheader').getByRole('button').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Anna Arbeid' }))
    .toMatchTextContent(/VCA basis verlopen op \d\d-\d\d-\d{4}/);
});

test.each([
  ['office', rowsOf],
  ['phone', cardsOf],
] as const)(
  'the list is filtered by crew, kind and service, and remembers that (%s)',
  async (size, openersOf) => {
    const gone = sample(Employee, {
      name: 'Otto',
      lastDay: addDays(getToday(), -1),
      deleted: true,
    });
    const hired = { ...wim, kind: 'hired', crew: 'Noord' } as const;
    const api = withEmployees(gone, hired, anna);
    const names = () => namesOf(openersOf('Personeel'));
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Filteren/ }).click();
      await page.getByRole('menuitemradio', { name, exact: true }).click();
    };
    await openApp({ at: '/employees', api, size });
    await expect.poll(names).toEqual(['Anna Arbeid', 'Wim Werker']);
    await choose('Iedereen');
    await expect.poll(names).toEqual(['Anna Arbeid', 'Otto', 'Wim Werker']);
    await choose('Noord');
    await expect.poll(names).toEqual(['Wim Werker']);
    await choose('Zzp');
    await expect.element(page.getByText('Niets gevonden met ‘Iedereen, Zzp, Noord’')).toBeVisible();
    await expectAccessible();
    await choose('Alle soorten');
    await expect.poll(names).toEqual(['Wim Werker']);
    expect(recall(employeesFilter)).toEqual({ ...everybody, crew: 'Noord' });
  },
);
