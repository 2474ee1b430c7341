import { describe, expect, it, test } from 'vitest';
import {
  findBar,
  listWeekFrom,
  makePlanned,
  makeRows,
  makeScale,
  makeSubject,
  monday,
} from '../../rows/test-rows.ts';
import { createRowMaker, findAbsentAt, getItemOn, listBarsAt } from './rows.ts';
import { createHoursScale } from './scale.ts';

const barsOf = (...items: ReturnType<typeof makePlanned>[]) => makeRows(items).ann.bars();
const stretches = (...items: ReturnType<typeof makePlanned>[]) =>
  barsOf(...items).map(({ from, to }) => [from, to]);

describe('equal work on following days', () => {
  it('of a client is broken by another client', () => {
    const of = (clientId: string) => ({ projectId: null, clientId });
    const days = [
      makePlanned(0, of('one')),
      makePlanned(1, of('one')),
      makePlanned(2, of('other')),
    ];
    expect(stretches(...days)).toEqual([
      [0, 1],
      [2, 2],
    ]);
  });

  it('is one bar, whatever its range', () => {
    const days = [
      makePlanned(0, { rangeId: 'a' }),
      makePlanned(1),
      makePlanned(2, { rangeId: 'b' }),
    ];
    expect(stretches(...days.toReversed())).toEqual([[0, 2]]);
    const bar = findBar(makeRows(days).ann);
    expect(bar.items).toEqual(days);
    expect([getItemOn(bar, 1), getItemOn(bar, 9)]).toEqual([days[1], days[2]]);
  });

  test.each([
    { startTime: '08:00' },
    { endTime: '15:00' },
    { location: 'Kade 1' },
    { isDraft: true },
    { projectId: 'other' },
  ])('is broken by %o', (values) => {
    expect(stretches(makePlanned(0), makePlanned(1, values), makePlanned(2))).toHaveLength(3);
  });

  it('is broken by a day without it, but not by a hidden weekend', () => {
    expect(stretches(makePlanned(0), makePlanned(2))).toHaveLength(2);
    const dates = [...listWeekFrom(monday, 5), ...listWeekFrom('2026-11-23', 5)];
    const { ann } = makeRows([makePlanned(4), makePlanned(7)], { scale: makeScale(dates) });
    expect(ann.bars()).toMatchObject([{ from: 4, to: 5 }]);
  });

  it('is broken by other people only where rows name people', () => {
    const [one, other] = [makePlanned(0), { ...makePlanned(1), employeeIds: ['ann', 'bob'] }];
    expect(barsOf(one, other)).toHaveLength(1);
    const scale = { ...makeScale(), namesPeople: true };
    expect(makeRows([one, other], { scale }).ann.bars()).toHaveLength(2);
  });

  it('is two bars where it is planned twice', () => {
    expect(stretches(makePlanned(0), makePlanned(0), makePlanned(1))).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
});

describe('lanes', () => {
  it('are as many as the fullest day has items, and hold no two bars of a day', () => {
    const times = ['06:00', '07:00', '08:00', null];
    const items = Array.from({ length: 60 }, (_, at) =>
      makePlanned((at * 5 + Math.floor(at / 7)) % 7, {
        startTime: times[(at * 3) % 4] ?? null,
        projectId: `project ${at % 3}`,
      }),
    );
    const { ann } = makeRows(items);
    const perDay = listWeekFrom(monday).map(
      (day) => items.filter(({ date }) => date === day).length,
    );
    expect(ann.laneCount).toBe(Math.max(...perDay));
    for (const column of perDay.keys()) {
      const lanes = listBarsAt(ann, column).map(({ lane }) => lane);
      expect(new Set(lanes).size).toBe(perDay[column]);
      expect(Math.max(...lanes)).toBeLessThan(ann.laneCount);
    }
  });

  it('are in the order of the times; work without times is last', () => {
    const late = makePlanned(0, { startTime: '13:00' });
    const [early, whole] = [makePlanned(0), makePlanned(0, { startTime: null, endTime: null })];
    expect(listBarsAt(makeRows([whole, late, early]).ann, 0).map(({ items }) => items[0])).toEqual([
      early,
      late,
      whole,
    ]);
  });
});

describe('the hours of a day', () => {
  const onHours = (...items: ReturnType<typeof makePlanned>[]) =>
    makeRows(items, { scale: createHoursScale({ date: monday, today: monday }, items) }).ann;

  it('share a lane where one begins as the other ends', () => {
    const row = onHours(
      makePlanned(0, { endTime: '12:00' }),
      makePlanned(0, { startTime: '12:00' }),
    );
    expect(row.laneCount).toBe(1);
    expect(onHours(makePlanned(0), makePlanned(0, { startTime: '15:45' })).laneCount).toBe(2);
  });

  it('show a night shift until midnight and work without times over the whole day', () => {
    const night = onHours(makePlanned(0, { startTime: '22:00', endTime: '06:00' }));
    expect(findBar(night)).toMatchObject({ left: 16 / 18, width: expect.closeTo(2 / 18, 9) });
    const whole = onHours(makePlanned(0, { startTime: null, endTime: null }));
    expect(findBar(whole)).toMatchObject({ left: 0, width: 1 });
  });
});

describe('the identity of rows', () => {
  const subjects = ['ann', 'bob'].map(makeSubject);
  const scale = makeScale();
  const [first, second, elsewhere] = [
    makePlanned(0),
    { ...makePlanned(0), employeeIds: ['bob'] },
    makePlanned(9),
  ];
  const content = {
    subjects,
    scale,
    listRows: ({ employeeIds }: typeof first) => employeeIds,
    items: [first, second],
  };

  it('changes for the one row of a changed item only', () => {
    const make = createRowMaker();
    const before = make(content);
    expect(make({ ...content, items: [first, second, elsewhere] })).toEqual(before);
    const after = make({ ...content, items: [{ ...first }, second] });
    expect(after.map((row, at) => row === before[at])).toEqual([false, true]);
  });

  test.each([
    { scale: { ...scale } },
    { listContext: () => ['other'] },
    { listAbsent: () => [{ from: 0, to: 1, label: 'Vrij', isWhole: true }] },
  ])('changes with %o', (values) => {
    const make = createRowMaker();
    const before = make(content);
    const after = make({ ...content, ...values });
    expect(after.some((row, at) => row === before[at])).toBe(false);
  });
});

it('counts leave as absence on whole days only', () => {
  const leave = { from: 1, to: 2, label: 'Verlof', isWhole: true };
  const half = { from: 4, to: 4, label: 'Tandarts', isWhole: false };
  const { ann } = makeRows([], { absent: [leave, half] });
  expect([0, 1, 2, 3, 4].map((column) => findAbsentAt(ann, column))).toEqual([
    undefined,
    leave,
    leave,
    undefined,
    undefined,
  ]);
});
