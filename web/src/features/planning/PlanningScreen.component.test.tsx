import { addDays, getIsoWeek, getToday } from '@ploegplan/contract/dates/dates';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { opened } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import {
  ann,
  blocks,
  bob,
  bos,
  choose,
  drawer,
  itemAt,
  lastEdits,
  openBoard,
  openItem,
  openNew,
  planningApi,
  rowOf,
  saveByKey,
  wednesday,
} from '../../../test/subjects/planning.ts';
import { expectAddress } from '../../../test/subjects/session.ts';
import { selectedDate } from '../../data/planning/planning-remembered.ts';
import { recall } from '../../lib/remembered/remembered.ts';

/** Clicks the cell of the Wednesday in the row of an employee. */
async function clickWednesday(employee: Employee): Promise<void> {
  const row = rowOf(employee);
  const { left, height } = row.element().getBoundingClientRect();
  const heading = page.getByRole('columnheader', { name: /^woensdag/ });
  const column = heading.element().getBoundingClientRect();
  const x = column.left + column.width / 2 - left;
  await row.click({ position: { x, y: height / 2 } });
}

describe('planning on the board', () => {
  test('a click on a free cell creates an item for that employee, day and project', async () => {
    const api = planningApi();
    await openBoard({ api });
    await clickWednesday(bob);
    await expect.element(drawer.getByText('Bob Kuipers')).toBeVisible();
    const project = drawer.getByRole('combobox', { name: 'Project' });
    await expect.element(project).toHaveFocus();
    await drawer.getByRole('button', { name: 'Inplannen' }).click();
    await expect.element(project).toHaveAccessibleDescription('Kies een project');

    await choose('Project', 'bos');
    await expect.element(project).toHaveValue('Nieuwbouw Bos');
    await expect
      .element(drawer.getByRole('textbox', { name: 'Locatie' }))
      .toHaveAttribute('placeholder', 'Boslaan 1');
    await drawer.getByRole('button', { name: 'Inplannen' }).click();
    await expect.element(page.getByText('Ingepland')).toBeVisible();
    await expect.element(blocks(/07:00.*Nieuwbouw Bos.*Boslaan 1/)).toBeVisible();
    await expect.element(drawer).not.toBeInTheDocument();
    const values = {
      date: wednesday,
      startTime: '07:00',
      endTime: '16:00',
      projectId: bos.id,
      employeeIds: [bob.id],
    };
    expect(lastEdits(api)).toMatchObject([{ kind: 'create', values }]);
  });

  test('names lead to the employee and heads to the day', async () => {
    await openBoard({ api: planningApi() });
    await page.getByRole('link', { name: /^vr/ }).click();
    await expect.poll(() => recall(selectedDate)).toBe(addDays(wednesday, 2));
    await page.getByRole('rowheader').getByRole('link', { name: 'Bob Kuipers' }).click();
    await expectAddress(`/employee-details/${bob.id}`);
  });

  test('on a phone a tap creates an item on the day that is shown', async () => {
    await openBoard({ api: planningApi(), size: 'phone', remembered: { viewMode: 'day' } });
    await expect.element(page.getByRole('columnheader')).toHaveLength(2);
    await clickWednesday(ann);
    await expect.element(drawer.getByText('Ann de Boer')).toBeVisible();
    await choose('Project', 'bos');
    await saveByKey();
    await expect.element(blocks('Nieuwbouw Bos')).toBeVisible();
  });

  test('an item with several employees is shown in the row of each', async () => {
    await openBoard({ api: planningApi({ items: [itemAt('Kade 1', ann, bob)] }) });
    await expect.element(rowOf(ann).getByRole('gridcell', { name: 'Kade 1' })).toBeVisible();
    await expect.element(rowOf(bob).getByRole('gridcell', { name: 'Kade 1' })).toBeVisible();
  });
});

