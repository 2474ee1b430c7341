import { expect, test } from 'vitest';
import { monday, on, type Rest, warningsOf, young } from '../../../test/working-time.ts';
import { addDays } from '../../dates/dates.ts';
import { computeYearGrants } from '../leave/grants.ts';
import { createLapseRule } from '../leave/ledger.ts';
import { type LimitRule, limitRuleNames } from './limit-rule-names.ts';
import { isFigureOf } from './limit-rules.ts';
import {
  createDatedLimits,
  findLimitsOn,
  legalLimits,
  type OwnLimit,
  readFigure,
} from './limits.ts';
import { computePlannedHours } from './planned-hours.ts';
import { usualWeek } from './working-week.ts';

const own = (rule: LimitRule, value: number, rest: Partial<OwnLimit> = {}): OwnLimit => ({
  rule,
  value,
  from: monday,
  until: null,
  ...rest,
});

test.each(limitRuleNames)('the law has a figure of %s, within its bounds', (rule) => {
  expect(isFigureOf(rule, readFigure(findLimitsOn(legalLimits, monday), rule))).toBe(true);
});

test.each<[string, boolean]>([
  ['adult.shift 12', true],
  ['adult.shift 12.25', false],
  ['adult.shift 3.75', false],
  ['adult.shift 9.1', false],
  ['night.times 2.5', false],
  ['notice.others 14', true],
])('%s is allowed: %s', (text, isAllowed) => {
  const [rule = '', value] = text.split(' ');
  expect(isFigureOf(rule as LimitRule, Number(value))).toBe(isAllowed);
});

const shift = (own: readonly OwnLimit[], date: string) =>
  findLimitsOn(createDatedLimits(own), date).adult.shift;
const until = { until: '2026-11-22' };

test.each<[string, OwnLimit[], number]>([
  ['2026-11-15', [own('adult.shift', 10)], 12],
  ['2026-11-16', [own('adult.shift', 10)], 10],
  ['2026-11-22', [own('adult.shift', 10, until)], 10],
  ['2026-11-23', [own('adult.shift', 10, until)], 12],
  ['2026-11-23', [own('adult.shift', 10, until), own('adult.shift', 9, { from: '2026-11-18' })], 9],
  ['2026-11-20', [own('adult.shift', 9, { from: '2026-11-18' }), own('adult.shift', 10)], 9],
  ['2026-11-20', [own('adult.week', 40)], 12],
])('on %s by %o a shift has at most %d hours', (date, limits, hours) => {
  expect(shift(limits, date)).toBe(hours);
});

/** Fifteen weeks before of 30 hours, some of them with a late night. */
const lateWeeks = (count: number): Rest => ({
  around: new Map(
    Array.from({ length: 15 }, (_, week) => {
      const nights = week < count ? 1 : 0;
      return [addDays(monday, -7 * (week + 1)), { hours: 30, nights, lateNights: nights }];
    }),
  ),
});
const withBreaks = (breakMinutes: number): Rest => ({
  workingWeek: usualWeek.map((day) => day && { ...day, breakMinutes }),
});

