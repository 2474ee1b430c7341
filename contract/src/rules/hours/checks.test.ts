import { describe, expect, it } from 'vitest';
import { paidPerson, payRules } from '../../../test/pay.ts';
import { addDays } from '../../dates/dates.ts';
import type { WorkDayValues } from '../../work-days/schemas.ts';
import { createDatedLimits, legalLimits } from '../working-time/limits.ts';
import { checkWeek, type HoursWarning, type WeekToCheck } from './checks.ts';
import type { HoursCell } from './hours.ts';
import { createTimesToCheck } from './times-checks.ts';

const MONDAY = '2026-11-16';

function cell(values: Partial<HoursCell> = {}): HoursCell {
  const { date = MONDAY, kindId = 'normal' } = values;
  return {
    key: `${date} ${kindId}`,
    employeeId: 'ann',
    date,
    targetId: 'kade',
    projectId: 'kade',
    clientId: null,
    kindId,
    planned: null,
    entered: null,
    line: null,
    quarters: null,
    approved: false,
    notes: '',
    ...values,
  };
}
const worked = (date: string, hours: number, values: Partial<HoursCell> = {}) =>
  cell({ date, planned: hours * 4, entered: hours * 4, quarters: hours * 4, ...values });
const lineOf = (values: object = {}) =>
  cell({
    planned: 32,
    entered: 32,
    quarters: 28,
    line: {
      employeeId: 'ann',
      date: MONDAY,
      projectId: 'kade',
      clientId: null,
      kindId: 'normal',
      hours: 7,
      entered: 8,
      reason: 'Eerder weg',
      at: '',
      by: '',
      ...values,
    },
  });

const check = (cells: readonly HoursCell[], values: Partial<WeekToCheck> = {}): HoursWarning[] =>
  checkWeek({
    monday: MONDAY,
    today: '2026-11-23',
    cells,
    isWorked: (kind) => kind !== 'travel',
    dateOfBirth: null,
    leaveOn: () => null,
    schoolOn: () => 0,
    findWeekHours: () => 40,
    ...values,
  });
const rulesOf = (...given: Parameters<typeof check>) => check(...given).map(({ rule }) => rule);

describe('before a week is approved', () => {
  it('nothing is said of a week as planned', () => {
    expect(rulesOf([worked(MONDAY, 8), worked('2026-11-17', 8)])).toEqual([]);
  });

  it('a past day without hours is missing; today, a day of leave and 0 hours are not', () => {
    const planned = cell({ planned: 32 });
    expect(check([planned])).toEqual([{ rule: 'missing', date: MONDAY, keys: [planned.key] }]);
    expect(rulesOf([planned], { today: MONDAY })).toEqual([]);
    expect(rulesOf([planned], { leaveOn: () => 'Vakantie' })).toEqual([]);
    expect(rulesOf([cell({ planned: 4, quarters: 0 })])).toEqual([]);
  });

  it('nothing is said of what the office recorded itself, with or without a reason, and far from the plan', () => {
    expect(rulesOf([lineOf()])).toEqual([]);
    expect(rulesOf([lineOf({ reason: '' })])).toEqual([]);
    expect(rulesOf([{ ...lineOf({ entered: null }), entered: null }])).toEqual([]);
    const far = { ...lineOf({ hours: 2 }), quarters: 8 };
    expect(rulesOf([far])).toEqual([]);
    const ofEmployee = worked(MONDAY, 4, { key: 'other', targetId: 'toren', planned: null });
    expect(rulesOf([{ ...far, quarters: 0 }, ofEmployee])).toEqual(['far-from-plan']);
  });

  it('what was entered after the correction is told', () => {
    expect(check([{ ...lineOf(), entered: 36 }])).toMatchObject([
      { rule: 'changed-since', entered: 9 },
    ]);
    expect(check([{ ...lineOf(), entered: null }])).toMatchObject([
      { rule: 'changed-since', entered: null },
    ]);
  });

  it('hours on a day of leave are told with its kind', () => {
    expect(check([worked(MONDAY, 8)], { leaveOn: () => 'Ziek' })).toMatchObject([
      { rule: 'on-leave', kindName: 'Ziek' },
    ]);
  });

  it.each([
    [8, 10, []],
    [8, 10.25, ['far-from-plan']],
    [8, 6, []],
    [8, 5.75, ['far-from-plan']],
    [0, 8, []],
  ])('planned %s and worked %s hours: %s', (planned, hours, rules) => {
    expect(rulesOf([worked(MONDAY, hours, { planned: planned * 4 })])).toEqual(rules);
  });

  it('a day on which nothing is planned is far from the plan by its hours', () => {
    const unplanned = { planned: null };
    expect(check([worked(MONDAY, 8, unplanned)])).toMatchObject([
      { rule: 'far-from-plan', hours: 8, planned: 0 },
    ]);
    expect(rulesOf([worked(MONDAY, 2, unplanned)])).toEqual([]);
    const untimed = cell({ key: 'other', targetId: 'toren', planned: 0, quarters: 0 });
    expect(rulesOf([worked(MONDAY, 8, unplanned), untimed])).toEqual([]);
  });

  it('a day is not told to be short by what is missing of it', () => {
    const other = { key: 'other', targetId: 'toren' };
    const missing = cell({ ...other, planned: 14 });
    expect(rulesOf([worked(MONDAY, 4.5), missing])).toEqual(['missing']);
    expect(rulesOf([worked(MONDAY, 1, { planned: 18 }), missing])).toEqual([
      'missing',
      'far-from-plan',
    ]);
    // All of the day was recorded at one of the two.
    expect(rulesOf([worked(MONDAY, 8, { planned: 18 }), missing])).toEqual(['missing']);
  });
});

