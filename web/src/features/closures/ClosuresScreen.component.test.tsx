import { closures } from '@ploegplan/contract/closures/endpoints';
import { Closure } from '@ploegplan/contract/closures/schemas';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cardsOf, namesOf, rowsOf } from '../../../test/lists.ts';
import { ann, bob } from '../../../test/subjects/leave.ts';
import { openBoard, planningApi } from '../../../test/subjects/planning.ts';

const closure = (name: string, firstIn: number, lastIn: number) =>
  sample(Closure, {
    name,
    firstDay: addDays(getToday(), firstIn),
    lastDay: addDays(getToday(), lastIn),
  });
const past = closure('Vorige winter', -300, -290);
const summer = closure('Bouwvak', -20, -2);
const now = closure('Inventaris', -1, 1);
const winter = closure('Kerstsluiting', 30, 33);
const yearOf = new RegExp(now.firstDay.slice(0, 4));
const details = page.getByRole('dialog', { name: 'Kerstsluiting' });
const form = page.getByRole('dialog', { name: /^Bedrijfssluiting (toevoegen|wijzigen)$/ });
const names = () => namesOf(rowsOf('Bedrijfssluitingen'));

function closuresApi(...rows: Closure[]) {
  const api = planningApi();
  let stored = rows;
  const put = (row: Closure) => {
    stored = [...stored.filter(({ id }) => id !== row.id), { ...row, version: row.version + 1 }];
    return row;
  };
  const change = (id: string, values: Partial<Closure>) =>
    put(sample(Closure, { ...stored.find((candidate) => candidate.id === id), ...values }));
  api.answer(closures.list, () => stored);
  api.answer(closures.costs, []);
  api.answer(closures.create, ({ body }) => put(sample(Closure, body as Closure)));
  api.answer(closures.update, ({ params, body }) => change(params.id, body));
  api.answer(closures.remove, ({ params }) => void change(params.id, { deleted: true }));
  api.answer(closures.restore, ({ params }) => change(params.id, { deleted: false }));
  return api;
}

test('the menu of the board leads to the closures, the next first and past ones last, each with its year; the way back to the board', async () => {
  await openBoard({ api: closuresApi(past, winter, summer, now) });
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: 'Bedrijfssluitingen' }).click();
  await expect.poll(names).toEqual(['Inventaris', 'Kerstsluiting', 'Bouwvak', 'Vorige winter']);
  await expect.element(page.getByRole('row', { name: 'Kerstsluiting' })).toMatchTextContent(/4$/);
  await expect.element(page.getByRole('row', { name: 'Inventaris' })).toMatchTextContent(yearOf);
  await expect.element(page.getByRole('row', { name: 'Bouwvak' })).toMatchTextContent(/geweest19$/);
  await expect
    .element(page.getByRole('columnheader', { name: 'Eerste dag' }))
    .toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible();
  await page.getByRole('link', { name: 'Terug naar de planning' }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
});

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'a closure is added; its last day is not before the first, nor more than a year later (%s)',
  async (size) => {
    const api = closuresApi();
    await openApp({ at: '/closures', api, size });
    await page.getByRole('button', { name: 'Bedrijfssluiting toevoegen' }).click();
    const save = form.getByRole('button', { name: 'Toevoegen' });
    const lastDay = form.getByRole('textbox', { name: 'Laatste dag' });
    await form.getByLabelText('Naam').fill('Bouwvak');
    await form.getByRole('textbox', { name: 'Eerste dag' }).fill('26-07-2027');
    await lastDay.fill('25-07-2027');
    await save.click();
    await expect.element(lastDay).toHaveAccessibleDescription(/ligt vóór de eerste/);
    await lastDay.fill('26-07-2028');
    await save.click();
    await expect.element(lastDay).toHaveAccessibleDescription(/Kies hooguit 366 dagen/);
    await expectAccessible();
    await lastDay.fill('13-08-2027');
    await save.click();
    await expect.element(page.getByText('Nieuwe bedrijfssluiting aangemaakt')).toBeVisible();
    await expect.element(page.getByRole('main').getByText('Bouwvak')).toBeVisible();
    const days = { firstDay: '2027-07-26', lastDay: '2027-08-13' };
    const body = { name: 'Bouwvak', ...days, cost: 'leave' };
    expect(api.received(closures.create)).toMatchObject([{ body }]);
  },
);

test('on a phone a closure has its days in one line', async () => {
  const days = sample(Closure, { name: 'Kerst', firstDay: '2098-12-22', lastDay: '2099-01-02' });
  await openApp({ at: '/closures', api: closuresApi(days, summer), size: 'phone' });
  const cards = cardsOf('Bedrijfssluitingen');
  await expect
    .element(cards.first())
    .toMatchTextContent('Kerstma 22 dec 2098 – vr 2 jan 2099 · 12 dagen');
  await expect.element(cards.last()).toMatchTextContent(/ \d{4} · 19 dagen · geweest$/);
});

test('a closure is changed, deleted and restored', async () => {
  const api = closuresApi(winter);
  await openApp({ at: '/closures', api });
  await rowsOf('Bedrijfssluitingen').first().click();
  await expect.element(details).toMatchTextContent('(4 dagen)');
  await details.getByRole('button', { name: 'Wijzigen' }).click();
  await form.getByLabelText('Naam').fill('Winterstop');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Bedrijfssluiting bijgewerkt')).toBeVisible();
  await expect.poll(names).toEqual(['Winterstop']);
  const changed = page.getByRole('dialog', { name: 'Winterstop' });
  await changed.getByRole('button', { name: 'Verwijderen' }).click();
  const sure = page.getByRole('dialog', { name: 'Verwijderen' });
  await sure.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.element(page.getByText('Bedrijfssluiting verwijderd')).toBeVisible();
  await page.getByRole('button', { name: 'Verwijderd (1)' }).click();
  await rowsOf('Bedrijfssluitingen').first().click();
  await changed.getByRole('button', { name: 'Terugzetten' }).click();
  await expect.element(page.getByText('Bedrijfssluiting teruggezet')).toBeVisible();
  expect(api.received(closures.restore)).toHaveLength(1);
});

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'what a closure costs each employee is shown while it is made, who has too little first (%s)',
  async (size) => {
    const api = closuresApi();
    const costOf = (employeeId: string, short: number) => ({ employeeId, hours: 120, short });
    api.answer(employees.list, [ann, bob]);
    api.answer(closures.costs, [costOf(ann.id, 0), costOf(bob.id, 16)]);
    await openApp({ at: '/closures', api, size });
    await page.getByRole('button', { name: 'Bedrijfssluiting toevoegen' }).click();
    await form.getByRole('textbox', { name: 'Eerste dag' }).fill('02-08-2027');
    await form.getByRole('textbox', { name: 'Laatste dag' }).fill('20-08-2027');
    const shown = form.getByRole('region', { name: 'Wat het kost' });
    await expect
      .element(shown)
      .toMatchTextContent(
        'Kost 2 werknemers verlof, 1 heeft te weinigBob Kuipers 16 uur te weinig120 uurAnn de Boer120 uur',
      );
    await expectAccessible();
    expect(api.received(closures.costs).at(-1)?.query).toMatchObject({
      firstDay: '2027-08-02',
      lastDay: '2027-08-20',
      cost: 'leave',
    });
    await form.getByRole('combobox', { name: 'Kost' }).click();
    await page.getByRole('option', { name: 'Niets' }).click();
    await expect.element(shown).not.toBeInTheDocument();
  },
);
