import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays } from '@ploegplan/contract/dates/dates';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  ann,
  blocks,
  bob,
  bos,
  itemAt,
  lastEdits,
  openBoard,
  pick,
  planningApi,
  rowOf,
  wednesday,
} from '../../../../test/subjects/planning.ts';

const cas = sample(Employee, { name: 'Cas Visser', crew: 'Ploeg Noord' });
const thursday = addDays(wednesday, 1);
const friday = addDays(wednesday, 2);

const dialog = (name: string) => page.getByRole('dialog', { name });
const entry = (name: string) => page.getByRole('menuitem', { name });

/** Opens the menu of an item and takes an entry. */
async function choose(text: string, name: string): Promise<void> {
  await blocks(text).first().click({ button: 'right' });
  await entry(name).click();
}

describe('moving and copying by fields', () => {
  const move = dialog('Verplaatsen of kopiëren');

  test('V opens it; Enter moves to the typed day, after which one step undoes it', async () => {
    const api = planningApi({ items: [itemAt('Kade 1', ann)] });
    await openBoard({ api });
    await blocks('Kade 1').click({ modifiers: ['Control'] });
    await userEvent.keyboard('{Escape}v');
    await expect.element(move.getByLabelText('Dag', { exact: true })).toHaveFocus();
    await expect.element(move.getByRole('button', { name: 'Verplaatsen' })).toBeDisabled();
    await move.getByLabelText('Dag', { exact: true }).fill('15-01-2026');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Nieuwbouw Bos verplaatst naar do 15 jan')).toBeVisible();
    await expect
      .poll(() => lastEdits(api))
      .toMatchObject([{ kind: 'change', values: { date: thursday } }]);
    await expect.poll(() => document.activeElement?.closest('[role="grid"]')).not.toBeNull();
    await page.getByRole('button', { name: 'Ongedaan maken' }).first().click();
    await expect.poll(() => lastEdits(api)).toMatchObject([{ values: { date: wednesday } }]);
  });

  test('copies days of a bar to somebody else, and warns before', async () => {
    const times = { startTime: '07:00:00', endTime: '16:00:00' };
    const items = [wednesday, thursday].map((date) => ({
      ...itemAt('Kade 1', ann),
      ...times,
      date,
    }));
    const other = { ...itemAt('Elders', bob), ...times, date: thursday };
    const api = planningApi({ items: [...items, other] });
    await openBoard({ api });
    await choose('Kade 1', 'Verplaatsen of kopiëren…');
    await pick(move.getByRole('combobox', { name: 'Voor wie' }), 'bob');
    await expect
      .element(move.getByRole('list', { name: 'Let op' }))
      .toMatchTextContent('Ook ingepland');
    await expect.element(move.getByRole('button', { name: 'Toch verplaatsen' })).toBeVisible();
    await move.getByRole('button', { name: 'Toch kopiëren' }).click();
    await expect.element(move).not.toBeInTheDocument();
    await expect
      .poll(() => lastEdits(api))
      .toMatchObject(
        items.map(({ id }) => ({ kind: 'copy', of: id, values: { employeeIds: [bob.id] } })),
      );
  });

  test('moves the chosen days of a bar only', async () => {
    const items = [wednesday, thursday, friday].map((date) => ({ ...itemAt('Kade 1', ann), date }));
    const api = planningApi({ items });
    await openBoard({ api });
    await choose('Kade 1', 'Verplaatsen of kopiëren…');
    const days = move.getByRole('group', { name: 'Welke dagen' });
    for (const name of ['wo 14 jan', 'do 15 jan', 'vr 16 jan']) {
      await days.getByRole('checkbox', { name }).click();
    }
    await expect.element(move.getByText('Kies minstens één dag')).toBeVisible();
    await expect.element(move.getByRole('button', { name: 'Verplaatsen' })).toBeDisabled();
    await expectAccessible();
    for (const name of ['wo 14 jan', 'vr 16 jan']) {
      await days.getByRole('checkbox', { name }).click();
    }
    await pick(move.getByRole('combobox', { name: 'Voor wie' }), 'bob');
    await move.getByRole('button', { name: 'Verplaatsen', exact: true }).click();
    await expect
      .poll(() => lastEdits(api)?.map(({ id }) => id))
      .toEqual([items[0]?.id, items[2]?.id]);
  });

  test('what has hours recorded can be copied only', async () => {
    const item = itemAt('Kade 1', ann);
    const assignments = [{ employeeId: ann.id, hoursWorked: 8, notes: '' }];
    await openBoard({ api: planningApi({ items: [{ ...item, assignments }] }) });
    await choose('Kade 1', 'Verplaatsen of kopiëren…');
    await expect.element(move.getByText('Kies waar het heen gaat')).toBeVisible();
    await move.getByLabelText('Dag', { exact: true }).fill('15-01-2026');
    await userEvent.keyboard('{Tab}');
    await expect.element(move.getByText('Je kunt dit alleen kopiëren')).toBeVisible();
    await expect.element(move.getByRole('button', { name: 'verplaatsen' })).toBeDisabled();
    await expect.element(move.getByRole('button', { name: 'kopiëren' })).toBeEnabled();
  });
});

