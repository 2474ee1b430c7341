import { addDays } from '@ploegplan/contract/dates/dates';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { DayRegister, type RegisterLine } from '@ploegplan/contract/hours/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { notificationRegion } from '../../../../test/notifications.ts';
import { day, hoursApi, monday, quay, tower, worked } from '../../../../test/subjects/hours.ts';
import { ann, bob } from '../../../../test/subjects/leave.ts';

const grid = page.getByRole('grid', { name: 'Uren' });
const drawer = page.getByRole('dialog', { name: /^Mandagenregister Kade 12, week 3/ });
const opener = grid.getByRole('button', { name: 'Mandagenregister' });

const apiWith = (register: { issues: DayRegister[]; approved: RegisterLine[]; open: number }) => {
  const items = [worked({ entered: 8 }), worked({ employeeId: bob.id, entered: 6 })];
  const api = hoursApi({ items });
  api.answer(hours.register, register);
  return api;
};

const open = (api: ReturnType<typeof apiWith>, size: 'office' | 'phone' = 'office') =>
  openApp({
    at: '/hoursmanagement',
    api,
    size,
    remembered: { hoursDate: day, hoursGroup: 'projects' },
  });

const line = (values: Partial<RegisterLine> = {}): RegisterLine => ({
  employeeId: ann.id,
  name: 'Ann de Boer',
  date: day,
  hours: 8,
  travel: 0,
  ...values,
});

test('a project names its register, by mouse and by keyboard', async () => {
  await open(apiWith({ issues: [], approved: [], open: 14 }));
  await expect.element(opener).toHaveTextContent('Mandagenregister');
  await grid
    .getByRole('row', { name: /^Kade 12/ })
    .getByRole('gridcell')
    .nth(2)
    .click();
  const strip = page.getByRole('main').getByRole('status');
  await expect.element(strip).toMatchTextContent('Enter opent het mandagenregister');
  await userEvent.keyboard('{Enter}');
  await expect.element(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Sluiten' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await opener.click();
  await expect.element(drawer).toBeVisible();
});

test('the page of a project leads to its register, once', async () => {
  const { router } = await openApp({
    at: `/hoursmanagement?register=${quay.id}`,
    api: apiWith({ issues: [], approved: [], open: 14 }),
    remembered: { hoursDate: day, hoursGroup: 'people' },
  });
  await expect.element(drawer).toBeVisible();
  await expect
    .poll(() => router.state.location.search)
    .toEqual({ datum: day, periode: 'week', per: 'projects' });
  await expect.element(opener).toBeVisible();
});

test('the menu of the hours leads to the projects with their registers', async () => {
  await openApp({
    at: '/hoursmanagement',
    api: apiWith({ issues: [], approved: [], open: 14 }),
    remembered: { hoursDate: day, hoursGroup: 'people' },
  });
  await expect.element(grid.getByRole('button', { name: 'Ann de Boer' })).toBeVisible();
  await page.getByRole('button', { name: 'Mandagenregister' }).click();
  await expect.element(opener).toBeVisible();
});

const apiAt = (number: number, isCurrent: boolean) => {
  const api = apiWith({ issues: [], approved: [], open: 14 });
  api.answer(hours.registers, [{ projectId: quay.id, monday, number, isCurrent }]);
  return api;
};

const states: [number, boolean, string][] = [
  [0, false, 'Uit te geven'],
  [2, true, 'Uitgegeven'],
  [2, false, 'Gewijzigd'],
];

test.each(states)(
  'a register of number %i, current: %s, is named %s',
  async (number, isCurrent, text) => {
    await open(apiAt(number, isCurrent));
    await expect.element(opener).toHaveTextContent(text);
    await expectAccessible();
  },
);

test('a phone says at the work and at its register how far that is', async () => {
  await open(apiAt(0, false), 'phone');
  const work = page.getByRole('button', { name: /^Kade 12/ });
  await expect.element(work).toMatchTextContent('2 mensen · Uit te geven');
  await work.click();
  const register = page.getByRole('button', { name: /^Mandagenregister/ });
  await expect.element(register).toHaveTextContent('MandagenregisterUit te geven');
  await expectAccessible();
});

test('an address with a week and a work shows its hours by project', async () => {
  const items = [worked({ entered: 8 }), worked({ projectId: tower.id, entered: 6 })];
  await openApp({
    at: `/hoursmanagement?datum=${monday}&werk=${encodeURIComponent(quay.title)}`,
    api: hoursApi({ items }),
  });
  await expect.element(opener).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue(quay.title);
  await expect.element(grid.getByText(tower.title)).not.toBeInTheDocument();
});

test('before the first number the register says what issuing does', async () => {
  await open(apiWith({ issues: [], approved: [line()], open: 0 }));
  await opener.click();
  await expect
    .element(drawer)
    .toMatchTextContent(
      'Nummer 1 legt vast wat nu is goedgekeurd; een volgend nummer zegt wat er veranderde.',
    );
  await expect.element(drawer.getByRole('button', { name: 'Nummer 1 uitgeven' })).toBeVisible();
  await expectAccessible();
});

test('after a change the register says what the next number tells', async () => {
  const issue = sample(DayRegister, { monday, number: 1, lines: [line()] });
  await open(apiWith({ issues: [issue], approved: [line({ hours: 7 })], open: 0 }));
  await opener.click();
  await expect.element(drawer).toMatchTextContent('zegt wat er sinds nummer 1 veranderde');
  await expect
    .element(drawer.getByRole('region', { name: 'Nummer 2 zegt straks' }))
    .toMatchTextContent(/Ann de Boer, .*: 8 uur → 7 uur/);
});

test('a register that cannot be exported says so', async () => {
  const issue = sample(DayRegister, { monday, number: 1, lines: [line()] });
  await open(apiWith({ issues: [issue], approved: [line()], open: 0 }));
  await opener.click();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('Fault');
  });
  await drawer.getByRole('button', { name: 'CSV' }).click();
  await expect
    .element(notificationRegion())
    .toMatchTextContent('Niet geëxporteerd. Er is iets misgegaan.');
});

test('a register without approved hours leads to those that wait', async () => {
  await open(apiWith({ issues: [], approved: [], open: 14 }));
  await opener.click();
  await expect.element(drawer).toMatchTextContent('14 uur aan dit werk is nog niet goedgekeurd');
  await drawer.getByRole('button', { name: 'Naar deze uren' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(grid.getByRole('button', { name: 'Bob Kuipers' })).toBeVisible();
  await expect
    .element(page.getByRole('searchbox', { name: 'Zoek in de uren' }))
    .toHaveValue('Kade 12');
});

test('the register is wide, the page makes room for it, and each name is on one line, whole in its title', async () => {
  const name = 'Maximiliaan-Alexander van Steenhouwer-Gevelsteen tot den Nieuwen Bouwput';
  const days = [0, 1, 2, 3, 4, 5].map((at) =>
    line({ name, date: addDays(monday, at), hours: 10.75 }),
  );
  await open(apiWith({ issues: [], approved: days, open: 0 }));
  await opener.click();
  const head = drawer.getByRole('rowheader', { name });
  await expect.element(head).toHaveAttribute('title', name);
  const box = (element: Element) => element.getBoundingClientRect();
  await expect.poll(() => box(drawer.element()).width).toBe(600);
  await expect.poll(() => box(page.getByRole('main').element()).right).toBe(840);
  expect(box(head.element()).height).toBeLessThan(40);
  const table = drawer.getByRole('region', { name: 'Mandagen' }).element();
  expect(table.scrollWidth).toBe(table.clientWidth);
});
