import { planning } from '@ploegplan/contract/planning/endpoints';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, untilLive, useTimers } from '../../../test/live.ts';
import { finger, keys, mouse, placeIn } from '../../../test/pointer.ts';
import {
  ann,
  blocks,
  bob,
  cellAt,
  drawer,
  itemAt,
  lastEdits,
  openBoard,
  planningApi,
  rowOf,
} from '../../../test/subjects/planning.ts';
import { toListedItem } from '../../data/planning/test/test-planning-item.ts';

const timed = { startTime: '07:00:00', endTime: '16:00:00' };
const one: PlanningItem = { ...itemAt('Kade 1', ann), ...timed };

const block = () => blocks('Kade 1').first().element();
const blockOf = (employee: typeof ann) => rowOf(employee).getByRole('gridcell', { name: 'Kade 1' });
const [monday, tuesday, thursday, friday, saturday] = [
  '2026-01-12',
  '2026-01-13',
  '2026-01-15',
  '2026-01-16',
  '2026-01-17',
];

async function opened(items = [one]) {
  const api = planningApi({ items });
  await openBoard({ api });
  return api;
}

test('a drag moves an item to another day and person, and is undone and redone by keyboard', async () => {
  const api = await opened();
  await mouse.drag(placeIn(block()), cellAt(ann, friday));
  await expect.element(page.getByText('Nieuwbouw Bos verplaatst naar vr 16 jan')).toBeVisible();
  expect(lastEdits(api)).toMatchObject([{ kind: 'change', values: { date: friday } }]);
  await expect.element(drawer).not.toBeInTheDocument();

  await mouse.drag(placeIn(block()), cellAt(bob, thursday));
  await expect.element(blockOf(bob)).toBeVisible();
  // Delete is about what was pressed last.
  await expect.element(blockOf(bob)).toHaveFocus();
  const values = { date: thursday, employeeIds: [bob.id] };
  await expect.poll(() => lastEdits(api)).toMatchObject([{ kind: 'change', values }]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(blockOf(ann)).toBeVisible();
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(blockOf(bob)).toBeVisible();
});

test('with Alt it copies, for one person; at the end it adds and removes days', async () => {
  const api = await opened();
  await mouse.drag(placeIn(block()), cellAt(bob, friday), keys.alt);
  await expect.element(blockOf(bob)).toBeVisible();
  await expect.element(blockOf(ann)).toBeVisible();
  await expect
    .poll(() => lastEdits(api))
    .toMatchObject([{ kind: 'copy', of: one.id, values: { date: friday, employeeIds: [bob.id] } }]);

  const endOf = (employee: typeof ann) => {
    const { right, top, height } = blockOf(employee).element().getBoundingClientRect();
    return { x: right - 2, y: top + height / 2 };
  };
  await mouse.drag(endOf(ann), cellAt(ann, saturday));
  await expect.element(page.getByText('Nieuwbouw Bos tot en met vr 16 jan')).toBeVisible();
  await expect.element(blockOf(ann)).toHaveAttribute('aria-colspan', '3');
  await mouse.drag(endOf(ann), cellAt(ann, thursday));
  await expect.element(blockOf(ann)).toHaveAttribute('aria-colspan', '2');
  await expect.poll(() => lastEdits(api).map(({ kind }) => kind)).toEqual(['remove']);
});

test('of a bar of several days Shift takes one day, which the hint says and the copy below the pointer shows', async () => {
  const rangeId = sampleId();
  const days = [monday, tuesday].map((date) => ({
    ...itemAt('Kade 1', ann),
    ...timed,
    rangeId,
    date,
  }));
  const api = await opened(days);
  const width = block().getBoundingClientRect().width;
  const copy = () => document.querySelector('body > [data-bar]')?.getBoundingClientRect();
  await mouse.over(placeIn(block(), [0.75, 0.5]), cellAt(bob, thursday));
  const hint = page.getByText('Shift: alleen deze dag');
  await expect.element(hint).toBeVisible();
  expect(copy()?.width).toBeCloseTo(width, 0);
  await userEvent.keyboard('{Shift>}');
  await mouse.move(cellAt(bob, thursday), keys.shift);
  await expect.element(hint).not.toBeInTheDocument();
  const pointer = cellAt(bob, thursday).x;
  await expect.poll(() => copy()?.width ?? 0).toBeLessThan(width * 0.6);
  expect(copy()?.left).toBeLessThan(pointer);
  expect(copy()?.right).toBeGreaterThan(pointer);
  await mouse.up(cellAt(bob, thursday), keys.shift);
  await userEvent.keyboard('{/Shift}');
  await expect.poll(() => lastEdits(api)).toMatchObject([{ values: { date: thursday } }]);
});

test('over free cells it opens the form for these days, and marks the first one', async () => {
  await opened();
  await mouse.drag(cellAt(bob, tuesday), cellAt(bob, thursday));
  await expect.element(drawer.getByText('Bob Kuipers')).toBeVisible();
  const field = (name: string) => drawer.getByRole('textbox', { name });
  await expect.element(field('Datum')).toHaveValue('13-01-2026');
  await expect.element(field('Tot en met')).toHaveValue('15-01-2026');
  const marked = rowOf(bob).getByRole('gridcell', { name: 'dinsdag 13 januari 2026', exact: true });
  await expect.element(marked).toHaveAttribute('aria-current', 'true');
});

test('over free cells of several people it opens the form for all of them', async () => {
  await opened([]);
  await mouse.drag(cellAt(ann, thursday), cellAt(bob, friday));
  await expect.element(drawer).toBeVisible();
  for (const { name } of [ann, bob]) {
    await expect.element(drawer.getByText(name, { exact: true }).first()).toBeVisible();
  }
});

test('work that is dragged to who has work then is exchanged, or planned beside it, by choice', async () => {
  const other = { ...itemAt('Kade 9', bob), ...timed };
  const api = await opened([one, other]);
  await mouse.drag(placeIn(block()), cellAt(bob, one.date));
  const question = page.getByRole('dialog', { name: 'Wisselen of erbij inplannen?' });
  await expect.element(question.getByText('Bob Kuipers heeft dan al werk.')).toBeVisible();
  await question.getByRole('button', { name: 'Wisselen' }).click();
  await expect
    .element(page.getByText('Ann de Boer en Bob Kuipers gewisseld op wo 14 jan'))
    .toBeVisible();
  expect(lastEdits(api)).toMatchObject([
    { id: one.id, values: { employeeIds: [bob.id] } },
    { id: other.id, values: { employeeIds: [ann.id] } },
  ]);
});

test('Escape ends a drag without a change, and the button that goes up then is no click', async () => {
  const api = await opened();
  await mouse.over(placeIn(block()), cellAt(bob, friday));
  await expect.element(page.getByText('Naar Bob Kuipers, vr 16 jan')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await mouse.up(cellAt(bob, friday));
  await expect.element(page.getByText('Naar Bob Kuipers')).not.toBeInTheDocument();
  await mouse.over(cellAt(bob, monday), cellAt(bob, tuesday));
  await userEvent.keyboard('{Escape}');
  await mouse.up(cellAt(bob, tuesday));
  // A drag that ends where it began changes nothing either.
  await mouse.over(placeIn(block()), cellAt(bob, friday));
  await mouse.move(placeIn(block()));
  await mouse.up(placeIn(block()));
  await expect.element(drawer).not.toBeInTheDocument();
  await mouse.drag(placeIn(block()), cellAt(bob, friday));
  await expect.element(blockOf(bob)).toBeVisible();
  await expect.poll(() => api.received(planning.edit)).toHaveLength(1);
});

test('shows warnings during and after a drag, and refuses to move recorded hours', async () => {
  const other = { ...itemAt('Kade 9', bob), ...timed };
  const recorded = { employeeId: ann.id, hoursWorked: 8, notes: '' };
  const done = { ...itemAt('Klaar 1', ann), date: friday, assignments: [recorded] };
  const api = await opened([one, other, done]);
  const against = 'Ook ingepland: 07:00 – 16:00 Nieuwbouw Bos';
  await mouse.over(placeIn(block()), cellAt(bob, '2026-01-14'));
  await expect.element(page.getByText(against, { exact: true })).toBeVisible();
  await mouse.up(cellAt(bob, '2026-01-14'));
  await page.getByRole('button', { name: 'Erbij inplannen' }).click();
  await expect.element(page.getByText(`Let op: ${against}`)).toBeVisible();
  await expect.element(blockOf(bob).getByRole('img', { name: against })).toBeVisible();

  await mouse.drag(placeIn(blocks('Klaar 1').element()), cellAt(bob, monday));
  await expect.element(page.getByText('Hier zijn al uren ingevuld')).toBeVisible();
  expect(api.received(planning.edit)).toHaveLength(1);
  // The keyboard goes on with what was pressed.
  await userEvent.keyboard('{Enter}');
  await expect.element(drawer.getByRole('textbox', { name: 'Locatie' })).toHaveValue('Klaar 1');
});

test('a change by somebody else during a press is shown after it', async () => {
  useTimers();
  const api = await opened();
  await untilLive(api);
  const pressed = block();
  await mouse.over(placeIn(pressed), cellAt(ann, thursday));
  const changed = { ...toListedItem(one), location: 'Kade 12', version: 2 };
  api.answer(planning.list, ({ query: { from, to } }) =>
    from <= one.date && one.date <= to ? [changed] : [],
  );
  api.events.change({ subject: 'planning', ids: [one.id], own: false });
  await pass(1_000);
  await expect.poll(() => api.received(planning.list).length).toBeGreaterThan(3);
  await pass(100);
  expect(block()).toBe(pressed);
  await userEvent.keyboard('{Escape}');
  await mouse.up(cellAt(ann, thursday));
  await expect.element(blocks('Kade 12')).toBeVisible();
});

test('a finger that rests opens the menu, and then drags; one that moves at once scrolls', async () => {
  const api = planningApi({ items: [one] });
  await openBoard({ api, size: 'phone', remembered: { viewMode: 'day' } });
  const menu = page.getByRole('menu');
  const lifted = () => block().hasAttribute('data-lifted');
  const clicked = vi.fn();
  addEventListener('click', clicked, { capture: true });
  onTestFinished(() => removeEventListener('click', clicked, { capture: true }));
  await finger.down(placeIn(block()));
  await expect.poll(lifted).toBe(true);
  await finger.up();
  await expect.element(menu.getByText('Verplaatsen of kopiëren…')).toBeVisible();
  expect(clicked, 'of the finger that was lifted').not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();

  await finger.down(placeIn(block()));
  await finger.move(cellAt(bob, '2026-01-14'));
  await finger.up();
  await expect.element(blockOf(ann)).toBeVisible();
  await finger.down(placeIn(block()));
  await expect.poll(lifted).toBe(true);
  await finger.move(cellAt(bob, '2026-01-14'));
  await finger.up();
  await expect.element(blockOf(bob)).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
});
