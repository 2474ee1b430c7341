import { absences } from '@ploegplan/contract/absences/endpoints';
import { addDays, getIsoWeek, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cancelQuestion } from '../../../test/question.ts';
import {
  approvalOf,
  bakery,
  day,
  hoursApi,
  lineOf,
  monday,
  normal,
  overtime,
  quay,
  tower,
  worked,
} from '../../../test/subjects/hours.ts';
import { absenceOf, ann, bob, illness } from '../../../test/subjects/leave.ts';

const grid = page.getByRole('grid', { name: 'Uren' });
const row = (name: RegExp) => grid.getByRole('row', { name });
const cell = (name: RegExp, column: number) => row(name).getByRole('gridcell').nth(column);
/** Of the first of several rows of this name. */
const firstCell = (name: RegExp, column: number) =>
  row(name).nth(0).getByRole('gridcell').nth(column);
/** Planned, recorded and their difference of a row. */
const expectSums = (name: RegExp, ...sums: string[]) =>
  expect
    .poll(() =>
      row(name)
        .nth(0)
        .getByRole('gridcell')
        .elements()
        .slice(7, 10)
        .map(({ textContent }) => textContent),
    )
    .toEqual(sums);
// The shell has a status of its own, which comes later.
const strip = page.getByRole('main').getByRole('status');
const WEDNESDAY = 2;

const open = (api = hoursApi(), options: Partial<Parameters<typeof openApp>[0]> = {}) =>
  openApp({
    at: '/hoursmanagement',
    api,
    ...options,
    remembered: { hoursDate: day, ...options.remembered },
  });

/** Chooses a cell by a click, and types. */
async function type(target: ReturnType<typeof cell>, keys: string) {
  await target.click();
  await userEvent.keyboard(keys);
}

const edits = (api: ReturnType<typeof hoursApi>) =>
  api.received(hours.record).flatMap(({ body }) => body.edits);

test('a week shows planned, entered and corrected hours by person, with sums, accessibly', async () => {
  const items = [worked({ entered: 7.5 }), worked({ date: addDays(day, 1), entered: 8 })];
  const lines = [lineOf({ kindId: overtime.id, hours: 1.5, entered: null })];
  await open(hoursApi({ items, lines }));
  await expect.element(cell(/^Kade 12 7,5/, WEDNESDAY)).toHaveTextContent('7,58');
  await expect.element(row(/Overwerk/)).toMatchTextContent('1,5');
  await expectSums(/^Ann de Boer/, '16', '17', '+1');
  await expectSums(/^Totaal/, '16', '17', '+1');
  await expectAccessible();
});

test('the days on which the company does not work are shaded, whatever weekday they are', async () => {
  const workingWeek = [null, ...usualWeek.slice(1, 5), ...usualWeek.slice(0, 1), null];
  await open(hoursApi({ items: [worked()] }), { tenant: { workingWeek } });
  await expect.element(row(/^Kade/)).toBeVisible();
  const shaded = (cells: Element[]) =>
    cells.slice(0, 7).map((entry) => entry.matches('[data-off]'));
  const expected = [true, false, false, false, false, false, true];
  expect(shaded(row(/^Kade/).getByRole('gridcell').elements())).toEqual(expected);
  expect(shaded(grid.getByRole('columnheader').elements().slice(1))).toEqual(expected);
});

test('a list of employees that cannot be read is told with a retry', async () => {
  const api = hoursApi();
  const network = api.disconnect(employees.list);
  await open(api);
  const retry = page.getByRole('button', { name: 'Opnieuw proberen' });
  await expect.element(retry).toBeVisible();
  network.reconnect();
  await retry.click();
  await expect.element(row(/Ann de Boer/).nth(0)).toBeVisible();
});

test('hours are typed like in a spreadsheet: over a cell, with Enter, Tab and arrows', async () => {
  const next = addDays(day, 1);
  const api = hoursApi({
    items: [worked(), worked({ date: next }), worked({ employeeId: bob.id })],
  });
  await open(api);
  await expect.element(grid).toBeVisible();
  await type(firstCell(/^Kade 12/, WEDNESDAY), '7,5{Tab}8{Enter}');
  await expectSums(/^Ann de Boer/, '16', '15,5', '−0,5');
  await expect
    .poll(() => edits(api))
    .toMatchObject([
      { employeeId: ann.id, date: day, hours: 7.5, seen: null, kindId: normal.id },
      { employeeId: ann.id, date: next, hours: 8, seen: null },
    ]);
  // Enter went past the sums of Bob to his line; left is Wednesday.
  await userEvent.keyboard('{ArrowLeft}6{Enter}');
  await expect.poll(() => edits(api).at(-1)).toMatchObject({ employeeId: bob.id, hours: 6 });
});

test('what is typed is recorded where it was typed when another cell is chosen by a click', async () => {
  const api = hoursApi({ items: [worked(), worked({ date: addDays(day, 1) })] });
  await open(api);
  await type(cell(/^Kade 12/, WEDNESDAY), '5');
  await cell(/^Kade 12/, WEDNESDAY + 1).click();
  await expect.poll(() => edits(api)).toMatchObject([{ date: day, hours: 5 }]);
  // Beside it the planned eight.
  await expect.element(cell(/^Kade 12/, WEDNESDAY)).toHaveTextContent('58');
});

