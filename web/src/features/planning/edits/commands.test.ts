import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { describe, expect, it, test } from 'vitest';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { makeAssignments } from '../../../data/planning/test/test-planning-item.ts';
import type { Gesture } from '../board/gestures.ts';
import type { Absent } from '../board/rows/rows.ts';
import { createDaysScale, createHoursScale } from '../board/rows/scale.ts';
import {
  findBar,
  listWeekFrom,
  makeMove,
  makePlanned,
  makeRows,
  makeScale,
  monday,
} from '../rows/test-rows.ts';
import { completeMove, moveCommand } from './commands.ts';
import { listPlannedColumns, resizeCommand } from './resize.ts';

const wording = {
  formatTitle: (items: readonly PlannedItem[]) =>
    items.length === 1 ? 'Bos' : `Bos (${items.length} dagen)`,
};

const workweek = listWeekFrom(monday, 5);

const valuesOf = (edits: readonly PlanningEdit[]) =>
  edits.map((edit) => ('values' in edit ? edit.values : edit.id));

const moved = (gesture: ReturnType<typeof makeMove>, selected: readonly PlannedItem[] = []) =>
  moveCommand(gesture, selected, 'employees', wording);

/** The day that an item is on after a move by so many columns. */
function dayAfter(date: string, days: number, dates: readonly string[]) {
  const { ann } = makeRows([makePlanned(date)], { scale: makeScale(dates) });
  return valuesOf(moved(makeMove(ann, { days })).edits);
}

