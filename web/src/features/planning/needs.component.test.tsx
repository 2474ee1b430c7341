import { absences } from '@ploegplan/contract/absences';
import { Absence } from '@ploegplan/contract/absences.schemas';
import { Employee } from '@ploegplan/contract/employees.schemas';
import { Project } from '@ploegplan/contract/projects.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import {
  ann,
  blocks,
  bob,
  bos,
  itemAt,
  lastValues,
  openBoard,
  planningApi,
  wednesday,
} from '../../../test/planning.ts';

const carl = sample(Employee, { name: 'Carl Hek' });
const project = sample(Project, {
  ...bos,
  needs: [{ function: '', count: 2 }],
  startDate: wednesday,
  endDate: '2026-01-15',
});
const people = page.getByRole('region', { name: 'Vrij en afwezig' });

async function openByProject() {
  const api = planningApi({
    employees: [ann, bob, carl],
    projects: [project],
    items: [itemAt('Kade 1', ann)],
  });
  api.answer(absences.list, [
    sample(Absence, {
      employeeId: carl.id,
      firstDay: wednesday,
      lastDay: wednesday,
      hoursPerDay: null,
      kindName: 'Vakantie',
    }),
  ]);
  await openBoard({ api, remembered: { boardRows: 'projects' } });
  await people.getByRole('combobox', { name: 'Dag' }).selectOptions('wo 14 jan');
  return api;
}

test('rows by project show how many people are there of those that are needed, and below who is free and absent', async () => {
  await openByProject();
  const short = blocks(/1 van 2$/);
  await expect.element(short).toHaveAttribute('data-need', 'short');
  await expect.element(short).toHaveAttribute('title', '1 van 2, te weinig: 1 mens');
  await expect.element(blocks(/0 van 2$/)).toBeVisible();
  const free = people.getByRole('list', { name: 'Vrij' });
  await expect.element(free).toMatchTextContent('Bob Kuipers');
  await expect
    .element(people.getByRole('list', { name: 'Afwezig' }))
    .toMatchTextContent('Carl Hek: Vakantie');
  await expectAccessible();
});

test('who is free is dragged to a day of a project, and is then there with the usual times', async () => {
  const api = await openByProject();
  const chip = people.getByRole('button', { name: 'Bob Kuipers inplannen op wo 14 jan' });
  const from = blocks(/1 van 2$/)
    .element()
    .getBoundingClientRect();
  const dataTransfer = new DataTransfer();
  const fire = (type: string, target: Element) =>
    target.dispatchEvent(
      new DragEvent(type, {
        dataTransfer,
        clientX: from.x + from.width / 2,
        clientY: from.y + 4,
        bubbles: true,
        cancelable: true,
      }),
    );
  fire('dragstart', chip.element());
  fire('dragover', blocks(/1 van 2$/).element());
  fire('drop', blocks(/1 van 2$/).element());
  await expect
    .poll(() => lastValues(api))
    .toMatchObject({
      date: wednesday,
      projectId: bos.id,
      employeeIds: [bob.id],
      startTime: '07:00',
      endTime: '16:00',
    });
  await expect.element(blocks(/^2 van 2$/)).toHaveAttribute('data-need', 'met');
  await expect.element(people.getByRole('list', { name: 'Vrij' })).toMatchTextContent('Niemand');
});

test('who is free is planned by a press too, in the form', async () => {
  await openByProject();
  await people.getByRole('button', { name: 'Bob Kuipers inplannen op wo 14 jan' }).click();
  const form = page.getByRole('dialog', { name: 'Inplannen' });
  await expect.element(form).toMatchTextContent('Bob Kuipers');
});
