import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { groupDuties } from '@ploegplan/contract/rules/working-time/duties';
import { legalLimits } from '@ploegplan/contract/rules/working-time/limits';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { beforeEach, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeAbsence,
  makeEmployee,
  makePlanningItem,
  makeTenant,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
let anja: string;
beforeEach(async () => {
  anja = await makeEmployee(tenant);
});

/** Plans the employee from and to these times, on a day of the week of 2030-01-07. */
const plan = (date: string, times: string, values: { is_draft?: boolean } = {}) => {
  const [start_time = null, end_time = null] = times === '' ? [] : times.split('-');
  return makePlanningItem(tenant, { date, start_time, end_time, employeeIds: [anja], ...values });
};
const shown = { from: '2030-01-07', to: '2030-01-20' };
/** The hours of each employee and week that has some. */
const weeks = async (query = shown) =>
  (await office.get(planning.weeks, { query })).flatMap(({ employeeId, hours }) =>
    hours.flatMap((value, week) =>
      value > 0
        ? [{ employeeId, monday: addDays(getMonday(query.from), week * 7), hours: value }]
        : [],
    ),
  );

/** The hours of these times by the rule of the board. */
const dutyHours = (times: string[], date = '2030-01-09') => {
  const shifts = times.map((time, index) => {
    const [startTime = null, endTime = null] = time === '' ? [] : time.split('-');
    return { id: `${index}`, date, startTime, endTime };
  });
  const work = groupDuties(shifts, legalLimits, usualWeek).map((duty) => duty.work);
  return work.reduce((sum, minutes) => sum + minutes, 0) / 60;
};

it.each<[string, string[], number]>([
  ['5.5 hours without a break', ['07:00-12:30'], 5.5],
  ['half an hour less of a longer day', ['07:00-16:00'], 8.5],
  ['half an hour less of 10.25 hours, of which 9.75 are worked', ['06:00-16:15'], 9.75],
  ['three quarters less of more than ten hours', ['06:00-16:45'], 10],
  ['a night shift', ['22:00-06:00'], 7.5],
  ['a pause between items as break', ['07:00-12:00', '12:30-16:00'], 8.5],
  ['work at two places at once once', ['07:00-12:00', '08:00-11:00', '11:30-12:30'], 5.5],
  ['nothing without times', ['07:00-12:00', ''], 5],
  ['24 hours of a begin equal to the end', ['07:00-12:00', '07:00-07:00'], 23.25],
  ['a pause of a quarter of an hour as part of the break', ['07:00-10:00', '10:15-13:15'], 5.75],
  ['no shorter pause as break', ['07:00-10:00', '10:14-13:14'], 5.5],
  ['half an hour less of just ten hours', ['07:00-17:00'], 9.5],
])('GET /planning/weeks counts %s, as the board does', async (_, times, hours) => {
  for (const time of times) await plan('2030-01-09', time);
  expect(await weeks()).toEqual([{ employeeId: anja, monday: '2030-01-07', hours }]);
  expect(dutyHours(times)).toBe(hours);
});

it('GET /planning/weeks takes off the break of the company on each weekday', async () => {
  const breaks = [60, 60, 15, 60, 45, null, null];
  const week = breaks.map(
    (breakMinutes) => breakMinutes && { startTime: '07:00', endTime: '16:00', breakMinutes },
  );
  await changeRows(tenant, 'tenants', { working_week: JSON.stringify(week) }, { id: tenant.id });
  await plan('2030-01-07', '07:00-16:00');
  await plan('2030-01-08', '07:00-12:30');
  await plan('2030-01-14', '06:00-18:00');
  await plan('2030-01-16', '07:00-16:00');
  await plan('2030-01-19', '07:00-16:00');
  expect((await weeks()).map(({ hours }) => hours)).toEqual([8 + 5.5, 11 + 8.75 + 8]);
});

it.each([
  ['2030-03-30', 6.5],
  ['2030-10-26', 8.5],
])(
  'GET /planning/weeks counts real hours of the night shift of %s, in which the clocks change',
  async (date, hours) => {
    await plan(date, '22:00-06:00');
    expect(await weeks({ from: date, to: addDays(date, 1) })).toMatchObject([{ hours }]);
  },
);

it.each([
  ['2027-03-28', '02:30-03:15', 0.25],
  ['2027-03-28', '02:10-02:50', 0],
  ['2027-03-28', '01:00-05:00', 3],
  ['2027-03-27', '23:00-02:30', 3],
  ['2026-10-25', '02:30-03:15', 1.75],
  ['2027-10-31', '01:00-02:30', 1.5],
  ['2027-10-30', '23:00-02:30', 3.5],
  ['2027-10-30', '02:30-02:30', 24 - 0.75],
  ['2027-10-30', '03:00-03:00', 25 - 0.75],
])(
  'GET /planning/weeks counts the real hours of %s %s, as the board does: %d',
  async (date, times, hours) => {
    await plan(date, times);
    expect(dutyHours([times], date)).toBe(hours);
    const [found] = await weeks({ from: date, to: addDays(date, 1) });
    expect(found?.hours ?? 0).toBe(hours);
  },
);

it('GET /planning/weeks splits a night at midnight (Atw 1:7): of one from Sunday the morning is in the next week', async () => {
  await plan('2030-01-13', '22:00-06:00');
  await plan('2030-01-06', '23:00-01:00');
  expect((await weeks()).map(({ monday, hours }) => [monday, hours])).toEqual([
    ['2030-01-07', 1 + 2],
    ['2030-01-14', 5.5],
  ]);
});

it('GET /planning/weeks counts night shifts, of these the ones until after 02:00, and tells the Sundays with work of a year', async () => {
  await plan('2030-01-09', '22:00-06:00');
  await plan('2030-01-11', '20:00-02:00');
  await plan('2030-01-14', '22:00-06:00');
  await plan('2030-01-19', '22:00-06:00');
  await plan('2030-01-12', '16:00-00:00');
  await plan('2029-01-14', '');
  await plan('2029-01-07', '07:00-12:00');
  expect(await office.get(planning.weeks, { query: shown })).toMatchObject([
    { nights: [2, 2], lateNights: [1, 2], sundays: ['2029-01-14', '2030-01-20'] },
  ]);
});

it('GET /planning/weeks tells the days of nights of more than ten hours, of the range and of 52 weeks before it', async () => {
  await plan('2029-01-05', '20:00-07:00');
  await plan('2029-03-09', '20:00-07:00');
  await plan('2030-01-09', '20:00-06:45');
  await plan('2030-01-11', '20:00-06:46');
  await plan('2030-01-13', '07:00-20:00');
  expect(await office.get(planning.weeks, { query: shown })).toMatchObject([
    { longNights: ['2029-03-09', '2030-01-11'] },
  ]);
});

it('GET /planning/weeks adds up each week of each employee, drafts too, of its own tenant', async () => {
  await plan('2030-01-06', '07:00-12:00');
  await plan('2030-01-07', '07:00-12:00');
  await plan('2030-01-13', '07:00-12:00', { is_draft: true });
  await plan('2030-01-14', '07:00-11:00');
  const elsewhere = await makeTenant(server);
  await makePlanningItem(elsewhere, {
    employeeIds: [await makeEmployee(elsewhere)],
    start_time: '07:00',
    end_time: '12:00',
  });
  expect(await weeks()).toEqual([
    { employeeId: anja, monday: '2030-01-07', hours: 10 },
    { employeeId: anja, monday: '2030-01-14', hours: 4 },
  ]);
  expect(await weeks({ from: '2031-01-06', to: '2031-01-12' })).toEqual([]);
});

it('GET /planning/weeks counts leave and illness as worked (Atw 5:2): a day once, and instead of what is planned on a whole day', async () => {
  const contracts = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);
  anja = await makeEmployee(tenant, { contracts });
  await plan('2030-01-07', '07:00-12:00');
  await plan('2030-01-08', '07:00-12:00');
  const absent = (values: object) => makeAbsence(tenant, { employee_id: anja, ...values });
  await absent({ first_day: '2030-01-08', last_day: '2030-01-15' });
  await absent({ kind: 'sick', first_day: '2030-01-08', last_day: '2030-01-09' });
  await absent({ first_day: '2030-01-07', hours_per_day: 2 });
  await absent({ kind: 'rostered-day-off', first_day: '2030-01-16' });
  await plan('2030-01-17', '07:00-12:00');
  await absent({ first_day: '2030-01-17', hours_per_day: 8 });
  expect(await weeks()).toEqual([
    { employeeId: anja, monday: '2030-01-07', hours: 5 + 2 + 4 * 8 },
    { employeeId: anja, monday: '2030-01-14', hours: 3 * 8 },
  ]);
});

it.each([
  ['of 17 at school', '2013-01-07', [], [8 + 5, 8]],
  ['of 18', '2012-01-07', [], [5]],
  ['of 17 who is ill', '2013-01-07', ['2030-01-08', '2030-01-15'], [8 + 4 * 8, 2 * 8]],
])('GET /planning/weeks counts the school day of an apprentice %s', async (_, born, ill, hours) => {
  anja = await makeEmployee(tenant, {
    contracts: JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]),
    school_days: '["monday"]',
    date_of_birth: born,
  });
  await plan('2030-01-09', '07:00-12:00');
  const [first_day, last_day] = ill;
  if (first_day && last_day) {
    await makeAbsence(tenant, { employee_id: anja, kind: 'sick', first_day, last_day });
  }
  expect((await weeks()).map((week) => week.hours)).toEqual(hours);
});

it.each([
  ['2030-10-27', 200],
  ['2030-10-28', 400],
])('GET /planning/weeks answers at most 300 days: to %s with %i', async (to, status) => {
  const response = await office.call(planning.weeks, { query: { from: '2030-01-01', to } });
  expect(response.statusCode).toBe(status);
});
