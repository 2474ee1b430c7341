import { Employee } from '@ploegplan/contract/employees/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, untilLive, useTimers } from '../../../test/live.ts';
import { notificationRegion } from '../../../test/notifications.ts';
import {
  ann,
  blocks,
  bob,
  drawer,
  itemAt,
  lastEdits,
  openBoard,
  planningApi,
  rowOf,
  wednesday,
} from '../../../test/subjects/planning.ts';
import { toListedItem } from '../../data/planning/test/test-planning-item.ts';

const timed = { startTime: '07:00:00', endTime: '16:00:00' };
const one = { ...itemAt('Kade 1', ann), ...timed };
const keyboard = (keys: string) => userEvent.keyboard(keys);
const free = (employee: Employee) => rowOf(employee).getByRole('gridcell', { name: 'vrij' });
const blockOf = (employee: Employee) => rowOf(employee).getByRole('gridcell', { name: 'Kade 1' });

/** Focuses the item, which is on the third day of the first row. */
async function focusItem(): Promise<void> {
  page.getByRole('searchbox').element().focus();
  while (!page.getByRole('grid').element().contains(document.activeElement))
    await keyboard('{Tab}');
  await keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}');
  await expect.element(blocks('Kade 1')).toHaveFocus();
}

test('the skip link leads to the board, past the menu and the controls', async () => {
  await openBoard({ api: planningApi({ items: [one] }) });
  page.getByRole('button', { name: 'Naar de inhoud' }).element().focus();
  await keyboard('{Enter}{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}');
  await expect.element(blocks('Kade 1')).toHaveFocus();
});

test('arrow keys move over items and free cells; Enter opens, N creates and Escape returns focus', async () => {
  await openBoard({ api: planningApi({ items: [one] }) });
  await focusItem();
  await keyboard('{Enter}');
  await expect.element(drawer.getByRole('textbox', { name: 'Locatie' })).toHaveValue('Kade 1');
  await keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(blocks('Kade 1')).toHaveFocus();

  await keyboard('{ArrowDown}');
  await expect.element(free(bob)).toHaveFocus();
  await keyboard('{Enter}');
  await expect.element(drawer.getByText('Bob Kuipers')).toBeVisible();
  await keyboard('{Escape}');
  await expect.element(free(bob)).toHaveFocus();
  await keyboard('{ArrowUp}n');
  await expect.element(drawer.getByRole('link', { name: 'Ann de Boer' })).toBeVisible();
});

test('Alt and arrows move an item, with Shift its end; the focus goes along, and each is said once', async () => {
  const api = planningApi({ items: [one, { ...itemAt('Kade 9', bob), ...timed }] });
  await openBoard({ api });
  await focusItem();
  await keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
  await expect.poll(() => lastEdits(api)).toMatchObject([{ values: { date: '2026-01-16' } }]);
  await expect.element(blockOf(ann)).toHaveFocus();
  await keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(blockOf(bob)).toHaveFocus();
  await keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}');
  const said = 'Nieuwbouw Bos verplaatst naar wo 14 jan';
  await expect.element(page.getByText(said)).toBeVisible();
  const against = 'Let op: Ook ingepland: 07:00 – 16:00 Nieuwbouw Bos';
  await expect.element(page.getByText(against)).toBeVisible();
  // In one live region and nowhere else.
  const texts = document.body.textContent.split(said);
  expect(texts).toHaveLength(2);
  expect(notificationRegion().textContent).toContain(against);
  expect(notificationRegion().getAttribute('aria-live')).toBe('polite');

  await keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await expect.element(blockOf(bob)).toHaveAttribute('aria-colspan', '2');
  await expect.element(blockOf(bob)).toHaveFocus();
  await keyboard('{Delete}');
  await page.getByRole('button', { name: 'Alle dagen' }).click();
  await expect.element(blockOf(bob)).not.toBeInTheDocument();
});

test('undo takes the focus back with the item that was moved', async () => {
  await openBoard({ api: planningApi({ items: [one, { ...itemAt('Kade 9', bob), ...timed }] }) });
  await focusItem();
  await keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(blockOf(bob)).toHaveFocus();
  await keyboard('{Control>}z{/Control}');
  await expect.element(blockOf(ann)).toHaveFocus();
  await keyboard('{Control>}y{/Control}');
  await expect.element(blockOf(bob)).toHaveFocus();
});