/** Within the law, and not within the figure of the company. */
test.each<[LimitRule, number, string, string[], Rest?]>([
  ['adult.shift', 8, 'shift', on([0], '07:00-16:00')],
  ['adult.week', 40, 'week', on([0, 1, 2, 3, 4], '07:00-16:00')],
  ['adult.averages.0.hours', 30, 'average', on([0, 1, 2, 3], '07:00-16:00'), lateWeeks(0)],
  ['adult.averages.1.hours', 30, 'average', on([0, 1, 2, 3], '07:00-16:00'), lateWeeks(0)],
  ['adult.dailyRest.hours', 12, 'daily-rest', on([0, 1], '06:00-18:15')],
  [
    'adult.dailyRest.shortened',
    10,
    'daily-rest',
    ['2026-11-16 12:00-22:00', '2026-11-17 07:00-12:00'],
  ],
  ['adult.breaks.1.minutes', 45, 'break', on([0], '07:00-16:00')],
  ['adult.breaks.1.over', 4, 'break', on([0], '07:00-12:00'), withBreaks(15)],
  [
    'adult.breaks.0.minutes',
    60,
    'break',
    ['2026-11-16 06:00-12:00', '2026-11-16 12:45-18:00'],
    withBreaks(0),
  ],
  [
    'weeklyRest.split',
    100,
    'weekly-rest',
    [
      ...on([0, 1, 2, 3, 4, 5], '07:00-16:00'),
      '2026-11-23 01:00-10:00',
      ...on([8, 9, 10, 11, 12], '07:00-15:00'),
    ],
  ],
  ['freeSundays', 52, 'sunday', on([6], '07:00-12:00')],
  ['adult.nightShift', 8, 'night-shift', ['2026-11-16 20:00-05:00', '2026-11-17 16:00-20:00']],
  ['night.longest', 10, 'night-shift', on([0], '20:00-07:00')],
  ['night.rest', 24, 'night-shift', ['2026-11-16 20:00-07:00', '2026-11-18 05:00-12:00']],
  ['night.times', 1, 'night-shift', on([0, 7], '20:00-07:00')],
  ['night.timesAYear', 1, 'long-nights', on([0, 7], '20:00-07:00')],
  ['night.restAfter', 20, 'night-recovery', on([0, 1, 2], '22:00-05:00')],
  ['night.inRow', 2, 'nights-in-row', on([0, 1, 2], '22:00-02:00')],
  [
    'night.seriesRest',
    60,
    'nights-rest',
    [...on([0, 1, 2], '22:00-02:00'), '2026-11-21 10:00-12:00'],
  ],
  ['night.most', 3, 'nights', on([0], '22:00-05:00'), lateWeeks(4)],
  ['night.average', 20, 'night-average', on([0], '22:00-05:00'), lateWeeks(15)],
  ['young.shift', 8, 'shift', on([0], '07:00-16:00'), young],
  ['young.week', 40, 'week', on([0, 1, 2, 3, 4], '07:00-16:00'), young],
  [
    'young.dailyRest.hours',
    14,
    'daily-rest',
    ['2026-11-16 07:00-18:00', '2026-11-17 07:00-12:00'],
    young,
  ],
  ['young.noWorkFrom', 22, 'night-rest', on([0], '18:00-22:30'), young],
  ['young.breaks.0.minutes', 45, 'break', on([0], '07:00-13:00'), young],
])('%s of %d decides, and is named: %s', (rule, value, warning, shifts, rest = {}) => {
  const known = { from: monday, to: '2026-11-29' };
  const since = (limits: readonly OwnLimit[]) =>
    warningsOf(shifts, { known, ...rest, limits: createDatedLimits(limits) })
      .filter((candidate) => candidate.rule === warning)
      .map(({ ownSince }) => ownSince);
  const from = '2026-07-01';
  expect(since([])).toEqual([]);
  expect(since([own(rule, value, { from })])).toEqual([from]);
});

test('a figure that did not decide is not named', () => {
  const limits = createDatedLimits([own('night.times', 3)]);
  const [found] = warningsOf(on([0], '18:00-07:00'), { limits });
  expect(found).toMatchObject({ rule: 'night-shift' });
  expect(found).not.toHaveProperty('ownSince');
});

test('planned hours have the break of the company', () => {
  const item = { id: 'a', date: monday, startTime: '07:00', endTime: '18:30' };
  const dated = createDatedLimits([own('adult.breaks.0.minutes', 60)]);
  const day = { own: [item], workingWeek: usualWeek };
  expect(computePlannedHours(item, day)).toEqual({ hours: 10.75, breakMinutes: 45 });
  expect(computePlannedHours(item, { ...day, dated })).toEqual({ hours: 10.5, breakMinutes: 60 });
});

test.each<[year: number, kind: string, expiresOn: string]>([
  [2026, 'statutory', '2027-07-01'],
  [2027, 'statutory', '2029-01-01'],
  [2026, 'extra', '2032-01-01'],
  [2027, 'extra', '2034-01-01'],
])('%s leave of %s lapses on %s by terms of the company from 2028', (year, kind, expiresOn) => {
  const from = { from: '2028-01-01' };
  const dated = createDatedLimits([
    own('leave.statutoryMonths', 12, from),
    own('leave.extraYears', 6, from),
  ]);
  const contracts = [{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }];
  const person = { contracts, inServiceFrom: null, lastDay: null };
  const rules = { fullTimeHours: 40, extraHours: 40, rosteredHours: 0 };
  const grants = computeYearGrants(person, year, rules, { dated });
  expect(grants.find((grant) => grant.kind === kind)?.expiresOn).toBe(expiresOn);
});

test.each([
  ['2027-04-01', '2027-07-01'],
  ['2027-04-02', null],
])('told on %s, three months ahead as the company wants it, it lapses on %s', (toldOn, lapses) => {
  const lot = { kind: 'statutory' as const, expiresOn: '2027-07-01' };
  const rule = createLapseRule(
    [{ expiresOn: '2027-07-01', toldOn }],
    [],
    createDatedLimits([own('leave.warningMonths', 3)]),
  );
  expect(rule(lot)).toBe(lapses);
});