describe('the Arbeidstijdenwet, article 5:7', () => {
  const days = [0, 1, 2, 3, 4, 5].map((day) => addDays(MONDAY, day));
  const born = (dateOfBirth: string) => ({ dateOfBirth });

  it.each([
    ['twelve hours', 12, {}, []],
    ['a quarter more', 12.25, {}, ['shift']],
    ['nine hours under 18', 9, born('2009-01-01'), []],
    ['a quarter more under 18', 9.25, born('2009-01-01'), ['shift']],
    ['a quarter more on the eighteenth birthday', 9.25, born('2008-11-16'), []],
  ])('a day of %s', (_, hours, values, rules) => {
    expect(rulesOf([worked(MONDAY, hours)], values)).toEqual(rules);
  });

  it.each([
    ['an hour beside eight at school', 1, []],
    ['more than an hour', 1.25, ['shift']],
    ['nothing beside eight at school', 0, []],
  ])('a school day counts as work: %s', (_, hours, rules) => {
    const values = { ...born('2009-01-01'), schoolOn: (day: string) => (day === MONDAY ? 32 : 0) };
    expect(rulesOf([worked(MONDAY, hours, { planned: hours })], values)).toEqual(rules);
  });

  it('a week under 18 has at most 45 hours, with those at school', () => {
    const own = days.slice(1, 5).map((day) => worked(day, 9));
    const values = { ...born('2009-01-01'), schoolOn: (day: string) => (day === MONDAY ? 36 : 0) };
    expect(rulesOf(own, values)).toEqual([]);
    const more = [...own, worked('2026-11-21', 0.25)];
    expect(check(more, values)).toMatchObject([{ rule: 'week', hours: 45.25, limit: 45 }]);
  });

  it('travelling is no working time', () => {
    const travel = cell({ kindId: 'travel', quarters: 16 });
    expect(rulesOf([worked(MONDAY, 10), travel])).toEqual([]);
  });

  it('a week has at most 60 hours', () => {
    expect(rulesOf(days.map((day) => worked(day, 10)))).toEqual([]);
    const more = [...days.map((day) => worked(day, 10)), worked('2026-11-22', 0.25)];
    expect(check(more)).toMatchObject([{ rule: 'week', hours: 60.25, limit: 60 }]);
  });

  it.each([
    ['55 over four weeks', 4, 55, []],
    ['more than 55 over four weeks', 4, 55.25, ['average 4']],
    ['48 over sixteen weeks', 16, 48, []],
    ['more than 48 over sixteen weeks', 16, 48.25, ['average 16']],
  ])('an average of %s', (_, weeks, hours, told) => {
    const known = (monday: string) =>
      monday > addDays(MONDAY, -7 * weeks) ? hours : weeks === 4 ? 20 : null;
    const found = check([], { findWeekHours: known }).map((warning) =>
      warning.rule === 'average' ? `average ${warning.weeks}` : warning.rule,
    );
    expect(found).toEqual(told);
  });

  it.each([
    ['adult.shift', 8, 'shift'],
    ['adult.week', 20, 'week'],
    ['adult.averages.0.hours', 30, 'average'],
    ['adult.averages.1.hours', 30, 'average'],
  ] as const)('%s of %d that the company has since the first decides', (rule, value, told) => {
    const own = { rule, value, from: '2026-11-01', until: null };
    const cells = days.slice(0, 3).map((day) => worked(day, 9));
    expect(check(cells)).toEqual([]);
    const [found] = check(cells, { limits: createDatedLimits([own]) });
    expect(found).toMatchObject({ rule: told, limit: value, ownSince: '2026-11-01' });
  });

  it('says nothing of an average with an unknown week', () => {
    expect(rulesOf([], { findWeekHours: (monday) => (monday === MONDAY ? 300 : null) })).toEqual(
      [],
    );
  });
});