test('what cannot be hours stays at its cell with the reason, and is recorded when it is mended', async () => {
  const api = hoursApi({ items: [worked({ entered: 8 })] });
  await open(api);
  const wednesday = cell(/^Kade 12/, WEDNESDAY);
  await type(wednesday, '7,1{Enter}');
  await expect.element(wednesday).toHaveAttribute('aria-invalid', 'true');
  await expect.element(wednesday).toHaveTextContent('7,1');
  await wednesday.click();
  await expect.element(strip).toMatchTextContent('Vul hele kwartieren in, bijvoorbeeld 7,75');
  expect(edits(api)).toEqual([]);
  await userEvent.keyboard('7,25{Enter}');
  await expect.element(wednesday).not.toHaveAttribute('aria-invalid');
  await expect.poll(() => edits(api)).toMatchObject([{ hours: 7.25, seen: 8 }]);
});

test('why a cell was refused is shown at it and spoken as soon as one goes on, until it is mended', async () => {
  await open(hoursApi({ items: [worked(), worked({ employeeId: bob.id })] }));
  const wednesday = cell(/^Kade 12/, WEDNESDAY);
  await expect.element(wednesday.first()).toBeVisible();
  await type(wednesday.first(), '25abc{Enter}');
  const note = grid.getByText('Vul een getal in, bijvoorbeeld 7,75', { exact: true });
  await expect.element(note).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toHaveTextContent('‘25abc’ is niet bewaard. Vul een getal in, bijvoorbeeld 7,75');
  await expect
    .element(wednesday.first())
    .toHaveAttribute('title', 'Vul een getal in, bijvoorbeeld 7,75');
  // Beside the cell and what is typed next, below it.
  const boxOf = (one: typeof note) => one.element().getBoundingClientRect();
  expect(boxOf(note).bottom).toBeLessThanOrEqual(boxOf(wednesday.first()).top);
  expect(boxOf(note).right).toBeGreaterThan(boxOf(wednesday.first()).left);
  await expectAccessible();
  // On the other side when one goes up.
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.poll(() => boxOf(note).top).toBeGreaterThanOrEqual(boxOf(wednesday.first()).bottom);
  await type(wednesday.first(), '7{Enter}');
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent('');
});

test('a column of one day is entered straight down and up, past the sums of each person', async () => {
  const api = hoursApi({ items: [worked(), worked({ employeeId: bob.id })] });
  await open(api);
  await type(firstCell(/^Kade 12/, WEDNESDAY), '7{Enter}6{Shift>}{Enter}{/Shift}5{Enter}');
  await expect
    .poll(() => edits(api))
    .toMatchObject([
      { employeeId: ann.id, hours: 7 },
      { employeeId: bob.id, hours: 6 },
      { employeeId: ann.id, hours: 5 },
    ]);
});

test('typing at a sum says that it is one, and Enter opens the week and gives the focus back to the cell', async () => {
  const api = hoursApi({ items: [worked()] });
  await open(api);
  await type(cell(/^Ann de Boer/, WEDNESDAY), '7');
  await expect.element(strip).toMatchTextContent('Dit is een totaal. Kies een regel eronder.');
  await userEvent.keyboard('{Enter}');
  const sheet = page.getByRole('dialog', { name: /^Ann de Boer, week 3/ });
  await expect.element(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Sluiten' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(grid).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}4{Enter}');
  await expect.poll(() => edits(api)).toMatchObject([{ date: day, hours: 4 }]);
});

test('what was refused elsewhere is said below the grid with person and day, and F8 or a press leads there', async () => {
  const api = hoursApi({ items: [worked(), worked({ employeeId: bob.id })] });
  await open(api);
  await type(firstCell(/^Kade 12/, WEDNESDAY), 'abc{Tab}');
  await expect
    .element(strip)
    .toMatchTextContent(/Ann de Boer, wo 14 jan: ‘abc’ is niet bewaard\. Vul een getal in/);
  await expect.element(page.getByRole('button', { name: 'Ga naar het vak' })).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect.element(strip).toMatchTextContent(/Ann de Boer · wo 14 jan · Kade 12/);
  await userEvent.keyboard('{ArrowRight}');
  await page.getByRole('button', { name: 'Ga naar het vak' }).click();
  await expect.element(grid).toHaveFocus();
  await userEvent.keyboard('7{Enter}');
  await expect.poll(() => edits(api)).toMatchObject([{ employeeId: ann.id, date: day, hours: 7 }]);
  await expect.element(strip).not.toMatchTextContent('niet bewaard');
});