test('the board stays in use beside the form, and marks what it is about', async () => {
  await openBoard({ api: planningApi({ items: [itemAt('Kade 1', ann)] }) });
  await clickWednesday(bob);
  await expect.element(drawer.getByText('Bob Kuipers')).toBeVisible();
  const cell = rowOf(bob).getByRole('gridcell', { name: 'woensdag 14 januari 2026', exact: true });
  await expect.element(cell).toHaveAttribute('aria-current', 'true');
  await blocks('Kade 1').click();
  await expect.element(drawer.getByRole('textbox', { name: 'Locatie' })).toHaveValue('Kade 1');
  await expect.element(blocks('Kade 1')).toHaveAttribute('aria-current', 'true');
  await expect.element(cell).not.toBeInTheDocument();

  await drawer.getByRole('textbox', { name: 'Locatie' }).fill('Kade 2');
  await clickWednesday(bob);
  const question = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });
  await question.getByRole('button', { name: 'Verder invullen' }).click();
  await expect.element(drawer.getByRole('textbox', { name: 'Locatie' })).toHaveValue('Kade 2');
  await clickWednesday(bob);
  await question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await expect.element(drawer.getByText('Bob Kuipers')).toBeVisible();
  await expect.element(drawer.getByRole('combobox', { name: 'Project' })).toHaveFocus();
});

test('buttons open other weeks; the planning reopens at the last viewed week', async () => {
  const next = { ...itemAt('Volgende', ann), date: addDays(getToday(), 7) };
  const api = planningApi({ items: [next] });
  await openBoard({ api, remembered: { selectedDate: getToday() } });
  await expect.element(blocks('Volgende')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Volgende week' }).click();
  await expect.element(blocks('Volgende')).toBeVisible();
  const kept = (name: string) =>
    JSON.parse(localStorage.getItem(`ploegplan.demo.gebruiker.${name}`) ?? '');
  const seen = kept('selectedDate');
  expect(seen).toBe(next.date);
  const { week, year } = getIsoWeek(next.date);
  expect([kept('selectedWeek'), kept('selectedYear')]).toEqual([week, year]);

  await opened.close();
  await openBoard({ api, remembered: { selectedDate: seen } });
  await expect.element(blocks('Volgende')).toBeVisible();
  await page.getByRole('button', { name: 'Vandaag' }).click();
  await expect.element(blocks('Volgende')).not.toBeInTheDocument();
  const weekOf = (date: string) =>
    page.getByRole('grid', { name: `week ${getIsoWeek(date).week}` });
  await page.getByRole('button', { name: 'Vorige week' }).click();
  await expect.element(weekOf(addDays(getToday(), -7))).toBeVisible();
});

test('a search applies 200 ms after the last input, a cleared one at once', async () => {
  await openBoard({ api: planningApi() });
  const rows = page.getByRole('rowheader');
  const search = page.getByRole('searchbox', { name: 'Zoek in de planning' });
  await expect.element(rows).toHaveLength(2);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await search.fill('bo');
  await vi.advanceTimersByTimeAsync(150);
  await search.fill('bob');
  await vi.advanceTimersByTimeAsync(199);
  expect(rows.elements()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(rows).toHaveLength(1);
  await search.fill('');
  await expect.element(rows).toHaveLength(2);
});

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  const remembered = { colorScheme };

  test('the drawer is accessible, with validation messages and an open calendar', async () => {
    await openNew({ api: planningApi(), remembered });
    await saveByKey();
    await expect.element(drawer.getByText('Kies een project')).toBeVisible();
    await drawer.getByRole('button', { name: 'Datum: kalender' }).click();
    await expect.element(page.getByRole('button', { name: 'Volgende maand' })).toBeVisible();
    await expectAccessible();
  });
});

test('the drawer shows the recorded hours of an item, accessibly', async () => {
  const recorded = { employeeId: ann.id, hoursWorked: 7.75, notes: 'Klaar' };
  const item = { ...itemAt('Hier', ann), assignments: [recorded] };
  await openItem(planningApi({ items: [item] }), 'Hier');
  await expect.element(drawer.getByText('7,75 uur')).toBeVisible();
  await expect.element(drawer.getByText('Klaar')).toBeVisible();
  await expectAccessible();
});
