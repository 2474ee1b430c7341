import { expect, test } from 'vitest';
import { paidPerson, payDay, payRules } from '../../../test/pay.ts';
import { toMinuteOfDay } from '../../dates/clock.ts';
import { toQuarters } from '../leave/hours.ts';
import { type ClassedPart, classifyDay, classifyWeek } from './classes.ts';
import type { PayRules } from './rules.ts';

const daily = (from: string, to: string, percent: number) => ({ from, to, percent, article: '' });
/** Other rules by the word that a row has for them. */
const others: Record<string, Partial<PayRules>> = {
  'window-115': { window: daily('07:00', '19:00', 115) },
  'window-140': { window: daily('07:00', '19:00', 140) },
  'no-window': { window: null },
  'no-overtime': { overtime: [] },
  'overtime-130': { overtime: [{ hours: null, percent: 130, article: '' }] },
  'night-130': { night: daily('00:00', '06:00', 130) },
  'evening-130': { night: daily('22:00', '06:00', 130) },
  'no-holidays': { holiday: null },
  'no-periods': { periods: [], window: null },
  'saturday-140': {
    periods: [
      {
        ...{ class: 'saturday', percent: 140, article: '' },
        ...{ from: { weekday: 6, time: '00:00' }, to: { weekday: 7, time: '00:00' } },
      },
    ],
  },
  'all-week-110': {
    periods: [
      {
        ...{ class: 'sunday', percent: 110, article: '' },
        ...{ from: { weekday: 4, time: '07:30' }, to: { weekday: 4, time: '07:30' } },
      },
    ],
  },
  'round-5': { roundTo: 5 },
  'round-15': { roundTo: 15 },
};

const rosters: Record<string, readonly number[]> = {
  daily: [8, 8, 8, 8, 8, 8, 8],
  long: [13, 13, 13, 13, 13, 0, 0],
  quarters: [7.75, 7.75, 7.75, 7.75, 7.75, 0, 0],
  mornings: [4, 4, 4, 4, 4, 0, 0],
  'three-days': [8, 8, 8, 0, 0, 0, 0],
};

/**
 * '2026-11-26 07:00-15:30 30' are times and minutes of break, '2026-11-26 8 30' hours without times. The rest is what differs from a full-time
 * worker by the proposal: a=240 is a work of so many minutes.
 */
function classify(text: string, rest = ''): ClassedPart[] {
  const [date = '', amount = '', breakMinutes = '0'] = text.split(' ');
  const [start = '', end = null] = amount.split('-');
  const words = rest.split(' ').map((word) => word.split('='));
  const wordOf = (name: string) => words.find(([key]) => key === name)?.[1];
  const works = words.flatMap(([key = '', value]) =>
    /^[abc]$/.test(key) ? [{ projectId: key, minutes: Number(value) }] : [],
  );
  const day = payDay({
    ...{ date, breakMinutes: Number(breakMinutes), breakStart: wordOf('break') ?? null },
    ...(end ? { startTime: start, endTime: end } : {}),
    works:
      works.length > 0 || end ? works : [{ projectId: null, minutes: Math.round(+start * 60) }],
  });
  const hours = rosters[wordOf('roster') ?? ''];
  const from = wordOf('from') ?? null;
  const person = {
    ...paidPerson,
    ...(hours && { contracts: from === 'never' ? [] : [{ from, hours }] }),
    leave: new Map([[date, { quarters: toQuarters(Number(wordOf('leave') ?? 0)) }]]),
    holidays: new Set(wordOf('holidays')?.split(',')),
  };
  const changes = words.map(([key = '']) => others[key]);
  return classifyDay(day, person, Object.assign({}, payRules, ...changes));
}

/** 'normal 07:00-11:45': the percentage of overtime, else the class; minutes where the clock does not say them; the project after @. */
function shown(part: ClassedPart): string {
  const label = part.class === 'overtime' ? part.percent : part.class;
  const on = part.projectId ? `@${part.projectId}` : '';
  if (!part.from || !part.to) return `${label} ${part.minutes}${on}`;
  const byClock = (toMinuteOfDay(part.to) - toMinuteOfDay(part.from) + 1440) % 1440;
  const minutes = byClock === part.minutes ? '' : `=${part.minutes}`;
  return `${label} ${part.from}-${part.to}${minutes}${on}`;
}