describe('a move', () => {
  test.each([
    ['within the week', '2026-11-16', 2, listWeekFrom(monday), '2026-11-18'],
    ['beyond the last column', '2026-11-22', 3, listWeekFrom(monday), '2026-11-25'],
    ['before the first column', '2026-11-16', -1, listWeekFrom(monday), '2026-11-15'],
    [
      'over a hidden weekend',
      '2026-11-20',
      1,
      [...workweek, ...listWeekFrom('2026-11-23', 5)],
      '2026-11-23',
    ],
    ['beyond a hidden weekend', '2026-11-20', 1, workweek, '2026-11-23'],
    ['back before a hidden weekend', '2026-11-16', -1, workweek, '2026-11-13'],
    ['from the one day of a phone', '2026-11-20', 1, ['2026-11-20'], '2026-11-21'],
    [
      'over the beginning of summer time',
      '2026-03-28',
      1,
      listWeekFrom('2026-03-23'),
      '2026-03-29',
    ],
    ['beyond the end of summer time', '2026-10-25', 1, listWeekFrom('2026-10-19'), '2026-10-26'],
    ['out of week 53', '2027-01-03', 1, listWeekFrom('2026-12-28'), '2027-01-04'],
    ['onto a leap day', '2028-02-28', 1, listWeekFrom('2028-02-28'), '2028-02-29'],
  ])('%s keeps what it is', (_, date, days, dates, next) => {
    expect(dayAfter(date, days, dates)).toEqual([{ date: next }]);
  });

  it('changes each day of a bar, or with one column only that one', () => {
    const items = [makePlanned(0), makePlanned(1), makePlanned(2)];
    const { ann } = makeRows(items);
    const { edits, label } = moved(makeMove(ann, { days: 1 }));
    expect(valuesOf(edits)).toEqual(listWeekFrom('2026-11-17', 3).map((date) => ({ date })));
    expect(edits.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(label).toBe('Bos (3 dagen) verplaatst naar di 17 nov');
    expect(moved(makeMove(ann, { column: 1, days: 3 })).edits).toMatchObject([
      { id: items[1]?.id, values: { date: '2026-11-20' } },
    ]);
  });

  it('takes along the days of its range that go on beyond the shown days without a gap', () => {
    const rangeId = 'range';
    const [sunday, next, later] = [6, 7, 9].map((day) => makePlanned(day, { rangeId }));
    const shown = sunday ? [sunday] : [];
    const known = [...shown, ...(next && later ? [next, later] : [])];
    const move = makeMove(makeRows(shown).ann, { days: -1 });
    const { edits } = moved(completeMove(move, known));
    expect(edits.map(({ id }) => id)).toEqual([sunday?.id, next?.id]);
    expect(valuesOf(edits)).toEqual([{ date: '2026-11-21' }, { date: '2026-11-22' }]);
    expect(completeMove({ ...move, column: 6 }, known)).toMatchObject({ bar: { items: shown } });
    const inside = makeMove(makeRows([makePlanned(2, { rangeId })]).ann, { days: 1 });
    expect(completeMove(inside, known)).toBe(inside);
  });

  it('to somebody else keeps colleagues, each once', () => {
    const shared = makePlanned(0, { assignments: makeAssignments('carl', 'ann') });
    const { ann, bob } = makeRows([shared]);
    const { edits, label } = moved(makeMove(ann, { to: bob }));
    expect(valuesOf(edits)).toEqual([{ employeeIds: ['carl', 'bob'] }]);
    expect(label).toBe('Bos verplaatst naar bob, ma 16 nov');
    const both = makeRows([makePlanned(0, { assignments: makeAssignments('ann', 'bob') })]);
    const same = moved(makeMove(both.ann, { to: both.bob })).edits;
    expect(valuesOf(same)).toEqual([{ employeeIds: ['bob'] }]);
  });

  it('takes along the selection that it is part of, and no other', () => {
    const [own, other] = [makePlanned(0), makePlanned(3, { assignments: makeAssignments('carl') })];
    const { ann } = makeRows([own]);
    const days = (selected: PlannedItem[]) => moved(makeMove(ann, { days: 1 }), selected).edits;
    expect(valuesOf(days([own, other]))).toEqual([{ date: '2026-11-17' }, { date: '2026-11-20' }]);
    expect(days([other])).toHaveLength(1);
  });

  it('of a selected day that is not shown is by days', () => {
    const [own, hidden] = [makePlanned(0), makePlanned(5)];
    const { ann } = makeRows([own], { scale: makeScale(workweek) });
    const { edits } = moved(makeMove(ann, { days: 2 }), [own, hidden]);
    expect(valuesOf(edits)).toEqual([{ date: '2026-11-18' }, { date: '2026-11-23' }]);
  });

  test.each([
    ['projects', { projectId: 'bob', clientId: null }],
    ['materials', { materialIds: ['crane', 'bob'] }],
  ] as const)('between rows of %s changes that', (rowsBy, values) => {
    const { ann, bob } = makeRows([makePlanned(0, { materialIds: ['crane', 'ann'] })]);
    const { edits } = moveCommand(makeMove(ann, { to: bob }), [], rowsBy, wording);
    expect(valuesOf(edits)).toEqual([values]);
  });

  test.each([
    ['07:00', '16:00', 60, '08:00', '17:00'],
    ['07:00', '16:00', -15, '06:45', '15:45'],
    ['22:00', '06:00', 60, '23:00', '07:00'],
    ['22:00', '06:00', 180, '23:59', '07:59'],
    ['01:00', '05:00', -120, '00:00', '04:00'],
    ['07:00', null, 30, '07:30', null],
  ])('of %s–%s by %i minutes is %s–%s', (startTime, endTime, minutes, start, end) => {
    const item = makePlanned(0, { startTime, endTime });
    const scale = createHoursScale({ date: monday, today: monday }, [item]);
    const { ann } = makeRows([item], { scale });
    const { edits } = moved(makeMove(ann, { minutes }));
    expect(valuesOf(edits)).toEqual([{ startTime: start, endTime: end }]);
  });
});

describe('a copy', () => {
  it('for somebody else is for that person alone; on another day for all', () => {
    const { ann, bob } = makeRows([
      makePlanned(0, { assignments: makeAssignments('ann', 'carl') }),
    ]);
    const copy = (values: object) => moved(makeMove(ann, { isCopy: true, ...values }));
    const { edits, label } = copy({ to: bob });
    expect(edits).toMatchObject([{ kind: 'copy', of: findBar(ann).items[0]?.id }]);
    expect(valuesOf(edits)).toEqual([{ employeeIds: ['bob'], rangeId: null }]);
    expect(label).toBe('Bos gekopieerd naar bob, ma 16 nov');
    const later = { date: '2026-11-18', rangeId: null };
    // The row may have been made anew while it was dragged.
    expect(valuesOf(copy({ days: 2, to: { ...ann } }).edits)).toEqual([later]);
  });

  it('of a range is another range, of one day of it none', () => {
    const items = [makePlanned(0, { rangeId: 'range' }), makePlanned(1, { rangeId: 'range' })];
    const { ann } = makeRows(items);
    const ranges = (column: number | null) =>
      moved(makeMove(ann, { days: 3, isCopy: true, column })).edits.map((edit) =>
        'values' in edit ? edit.values.rangeId : undefined,
      );
    const [range, same] = ranges(null);
    expect(range).toEqual(expect.any(String));
    expect(range).not.toBe('range');
    expect(same).toBe(range);
    expect(ranges(0)).toEqual([null]);
  });
});

describe('another end of a bar', () => {
  const range = { rangeId: 'range' };
  const leave: Absent = { from: 3, to: 3, label: 'Verlof', isWhole: true };

  function resized(
    items: PlannedItem[],
    ends: Partial<Extract<Gesture, { kind: 'resize' }>>,
    content: Parameters<typeof makeRows>[1] = {},
  ) {
    const { ann: row } = makeRows(items, content);
    const bar = findBar(row);
    return resizeCommand(
      { kind: 'resize', bar, row, from: bar.from, to: bar.to, ...ends },
      wording,
    );
  }
  const added = (edits: readonly PlanningEdit[] = []) =>
    edits.flatMap((edit) => (edit.kind === 'copy' ? [edit.values.date?.slice(8)] : []));

  test.each([
    ['working days', { to: 4 }, {}, ['18', '19', '20']],
    ['not the weekend behind them', { to: 6 }, {}, ['18', '19', '20']],
    ['not leave', { to: 4 }, { absent: [leave] }, ['18', '20']],
    [
      'not a holiday',
      { to: 4 },
      { scale: makeScale(undefined, { '2026-11-18': 'Feest' }) },
      ['19', '20'],
    ],
    [
      'leave when there is nothing else',
      { to: 2 },
      { absent: [{ ...leave, from: 2, to: 2 }] },
      ['18'],
    ],
    ['days before it', { from: 0 }, {}, ['16']],
  ])('adds %s', (_, ends, content, dates) => {
    expect(added(resized([makePlanned(1)], ends, content)?.edits)).toEqual(dates);
  });

  it('adds no night that ends on leave or on a holiday', () => {
    const night = makePlanned(1, { startTime: '22:00', endTime: '06:00' });
    expect(added(resized([night], { to: 4 }, { absent: [leave] })?.edits)).toEqual(['20']);
    const scale = makeScale(undefined, { '2026-11-20': 'Feest' });
    expect(added(resized([night], { to: 4 }, { scale })?.edits)).toEqual(['18']);
    const evening = { ...night, endTime: '00:00' };
    expect(added(resized([evening], { to: 4 }, { absent: [leave] })?.edits)).toEqual(['18', '20']);
  });

  it('ties single days into one range with the new ones', () => {
    const items = [makePlanned(0), makePlanned(1)];
    const edits = resized(items, { to: 2 })?.edits ?? [];
    const ranges = edits.map((edit) => ('values' in edit ? edit.values.rangeId : null));
    expect(edits.map(({ kind }) => kind)).toEqual(['change', 'change', 'copy']);
    expect(ranges[0]).toEqual(expect.any(String));
    expect(new Set(ranges).size).toBe(1);
  });

  it('keeps the range that there is', () => {
    const edits = resized([makePlanned(0, range), makePlanned(1, range)], { to: 2 })?.edits;
    expect(edits).toMatchObject([{ kind: 'copy', values: { date: '2026-11-18', ...range } }]);
  });

  it('removes days at either end', () => {
    const items = [makePlanned(0, range), makePlanned(1, range), makePlanned(2, range)];
    const gone = (ends: object) => resized(items, ends)?.edits;
    expect(gone({ to: 0 })).toMatchObject([
      { kind: 'remove', id: items[1]?.id },
      { kind: 'remove', id: items[2]?.id },
    ]);
    expect(gone({ from: 1 })).toMatchObject([{ kind: 'remove', id: items[0]?.id }]);
    expect(gone({})).toBeUndefined();
  });

  it('is called after the end that moved, and the day up to which there is work', () => {
    expect(resized([makePlanned(3)], { to: 6 })?.label).toBe('Bos tot en met vr 20 nov');
    expect(resized([makePlanned(3)], { from: 1 })?.label).toBe('Bos vanaf di 17 nov');
  });

  it('is another time on a scale of hours; the other end stays as it is', () => {
    const timed = (startTime: string | null, endTime: string | null, ends: object) => {
      const item = makePlanned(0, { startTime, endTime });
      const { ann: row } = makeRows([item], {
        scale: createHoursScale({ date: monday, today: monday }, [item]),
      });
      const gesture = {
        kind: 'resize' as const,
        bar: findBar(row),
        row,
        from: 0,
        to: 1440,
        ...ends,
      };
      const command = resizeCommand(gesture, wording);
      return [...valuesOf(command?.edits ?? []), command?.label];
    };
    expect(timed('07:00', '16:00', { from: 420, to: 1020 })).toEqual([
      { startTime: '07:00', endTime: '17:00' },
      'Bos: 07:00 – 17:00',
    ]);
    expect(timed('22:00', '06:00', { from: 1260 })[0]).toEqual({
      startTime: '21:00',
      endTime: '06:00',
    });
    expect(timed(null, null, { to: 960 })[0]).toEqual({ startTime: null, endTime: '16:00' });
  });
});

test('stretching work skips the days on which the company does not work, and takes its Saturday', () => {
  const workingWeek = usualWeek.with(0, null).with(5, usualWeek[0] ?? null);
  const dates = listWeekFrom('2026-11-20', 5);
  const { ann } = makeRows([], { scale: createDaysScale({ dates, today: monday, workingWeek }) });
  expect(listPlannedColumns(ann, 0, 4).map((column) => dates[column])).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-24',
  ]);
});
