import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence, type NewAbsence } from '@ploegplan/contract/absences/schemas';
import { openEnd } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { leaveKinds } from '@ploegplan/contract/leave-kinds/endpoints';
import { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import {
  ann,
  blocks,
  bob,
  bos,
  cellAt,
  itemAt,
  lastEdits,
  openBoard,
  planningApi,
  rowOf,
  undoOfMessage,
  wednesday,
} from '../../../test/subjects/planning.ts';

const menu = page.getByRole('menu');

test('the menu of a bar among several that are selected says how many, and does the same with all', async () => {
  const api = planningApi({ items: [itemAt('Kade 1', ann), itemAt('Kade 9', bob)] });
  await openBoard({ api });
  for (const name of ['Kade 1', 'Kade 9']) {
    await blocks(name).click({ modifiers: ['Control'] });
    await expect.element(blocks(name)).toHaveAttribute('aria-selected', 'true');
  }
  await blocks('Kade 1').click({ button: 'right' });
  await expect.element(menu.getByText('2 items geselecteerd')).toBeVisible();
  await expect.element(menu.getByRole('menuitem', { name: 'Ander project…' })).toBeVisible();
  await expect.element(menu.getByRole('menuitem', { name: 'Openen' })).not.toBeInTheDocument();
  await menu.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await expect.poll(() => api.received(planning.edit)[0]?.body.edits).toHaveLength(2);
});

test.each([
  ['phone', 'Acties', 'Verwijderen'],
  ['office', 'Verwijderen', 'Acties'],
] as const)(
  'what can be done with a selection fits below the board (%s)',
  async (size, shown, hidden) => {
    await openBoard({ api: planningApi({ items: [itemAt('Kade 1', ann)] }), size });
    await blocks('Kade 1').click({ modifiers: ['Control'] });
    const bar = page.getByRole('toolbar', { name: 'Selectie' });
    await expect.element(bar.getByRole('button', { name: shown })).toBeVisible();
    await expect.element(bar.getByRole('button', { name: hidden })).not.toBeInTheDocument();
    expect(bar.element().scrollWidth).toBe(bar.element().clientWidth);
  },
);

test('all work of a project from a day on is shifted from the board, with its dates that lie after it', async () => {
  const project = sample(Project, {
    ...bos,
    startDate: '2026-01-05',
    endDate: '2026-01-16',
    version: 1,
  });
  const items = [itemAt('Kade 1', ann), { ...itemAt('Kade 2', ann), date: '2026-01-15' }];
  const api = planningApi({ projects: [project], items });
  api.answer(projects.change, ({ body: { startDate = null, endDate = null } }) => ({
    ...project,
    startDate,
    endDate,
    version: 2,
  }));
  await openBoard({ api });
  await blocks('Kade 1').click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Verschuiven…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Planning verschuiven' });
  await expect
    .element(dialog.getByText(/^2 ingeplande dagen: wo 21 jan – do 22 jan/))
    .toBeVisible();
  await expect.element(dialog.getByText(/Project: ma 5 jan – vr 23 jan/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Begint dan op' }).fill('15-01-2026');
  await dialog.getByRole('button', { name: 'Verschuiven' }).click();
  await expect.element(page.getByText(/2 ingeplande dagen verschoven naar/)).toBeVisible();
  expect(api.received(projects.change)[0]?.body).toEqual({
    startDate: '2026-01-05',
    endDate: '2026-01-17',
    version: 1,
  });
  expect(api.received(planning.edit)[0]?.body.edits).toMatchObject([
    { values: { date: '2026-01-15' } },
    { values: { date: '2026-01-16' } },
  ]);
});

const illness = sample(LeaveKind, { name: 'Ziek', kind: 'sick', deleted: false });

/** A board on which absences are recorded, and what is planned for somebody follows from its items. */
function illnessApi(items: ReturnType<typeof itemAt>[]) {
  const api = planningApi({ items });
  let stored: Absence[] = [];
  api.answer(leaveKinds.list, [illness]);
  api.answer(absences.list, () => stored);
  api.answer(absences.create, ({ body }) => {
    const absenceOf = (one: NewAbsence) =>
      sample(Absence, { ...one, kindName: 'Ziek', kind: 'sick' });
    stored = body.absences.map(absenceOf);
    return stored;
  });
  api.answer(absences.remove, () => {
    stored = [];
    return undefined;
  });
  api.answer(employees.plannedAfter, ({ params }) => {
    const edited = api
      .received(planning.edit)
      .flatMap(({ body }) => body.edits.map(({ id }) => id));
    return items
      .filter(({ id, assignments }) => {
        const ids = assignments.map(({ employeeId }) => employeeId);
        return ids.includes(params.id) && !edited.includes(id);
      })
      .map(({ id, date, projectId, clientId, version, assignments }) =>
        sample(PlannedForEmployee, {
          id,
          date,
          projectId,
          clientId,
          version,
          employeeIds: assignments.map(({ employeeId }) => employeeId),
        }),
      );
  });
  return api;
}

test('who is reported ill is absent until further notice, and the work goes to who is free or to nobody', async () => {
  const api = illnessApi([
    itemAt('Kade 1', ann),
    { ...itemAt('Kade 2', ann), date: '2026-01-15', projectId: null },
    { ...itemAt('Kade 9', bob), date: '2026-01-15' },
  ]);
  await openBoard({ api });
  await blocks('Kade 1').click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Ziek melden' }).click();
  await expect
    .element(page.getByText('Ann de Boer: Ziek, vanaf wo 14 jan, tot nader bericht'))
    .toBeVisible();
  expect(api.received(absences.create)[0]?.body.absences).toMatchObject([
    { employeeId: ann.id, kindId: illness.id, firstDay: wednesday, lastDay: openEnd },
  ]);
  await expect
    .poll(() => api.received(employees.plannedAfter)[0]?.query)
    .toEqual({ day: '2026-01-13', until: openEnd });
  const work = page.getByRole('dialog', { name: 'Werk van Ann de Boer' });
  await work.getByRole('button', { name: /wo 14 jan: overnemen door/ }).click();
  await page.getByRole('menuitem', { name: /Bob Kuipers/ }).click();
  await expect.poll(() => lastEdits(api)).toMatchObject([{ values: { employeeIds: [bob.id] } }]);
  await work.getByRole('button', { name: /do 15 jan: overnemen door/ }).click();
  await expect.element(page.getByText('Niemand is dan vrij')).toBeVisible();
  await page.getByRole('menuitem', { name: /van de planning halen/ }).click();
  await expect.poll(() => lastEdits(api)).toMatchObject([{ kind: 'remove' }]);
  await expect.element(work.getByText('Alles is verdeeld')).toBeVisible();
  await expectAccessible();
});

test('an illness that was reported in a free cell is undone by its message; a name has the menu of its person too', async () => {
  const api = illnessApi([itemAt('Kade 9', bob)]);
  await openBoard({ api });
  const { x, y } = cellAt(ann, wednesday);
  document
    .elementFromPoint(x, y)
    ?.dispatchEvent(
      new MouseEvent('contextmenu', { clientX: x, clientY: y, bubbles: true, cancelable: true }),
    );
  await menu.getByRole('menuitem', { name: 'Ziek melden' }).click();
  await expect.element(undoOfMessage).toBeVisible();
  await rowOf(ann).getByRole('link', { name: 'Ann de Boer' }).click({ button: 'right' });
  await expect.element(menu.getByRole('menuitem', { name: 'Inplannen' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await undoOfMessage.click();
  await expect.poll(() => api.received(absences.remove)).toHaveLength(1);
});

test('the planning of a person and of the crew is copied for WhatsApp', async () => {
  const crew = [ann, bob].map((person) => ({ ...person, crew: 'Noord' }));
  const api = planningApi({ employees: crew, items: [itemAt('Kade 1', ann, bob)] });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openBoard({ api });
  const choose = async (name: string) => {
    await blocks('Kade 1').first().click({ button: 'right' });
    await menu.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose('Kopieer voor WhatsApp');
  await choose('Kopieer Noord voor WhatsApp');
  await expect.poll(() => write.mock.calls).toHaveLength(2);
  expect(write.mock.calls[0]?.[0]).toMatch(/^Planning van Ann de Boer,.*Kade 1$/s);
  expect(write.mock.calls[1]?.[0]).toMatch(/Kade 1: Ann de Boer, Bob Kuipers$/);
});

test('who reported ill is absent on the board before the office answers, which is one press there', async () => {
  const api = illnessApi([itemAt('Kade 1', ann), { ...itemAt('Kade 2', ann), date: '2026-01-15' }]);
  const days = { firstDay: wednesday, lastDay: openEnd };
  const request = sample(LeaveRequest, { ...days, employeeId: ann.id, employeeName: ann.name });
  api.answer(leave.requests, [request]);
  api.answer(leave.approve, { ...request, state: 'approved' });
  await openBoard({ api });
  await expect.element(rowOf(ann)).toMatchTextContent('Ziek gemeld');
  await expect.element(blocks('Kade 2')).toHaveAccessibleName(/Afwezig: Ziek gemeld/);
  await blocks('Kade 2').click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Ziek melden' }).click();
  await expect.element(page.getByText('Ann de Boer, vanaf wo 14 jan, tot')).toBeVisible();
  expect(api.received(leave.approve).map(({ params }) => params)).toEqual([{ id: request.id }]);
  expect(api.received(absences.create)).toEqual([]);
  const work = page.getByRole('dialog', { name: 'Werk van Ann de Boer' });
  await expect.element(work.getByRole('button', { name: /: overnemen door/ })).toBeVisible();
});