const table = `
no break | 2026-11-26 07:00-15:00 | | normal 07:00-15:00
break in the middle | 2026-11-26 07:00-15:30 30 | | normal 07:00-11:00, normal 11:30-15:30
odd middle | 2026-11-26 07:00-15:31 30 | | normal 07:00-11:00, normal 11:30-15:30, 125 15:30-15:31
known break | 2026-11-26 07:00-15:30 30 | break=12:00 | normal 07:00-12:00, normal 12:30-15:30
break at the begin | 2026-11-26 07:00-15:30 30 | break=07:00 | normal 07:30-15:30
break at the end | 2026-11-26 07:00-15:30 30 | break=15:00 | normal 07:00-15:00
all of it break | 2026-11-26 07:00-07:30 45 | |
short | 2026-11-26 07:00-09:00 | | normal 07:00-09:00
early | 2026-11-26 05:30-13:30 | | window 05:30-07:00, normal 07:00-13:30
late | 2026-11-26 12:00-20:00 | | normal 12:00-19:00, window 19:00-20:00
early and late | 2026-11-26 06:00-20:00 | | window 06:00-07:00, normal 07:00-14:00, 125 14:00-17:00, 150 17:00-20:00
window with a percentage | 2026-11-26 06:00-14:00 | window-115 | window 06:00-07:00, normal 07:00-14:00
no window | 2026-11-26 05:30-13:30 | no-window | normal 05:30-13:30

overtime of 2.25 hours | 2026-11-26 08:00-18:45 30 | | normal 08:00-13:07, normal 13:37-16:30, 125 16:30-18:45
overtime of 3 hours | 2026-11-26 07:00-18:00 | | normal 07:00-15:00, 125 15:00-18:00
overtime of a minute more | 2026-11-26 07:00-18:01 | | normal 07:00-15:00, 125 15:00-18:00, 150 18:00-18:01
overtime of 5 hours | 2026-11-26 07:00-20:30 30 | | normal 07:00-13:30, normal 14:00-15:30, 125 15:30-18:30, 150 18:30-20:30
overtime outside the window | 2026-11-26 10:00-21:00 | | normal 10:00-18:00, 125 18:00-21:00
overtime after hours outside the window | 2026-11-26 12:00-22:00 | | normal 12:00-19:00, window 19:00-20:00, 125 20:00-22:00
overtime on both sides of the break | 2026-11-26 07:00-17:30 30 | break=16:00 | normal 07:00-15:00, 125 15:00-16:00, 125 16:30-17:30
overtime from the break on | 2026-11-26 07:00-16:30 30 | break=15:00 | normal 07:00-15:00, 125 15:30-16:30
no rule for overtime | 2026-11-26 07:00-18:00 | no-overtime | normal 07:00-18:00
one step of overtime | 2026-11-26 07:00-20:00 | overtime-130 | normal 07:00-15:00, 130 15:00-20:00
overtime that is worth less than the window | 2026-11-26 11:00-20:00 | window-140 | normal 11:00-19:00, window 19:00-20:00

night | 2026-11-24 22:00-06:00 | | window 22:00-06:00
night until after 07:00 | 2026-11-24 23:00-07:30 | | window 23:00-07:00, 125 07:00-07:30
overtime after midnight | 2026-11-24 18:00-04:00 | | normal 18:00-19:00, window 19:00-02:00, 125 02:00-04:00
overtime across midnight | 2026-11-24 14:00-03:00 | | normal 14:00-19:00, window 19:00-22:00, 125 22:00-01:00, 150 01:00-03:00
break at midnight | 2026-11-24 20:00-04:30 30 | break=00:00 | window 20:00-00:00, window 00:30-04:30
break after midnight | 2026-11-24 20:00-04:30 30 | break=01:00 | window 20:00-01:00, window 01:30-04:30
Friday into Saturday | 2026-11-27 20:00-06:00 | | window 20:00-04:00, 125 04:00-06:00
24 hours | 2026-11-24 07:00-07:00 | | normal 07:00-15:00, 125 15:00-18:00, 150 18:00-07:00
night with a percentage | 2026-11-24 22:00-07:00 | night-130 | window 22:00-00:00, night 00:00-06:00, 125 06:00-07:00
night from the evening on | 2026-11-24 18:00-02:00 | evening-130 | normal 18:00-19:00, window 19:00-22:00, night 22:00-02:00
night that is worth more than overtime | 2026-11-24 14:00-01:00 | night-130 | normal 14:00-19:00, window 19:00-22:00, 125 22:00-00:00, night 00:00-01:00

Saturday morning | 2026-11-28 07:00-10:00 | | 125 07:00-10:00
Saturday beyond 3 hours | 2026-11-28 07:00-12:00 | | 125 07:00-10:00, 150 10:00-12:00
Saturday evening | 2026-11-28 20:00-23:00 | | 125 20:00-21:00, sunday 21:00-23:00
Saturday until 21:00 | 2026-11-28 16:00-21:00 | | 125 16:00-19:00, 150 19:00-21:00
Saturday into Sunday | 2026-11-28 20:30-02:00 | | 125 20:30-21:00, sunday 21:00-02:00
Sunday | 2026-11-29 09:00-12:00 | | sunday 09:00-12:00
Sunday into Monday | 2026-11-29 22:00-06:00 | | sunday 22:00-05:00, 150 05:00-06:00
Sunday into Monday by roster | 2026-11-29 22:00-07:30 | roster=daily | sunday 22:00-05:00, window 05:00-06:00, 125 06:00-07:30
Monday before 05:00 | 2026-11-30 03:00-12:00 | | sunday 03:00-05:00, window 05:00-07:00, normal 07:00-11:00, 125 11:00-12:00
Monday from 05:00 | 2026-11-30 05:00-13:00 | | window 05:00-07:00, normal 07:00-13:00
Friday night until Saturday 22:00 | 2026-11-27 23:00-22:00 | | window 23:00-07:00, 125 07:00-10:00, 150 10:00-21:00, sunday 21:00-22:00
Saturday by roster | 2026-11-28 14:00-23:00 | roster=daily | normal 14:00-19:00, window 19:00-21:00, sunday 21:00-23:00
Saturday with a percentage | 2026-11-28 07:00-12:00 | saturday-140 | saturday 07:00-10:00, 150 10:00-12:00
period of a whole week | 2026-11-26 07:00-08:00 | all-week-110 | sunday 07:00-08:00

holiday | 2027-04-27 07:00-15:00 | holidays=2027-04-27 | holiday 07:00-15:00
holiday beyond the roster | 2027-04-27 07:00-19:30 30 | holidays=2027-04-27 | holiday 07:00-13:00, holiday 13:30-19:30
holiday from the day before | 2027-04-26 20:00-04:00 | holidays=2027-04-27 | window 20:00-00:00, holiday 00:00-04:00
holiday into the day after | 2027-04-27 22:00-02:00 | holidays=2027-04-27 | holiday 22:00-00:00, 125 00:00-01:00, 150 01:00-02:00
day after a holiday | 2027-04-28 07:00-15:00 | holidays=2027-04-27 | normal 07:00-15:00
holiday on a Sunday | 2027-03-28 09:00-11:00 | holidays=2027-03-28 | holiday 09:00-11:00
two holidays | 2026-12-25 22:00-02:00 | holidays=2026-12-25,2026-12-26 | holiday 22:00-02:00
no rule for holidays | 2027-04-27 07:00-08:00 | holidays=2027-04-27 no-holidays | 125 07:00-08:00
holiday without times | 2027-04-27 4 | holidays=2027-04-27 | holiday 240

to summer time | 2027-03-27 22:00-06:00 | | sunday 22:00-06:00=420
from summer time | 2026-10-24 22:00-06:00 | | sunday 22:00-06:00=540
to summer time, steps | 2027-03-27 22:00-06:00 | no-periods | 125 22:00-01:00, 150 01:00-06:00=240
from summer time, steps | 2026-10-24 22:00-06:00 | no-periods | 125 22:00-01:00, 150 01:00-06:00=360
to summer time, overtime | 2027-03-27 22:00-08:00 | no-periods roster=daily | normal 22:00-07:00=480, 125 07:00-08:00
from summer time, overtime | 2026-10-24 22:00-06:00 | no-periods roster=daily | normal 22:00-05:00=480, 125 05:00-06:00
to summer time, break | 2027-03-27 22:00-06:00 60 | no-periods roster=daily | normal 22:00-01:00, normal 03:00-06:00
from summer time, break | 2026-10-24 22:00-06:00 60 | no-periods roster=daily | normal 22:00-02:00, normal 02:00-06:00
skipped hour | 2027-03-28 01:00-02:30 | no-periods | 125 01:00-03:00=60
repeated hour | 2026-10-25 01:00-03:30 | no-periods | 125 01:00-03:00=180, 150 03:00-03:30
from summer time, night | 2026-10-24 23:00-07:00 | no-periods night-130 roster=daily | normal 23:00-00:00, night 00:00-06:00=420, 125 06:00-07:00

two works | 2026-11-26 07:00-15:30 30 | a=240 b=240 | normal 07:00-11:00@a, normal 11:30-15:30@b
break in the first | 2026-11-26 07:00-15:30 30 | a=360 b=120 | normal 07:00-11:00@a, normal 11:30-13:30@a, normal 13:30-15:30@b
overtime is of the last | 2026-11-26 07:00-17:00 | a=360 b=240 | normal 07:00-13:00@a, normal 13:00-15:00@b, 125 15:00-17:00@b
overtime in both | 2026-11-26 07:00-19:00 | a=600 b=120 | normal 07:00-15:00@a, 125 15:00-17:00@a, 125 17:00-18:00@b, 150 18:00-19:00@b
three works | 2026-11-26 07:00-16:00 | a=180 b=180 c=180 | normal 07:00-10:00@a, normal 10:00-13:00@b, normal 13:00-15:00@c, 125 15:00-16:00@c
the same work again | 2026-11-26 07:00-09:00 | a=60 a=60 | normal 07:00-09:00@a
fewer hours than the times | 2026-11-26 07:00-18:00 | a=240 | normal 07:00-11:00@a
more hours than the times | 2026-11-26 07:00-15:00 | a=540 | normal 07:00-15:00@a, 125 15:00-16:00@a
two works across midnight | 2026-11-28 20:00-00:30 | a=180 b=90 | 125 20:00-21:00@a, sunday 21:00-23:00@a, sunday 23:00-00:30@b
two works without times | 2026-11-26 0 | a=360 b=180 | normal 360@a, normal 120@b, 125 60@b
work of no minutes | 2026-11-26 07:00-08:00 | a=0 b=60 | normal 07:00-08:00@b

hours as agreed | 2026-11-26 8 | | normal 480
hours with a break | 2026-11-26 8 30 | | normal 480
hours with overtime | 2026-11-26 9.25 | | normal 480, 125 75
hours into the evening | 2026-11-26 13 | | normal 480, 125 180, 150 120
many hours by roster | 2026-11-26 13 | roster=long | normal 720, window 60
hours on Saturday | 2026-11-28 4 | | 125 180, 150 60
hours on Sunday | 2026-11-29 4 | | sunday 240
no hours | 2026-11-26 0 | |

mornings | 2026-11-26 07:00-11:00 | roster=mornings | normal 07:00-11:00
beyond the morning | 2026-11-26 07:00-13:00 | roster=mornings | normal 07:00-11:00, 125 11:00-13:00
whole day instead of a morning | 2026-11-26 07:00-15:00 | roster=mornings | normal 07:00-11:00, 125 11:00-14:00, 150 14:00-15:00
free day of a part-timer | 2026-11-26 07:00-09:00 | roster=three-days | 125 07:00-09:00
roster of quarters | 2026-11-26 07:00-15:00 | roster=quarters | normal 07:00-14:45, 125 14:45-15:00
leave of 4 hours | 2026-11-26 12:00-16:00 | leave=4 | normal 12:00-16:00
work beyond leave | 2026-11-26 12:00-17:30 | leave=4 | normal 12:00-16:00, 125 16:00-17:30
leave of the whole day | 2026-11-26 12:00-14:00 | leave=8 | 125 12:00-14:00
leave of a part-timer | 2026-11-26 07:00-11:00 | leave=2 roster=mornings | normal 07:00-09:00, 125 09:00-11:00
leave on a free day | 2026-11-28 07:00-08:00 | leave=4 | 125 07:00-08:00
no contract: the hours of the company | 2026-11-26 07:00-16:30 30 | roster=daily from=never | normal 07:00-11:30, normal 12:00-16:00, 125 16:00-16:30
no contract on a day off | 2026-11-28 07:00-08:00 | roster=daily from=never | 125 07:00-08:00
before the first contract | 2026-11-26 07:00-16:00 30 | roster=mornings from=2027-01-01 | normal 07:00-11:15, normal 11:45-16:00

rounded up | 2026-11-26 07:00-16:08 | round-15 | normal 07:00-15:00, 125 15:00-16:08=75
rounded down | 2026-11-26 07:00-16:07 | round-15 | normal 07:00-15:00, 125 15:00-16:07=60
rounded to nothing | 2026-11-26 07:00-15:07 | round-15 | normal 07:00-15:00
rounded to five minutes | 2026-11-26 07:00-15:03 | round-5 | normal 07:00-15:00, 125 15:00-15:03=5
rounded parts of 495 minutes | 2026-11-26 06:52-15:07 | round-15 | window 06:52-07:00=15, normal 07:00-14:52=465, 125 14:52-15:07
rounded works of an hour | 2026-11-26 07:00-08:00 | round-15 a=20 b=20 c=20 | normal 07:00-07:20=15@a, normal 07:20-07:40=30@b, normal 07:40-08:00=15@c
minutes | 2026-11-26 07:03-15:10 | | normal 07:03-15:03, 125 15:03-15:10
`;
const rows = table
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('|').map((column) => column.trim()));

