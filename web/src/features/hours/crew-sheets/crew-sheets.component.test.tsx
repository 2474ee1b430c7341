import { crew } from '@ploegplan/contract/crew/endpoints';
import { CrewDay } from '@ploegplan/contract/crew/schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { noDayTimes } from '@ploegplan/contract/work-days/schemas';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { cardsOf, namesOf, rowOf, rowsOf } from '../../../../test/lists.ts';
import { approvalOf, day, dayOf, hoursApi, quay, worked } from '../../../../test/subjects/hours.ts';
import { ann, bob } from '../../../../test/subjects/leave.ts';

const sheetOf = (values: Partial<CrewDay> = {}): CrewDay => ({
  ...sample(CrewDay, { employeeId: ann.id, date: day, breakMinutes: 30, travelMinutes: null }),
  ...{ startTime: '07:00:00', endTime: '16:00:00', isAbsent: false, by: 'Vera Voorman' },
  ...{ answer: null, objection: '', version: 1 },
  works: [{ id: quay.id, hoursWorked: 8.5, projectId: quay.id, clientId: null, title: 'Kade 12' }],
  ...values,
});

type Rows = NonNullable<Parameters<typeof hoursApi>[0]>;

async function open(days: CrewDay[], rows: Rows = {}, size: 'office' | 'phone' = 'office') {
  const api = hoursApi(rows);
  api.answer(crew.list, days);
  await openApp({
    at: '/hoursmanagement?ploegstaten=true',
    api,
    size,
    remembered: { hoursDate: day },
  });
  return api;
}

const rows = rowsOf('Ploegstaten');
const drawer = (name: string) => page.getByRole('dialog', { name });
const edits = (api: ReturnType<typeof hoursApi>) =>
  api.received(hours.record).map(({ body }) => body.edits);

test('a week shows planning, foreman and worker side by side, what differs first', async () => {
  const silent = sheetOf({ employeeId: bob.id });
  await open([silent, sheetOf({ answer: 'objected', objection: 'Tot drie uur' })], {
    items: [worked({ entered: 7 }), worked({ employeeId: bob.id, entered: null })],
  });
  await expect.element(rowOf('Ann de Boer')).toMatchTextContent(/8,5.*7.*7.*Bezwaar/);
  await expect.element(rowOf(bob.name)).toMatchTextContent(/8,5.*Niets ingevuld/);
  expect(namesOf(rows)).toEqual(['Ann de Boer', bob.name]);
  await expectAccessible();
  await rows.first().click();
  await expect.element(drawer('Ann de Boer')).toMatchTextContent('Tot drie uur');
  await expect
    .element(drawer('Ann de Boer'))
    .toMatchTextContent(/voorman 8,5 · werknemer 7 · telt 7/);
  await expectAccessible();
});

test('what nobody entered is taken over at once, as hours of the office, and is undone by the keys', async () => {
  const api = await open([sheetOf(), sheetOf({ employeeId: bob.id })], {
    items: [worked({ entered: null }), worked({ employeeId: bob.id, entered: null })],
  });
  await page.getByRole('button', { name: 'Niets ingevuld: voorman overnemen (2)' }).click();
  await expect.element(rowOf('Ann de Boer')).toMatchTextContent('Gelijk');
  await expect.poll(() => edits(api)).toHaveLength(1);
  expect(edits(api)[0]).toMatchObject([
    { employeeId: ann.id, date: day, projectId: quay.id, hours: 8.5, seen: null, entered: null },
    { employeeId: bob.id, hours: 8.5 },
  ]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(rowOf('Ann de Boer')).toMatchTextContent('Niets ingevuld');
  await expect.poll(() => edits(api)[1]).toMatchObject([{ hours: null, seen: 8.5 }, {}]);
});

test('of one day another voice is taken over; the times go along where the company asks for them', async () => {
  const api = await open([sheetOf({ travelMinutes: 60 })], {
    items: [worked({ entered: 7 })],
    days: [dayOf({ endTime: '14:30:00' })],
  });
  api.answer(hours.settings, {
    ...{ remindAt: null, version: 1 },
    dayTimes: { ...noDayTimes, ask: { ...noDayTimes.ask, own: 'optional' }, travel: true },
  });
  await rowOf('Ann de Boer').getByRole('button', { name: 'Ann de Boer' }).click();
  await drawer('Ann de Boer').getByRole('button', { name: 'Voorman overnemen' }).click();
  await expect.poll(() => edits(api)[0]).toMatchObject([{ hours: 8.5, seen: 7, entered: 7 }]);
  await expect
    .poll(() => api.received(hours.correctDay).map(({ body }) => body))
    .toMatchObject([
      {
        startTime: '07:00:00',
        endTime: '16:00:00',
        version: 1,
        travel: { minutes: 60, kilometres: 38 },
      },
    ]);
  await drawer('Ann de Boer').getByRole('button', { name: 'Werknemer overnemen' }).click();
  await expect.poll(() => edits(api)[1]).toMatchObject([{ hours: null, seen: 8.5 }]);
});

test('who was not there leads to the form of leave; an approved week has nothing to take over', async () => {
  const absent = { startTime: null, endTime: null, breakMinutes: 0, isAbsent: true, works: [] };
  await open([sheetOf(absent), sheetOf({ employeeId: bob.id })], {
    items: [worked({ employeeId: bob.id, entered: 7 })],
    approvals: [approvalOf({ employeeId: bob.id })],
  });
  await rowOf('Ann de Boer').getByRole('button', { name: 'Ann de Boer' }).click();
  await expect
    .element(drawer('Ann de Boer').getByRole('link', { name: 'Verlof of ziekte vastleggen' }))
    .toHaveAttribute('href', `/employeeabsences?nieuw=true&wie=${ann.id}&dag=${day}`);
  await expect.element(rowOf('Bob')).toMatchTextContent('Goedgekeurd');
  await rowOf('Bob').getByRole('button').click();
  await expect.element(drawer(bob.name)).toBeVisible();
  expect(
    drawer(bob.name)
      .getByRole('button', { name: /overnemen/ })
      .elements(),
  ).toEqual([]);
});

test('on a phone the days are cards', async () => {
  await open([sheetOf()], { items: [worked({ entered: 7 })] }, 'phone');
  await expect
    .element(cardsOf('Ploegstaten').first())
    .toMatchTextContent(/Ann de Boer.*Verschil.*voorman 8,5 uur.*telt 7 uur/);
  await expectAccessible();
});
