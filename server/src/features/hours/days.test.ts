import { randomUUIDv7 } from 'node:crypto';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { buildingAndInfra } from '@ploegplan/contract/rules/pay/rules';
import { session } from '@ploegplan/contract/session/endpoints';
import type { OwnDay, TimesAsked } from '@ploegplan/contract/work-days/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makePayRules, makePlanningItem } from '../../../test/data/factories.ts';
import { makeWorkedItem } from '../../../test/data/worked-item.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const MONDAY = '2030-01-07';
const day = { from: MONDAY, to: MONDAY };
const { listDays, recordDay, get } = employeePlanning;

let ann: string;
let phone: TestBrowser;
let project: string;
let itemId: string;
let normal: string;
beforeEach(async () => {
  ({ ann, phone, project, itemId, normal } = await makeWorkedItem(server, tenant));
  await ask('optional');
});

async function ask(own: TimesAsked) {
  const { version } = await office.get(hours.settings);
  const dayTimes = {
    ask: { own, hired: 'off', 'self-employed': 'off' },
    step: 15,
    travel: true,
  } as const;
  await office.get(hours.changeSettings, { body: { dayTimes, version } });
}

const times = (values: Partial<OwnDay> = {}): OwnDay => ({
  date: MONDAY,
  startTime: '07:00',
  endTime: '16:30',
  breakMinutes: 30,
  travel: { minutes: 90, kilometres: 40, role: 'driver-with-riders', carId: null },
  works: [{ id: itemId, hoursWorked: 9 }],
  ...values,
});
const record = (body = times()) => phone.call(recordDay, { body });
const correct = (version: number, values: Partial<OwnDay> = {}) => {
  const { works: _, date: __, ...body } = times(values);
  return office.call(hours.correctDay, {
    params: { id: ann, date: MONDAY },
    body: { ...body, version },
  });
};
const approve = (amount: number) => {
  const line = { date: MONDAY, clientId: null, projectId: project, kindId: normal, hours: amount };
  const approval = { id: randomUUIDv7(), employeeId: ann, monday: MONDAY, lines: [line] };
  return office.get(hours.approve, { body: { approvals: [approval] } });
};
const ownTimes = async () => (await phone.get(listDays, { query: day })).map((own) => own.endTime);
const ownHours = async () => (await phone.get(get, { params: { id: itemId } })).hoursWorked;
const codeOf = async (answer: ReturnType<typeof record>) =>
  (await answer).json<{ code?: string }>().code;

describe('the times of an own day', () => {
  it('are recorded with the hours of its works, and read by the worker and the office', async () => {
    const answer = (await record()).json();
    expect(answer).toMatchObject({
      day: { endTime: '16:30:00', travel: { minutes: 90, role: 'driver-with-riders' } },
      items: [{ id: itemId, hoursWorked: 9 }],
    });
    expect(await ownTimes()).toEqual(['16:30:00']);
    expect(await office.get(hours.days, { query: day })).toContainEqual({
      ...answer.day,
      employeeId: ann,
    });
    await record(times({ endTime: '16:00', works: [{ id: itemId, hoursWorked: 8.5 }] }));
    expect([await ownTimes(), await ownHours()]).toEqual([['16:00:00'], 8.5]);
  });

  it('are asked of the kinds of workers that the company chose', async () => {
    expect((await phone.get(session.check))?.dayTimes).toEqual({
      isRequired: false,
      step: 15,
      travel: true,
    });
    await ask('off');
    expect((await phone.get(session.check))?.dayTimes).toBeUndefined();
    expect(await codeOf(record())).toBe('forbidden');
  });

  it.each([
    ['an end without a begin', { startTime: null }, 'endTime'],
    ['the same begin and end', { endTime: '07:00' }, 'endTime'],
    ['a break as long as the day', { breakMinutes: 570 }, 'breakMinutes'],
  ])('are refused with %s, at the field', async (_, values, field) => {
    const answer = await record(times(values));
    expect(answer.json()).toMatchObject({ code: 'validation', fields: [{ field }] });
  });

  it('leave nothing behind when an item is of another day or person', async () => {
    const other = await makePlanningItem(tenant, { date: '2030-01-08', employeeIds: [ann] });
    const strange = await makePlanningItem(tenant, { date: MONDAY });
    for (const { id } of [other, strange]) {
      const works = [
        { id: itemId, hoursWorked: 4 },
        { id, hoursWorked: 4 },
      ];
      expect(await codeOf(record(times({ works })))).toBe('not-found');
    }
    expect([await ownTimes(), await ownHours()]).toEqual([[], null]);
  });

  it('are closed by the approval of the week, for the worker and the office', async () => {
    await record();
    expect((await approve(9)).problems).toEqual([]);
    expect(await codeOf(record(times({ endTime: '17:00' })))).toBe('hours-approved');
    expect(await codeOf(correct(1, { endTime: '17:00' }))).toBe('hours-approved');
    expect(await ownTimes()).toEqual(['16:30:00']);
  });

  it('stay as the office corrected them, hours included', async () => {
    await record();
    expect((await correct(1, { endTime: '16:00' })).json()).toMatchObject({ isCorrected: true });
    const late = times({ works: [{ id: itemId, hoursWorked: 10 }] });
    expect(await codeOf(record(late))).toBe('hours-corrected');
    expect([await ownTimes(), await ownHours()]).toEqual([['16:00:00'], 9]);
  });
});

describe('a correction of the office', () => {
  it('is refused when the day was changed since, and is taken once when it is repeated', async () => {
    await record();
    expect(await codeOf(correct(0))).toBe('stale-version');
    const [first, second] = [await correct(1), await correct(1)];
    expect(second.json()).toEqual(first.json());
    expect(first.json()).toMatchObject({ version: 2, isCorrected: true });
  });

  it('is told in the history of the week, from what the worker entered', async () => {
    await record();
    await correct(1, { endTime: '16:00', travel: null });
    const query = { monday: MONDAY };
    const events = await office.get(hours.history, { params: { id: ann }, query });
    const told = events.filter(({ day: changed }) => changed);
    const [corrected, entered] = told;
    expect(told.map(({ type }) => type)).toEqual(['times-corrected', 'times-entered']);
    expect(corrected?.day).toMatchObject({
      date: MONDAY,
      before: { endTime: '16:30:00', travel: { minutes: 90 } },
      after: { startTime: '07:00:00', endTime: '16:00:00', breakMinutes: 30, travel: null },
    });
    expect(entered?.day?.before).toBeNull();
  });

  it('takes no vehicle that does not exist', async () => {
    const travel = {
      minutes: 30,
      kilometres: null,
      role: 'driver',
      carId: randomUUIDv7(),
    } as const;
    expect((await correct(0, { travel })).json()).toMatchObject({
      fields: [{ field: 'travel.carId', code: 'unknown-reference' }],
    });
  });
});

it('places the hours by the times, and pays the travel of a driver with riders', async () => {
  const { roundTo: _, firstDay: __, ...rules } = { ...buildingAndInfra, firstDay: '' };
  await makePayRules(tenant, {
    first_day: '2029-01-01',
    rules: JSON.stringify({ ...rules, roundTo: 1 }),
  });
  await record();
  const query = { monday: MONDAY };
  const { parts } = await office.get(hours.weekClasses, { params: { id: ann }, query });
  expect(parts.map(({ class: name, from, to, minutes }) => [name, from, to, minutes])).toEqual([
    ['normal', '07:00', '11:30', 270],
    ['normal', '12:00', '16:00', 240],
    ['overtime', '16:00', '16:30', 30],
    ['travel-paid', null, null, 90],
  ]);
});
