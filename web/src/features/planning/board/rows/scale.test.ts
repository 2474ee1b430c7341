import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { describe, expect, it, test } from 'vitest';
import { listWeekFrom, makePlanned, makeScale, monday } from '../../rows/test-rows.ts';
import {
  computeMinuteAt,
  computeSpan,
  createDaysScale,
  createHoursScale,
  findColumnAt,
  formatTime,
} from './scale.ts';

describe('a scale of days', () => {
  it('gives the weekend half the width of working days, and in a month on a phone the same', () => {
    const { columns } = makeScale();
    const [day = 0, , , , , saturday = 0, sunday = 0] = columns.map(({ width }) => width);
    expect(saturday / day).toBeCloseTo(0.55);
    expect(sunday).toBe(saturday);
    expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1);
    const even = createDaysScale({ dates: listWeekFrom(monday), today: monday, freeShare: 1 });
    expect(new Set(even.columns.map(({ width }) => width))).toEqual(new Set([1 / 7]));
  });

  it('has a free weekday narrow and others wide, by the working week of the company', () => {
    const [workday] = usualWeek;
    const workingWeek = usualWeek.with(0, null).with(5, workday ?? null);
    const { columns } = createDaysScale({
      dates: listWeekFrom(monday),
      today: monday,
      workingWeek,
    });
    const [first, tuesday, , , , saturday] = columns;
    expect(columns.map(({ isFree }) => isFree)).toEqual([
      ...[true, false, false, false],
      ...[false, false, true],
    ]);
    expect(saturday?.width).toBe(tuesday?.width);
    expect((first?.width ?? 0) / (tuesday?.width ?? 0)).toBeCloseTo(0.55);
  });

  it('knows today, weekends and holidays', () => {
    const { columns } = makeScale(listWeekFrom('2026-12-25', 2), { '2026-12-25': 'Kerst' });
    expect(columns).toMatchObject([
      { isToday: false, isWeekend: false, holiday: 'Kerst' },
      { isToday: false, isWeekend: true, holiday: undefined },
    ]);
    expect(makeScale().columns[0]?.isToday).toBe(true);
  });

  it('finds the column at each place of the width', () => {
    const scale = makeScale();
    for (const [index, { left, width }] of scale.columns.entries()) {
      expect(
        [left, left + width / 2, left + width * 0.999].map((at) => findColumnAt(scale, at)),
      ).toEqual([index, index, index]);
    }
    expect([findColumnAt(scale, 0), findColumnAt(scale, 1)]).toEqual([0, 6]);
    const whole = computeSpan(scale, 0, 6);
    expect([whole.left, whole.width]).toEqual([0, expect.closeTo(1)]);
  });
});

describe('a scale of hours', () => {
  const hoursWith = (...times: [string | null, string | null][]) =>
    createHoursScale(
      { date: monday, today: monday },
      times.map(([startTime, endTime]) => makePlanned(0, { startTime, endTime })),
    ).hours;

  test.each([
    [[], 6, 18],
    [[['07:00', '16:00']], 6, 18],
    [[['05:45', '18:15']], 5, 19],
    [[['22:00', '06:00']], 6, 24],
    [[['04:00', null]], 4, 18],
    [[[null, '20:00']], 6, 20],
    [[[null, null]], 6, 18],
  ] as [[string | null, string | null][], number, number][])(
    'of %j is from %i to %i',
    (times, from, to) => {
      expect(hoursWith(...times)).toEqual({ from: from * 60, to: to * 60 });
    },
  );

  it('is not widened by other days', () => {
    const item = makePlanned(1, { startTime: '03:00' });
    expect(createHoursScale({ date: monday, today: monday }, [item]).hours?.from).toBe(360);
  });

  it('snaps to quarters within it', () => {
    const scale = createHoursScale({ date: monday, today: monday }, []);
    const minutes = [0, 1 / 12, 1 / 12 + 0.01, 1 / 12 + 0.011, 1, -1, 2];
    expect(minutes.map((at) => computeMinuteAt(scale, at))).toEqual([
      360, 420, 420, 435, 1080, 360, 1080,
    ]);
  });
});

test.each([
  [0, '00:00'],
  [435, '07:15'],
  [1440, '23:59'],
])('minute %i is %s', (minutes, time) => {
  expect(formatTime(minutes)).toBe(time);
});