describe('the times of days', () => {
  const day = (values: Partial<WorkDayValues> = {}): WorkDayValues => ({
    ...{ startTime: '07:00', endTime: '15:30', breakMinutes: 30, travel: null },
    ...values,
  });
  const TUESDAY = addDays(MONDAY, 1);
  const week = [0, 1, 2, 3, 4].map((at) => worked(addDays(MONDAY, at), 8));
  const checkTimes = (
    days: Record<string, WorkDayValues>,
    { cells = week, isRequired = false, kind = 'own' as 'own' | 'self-employed' } = {},
  ) =>
    check(cells, {
      times: createTimesToCheck({
        days: new Map(Object.entries(days)),
        isRequired,
        worker: { dateOfBirth: null, kind },
        person: paidPerson,
        payRules: [payRules],
        limits: legalLimits,
      }),
    });

  it('say nothing when they make the recorded hours, also to the nearest quarter', () => {
    const near = day({ startTime: '06:56', endTime: '15:31' });
    expect(checkTimes({ [MONDAY]: day(), [TUESDAY]: near })).toEqual([]);
  });

  it('that make other hours are told, with both', () => {
    const late = day({ endTime: '16:00' });
    expect(checkTimes({ [TUESDAY]: late })).toEqual([
      {
        ...{ rule: 'times-differ', date: TUESDAY, day: late, minutes: 510, hours: 8 },
        keys: [`${TUESDAY} normal`],
      },
    ]);
  });

  it('are missing only where they are required and hours are recorded', () => {
    const missing = checkTimes({ [MONDAY]: day() }, { isRequired: true });
    expect(missing.map(({ rule, date }) => [rule, date])).toEqual(
      [1, 2, 3, 4].map((at) => ['times-missing', addDays(MONDAY, at)]),
    );
    expect(checkTimes({})).toEqual([]);
  });

  it('are judged by the break that was taken and the rest until the next day', () => {
    const short = day({ endTime: '15:15', breakMinutes: 15 });
    const early = day({ startTime: '01:00', endTime: '09:30' });
    const found = checkTimes({ [MONDAY]: short, [TUESDAY]: early });
    expect(
      found.map((warning) => (warning.rule === 'working-time' ? warning.found.facts : null)),
    ).toEqual([{ hours: 8, minutes: 15, limit: 30 }]);
    const [rest] = checkTimes({
      [MONDAY]: day({ startTime: '14:00', endTime: '22:30' }),
      [TUESDAY]: day({ startTime: '05:00', endTime: '13:30' }),
    });
    expect(rest).toMatchObject({
      ...{ rule: 'working-time', date: MONDAY },
      found: { rule: 'daily-rest', facts: { ends: '22:30', begins: '05:00', hours: 6.5 } },
    });
    const next = addDays(MONDAY, 7);
    const over = { [addDays(MONDAY, 6)]: day({ startTime: '15:00', endTime: '23:30' }) };
    const cells = [worked(addDays(MONDAY, 6), 8)];
    const early2 = { [next]: day({ startTime: '05:00', endTime: '13:30' }) };
    expect(checkTimes({ ...over, ...early2 }, { cells })).toHaveLength(1);
    expect(checkTimes({ ...over, ...early2 }, { cells, kind: 'self-employed' })).toEqual([]);
  });

  it('take the place of the hours for the longest day', () => {
    const long = day({ startTime: '06:00', endTime: '19:45', breakMinutes: 45 });
    const found = checkTimes({ [MONDAY]: long }, { cells: [worked(MONDAY, 13)] });
    expect(found.map(({ rule }) => rule)).toEqual(['long-day', 'working-time']);
    expect(found[1]).toMatchObject({ found: { rule: 'shift', facts: { hours: 13, limit: 12 } } });
  });

  it('have work, break and travel together longer than the pay rules allow', () => {
    const travel = { minutes: 240, kilometres: null, role: 'rider' as const, carId: null };
    expect(checkTimes({ [MONDAY]: day({ travel }) })).toMatchObject([
      {
        rule: 'long-day',
        date: MONDAY,
        found: { minutes: 750, limit: 12 },
        keys: [`${MONDAY} normal`],
      },
    ]);
    const short = { ...travel, minutes: 210 };
    expect(checkTimes({ [MONDAY]: day({ travel: short }) })).toEqual([]);
  });
});