test('F8 leads back to what was refused in another week or is hidden by the search', async () => {
  await open(hoursApi({ items: [worked(), worked({ employeeId: bob.id })] }));
  await type(firstCell(/^Kade 12/, WEDNESDAY), 'abc{Tab}');
  await page.getByRole('button', { name: 'Volgende week' }).click();
  await expect
    .element(page.getByText(new RegExp(`^Week ${getIsoWeek(day).week + 1}\\b`, 'i')))
    .toBeVisible();
  await expect.element(row(/^Ann de Boer/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Zoek in de uren' }).fill('Bob');
  await expect.element(row(/^Ann de Boer/)).not.toBeInTheDocument();
  grid.element().focus();
  await userEvent.keyboard('{F8}');
  await expect.element(strip).toMatchTextContent(/Ann de Boer · wo 14 jan · Kade 12/);
  await expect.element(grid).toHaveFocus();
});

test('keyboard focus begins at a cell, / goes to the search, and ? lists the keys', async () => {
  await open(hoursApi({ items: [worked()] }));
  await expect.element(grid).toBeVisible();
  await userEvent.keyboard('{Tab}');
  grid.element().focus();
  await expect.element(strip).toMatchTextContent('Ann de Boer Gepland 8 uur');
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox', { name: 'Zoek in de uren' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  grid.element().focus();
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog', { name: 'Toetsen in het rooster' });
  await expect.element(keys).toMatchTextContent('naar een vak dat niet is bewaard');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();
  await expect.element(grid).toHaveFocus();
});

test('the sums of a month lie on two lines in turn, so that each is whole', async () => {
  const people = [ann, bob].map(({ id }) => id);
  const items = [0, 1, 2].flatMap((by) =>
    people.map((employeeId) => worked({ employeeId, date: addDays(day, by), entered: 10.25 })),
  );
  await open(hoursApi({ items }), { remembered: { hoursView: 'month' } });
  const sums = row(/^Totaal/).getByText('20,5', { exact: true });
  await expect.element(sums).toHaveLength(3);
  const boxes = sums.elements().map((entry) => {
    const text = document.createRange();
    text.selectNodeContents(entry);
    return text.getBoundingClientRect();
  });
  const [first, second, third] = boxes.map(({ top }) => top);
  expect(first).not.toBe(second);
  expect(first).toBe(third);
});

test('hours on an item without times are marked as unplanned, as those without an item', async () => {
  const untimed = worked({ entered: 7.75, startTime: null, endTime: null });
  await open(hoursApi({ items: [untimed, worked({ date: addDays(day, 1), entered: 8 })] }));
  const wednesday = cell(/^Kade 12/, WEDNESDAY);
  await expect.element(wednesday).toHaveAttribute('data-unplanned');
  await expect.element(wednesday).toHaveAttribute('title', 'Gepland zonder tijden');
  await expect.element(cell(/^Kade 12/, WEDNESDAY + 1)).not.toHaveAttribute('data-unplanned');
  await expectSums(/^Ann de Boer/, '8', '15,75', '+7,75');
  await expect
    .element(row(/^Ann de Boer/).getByText('+7,75'))
    .toHaveAttribute('title', '7,75 uur zonder geplande tijden');
  await wednesday.click();
  await expect.element(strip).toMatchTextContent('Gepland zonder tijden');
});

test('what the server refuses stays at its cell with the reason', async () => {
  const api = hoursApi({ items: [worked()] });
  api.refuseWith('changed-meanwhile');
  await open(api);
  const wednesday = cell(/^Kade 12/, WEDNESDAY);
  await type(wednesday, '6{Enter}');
  await expect.element(wednesday).toHaveAttribute('aria-invalid', 'true');
  await wednesday.click();
  await expect.element(strip).toMatchTextContent('Intussen door een ander gewijzigd');
  await userEvent.keyboard('{Delete}');
  await expect.element(wednesday).not.toHaveAttribute('aria-invalid');
});

test('what the employee entered stays visible beside a correction, with who and why', async () => {
  const api = hoursApi({ items: [worked({ entered: 8 })], lines: [lineOf()] });
  await open(api);
  await cell(/^Kade 12/, WEDNESDAY).click();
  await expect.element(strip).toMatchTextContent(/ingevuld 8 uur · kantoor 7 uur \(admin/);
  await expect.element(grid.getByText(/te bekijken/)).not.toBeInTheDocument();
  const reason = page.getByRole('textbox', { name: 'Reden van de wijziging' });
  await reason.fill('Eerder gestopt');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => edits(api)).toMatchObject([{ hours: 7, reason: 'Eerder gestopt' }]);
  await expect.element(grid).toHaveFocus();
});

test.each([
  ['below the grid, by keyboard', 'office'],
  ['on the week sheet', 'office'],
  ['on the week sheet', 'phone'],
] as const)(
  'hours of the office are kept beside what was entered since %s (%s)',
  async (where, size) => {
    const api = hoursApi({
      items: [worked({ entered: 6 })],
      lines: [lineOf({ reason: 'Afgesproken' })],
    });
    await open(api, { size });
    const since = 'de werknemer vulde daarna 6 uur in.';
    const keep = page.getByRole('button', { name: 'Uren van kantoor houden' });
    if (where === 'on the week sheet') {
      await page.getByRole('button', { name: /^Ann de Boer/ }).click();
      const sheet = page.getByRole('dialog', { name: /^Ann de Boer/ });
      await expect.element(sheet).toMatchTextContent(since);
      await expectAccessible();
      await sheet.getByRole('button', { name: 'Uren van kantoor houden' }).click();
      await expect.element(sheet).not.toMatchTextContent(since);
      expect(sheet.element().contains(document.activeElement)).toBe(true);
    } else {
      await cell(/^Kade 12/, WEDNESDAY).click();
      await expect.element(strip).toMatchTextContent(since);
      await userEvent.keyboard('{Escape}{Tab}');
      await expect.element(keep).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.element(strip).not.toMatchTextContent(since);
      await expect.element(grid).toHaveFocus();
    }
    await expect.element(keep).not.toBeInTheDocument();
    await expect
      .poll(() => edits(api))
      .toMatchObject([{ hours: 7, seen: 7, entered: 6, reason: 'Afgesproken' }]);
  },
);

test.each(['below the grid', 'on the week sheet'])(
  'hours that were entered since take the place of those of the office (%s)',
  async (where) => {
    const api = hoursApi({ items: [worked({ entered: 6 })], lines: [lineOf()] });
    await open(api);
    const take = page.getByRole('button', { name: 'Uren van werknemer overnemen' });
    if (where === 'below the grid') await cell(/^Kade 12/, WEDNESDAY).click();
    else await page.getByRole('button', { name: /^Ann de Boer/ }).click();
    await take.click();
    await expect.element(take).not.toBeInTheDocument();
    await expect.element(cell(/^Kade 12/, WEDNESDAY)).toMatchTextContent(/^6/);
    await expect.poll(() => edits(api)).toMatchObject([{ hours: null, seen: 7, entered: 6 }]);
  },
);

test('by keyboard the reason is reached and left again, and Esc and Tab leave the grid', async () => {
  const api = hoursApi({ items: [worked({ entered: 8 })], lines: [lineOf()] });
  await open(api);
  await cell(/^Kade 12/, WEDNESDAY).click();
  await userEvent.keyboard('{Shift>}{F2}{/Shift}');
  const reason = page.getByRole('textbox', { name: 'Reden van de wijziging' });
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('Eerder{Escape}');
  await expect.element(grid).toHaveFocus();
  await expect.element(reason).toHaveValue('');
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(grid).not.toHaveFocus();
  await expect.element(strip).toMatchTextContent(/Ann de Boer · wo 14 jan/);
  expect(edits(api)).toEqual([]);
});

test('a reason is recorded once when another cell is chosen before the field was left', async () => {
  const api = hoursApi({ items: [worked({ entered: 8 })], lines: [lineOf()] });
  await open(api);
  await cell(/^Kade 12/, WEDNESDAY).click();
  await page.getByRole('textbox', { name: 'Reden van de wijziging' }).fill('Eerder gestopt');
  await cell(/^Kade 12/, WEDNESDAY + 1).click();
  await expect.poll(() => edits(api)).toMatchObject([{ hours: 7, reason: 'Eerder gestopt' }]);
  await cell(/^Kade 12/, WEDNESDAY).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Reden van de wijziging' }))
    .toHaveValue('Eerder gestopt');
  expect(edits(api)).toHaveLength(1);
});

test('undo brings back what was there, also of several cells', async () => {
  const api = hoursApi({ items: [worked({ entered: 8 }), worked({ date: addDays(day, 1) })] });
  await open(api);
  const wednesday = cell(/^Kade 12/, WEDNESDAY);
  await wednesday.click();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}5{Control>}{Enter}{/Control}');
  await expectSums(/^Ann de Boer/, '16', '10', '−6');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectSums(/^Ann de Boer/, '16', '8', '−8');
  await userEvent.keyboard('{Escape}');
  await expect.element(strip).toMatchTextContent('Kade 12 Gepland 8 uur');
  await expect.poll(() => edits(api).slice(2)).toMatchObject([{ hours: null }, { hours: null }]);
  await userEvent.keyboard('{Control>}y{/Control}');
  await expectSums(/^Ann de Boer/, '16', '10', '−6');
});

test('undo takes back what waits for a connection', async () => {
  const api = hoursApi({ items: [worked()] });
  const network = api.disconnect(hours.record);
  await open(api);
  const wednesday = cell(/^Kade 12/, WEDNESDAY);
  await type(wednesday, '5{Enter}');
  await expectSums(/^Ann de Boer/, '8', '5', '−3');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(wednesday).not.toHaveTextContent('5');
  network.reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => edits(api).at(-1)).toMatchObject({ hours: null });
  await expect.element(strip).not.toMatchTextContent('Geen verbinding');
});

