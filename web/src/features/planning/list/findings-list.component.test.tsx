import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence } from '@ploegplan/contract/absences/schemas';
import { Certificate, Employee } from '@ploegplan/contract/employees/schemas';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  ann,
  blocks,
  bob,
  bos,
  itemAt,
  openBoard,
  planningApi,
  wednesday,
} from '../../../../test/subjects/planning.ts';

const leave = sample(Absence, {
  employeeId: ann.id,
  firstDay: wednesday,
  lastDay: wednesday,
  hoursPerDay: null,
  kindName: 'Vakantie',
});
const list = page.getByRole('dialog', { name: 'Wat klopt er niet' });
const openList = async () => {
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: 'Wat klopt er niet…' }).click();
};

test('what does not add up in the shown week is one list, of which each entry opens its item', async () => {
  const expired = sample(Certificate, { kind: 'vca-basic', validUntil: '2026-01-13' });
  const api = planningApi({
    employees: [ann, sample(Employee, { ...bob, certificates: [expired] })],
    items: [
      itemAt('Kade 1', ann),
      { ...itemAt('Kade 1', ann), date: '2026-01-15' },
      { ...itemAt('Kade 9', bob), isDraft: true },
    ],
  });
  api.answer(absences.list, [{ ...leave, lastDay: '2026-01-15' }]);
  await openBoard({ api });
  await openList();
  await expect.element(list.getByRole('heading', { name: 'Conflicten (1)' })).toBeVisible();
  await expect
    .element(list.getByRole('button', { name: /Afwezig: Vakantie\s*wo 14 jan – do 15 jan/ }))
    .toBeVisible();
  await expect
    .element(list.getByRole('button', { name: /VCA.* is verlopen op di 13 jan.*Bob Kuipers/ }))
    .toBeVisible();
  await expect.element(list.getByRole('heading', { name: 'Concepten (1)' })).toBeVisible();
  await expectAccessible();
  await list.getByRole('button', { name: /Afwezig/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Planning wijzigen' })).toBeVisible();
});

test('a project that needs people is listed where it has too few and where nobody is planned, to plan at once', async () => {
  const needing = { needs: [{ function: '', count: 2 }], startDate: '2026-01-14', deleted: false };
  const api = planningApi({
    projects: [
      sample(Project, { ...bos, ...needing, endDate: '2026-01-14' }),
      sample(Project, { ...needing, title: 'Kademuur', endDate: '2026-01-15', status: null }),
    ],
    items: [
      itemAt('Kade 1', ann),
      { ...itemAt('Kade 9', bob), projectId: null, needs: [{ function: 'Timmerman', count: 1 }] },
    ],
  });
  await openBoard({ api });
  await openList();
  await expect.element(list.getByRole('heading', { name: 'Te weinig mensen (2)' })).toBeVisible();
  await expect
    .element(list.getByRole('button', { name: /^1 van 1, te weinig: 1 timmerman\s*wo 14 jan/ }))
    .toBeVisible();
  await expect
    .element(
      list.getByRole('button', { name: /^1 van 2, te weinig: 1 mens\s*wo 14 jan · Nieuwbouw Bos/ }),
    )
    .toBeVisible();
  const nobody = list.getByRole('button', { name: /^Kademuur\s*wo 14 jan – do 15 jan/ });
  await expect.element(nobody).toBeVisible();
  await expectAccessible();
  await nobody.click();
  const form = page.getByRole('dialog', { name: 'Inplannen' });
  await expect.element(form.getByRole('combobox', { name: 'Project' })).toHaveValue('Kademuur');
});

test('a week without anything against it says so', async () => {
  await openBoard({ api: planningApi({ items: [itemAt('Kade 1', ann)] }) });
  await openList();
  await expect.element(list.getByText('Alles klopt')).toBeVisible();
});

test('the board is drawn with absences, not before them', async () => {
  const api = planningApi({ items: [itemAt('Kade 9', bob)] });
  const { promise, resolve } = Promise.withResolvers<Absence[]>();
  api.answer(absences.list, () => promise);
  const opening = openBoard({ api });
  await expect.poll(() => api.received(absences.list).length).toBeGreaterThan(0);
  await expect.element(blocks('Kade 9')).not.toBeInTheDocument();
  resolve([leave]);
  await opening;
  await expect.element(blocks('Kade 9')).toBeVisible();
  await expect.element(page.getByRole('grid').getByText('Vakantie')).toBeVisible();
});
