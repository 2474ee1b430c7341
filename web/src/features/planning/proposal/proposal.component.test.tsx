import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  ann,
  bob,
  bos,
  itemAt,
  lastEdits,
  openBoard,
  planningApi,
  undoOfMessage,
} from '../../../../test/subjects/planning.ts';

const monday = addDays(getMonday(getToday()), 7);
const tuesday = addDays(monday, 1);
const carl = sample(Employee, { name: 'Carl Hek' });
const kade = sample(Project, {
  ...{ title: 'Kademuur', deleted: false, status: null, requirementIds: [] },
  ...{ needs: [{ function: '', count: 2 }], startDate: monday, endDate: tuesday },
});
const times = { startTime: '07:00:00', endTime: '16:00:00' };
const draft = { ...itemAt('Kade 1', ann), ...times, date: monday, isDraft: true };

const proposal = page.getByRole('dialog', { name: 'Stel ploeg voor' });

async function open(people: Employee[], away: Absence[] = [], items = [draft]) {
  const api = planningApi({ employees: people, projects: [bos, kade], items });
  api.answer(absences.list, away);
  await openBoard({ api, remembered: { selectedDate: monday } });
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: 'Stel ploeg voor…' }).click();
  return api;
}

test('who is free is proposed where people are missing, and what is ticked becomes drafts by one press and one undo', async () => {
  const api = await open([ann, bob]);
  await expect.element(proposal.getByText('3 van 4 plekken gevuld')).toBeVisible();
  const ofBob = proposal.getByRole('checkbox', { name: /Bob Kuipers/ });
  await expect.element(ofBob).toHaveAccessibleDescription(/^vrij/);
  await expectAccessible();
  await proposal.getByRole('checkbox', { name: /Ann de Boer/ }).click();
  await proposal.getByRole('button', { name: 'Als concept inplannen (2)' }).click();
  await expect.element(proposal).not.toBeInTheDocument();
  await expect
    .poll(() => lastEdits(api).map((edit) => ('values' in edit ? edit.values : {})))
    .toMatchObject(
      [monday, tuesday].map((date) => ({
        ...{ projectId: kade.id, isDraft: true },
        ...{ date, employeeIds: [bob.id] },
      })),
    );
  await undoOfMessage.click();
  await expect.poll(() => lastEdits(api).map(({ kind }) => kind)).toEqual(['remove', 'remove']);
});

test('who cannot come on a draft is replaced, and what nobody can do is said', async () => {
  const away = sample(Absence, {
    ...{ employeeId: ann.id, firstDay: monday, lastDay: tuesday, hoursPerDay: null },
    kindName: 'Vakantie',
  });
  const api = await open([ann, bob, carl], [away]);
  await expect.element(proposal.getByRole('heading', { name: 'Niemand kan (1)' })).toBeVisible();
  await expect.element(proposal.getByText(/in plaats van Ann de Boer/)).toBeVisible();
  await proposal.getByRole('button', { name: /Als concept inplannen/ }).click();
  await expect.poll(() => lastEdits(api)[0]).toMatchObject({ kind: 'change', id: draft.id });
  expect(lastEdits(api)[0]).not.toMatchObject({ values: { employeeIds: [ann.id] } });
});

test('where nothing is missing it says so', async () => {
  const full = [ann, bob].flatMap((person) =>
    [monday, tuesday].map((date) => ({
      ...itemAt('', person),
      ...times,
      ...{ date, projectId: kade.id },
    })),
  );
  await open([ann, bob], [], full);
  await expect.element(proposal.getByText('Overal genoeg mensen')).toBeVisible();
});
