import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates/dates.ts';
import { usualWeek } from '../working-time/working-week.ts';
import { buildCells, createCellKey, type HoursCell, sumQuarters } from './hours.ts';

const MONDAY = '2026-11-16';
const withoutBreaks = usualWeek.map((day) => day && { ...day, breakMinutes: 0 });
const options = { standardKindId: 'normal', workingWeek: usualWeek };

const item = (values: object = {}) => ({
  itemId: 'item',
  employeeId: 'ann',
  date: MONDAY,
  projectId: 'kade',
  clientId: null,
  startTime: '07:00:00',
  endTime: '16:00:00',
  entered: null,
  notes: '',
  ...values,
});
const line = (values: object = {}) => ({
  employeeId: 'ann',
  date: MONDAY,
  projectId: 'kade',
  clientId: null,
  kindId: 'normal',
  hours: 7,
  entered: null,
  reason: '',
  at: '2026-11-17T08:00:00Z',
  by: 'Kantoor',
  ...values,
});
const cells = (
  items: object[],
  lines: object[] = [],
  approvals: { employeeId: string; monday: string }[] = [],
) => buildCells({ items: items.map(item), lines: lines.map(line), approvals }, options);
const only = (found: Map<string, HoursCell>) => {
  expect(found.size).toBe(1);
  return [...found.values()][0];
};

describe('a cell of hours', () => {
  it('has the planned hours without the break, and nothing entered', () => {
    expect(only(cells([{}]))).toMatchObject({ planned: 34, entered: null, quarters: null });
  });

  it('has the sum of two items of a day on the same project, with one break', () => {
    const found = cells([
      { itemId: 'a', endTime: '13:00:00', entered: 5.5 },
      { itemId: 'b', startTime: '13:00:00', endTime: '19:00:00', entered: 6.25 },
    ]);
    expect(only(found)).toMatchObject({ planned: 45, entered: 47, quarters: 47 });
  });

  it('of work without planning has nothing planned, and says so', () => {
    const own = { startTime: null, endTime: null, entered: 4, isOtherWork: true };
    expect(only(cells([own]))).toMatchObject({ planned: null, quarters: 16, isOtherWork: true });
    const beside = only(
      cells([
        { itemId: 'a', entered: 4 },
        { ...own, itemId: 'b' },
      ]),
    );
    expect(beside).toMatchObject({ planned: 34, quarters: 32, isOtherWork: true });
  });

  it('counts what the office recorded, and keeps what was entered', () => {
    const found = cells([{ entered: 8 }], [{ hours: 7.25, entered: 8 }]);
    expect(only(found)).toMatchObject({ entered: 32, quarters: 29, line: { by: 'Kantoor' } });
  });

  it('counts 0 of the office as nothing worked', () => {
    expect(only(cells([{ entered: 8 }], [{ hours: 0 }]))).toMatchObject({ quarters: 0 });
  });

  it('of another kind stands beside what was entered', () => {
    const found = cells([{ entered: 8 }], [{ kindId: 'overtime', hours: 2 }]);
    expect(found.get(createCellKey('ann', MONDAY, 'kade', 'normal'))?.quarters).toBe(32);
    expect(found.get(createCellKey('ann', MONDAY, 'kade', 'overtime'))?.quarters).toBe(8);
  });

  it('without planning is for a project, or for a client', () => {
    const found = cells([], [{}, { projectId: null, clientId: 'boer' }]);
    expect([...found.values()].map(({ targetId, planned }) => [targetId, planned])).toEqual([
      ['kade', null],
      ['boer', null],
    ]);
  });

  it.each([
    ['the week that begins in winter time', '2026-10-26', '2026-10-31'],
    ['week 53 of 2026', '2026-12-28', '2027-01-03'],
    ['the week of 29 February', '2028-02-28', '2028-02-29'],
  ])('is approved with %s', (_, monday, date) => {
    const found = cells(
      [{ date }, { itemId: 'next', date: addDays(monday, 7) }],
      [],
      [{ employeeId: 'ann', monday }],
    );
    expect([...found.values()].map(({ approved }) => approved)).toEqual([true, false]);
  });
});

it.each([
  ['the night to summer time', '2027-03-27', 28],
  ['the night to winter time', '2026-10-24', 36],
  ['any other night', '2026-11-14', 32],
])('a night shift of %s has the hours that pass', (_, date, planned) => {
  const found = buildCells(
    {
      items: [item({ date, startTime: '22:00:00', endTime: '06:00:00' })],
      lines: [],
      approvals: [],
    },
    { ...options, workingWeek: withoutBreaks },
  );
  expect(only(found)?.planned).toBe(planned);
});

/** Small numbers, taken apart: hours of one cell, with where it lies. */
const parts = ['employeeId', 'targetId', 'date', 'kindId'] as const;
const quarters = fc.integer({ min: 0, max: 96 });
const place = fc.integer({ min: 0, max: 62 });
const placeOf = (at: number) => ({
  employeeId: `person ${at % 3}`,
  projectId: `project ${Math.floor(at / 3) % 3}`,
  date: addDays(MONDAY, Math.floor(at / 9)),
});

it('10,000 weeks have the same total by person, project, day and kind, in whole quarters', () => {
  const entries = fc.array(fc.tuple(place, quarters), { maxLength: 10 });
  const property = fc.property(entries, entries, (entered, recorded) => {
    const lines = new Map(
      recorded.map(([at, count]) => [at, { ...placeOf(at), hours: count / 4 }]),
    );
    const found = [
      ...cells(
        entered.map(([at, count], index) => ({
          ...placeOf(at),
          itemId: `${index}`,
          startTime: null,
          entered: count / 4,
        })),
        [...lines].map(([at, line]) => ({ ...line, kindId: at % 2 ? 'normal' : 'overtime' })),
      ).values(),
    ];
    const total = sumQuarters(found);
    return parts.every((part) => {
      const sums = [...Map.groupBy(found, (cell) => cell[part]).values()].map(sumQuarters);
      return Number.isInteger(total) && sums.reduce((a, b) => a + b, 0) === total;
    });
  });
  fc.assert(property, { numRuns: 10_000, seed: 20261116 });
});