test('Alt and an arrow past the last day shows the week in which the item is now, with the focus on it', async () => {
  const api = planningApi({ items: [one] });
  await openBoard({ api });
  await focusItem();
  await keyboard(`{Alt>}${'{ArrowRight}'.repeat(5)}{/Alt}`);
  await expect.element(page.getByRole('heading', { name: 'week 4, 2026' })).toBeVisible();
  await expect.element(blocks('Kade 1')).toHaveFocus();
  await keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'week 3, 2026' })).toBeVisible();
  await expect.element(blocks('Kade 1')).toHaveFocus();
  await expect.poll(() => lastEdits(api)).toMatchObject([{ values: { date: '2026-01-18' } }]);
});

test('without a network a moved item goes back, and the message says what was not saved', async () => {
  const api = planningApi({ items: [one] });
  await openBoard({ api });
  await focusItem();
  api.disconnect(planning.edit);
  await keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByText(/^Niet opgeslagen: geen verbinding/)).toBeVisible();
  await expect.element(page.getByText(/^Nieuwbouw Bos .*Bob Kuipers/)).toBeVisible();
  await expect.element(blockOf(ann)).toBeVisible();
  await expect.element(blockOf(bob)).not.toBeInTheDocument();
});

test('Shift and arrows select what lies between, and give back what lies there no longer', async () => {
  await openBoard({ api: planningApi({ items: [one, { ...itemAt('Kade 9', bob), ...timed }] }) });
  await focusItem();
  await keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(blocks('Kade 1')).toHaveAttribute('aria-selected', 'true');
  await expect.element(blocks('Kade 9')).toHaveAttribute('aria-selected', 'true');
  await keyboard('{Shift>}{ArrowUp}{ArrowRight}{/Shift}');
  await expect.element(blocks('Kade 9')).not.toHaveAttribute('aria-selected');
  await expect.element(blocks('Kade 1')).toHaveAttribute('aria-selected', 'true');
});

test('Delete removes and Ctrl+Z brings back; recorded hours stay, which is said', async () => {
  const recorded = { employeeId: bob.id, hoursWorked: 8, notes: '' };
  const done = { ...itemAt('Klaar 1', bob), assignments: [recorded] };
  const api = planningApi({ items: [one, done] });
  await openBoard({ api });
  await focusItem();
  await keyboard('{Delete}');
  await expect
    .element(page.getByText('Nieuwbouw Bos verwijderd, Ann de Boer op wo 14 jan'))
    .toBeVisible();
  await expect.element(free(ann)).toHaveFocus();
  await keyboard('{Control>}z{/Control}');
  await expect.element(blocks('Kade 1')).toHaveFocus();

  await keyboard('{ArrowDown}{Alt>}{ArrowRight}{/Alt}');
  await expect.element(page.getByText('Hier zijn al uren ingevuld')).toBeVisible();
  await expect.element(blocks('Klaar 1')).toHaveFocus();
  await keyboard(' ');
  await expect.element(blocks('Klaar 1')).toHaveAttribute('aria-selected', 'true');
  await keyboard('{Escape}');
  await expect.element(blocks('Klaar 1')).not.toHaveAttribute('aria-selected');
});

test('the focus survives a change by somebody else, and scrolling among 120 employees', async () => {
  useTimers();
  const employees = Array.from({ length: 120 }, (_, index) =>
    sample(Employee, { name: `Werknemer nr. ${String(index + 1).padStart(3, '0')}` }),
  );
  const [first = ann] = employees;
  const item = { ...itemAt('Kade 1', first), ...timed };
  const api = planningApi({ employees, items: [item] });
  await openBoard({ api });
  await untilLive(api);
  await expect.poll(() => page.getByRole('row').length).toBeLessThan(40);
  await focusItem();
  const moved = { ...toListedItem(item), location: 'Kade 12' };
  api.answer(planning.list, ({ query: { from, to } }) =>
    from <= wednesday && wednesday <= to ? [moved] : [],
  );
  api.events.change({ subject: 'planning', ids: [item.id], own: false });
  await pass(1_000);
  await expect.element(blocks('Kade 12')).toHaveFocus();
  await expect
    .element(blocks('Kade 12').getByRole('img', { name: 'Zojuist gewijzigd' }))
    .toBeVisible();

  const scroller = page.getByRole('grid').element();
  scroller?.scrollTo({ top: 3_000 });
  await expect.element(blocks('Kade 12')).not.toBeInTheDocument();
  await keyboard('{ArrowDown}');
  await expect.element(rowOf(employees[1] ?? ann)).toBeVisible();
  await keyboard('{ArrowUp}');
  await expect.element(blocks('Kade 12')).toHaveFocus();
  await keyboard('{Control>}{End}{/Control}');
  await expect.element(page.getByRole('row', { name: 'nr. 120' })).toBeVisible();
});