test('a block from a spreadsheet is pasted over lines and days', async () => {
  const items = [worked(), worked({ projectId: tower.id })];
  const api = hoursApi({ items });
  await open(api);
  await cell(/^Kade 12/, WEDNESDAY).click();
  const data = new DataTransfer();
  data.setData('text/plain', '7,5\t8\r\n0,5\tacht\r\n');
  grid.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  await expectSums(/^Ann de Boer/, '16,5', '16', '−0,5');
  await expect
    .poll(() => edits(api))
    .toMatchObject([
      { projectId: quay.id, date: day, hours: 7.5 },
      { projectId: quay.id, date: addDays(day, 1), hours: 8 },
      { projectId: tower.id, date: day, hours: 0.5 },
    ]);
  await expect.element(cell(/^Toren/, WEDNESDAY + 1)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(strip).toMatchTextContent('3 van 4 vakken bewaard. Een ander is rood; F8');
});

test('pasted hours that fall on sums are told of, unless the block was copied here with its sums', async () => {
  const api = hoursApi({
    items: [worked({ entered: 8 }), worked({ employeeId: bob.id, entered: 6 })],
  });
  await open(api);
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    grid.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  };
  const told = page.getByText(
    '1 van 2 vakken bewaard. 1 viel op een totaal of buiten het rooster.',
  );
  const line = row(/^Kade 12/).nth(0);
  await line.getByRole('gridcell').nth(WEDNESDAY).click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.element(strip).toMatchTextContent('2 vakken Samen 14 uur');
  const clipboardData = new DataTransfer();
  grid.element().dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
  expect(clipboardData.getData('text/plain')).toBe('8\n6\n6');
  paste('8\r\n6\r\n6');
  await expect.element(told).not.toBeInTheDocument();
  paste('7\n5');
  await expect.element(told).toBeVisible();
  await expect.poll(() => edits(api)).toMatchObject([{ employeeId: ann.id, hours: 7 }]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(told).not.toBeInTheDocument();
});

test('planned days without hours are filled as planned by one press', async () => {
  const api = hoursApi({ items: [worked(), worked({ date: addDays(day, 1) })] });
  await open(api);
  await cell(/^Kade 12/, WEDNESDAY).click();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await page.getByRole('button', { name: 'Als gepland (2)' }).click();
  await expect.poll(() => edits(api)).toMatchObject([{ hours: 8 }, { hours: 8 }]);
});

test('an approved week takes no hours until it is reopened with a reason', async () => {
  const approval = approvalOf();
  const api = hoursApi({ items: [worked({ entered: 8 })], approvals: [approval] });
  await open(api);
  await type(cell(/^Kade 12/, WEDNESDAY), '5');
  await expect
    .element(strip)
    .toMatchTextContent('Deze week is goedgekeurd. Heropen de week om iets te wijzigen.');
  await expect.element(page.getByText(/goedgekeurd\. Heropen/)).toHaveLength(1);
  expect(edits(api)).toEqual([]);
  await grid.getByRole('button', { name: 'Ann de Boer' }).click();
  const sheet = page.getByRole('dialog', { name: /^Ann de Boer, week 3/ });
  await expect.element(sheet).toMatchTextContent('Goedgekeurd door admin');
  await sheet.getByRole('button', { name: 'Heropenen' }).click();
  await expect.element(sheet.getByRole('textbox', { name: /Waarom/ })).toHaveFocus();
  await sheet.getByRole('button', { name: 'Week heropenen' }).click();
  await expect.element(sheet).toMatchTextContent('Vul in waarom de week weer open moet');
  await expect.element(sheet.getByRole('textbox', { name: /Waarom/ })).toHaveFocus();
  await sheet.getByRole('textbox', { name: /Waarom/ }).fill('Bon vergeten');
  await sheet.getByRole('button', { name: 'Week heropenen' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Goedkeuren' })).toBeVisible();
  expect(api.received(hours.reopen)).toMatchObject([
    { params: { id: approval.id }, body: { reason: 'Bon vergeten' } },
  ]);
});

test('a week is opened and approved by keyboard alone, and the next person is one key away', async () => {
  const items = [worked({ entered: 8 }), worked({ employeeId: bob.id, entered: 6 })];
  const api = hoursApi({ items });
  await open(api);
  await cell(/^Ann de Boer/, WEDNESDAY).click();
  await expect
    .element(strip)
    .toMatchTextContent('Ann de Boer Gepland 8 uur · ingevuld 8 uur · Enter opent de weekstaat');
  await userEvent.keyboard('{Enter}');
  const sheet = page.getByRole('dialog', { name: /^Ann de Boer, week 3/ });
  await expect.element(sheet.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(sheet).toMatchTextContent('Goedgekeurd door');
  expect(api.received(hours.approve)).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(grid).toHaveFocus();
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}{Enter}');
  await expect.element(page.getByRole('dialog', { name: /^Bob Kuipers, week 3/ })).toBeVisible();
});

test('the week sheet names empty days and work without hours, and asks for a second look', async () => {
  const items = [
    worked({ entered: 8 }),
    worked({ projectId: tower.id }),
    worked({ date: addDays(day, 1) }),
  ];
  await open(hoursApi({ items }));
  await grid.getByRole('button', { name: 'Ann de Boer' }).click();
  const sheet = page.getByRole('dialog', { name: /^Ann de Boer, week 3/ });
  const warnings = sheet.getByRole('region', { name: 'Te bekijken' });
  await expect.element(warnings).toMatchTextContent('Gepland en leeg: do 15 jan');
  await expect.element(warnings).toMatchTextContent('wo 14 jan: geen uren bij Toren.');
  await expect.element(sheet.getByRole('button', { name: 'Toch goedkeuren' })).toBeVisible();
});

test('days of a week that are to come are told apart from empty ones', async () => {
  const items = [
    worked({ date: getToday() }),
    worked({ date: addDays(getToday(), -1), entered: 8 }),
  ];
  await open(hoursApi({ items }), { remembered: { hoursDate: getToday() } });
  await grid.getByRole('button', { name: 'Ann de Boer' }).click();
  const warnings = page.getByRole('region', { name: 'Te bekijken' });
  await expect.element(warnings).toMatchTextContent(/^Nog niet gewerkt: /);
});

test('a week with days still to come is not ready to approve', async () => {
  const next = addDays(getToday(), 1);
  const items = [worked({ date: getToday(), entered: 8 }), worked({ date: next })];
  await open(hoursApi({ items }), { remembered: { hoursDate: getToday(), hoursView: 'month' } });
  await expect.element(row(/^Ann de Boer/)).toBeVisible();
  await expect.element(row(/^Ann de Boer/)).not.toMatchTextContent('Klaar');
});

test('weeks without warnings are approved together, exactly as they are shown', async () => {
  const items = [worked({ entered: 8 }), worked({ employeeId: bob.id })];
  const api = hoursApi({ items });
  await open(api);
  await expect.element(row(/^Bob Kuipers/)).toMatchTextContent('1 te bekijken');
  const approve = page.getByRole('button', { name: 'Goedkeuren wat klopt (1 persoon)' });
  await approve.click();
  const question = page.getByRole('dialog', { name: 'Goedkeuren' });
  await cancelQuestion(question);
  await expect.element(row(/^Ann de Boer/)).toMatchTextContent('Klaar');
  expect(api.received(hours.approve)).toEqual([]);
  await approve.click();
  await expect.element(question).toMatchTextContent('Ann de Boer: 8 uur in week 3, 2026');
  await question.getByRole('button', { name: 'Weekstaat van 1 persoon goedkeuren' }).click();
  await expect.element(row(/^Ann de Boer/)).toMatchTextContent('Goedgekeurd');
  expect(api.received(hours.approve)[0]?.body.approvals).toMatchObject([
    {
      employeeId: ann.id,
      monday,
      lines: [{ date: day, projectId: quay.id, clientId: null, kindId: normal.id, hours: 8 }],
    },
  ]);
});

test('after a search by work it is said that whole weeks are approved', async () => {
  const other = { date: '2026-01-13', projectId: null, clientId: bakery.id };
  const items = [worked({ entered: 8 }), worked({ ...other, entered: 8 })];
  await open(hoursApi({ items }));
  await page.getByRole('searchbox', { name: 'Zoek in de uren' }).fill('Bakkerij');
  await page.getByRole('button', { name: 'Goedkeuren: hele weken (1 persoon)' }).click();
  const question = page.getByRole('dialog', { name: 'Goedkeuren' });
  await expect.element(question).toMatchTextContent('Ann de Boer: 16 uur in week 3, 2026');
  await expect
    .element(question)
    .toMatchTextContent('Dat is hun hele week, ook wat door het zoeken niet te zien is.');
});

test('no week is ready to approve before its checks are loaded', async () => {
  const api = hoursApi({ items: [worked({ entered: 8 })] });
  const weeks = api.hold(hours.weeks);
  await open(api);
  await expectSums(/^Ann de Boer/, '8', '8', '');
  await expect.element(row(/^Ann de Boer/)).not.toMatchTextContent('Klaar');
  const approve = page.getByRole('button', { name: 'Goedkeuren wat klopt (1 persoon)' });
  await expect.element(approve).not.toBeInTheDocument();
  weeks.release();
  await expect.element(row(/^Ann de Boer/)).toMatchTextContent('Klaar');
  await expect.element(approve).toBeVisible();
});

test('a day of leave or a holiday explains an empty day, in the grid, below it and in the week sheet', async () => {
  const api = hoursApi({ items: [worked({ entered: 8 }), worked({ employeeId: bob.id })] });
  api.answer(absences.list, [absenceOf(bob, day, day)]);
  const holiday = addDays(day, 1);
  api.answer(holidays.list, [{ date: holiday, name: 'Hemelvaart', kind: 'holiday' }]);
  await open(api);
  const ofBob = row(/^Bob Kuipers/);
  await expect.element(ofBob).toMatchTextContent('Vakantie');
  await expect.element(row(/^Ann de Boer/)).not.toMatchTextContent('Vakantie');
  await expect.element(grid.getByText('Hemelvaart')).toBeVisible();
  await expectAccessible();
  await ofBob.getByRole('button', { name: 'Bob Kuipers' }).click();
  const sheet = page.getByRole('dialog', { name: /^Bob Kuipers/ });
  await expect.element(sheet.getByRole('heading', { name: /Vakantie/ })).toBeVisible();
  await expect.element(sheet.getByRole('heading', { name: /Hemelvaart/ })).toBeVisible();
});

test('leave counts as worked in the averages, and a day of it once, also when one was ill then', async () => {
  const before = [addDays(monday, -21), addDays(monday, -1)] as const;
  const leave = [ann, bob].map((person) => absenceOf(person, ...before));
  const api = hoursApi({
    items: [worked({ entered: 8 }), worked({ employeeId: bob.id, entered: 8 })],
  });
  api.answer(absences.list, [...leave, absenceOf(ann, ...before, illness)]);
  const weeks = [1, 2, 3].map((week) => addDays(monday, -7 * week));
  api.answer(
    hours.weeks,
    weeks.map((week) => ({ employeeId: bob.id, monday: week, worked: 40 })),
  );
  await open(api);
  await expect.element(row(/^Bob Kuipers/)).toMatchTextContent('1 te bekijken');
  await expect.element(row(/^Ann de Boer/)).toMatchTextContent('Klaar');
});

test('hours without planning are added in a form, with refusals at their field', async () => {
  const api = hoursApi({ items: [worked()] });
  await open(api);
  await page.getByRole('button', { name: 'Uren toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Uren toevoegen' });
  const choose = async (label: string, option: RegExp) => {
    await form.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Wie', /^Bob/);
  await choose('Werk', /^Bakkerij/);
  await choose('Soort', /^Overwerk/);
  await form.getByRole('spinbutton', { name: 'Uren' }).fill('2');
  await expectAccessible();
  api.refuseWith('not-in-service');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(form).toMatchTextContent('Niet in dienst op deze dag.');
  api.refuseWith(null);
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(row(/^Bakkerij/)).toMatchTextContent('Overwerk');
  expect(edits(api).at(-1)).toMatchObject({
    employeeId: bob.id,
    projectId: null,
    clientId: bakery.id,
    kindId: overtime.id,
    date: monday,
    hours: 2,
  });
});

const morning = { startTime: '08:00:00', endTime: '13:00:00' };
const doubt = page.getByRole('dialog', { name: 'Uren opslaan' });

test('more hours in a cell than fit between the planned times are recorded after a question, which is asked once', async () => {
  const api = hoursApi({ items: [worked(morning), worked({ employeeId: bob.id })] });
  await open(api);
  await type(firstCell(/^Kade 12/, WEDNESDAY), '7,75{Enter}');
  await expect.element(doubt.getByText('Meer dan gepland (5 uur). Toch opslaan?')).toBeVisible();
  expect(edits(api)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => edits(api)).toMatchObject([{ employeeId: ann.id, hours: 7.75 }]);
  await expect.element(doubt).not.toBeInTheDocument();
  // The same hours again, and hours that fit elsewhere, are no new doubt; one types on in the grid.
  await type(firstCell(/^Kade 12/, WEDNESDAY), '7:45{Enter}8{Enter}');
  await expect
    .poll(() => edits(api))
    .toMatchObject([{ hours: 7.75 }, { employeeId: bob.id, hours: 8 }]);
});

test('hours that are not meant stay typed at their cells, and the others are recorded', async () => {
  const days = [0, 1, 2].map((by) => addDays(monday, by));
  const items = days.map((date, at) => worked({ date, ...(at > 0 && morning) }));
  const api = hoursApi({ items });
  await open(api);
  await cell(/^Kade 12/, 0).click();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}8{Control>}{Enter}{/Control}');
  await expect.element(doubt.getByText('2 keer meer dan gepland. Toch opslaan?')).toBeVisible();
  await cancelQuestion(doubt);
  await expect.poll(() => edits(api)).toMatchObject([{ date: monday, hours: 8 }]);
  await expect.element(strip).toMatchTextContent('1 van 3 vakken bewaard. 2 zijn rood');
  await expect.element(cell(/^Kade 12/, 1)).toHaveTextContent('8');
  await expect.element(strip).toMatchTextContent('Meer dan gepland (5 uur).');
});

test('the form asks once about more hours than fit between the planned times', async () => {
  const api = hoursApi({ items: [worked({ date: monday, ...morning })] });
  await open(api);
  await page.getByRole('button', { name: 'Uren toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Uren toevoegen' });
  const choose = async (label: string, option: RegExp) => {
    await form.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Wie', /^Ann/);
  await choose('Werk', /^Kade 12/);
  await form.getByRole('spinbutton', { name: 'Uren' }).fill('7,75');
  api.refuseWith('changed-meanwhile');
  const add = form.getByRole('button', { name: 'Toevoegen' });
  await add.click();
  await expect.element(doubt.getByText('Meer dan gepland (5 uur). Toch opslaan?')).toBeVisible();
  expect(edits(api)).toEqual([]);
  await doubt.getByRole('button', { name: 'Toch opslaan' }).click();
  await expect.poll(() => edits(api)).toHaveLength(1);
  await expect.element(doubt).not.toBeInTheDocument();
  api.refuseWith(null);
  await add.click();
  await expect.poll(() => edits(api)).toMatchObject([{}, { employeeId: ann.id, hours: 7.75 }]);
});

test('a reason for hours that exceed the planned times already is saved without a question', async () => {
  const items = [worked({ ...morning, entered: 7.75 })];
  const api = hoursApi({ items });
  await open(api);
  await row(/^Ann de Boer/)
    .nth(0)
    .getByRole('button', { name: 'Ann de Boer' })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Kade 12/ })
    .click();
  const form = page.getByRole('dialog', { name: 'Uren wijzigen' });
  await form.getByRole('textbox', { name: 'Reden' }).fill('Regen');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.poll(() => edits(api)).toMatchObject([{ hours: 7.75, reason: 'Regen' }]);
});

test('the form says which hours it replaces', async () => {
  await open(hoursApi({ items: [worked({ date: monday, entered: 8 })] }));
  await page.getByRole('button', { name: 'Uren toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Uren toevoegen' });
  const choose = async (label: string, option: RegExp) => {
    await form.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await expect.element(form.getByRole('button', { name: 'Toevoegen' })).toBeVisible();
  await choose('Wie', /^Ann/);
  await choose('Werk', /^Kade 12/);
  await expect
    .element(form)
    .toMatchTextContent('ingevuld 8 uur. Wat je invult komt daarvoor in de plaats.');
  await expect.element(form.getByRole('button', { name: 'Vervangen' })).toBeVisible();
});

test('without a connection typed hours stay, and are recorded when it is back', async () => {
  const api = hoursApi({ items: [worked()] });
  const network = api.disconnect(hours.record);
  await open(api);
  await type(cell(/^Kade 12/, WEDNESDAY), '8{Enter}');
  await expect.element(strip).toMatchTextContent('Geen verbinding. 1 wijziging wacht');
  await expect.element(cell(/^Kade 12/, WEDNESDAY)).toHaveTextContent('8');
  network.reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => edits(api).at(-1)).toMatchObject({ hours: 8 });
  await expect.element(strip).not.toMatchTextContent('Geen verbinding');
});

test('the same hours by project, with the register of days of each', async () => {
  const api = hoursApi({
    items: [worked({ entered: 8 }), worked({ employeeId: bob.id, entered: 6 })],
  });
  const line = { employeeId: ann.id, name: 'Ann de Boer', date: day, hours: 8, travel: 0 };
  api.answer(hours.register, { issues: [], approved: [line], open: 6 });
  await open(api, { remembered: { hoursGroup: 'projects' } });
  await expectSums(/^Kade 12/, '16', '14', '−2');
  await grid.getByRole('button', { name: 'Mandagenregister' }).click();
  const register = page.getByRole('dialog', { name: /^Mandagenregister Kade 12, week 3/ });
  await expect.element(register).toMatchTextContent('6 uur aan dit werk is nog niet goedgekeurd');
  await expect.element(register.getByRole('button', { name: 'Nummer 1 uitgeven' })).toBeVisible();
  await expectAccessible();
});

test('the sums of a month stay in view, and the week of today is opened', async () => {
  vi.setSystemTime('2026-03-30T09:00:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const items = [worked({ date: getToday(), entered: 7 })];
  await open(hoursApi({ items }), { remembered: { hoursView: 'month', hoursDate: getToday() } });
  const head = (name: string) => grid.getByRole('columnheader', { name, exact: true });
  await expect.element(head('Uren')).toBeVisible();
  const rightOf = (name: string) => head(name).element().getBoundingClientRect().right;
  const right = grid.element().getBoundingClientRect().right;
  expect(rightOf('Goedkeuring')).toBeLessThanOrEqual(right);
  // The whole month fits at 1440.
  expect(grid.element().scrollWidth).toBe(grid.element().clientWidth);
  await expect.element(grid).not.toHaveAttribute('data-more-before');
  // There is no column for what was planned.
  const recorded = grid
    .getByRole('row', { name: /^Totaal/ })
    .getByRole('gridcell')
    .last();
  expect(recorded.element().closest('[title]')?.getAttribute('title')).toBe('Gepland 8 uur');
  await page.viewport(1000, 800);
  await expect.element(grid).toHaveAttribute('data-more-before');
  grid.element().scrollLeft = 0;
  await expect.element(grid).toHaveAttribute('data-more-after');
  const { right: narrow } = grid.element().getBoundingClientRect();
  expect(rightOf('Verschil tot nu')).toBeLessThanOrEqual(narrow);
  await page.viewport(1440, 900);
  await grid.getByRole('button', { name: 'Ann de Boer' }).click();
  const { week, year } = getIsoWeek(getToday());
  const title = `Ann de Boer, week ${week}, ${year}`;
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
});

test('totals by person, project, client and kind add up to the same', async () => {
  const items = [
    worked({ entered: 8 }),
    worked({ projectId: null, clientId: bakery.id, entered: 2 }),
  ];
  await open(
    hoursApi({ items, lines: [lineOf({ kindId: overtime.id, hours: 1, entered: null })] }),
  );
  await page.getByRole('button', { name: 'Totalen' }).click();
  const totals = page.getByRole('dialog', { name: 'Totalen' });
  for (const by of ['Personeel', 'Projecten', 'Klanten', 'Soorten']) {
    await totals.getByText(by, { exact: true }).click();
    await expect.element(totals.getByRole('row', { name: /^Totaal/ })).toMatchTextContent('11');
  }
  await expectAccessible();
});

test('a narrow grid shows hours whole, and of a long name two lines on the week sheet', async () => {
  const title =
    'Uitbreiding met vier klaslokalen en een gymzaal, inclusief het schoolplein en hekwerk';
  const api = hoursApi({ items: [worked({ entered: 10.75 })] });
  api.answer(projects.list, [{ ...quay, title }]);
  await open(api);
  await page.viewport(1280, 900);
  await grid.getByRole('button', { name: 'Ann de Boer' }).click();
  const wednesday = cell(/^Uitbreiding/, WEDNESDAY).element();
  // Right-aligned, so that what has no room is cut off at the left, which is not scrolled to.
  const cutOff = () => {
    const text = document.createRange();
    text.selectNodeContents(wednesday);
    return wednesday.getBoundingClientRect().left - text.getBoundingClientRect().left;
  };
  await expect.poll(() => page.getByRole('main').element().clientWidth).toBe(680);
  await expect.poll(cutOff).toBeLessThanOrEqual(0);
  await page.viewport(1024, 768);
  await expect.poll(() => page.getByRole('main').element().clientWidth).toBe(624);
  await expect.poll(cutOff).toBeLessThanOrEqual(0);
  const name = page.getByRole('dialog').getByRole('button').getByTitle(title);
  const lineHeight = Number.parseFloat(getComputedStyle(name.element()).lineHeight);
  expect(name.element().clientHeight).toBeLessThan(2.5 * lineHeight);
});

test('a phone shows people, and their week with its days', async () => {
  const api = hoursApi({ items: [worked({ entered: 8 })], lines: [lineOf({ reason: 'Gestopt' })] });
  await open(api, { size: 'phone' });
  await page.getByRole('button', { name: /^Ann de Boer/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Ann de Boer/ });
  await expect.element(sheet).toMatchTextContent('Ingevuld 8 uur, gewijzigd door admin');
  await expect.element(sheet).toMatchTextContent('‘Gestopt’');
  await expectAccessible();
  await sheet.getByRole('button', { name: /^Kade 12/ }).click();
  const form = page.getByRole('dialog', { name: 'Uren wijzigen' });
  await expect.element(form).toMatchTextContent('Ann de Boerwoensdag 14 januari 2026Kade 12');
  await expect.element(form.getByRole('combobox')).not.toBeInTheDocument();
  await expectAccessible();
  api.refuseWith('hours-approved');
  await form.getByRole('spinbutton', { name: 'Uren' }).fill('6');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form).toMatchTextContent('Deze week is goedgekeurd.');
  api.refuseWith(null);
  await form.getByRole('spinbutton', { name: 'Uren' }).fill('6,5');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.poll(() => edits(api).at(-1)).toMatchObject({ hours: 6.5, seen: 7 });
  // Back at the week, and from its form without a change too.
  await expect.element(sheet).toMatchTextContent('6,5 uur');
  await sheet.getByRole('button', { name: 'Uren toevoegen op wo 14 jan' }).click();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect.element(sheet).toBeVisible();
});

test('a phone shows a month by person with its weeks, and the hours by project', async () => {
  const api = hoursApi({
    items: [worked({ entered: 8 }), worked({ employeeId: bob.id, entered: 6 })],
  });
  const line = { employeeId: ann.id, name: 'Ann de Boer', date: day, hours: 8, travel: 0 };
  api.answer(hours.register, { issues: [], approved: [line], open: 6 });
  await open(api, { size: 'phone' });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Weergave' }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await choose('Maand');
  const person = page.getByRole('button', { name: /^Ann de Boer/ });
  await person.click();
  const week = page.getByRole('button', { name: /^Week 3/ });
  await expect.element(week).toMatchTextContent('8 uur');
  await expectAccessible();
  await week.click();
  const sheet = page.getByRole('dialog', { name: /^Ann de Boer, week 3/ });
  await sheet.getByRole('button', { name: 'Sluiten' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await choose('Week');
  await choose('Projecten');
  const work = page.getByRole('button', { name: /^Kade 12/ });
  await expect.element(work).toMatchTextContent(/14 uur.*2 mensen/);
  await expectAccessible();
  await work.click();
  const people = page.getByRole('listitem').filter({ hasText: /^Kade 12/ });
  await expect.element(people).toMatchTextContent(/Ann de Boer.*8 uur.*Bob Kuipers.*6 uur/);
  await expectAccessible();
  await page.getByRole('button', { name: 'Mandagenregister' }).click();
  const register = page.getByRole('dialog', { name: /^Mandagenregister Kade 12, week 3/ });
  const sum = register.getByRole('columnheader', { name: 'Totaal' });
  await expect.element(sum).toBeVisible();
  // The sum of the days is in view beside all of them.
  expect(sum.element().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
});
