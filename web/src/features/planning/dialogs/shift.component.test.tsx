import { addDays } from '@ploegplan/contract/dates/dates';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
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
  wednesday,
} from '../../../../test/subjects/planning.ts';

const menu = page.getByRole('menu');
const dialog = page.getByRole('dialog', { name: 'Planning verschuiven' });
const entry = menu.getByRole('menuitem', { name: 'Verschuiven…' });
const rows = dialog.getByRole('region', { name: 'Van dag naar dag' }).getByRole('listitem');
const on = (date: string, item: PlanningItem): PlanningItem => ({ ...item, date });
const monday = addDays(wednesday, -2);

test('a project of 60 items is moved by a week in three presses, and back by one undo', async () => {
  const crew = Array.from({ length: 12 }, (_, at) => sample(Employee, { name: `Timmerman ${at}` }));
  const items = crew.flatMap((person) =>
    [0, 1, 2, 3, 4].map((day) => on(addDays(monday, day), itemAt('Kade 1', person))),
  );
  const api = planningApi({ employees: crew, items });
  await openBoard({ api, remembered: { boardRows: 'projects' } });
  await page.getByRole('rowheader', { name: bos.title }).click({ button: 'right' });
  await entry.click();
  await dialog.getByRole('button', { name: 'Verschuiven' }).click();
  await expect.element(page.getByText(/60 ingeplande dagen verschoven naar/)).toBeVisible();
  const datesOf = () =>
    new Map(lastEdits(api).map((edit) => [edit.id, 'values' in edit && edit.values.date]));
  expect(datesOf()).toEqual(new Map(items.map(({ id, date }) => [id, addDays(date, 7)])));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .poll(datesOf)
    .toEqual(new Map(items.map(({ id, date }) => [id, date]).toReversed() as [string, string][]));
  expect(api.received(planning.edit)).toHaveLength(2);
  expect(api.received(planning.get)).toEqual([]);
});

test('the preview has each item with its old and new day, what is against it, and what stays because of its hours', async () => {
  const recorded = itemAt('Kade 2', bob);
  const times = { startTime: '07:00', endTime: '16:00' };
  const [assignment] = recorded.assignments;
  const api = planningApi({
    items: [
      itemAt('Kade 1', ann),
      on(addDays(wednesday, 2), { ...itemAt('Kade 3', ann), ...times }),
      {
        ...recorded,
        assignments: assignment ? [{ ...assignment, hoursWorked: 8 }] : [],
      },
      on(addDays(wednesday, 9), { ...itemAt('Kade 9', ann), ...times, projectId: null }),
    ],
  });
  await openBoard({ api });
  await blocks('Kade 1').click({ button: 'right' });
  await entry.click();
  await expect.element(rows.nth(0)).toMatchTextContent(/vr 16 jan → vr 23 jan/);
  await expect.element(rows.nth(0)).toMatchTextContent(/Ook ingepland/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Bob Kuipers.*wo 14 jan blijft staan/);
  await expect.element(rows.nth(2)).toMatchTextContent(/Ann de Boer.*wo 14 jan → wo 21 jan/);
  await expectAccessible();
  await dialog.getByText('Eerder', { exact: true }).click();
  await dialog.getByRole('spinbutton', { name: 'Werkdagen' }).fill('1');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Begint dan op' }))
    .toHaveValue('13-01-2026');
  await dialog.getByRole('button', { name: 'Verschuiven' }).click();
  await expect
    .poll(() => lastEdits(api))
    .toMatchObject([{ values: { date: '2026-01-13' } }, { values: { date: '2026-01-15' } }]);
});

test('room is made before work in a row: only what would then be in the way moves', async () => {
  const later = (days: number) => on(addDays(wednesday, days), itemAt('Kade 2', ann));
  const api = planningApi({
    items: [
      itemAt('Kade 1', ann),
      later(1),
      later(5),
      on(addDays(wednesday, 1), itemAt('Kade 3', bob)),
    ],
  });
  await openBoard({ api });
  await blocks('Kade 1').click({ button: 'right' });
  await entry.click();
  await pick(dialog.getByRole('combobox', { name: 'Wat' }), 'ruimte');
  await dialog.getByRole('textbox', { name: 'Begint dan op' }).fill('15-01-2026');
  await dialog.getByRole('button', { name: 'Verschuiven' }).click();
  await expect
    .poll(() => lastEdits(api))
    .toMatchObject([{ values: { date: '2026-01-15' } }, { values: { date: '2026-01-16' } }]);
});

test('all work of a crew is shifted from the menu of the planning: only its days change', async () => {
  const [carl, dirk] = ['Carl', 'Dirk'].map((name) =>
    sample(Employee, { name, crew: 'Ploeg Noord' }),
  );
  if (!carl || !dirk) throw new Error('No crew');
  const api = planningApi({
    employees: [ann, carl, dirk],
    items: [
      itemAt('Kade 1', ann),
      itemAt('Kade 2', carl),
      on(addDays(wednesday, 1), itemAt('Kade 3', dirk)),
    ],
  });
  await openBoard({ api });
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await menu.getByRole('menuitem', { name: 'Planning verschuiven…' }).click();
  await expect.element(dialog.getByText('Alles van Ploeg Noord vanaf een dag')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verschuiven' }).click();
  await expect.poll(() => lastEdits(api)).toHaveLength(2);
  expect(lastEdits(api)).toMatchObject([
    { values: { date: '2026-01-21' } },
    { values: { date: '2026-01-22' } },
  ]);
  expect(
    lastEdits(api).flatMap((edit) => ('values' in edit ? Object.keys(edit.values) : [])),
  ).toEqual(['date', 'date']);
});
