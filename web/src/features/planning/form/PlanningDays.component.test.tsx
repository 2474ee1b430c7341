import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence } from '@ploegplan/contract/absences/schemas';
import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  ann,
  blocks,
  bob,
  changedMessage,
  choose,
  drawer,
  itemAt,
  lastEdits,
  openItem,
  openNew,
  planningApi,
  saveByKey,
  undoOfMessage,
} from '../../../../test/subjects/planning.ts';

describe('a new item over more days', () => {
  const fill = async (label: string, date: string) => {
    await drawer.getByRole('textbox', { name: label, exact: true }).fill(date);
  };

  /** Plans Ann from Wednesday to Tuesday, with two days of closure and a day of leave in between. */
  async function fillDays() {
    const api = planningApi();
    api.answer(
      holidays.list,
      ['2026-01-15', '2026-01-16'].map((date) => ({ date, name: 'Inventaris', kind: 'closure' })),
    );
    const leave = { employeeId: ann.id, firstDay: '2026-01-19', lastDay: '2026-01-19' };
    api.answer(absences.list, ({ query }) =>
      query.to < leave.firstDay ? [] : [sample(Absence, { ...leave, kindName: 'Vakantie' })],
    );
    await openNew({ api });
    await choose('Project', 'bos');
    await choose('Werknemers', 'ann');
    await fill('Datum', '14-01-2026');
    await fill('Tot en met', '20-01-2026');
    return api;
  }
  const skipped = drawer.getByRole('list', { name: 'Overgeslagen dagen' });
  const datesOf = (edits: ReturnType<typeof lastEdits>) =>
    edits.map((edit) => 'values' in edit && edit.values.date);

  test('is one for each working day, and says which days are skipped and why', async () => {
    const api = await fillDays();
    await expect.element(skipped).toMatchTextContent('do 15 jan – vr 16 jan: Inventaris');
    await expect.element(skipped).toMatchTextContent('ma 19 jan zonder Ann de Boer: Vakantie');
    await expectAccessible();
    await saveByKey();
    await expect.element(page.getByText('Ann de Boer ingepland op 2 dagen')).toBeVisible();
    const edits = lastEdits(api);
    expect(datesOf(edits)).toEqual(['2026-01-14', '2026-01-20']);
    const ranges = new Set(edits.map((edit) => 'values' in edit && edit.values.rangeId));
    expect(ranges.size).toBe(1);
    expect([...ranges][0]).toMatch(/-/);
  });

  test('on a day that is not shown has a message that leads there', async () => {
    await openNew({ api: planningApi() });
    await choose('Project', 'bos');
    await choose('Werknemers', 'ann');
    await fill('Datum', '28-01-2026');
    await saveByKey();
    await page.getByRole('button', { name: 'Bekijken' }).click();
    await expect.element(blocks(/Nieuwbouw Bos/)).toBeVisible();
  });

  test('includes weekends and skipped days when chosen', async () => {
    const api = await fillDays();
    await drawer.getByRole('switch', { name: 'Ook in het weekend' }).click();
    await drawer.getByRole('switch', { name: 'Deze dagen toch inplannen' }).click();
    await saveByKey();
    await expect.element(page.getByText('Ann de Boer ingepland op 7 dagen')).toBeVisible();
    expect(lastEdits(api)).toHaveLength(7);
  });

  test('needs an end after its begin', async () => {
    await fillDays();
    await fill('Tot en met', '13-01-2026');
    await saveByKey();
    await expect
      .element(drawer.getByRole('textbox', { name: 'Tot en met', exact: true }))
      .toHaveAccessibleDescription(/Kies een dag na de eerste/);
  });
});

describe('an item of a range', () => {
  const rangeId = sampleId();
  const days = ['2026-01-13', '2026-01-14', '2026-01-15'];
  const items = days.map((date, index) => ({
    ...itemAt(`Dag ${index + 1}`, ann),
    date,
    rangeId,
  }));
  const question = (name: string) => page.getByRole('dialog', { name, exact: true });

  async function openSecond() {
    const api = planningApi({ items });
    await openItem(api, 'Dag 2');
    return api;
  }

  test.each([
    ['Alleen deze dag', [1]],
    ['Deze en latere dagen', [1, 2]],
    ['Alle dagen', [0, 1, 2]],
  ])('is changed on the days that are chosen: %s', async (answer, changed) => {
    const api = await openSecond();
    await expect.element(drawer.getByText('Dag 2 van 3, di 13 jan – do 15 jan')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Locatie' }).fill('Kade 9');
    await saveByKey();
    await question('Wijzigen').getByRole('button', { name: answer }).click();
    await expect.element(changedMessage).toBeVisible();
    expect(lastEdits(api)).toEqual(
      changed.map((index) => ({
        kind: 'change',
        id: items[index]?.id,
        version: 1,
        values: { location: 'Kade 9' },
      })),
    );
    // Days that became equal are one bar.
    await expect.element(blocks('Kade 9')).toHaveLength(1);
  });

  test('stays as it is when no days are chosen', async () => {
    const api = await openSecond();
    await drawer.getByRole('textbox', { name: 'Locatie' }).fill('Kade 9');
    await saveByKey();
    await expect.element(question('Wijzigen')).toBeVisible();
    await expectAccessible();
    await question('Wijzigen').getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(drawer.getByRole('textbox', { name: 'Locatie' })).toHaveValue('Kade 9');
    expect(lastEdits(api)).toEqual([]);
  });

  test('is deleted with later days, and comes back by one undo', async () => {
    await openSecond();
    await drawer.getByRole('button', { name: 'Verwijderen' }).click();
    await question('Verwijderen').getByRole('button', { name: 'Deze en latere dagen' }).click();
    await expect.element(blocks(/Dag/)).toHaveLength(1);
    await undoOfMessage.click();
    await expect.element(blocks(/Dag/)).toHaveLength(3);
  });
});

test('one of several people gets an own item', async () => {
  const api = planningApi({ items: [itemAt('Kade 1', ann, bob)] });
  await openItem(api, 'Kade 1');
  await drawer.getByRole('button', { name: 'Losmaken' }).click();
  await page.getByRole('menuitem', { name: 'Bob Kuipers' }).click();
  await expect.element(page.getByText('Bob Kuipers losgemaakt')).toBeVisible();
  expect(lastEdits(api)).toMatchObject([
    { kind: 'copy', values: { employeeIds: [bob.id], rangeId: null } },
    { kind: 'change', values: { employeeIds: [ann.id] } },
  ]);
  await expect.element(drawer.getByRole('button', { name: 'Losmaken' })).not.toBeInTheDocument();
  await expect.element(blocks('Kade 1')).toHaveLength(2);
});
