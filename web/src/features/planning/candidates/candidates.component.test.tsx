import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence } from '@ploegplan/contract/absences/schemas';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  ann,
  blocks,
  bob,
  bos,
  cellAt,
  itemAt,
  lastEdits,
  lastValues,
  openBoard,
  planningApi,
  undoOfMessage,
  wednesday,
} from '../../../../test/subjects/planning.ts';

const crew = { crew: 'Noord', jobTitle: 'Metselaar' };
const carl = sample(Employee, { name: 'Carl Hek', ...crew });
const dora = sample(Employee, { name: 'Dora Mol' });
const times = { startTime: '07:00:00', endTime: '16:00:00' };
const item = { ...itemAt('Kade 1', ann), ...times };
const away = sample(Absence, {
  employeeId: dora.id,
  firstDay: wednesday,
  lastDay: wednesday,
  hoursPerDay: null,
  kindName: 'Vakantie',
});

const list = page.getByRole('dialog', { name: 'Wie kan?' });
const entry = page.getByRole('menuitem', { name: 'Wie kan?' });
const able = list.getByRole('region', { name: 'Kan', exact: true });

function createApi() {
  const api = planningApi({
    employees: [{ ...ann, ...crew }, bob, carl, dora],
    items: [item, { ...item, id: itemAt('', ann).id, date: '2026-01-15' }],
  });
  api.answer(absences.list, [away]);
  return api;
}

test('who can do the work of somebody stands with reasons, the best first, and takes it over by one press', async () => {
  const api = createApi();
  await openBoard({ api });
  await blocks('Kade 1').first().click({ button: 'right' });
  await entry.click();
  const names = able.getByRole('button');
  await expect
    .element(names.first())
    .toMatchTextContent(/Carl Hek, Metselaar\s*vrij · eigen ploeg/);
  await expect.element(names.nth(1)).toMatchTextContent('Bob Kuipers');
  const unable = list.getByRole('region', { name: 'Kan niet' });
  await expect.element(unable).toMatchTextContent(/Dora Mol\s*Afwezig: Vakantie/);
  await expect.element(unable.getByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
  await names.first().click();
  await expect.element(list).not.toBeInTheDocument();
  await expect
    .poll(() => lastEdits(api))
    .toMatchObject([{ kind: 'change', id: item.id, values: { employeeIds: [carl.id] } }]);
  await undoOfMessage.click();
  await expect.poll(() => lastValues(api)).toMatchObject({ employeeIds: [ann.id] });
});

test('somebody comes besides on all days of the work', async () => {
  const rangeId = itemAt('', ann).id;
  const range = [wednesday, '2026-01-15'].map((date) => ({
    ...itemAt('Kade 1', ann),
    ...times,
    date,
    rangeId,
  }));
  const api = planningApi({ items: range });
  await openBoard({ api });
  await blocks('Kade 1').click({ button: 'right' });
  await entry.click();
  await list.getByText('Alle dagen').click();
  await list.getByRole('combobox', { name: 'In plaats van' }).selectOptions('Niemand: erbij');
  await able.getByRole('button', { name: /Bob Kuipers/ }).click();
  await expect
    .poll(() => lastEdits(api))
    .toMatchObject(range.map(({ id }) => ({ id, values: { employeeIds: [ann.id, bob.id] } })));
});

test('on a free day of a project one press plans somebody with the usual times', async () => {
  const api = createApi();
  await openBoard({ api, remembered: { boardRows: 'projects' } });
  const { x, y } = cellAt({ name: bos.title }, '2026-01-16');
  document
    .elementFromPoint(x, y)
    ?.dispatchEvent(
      new MouseEvent('contextmenu', { clientX: x, clientY: y, bubbles: true, cancelable: true }),
    );
  await entry.click();
  // Ann was there the day before.
  await expect
    .element(able.getByRole('button').first())
    .toMatchTextContent(/Ann.*was er de dag ervoor/);
  await able.getByRole('button').first().click();
  await expect
    .poll(() => lastValues(api))
    .toMatchObject({
      projectId: bos.id,
      date: '2026-01-16',
      employeeIds: [ann.id],
      startTime: '07:00',
      endTime: '16:00',
    });
});
