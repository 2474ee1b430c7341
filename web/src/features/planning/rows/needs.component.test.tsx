import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence } from '@ploegplan/contract/absences/schemas';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type { PeopleNeed } from '@ploegplan/contract/planning/schemas';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { notificationRegion } from '../../../../test/notifications.ts';
import { finger, mouse, placeIn } from '../../../../test/pointer.ts';
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
} from '../../../../test/subjects/planning.ts';

const carl = sample(Employee, { name: 'Carl Hek' });
const project = sample(Project, {
  ...bos,
  needs: [{ function: '', count: 2 }],
  startDate: wednesday,
  endDate: '2026-01-15',
});
const people = page.getByRole('region', { name: 'Vrij en afwezig' });

interface Options {
  needs?: PeopleNeed[];
  size?: 'phone';
}

async function openByProject({ needs = project.needs, ...options }: Options = {}) {
  const api = planningApi({
    employees: [ann, bob, carl],
    projects: [{ ...project, needs }],
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
  await openBoard({ api, remembered: { boardRows: 'projects' }, ...options });
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

test('where there are as many people as are needed, but not of the function, the row names who is missing', async () => {
  await openByProject({ needs: [{ function: 'Kraanmachinist', count: 1 }] });
  const short = blocks(/mist 1 kraanmachinist$/);
  await expect.element(short).toHaveAttribute('title', '1 van 1, te weinig: 1 kraanmachinist');
  await expect.element(blocks(/0 van 1$/)).toHaveAttribute('data-need', 'short');
});

const chipOf = (name: RegExp) => people.getByRole('button', { name });
const onBob = /^Bob Kuipers inplannen op wo 14 jan$/;
const withUsualTimes = (employeeId: string) => ({
  date: wednesday,
  projectId: bos.id,
  employeeIds: [employeeId],
  startTime: '07:00',
  endTime: '16:00',
});

test('who is free is dragged to a day of a project, and is then there with the usual times', async () => {
  const api = await openByProject();
  const short = blocks(/1 van 2$/).element();
  await mouse.drag(placeIn(chipOf(onBob).element()), placeIn(short));
  await expect.poll(() => lastValues(api)).toMatchObject(withUsualTimes(bob.id));
  await expect.element(blocks(/^2 van 2$/)).toHaveAttribute('data-need', 'met');
  await expect.element(people.getByRole('list', { name: 'Vrij' })).toMatchTextContent('Niemand');
});

test('who is free is dragged by a finger that rests, and let go beside the board is planned nowhere', async () => {
  const api = await openByProject();
  const [chip, short] = [chipOf(onBob).element(), blocks(/1 van 2$/).element()];
  for (const at of [placeIn(people.element(), [0.9, 0.9]), placeIn(short)]) {
    await finger.down(placeIn(chip));
    await expect.poll(() => document.querySelectorAll('[inert]').length).toBeGreaterThan(0);
    await finger.move(placeIn(short));
    await finger.move(at);
    await finger.up();
  }
  await expect.poll(() => lastValues(api)).toMatchObject(withUsualTimes(bob.id));
  expect(api.received(planning.edit)).toHaveLength(1);
});

test('who is absent is dragged too, with the same warning as elsewhere', async () => {
  const api = await openByProject();
  const carlAway = chipOf(/^Carl Hek: Vakantie inplannen op wo 14 jan$/);
  await mouse.over(placeIn(carlAway.element()), placeIn(blocks(/1 van 2$/).element()));
  await expect.element(page.getByText('Afwezig: Vakantie')).toBeVisible();
  await mouse.up(placeIn(blocks(/1 van 2$/).element()));
  await expect.poll(() => lastValues(api)).toMatchObject(withUsualTimes(carl.id));
  await expect.element(notificationRegion()).toMatchTextContent('Afwezig: Vakantie');
});

test('who is free is planned by a press too, in the form', async () => {
  await openByProject();
  await people.getByRole('button', { name: 'Bob Kuipers inplannen op wo 14 jan' }).click();
  const form = page.getByRole('dialog', { name: 'Inplannen' });
  await expect.element(form).toMatchTextContent('Bob Kuipers');
});

test('an item says in its form how many people it needs that day, which goes before its project', async () => {
  const api = await openByProject();
  await blocks(/Kade 1/)
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Planning wijzigen' });
  const needs = form.getByRole('group', { name: 'Mensen nodig per dag' });
  await expect.element(needs).toMatchTextContent('Alleen als het die dag anders is');
  await needs.getByRole('button', { name: 'Functie toevoegen' }).click();
  await needs.getByRole('textbox', { name: 'Aantal' }).fill('4');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.poll(() => lastValues(api)).toEqual({ needs: [{ function: '', count: 4 }] });
  await expect.element(blocks(/1 van 4$/)).toHaveAttribute('title', '1 van 4, te weinig: 3 mensen');
});

test('on a phone the add button covers nobody who is free or absent, and each is as large as a thumb', async () => {
  await openByProject({ size: 'phone' });
  const add = page.getByRole('banner').getByRole('button', { name: 'Nieuw' });
  const shown = people.element();
  const right = shown.getBoundingClientRect().left + shown.clientWidth;
  expect(right).toBeLessThanOrEqual(add.element().getBoundingClientRect().left);
  expect(chipOf(onBob).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