test.each(rows)('%s: %s %s', (_, day = '', rest, parts) => {
  expect(classify(day, rest).map(shown).join(', ')).toBe(parts);
});

test('a part says its hours, percentage, day, times and article', () => {
  const reasons = (text: string, rest?: string) =>
    classify(text, rest).map((entry) => entry.reason);
  expect(reasons('2026-11-26 07:30-18:15 30', 'break=12:00')).toEqual([
    '4,5 u 100 %: do 26 nov 07:30–12:00',
    '3,5 u 100 %: do 26 nov 12:30–16:00',
    '2,25 u 125 %: do 26 nov 16:00–18:15, cao art. 2.8',
  ]);
  expect(reasons('2026-11-24 19:00-04:00')).toEqual([
    '8 u buiten de gewone uren, toeslag niet ingevuld: di 24 nov 19:00–03:00',
    '1 u 125 %: wo 25 nov 03:00–04:00, cao art. 2.8',
  ]);
  expect(reasons('2026-11-28 1')).toEqual(['1 u 125 %: za 28 nov, cao art. 2.8']);
});

test('each day of a week is classed by the last rules that began', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map((date) =>
    payDay({ date, startTime: '07:00:00', endTime: '16:00:00' }),
  );
  const from = (firstDay: string, percent: number) => ({
    ...{ ...payRules, firstDay },
    overtime: [{ hours: null, percent, article: '' }],
  });
  const all = [from('2026-11-26', 170), from('2026-11-24', 160)];
  const found = classifyWeek(days, paidPerson, all).filter((part) => part.class === 'overtime');
  expect(found.map(({ date, percent }) => `${date} ${percent}`)).toEqual([
    '2026-11-24 160',
    '2026-11-25 160',
    '2026-11-26 170',
  ]);
  expect(classifyWeek(days.slice(0, 1), paidPerson, all)).toEqual([]);
});