describe('a selection', () => {
  const bar = page.getByRole('toolbar', { name: 'Selectie' });
  const setup = async (options: Partial<Parameters<typeof openBoard>[0]> = {}) => {
    const items = [itemAt('Kade 1', ann), itemAt('Kade 2', bob)];
    const dam = sample(Project, { title: 'Renovatie Dam' });
    const api = planningApi({ items, projects: [bos, dam] });
    await openBoard({ api, ...options });
    return { api, items, dam };
  };

  test('gets another project in one command; Escape ends it', async () => {
    const { api, items, dam } = await setup();
    await blocks('Kade 1').click({ modifiers: ['Control'] });
    await userEvent.keyboard('{ArrowDown} ');
    await expect.element(bar.getByRole('status')).toMatchTextContent('2 items geselecteerd');
    await expectAccessible();
    await bar.getByRole('button', { name: 'Ander project' }).click();
    await pick(dialog('Ander project').getByRole('combobox'), 'dam');
    await dialog('Ander project').getByRole('button', { name: 'Opslaan' }).click();
    await expect
      .element(page.getByText('Nieuwbouw Bos (2 items) naar Renovatie Dam'))
      .toBeVisible();
    await expect
      .poll(() => lastEdits(api))
      .toMatchObject(
        items.map(({ id }) => ({ kind: 'change', id, values: { projectId: dam.id } })),
      );
    await expect.element(dialog('Ander project')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('on a phone begins in the menu and grows by taps', async () => {
    const { api } = await setup({ size: 'phone' });
    await choose('Nieuwbouw Bos', 'Selecteren');
    await rowOf(bob).getByRole('gridcell', { name: 'Nieuwbouw Bos' }).click();
    await expect.element(bar.getByRole('status')).toMatchTextContent('2 items');
    await bar.getByRole('button', { name: 'Acties' }).click();
    await entry('Verwijderen').click();
    await expect.element(blocks('Nieuwbouw Bos')).not.toBeInTheDocument();
    await expect.poll(() => lastEdits(api).map(({ kind }) => kind)).toEqual(['remove', 'remove']);
    await page.getByRole('button', { name: 'Meer', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Ongedaan maken: / }).click();
    await expect.element(blocks('Nieuwbouw Bos')).toHaveLength(2);
  });
});

describe('copying planning', () => {
  const away = (employeeId: string, day: string) =>
    sample(Absence, {
      employeeId,
      firstDay: day,
      lastDay: day,
      kindName: 'Vakantie',
      hoursPerDay: null,
    });

  test('copies a week to the next, without who is away unless wanted', async () => {
    const items = [itemAt('Kade 1', ann, bob), itemAt('Kade 2', cas)];
    const api = planningApi({ employees: [ann, bob, cas], items });
    api.answer(absences.list, [away(bob.id, addDays(wednesday, 7))]);
    await openBoard({ api });
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await entry('Planning kopiëren…').click();
    const copy = dialog('Planning kopiëren');
    await expect.element(copy.getByText('2 items erbij in week 4')).toBeVisible();
    await expect.element(copy.getByText('wo 21 jan zonder Bob Kuipers: Vakantie')).toBeVisible();
    await expectAccessible();
    await copy.getByRole('button', { name: 'Kopiëren', exact: true }).click();
    await expect.element(copy).not.toBeInTheDocument();
    await expect
      .poll(() => lastEdits(api))
      .toMatchObject([
        { kind: 'copy', of: items[0]?.id, values: { date: '2026-01-21', employeeIds: [ann.id] } },
        { kind: 'copy', of: items[1]?.id, values: { date: '2026-01-21' } },
      ]);
  });

  test('copies a day of one crew from the menu of a free cell, and tells what is there', async () => {
    const items = [
      itemAt('Kade 1', ann),
      itemAt('Kade 2', cas),
      { ...itemAt('Kade 3', cas), date: thursday },
    ];
    const api = planningApi({ employees: [ann, bob, cas], items });
    await openBoard({ api });
    const row = rowOf(bob);
    const { left, height } = row.element().getBoundingClientRect();
    const head = page.getByRole('columnheader', { name: /^woensdag/ }).element();
    const x = head.getBoundingClientRect().left + 20 - left;
    await row.click({ button: 'right', position: { x, y: height / 2 } });
    await entry('Dag kopiëren…').click();
    const copy = dialog('Planning kopiëren');
    await pick(copy.getByRole('combobox', { name: 'Van wie' }), 'noord');
    await expect.element(copy.getByText('1 item erbij op do 15 jan')).toBeVisible();
    await expect.element(copy.getByText('Er staat daar al 1 item')).toBeVisible();
    await copy.getByRole('button', { name: 'Toch kopiëren' }).click();
    await expect.element(copy).not.toBeInTheDocument();
    await expect
      .poll(() => lastEdits(api))
      .toMatchObject([{ of: items[1]?.id, values: { date: thursday } }]);
  });

  test('repeats work each week until a day, within a year', async () => {
    const item = itemAt('Kade 1', ann);
    const api = planningApi({ items: [item] });
    api.answer(absences.list, [away(ann.id, addDays(wednesday, 14))]);
    await openBoard({ api });
    await choose('Kade 1', 'Herhalen…');
    const repeat = dialog('Elke week herhalen');
    const until = repeat.getByLabelText('Tot en met', { exact: true });
    await until.fill('20-01-2027');
    await expect.element(repeat.getByText('Kies een dag binnen een jaar')).toBeVisible();
    await until.fill('04-02-2026');
    await expect.element(repeat.getByText('2 items erbij in 3 weken')).toBeVisible();
    await repeat.getByRole('switch', { name: 'Deze dagen toch inplannen' }).click();
    await expect.element(repeat.getByText('3 items erbij in 3 weken')).toBeVisible();
    await repeat.getByRole('button', { name: 'Herhalen' }).click();
    await expect.element(repeat).not.toBeInTheDocument();
    const days = [7, 14, 21].map((count) => addDays(wednesday, count));
    await expect
      .poll(() => lastEdits(api))
      .toMatchObject(days.map((date) => ({ kind: 'copy', of: item.id, values: { date } })));
  });
});
