import { describe, expect, it } from 'vitest';
import { columnAt, columnsOf, weekDates } from './columns.ts';

const week = columnsOf(weekDates('2026-11-20'), '2026-11-20');

describe('the columns of a week', () => {
  it('run from Monday to Sunday', () => {
    expect(week.map(({ date }) => date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('mark today and the weekend', () => {
    expect(week.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-11-20']);
    expect(week.map(({ isWeekend }) => isWeekend)).toEqual([
      ...Array<boolean>(5).fill(false),
      true,
      true,
    ]);
  });

  it('have the names of holidays', () => {
    const holidays = { '2026-12-25': 'Kerstmis', '2026-12-26': 'Tweede kerstdag' };
    const christmas = columnsOf(weekDates('2026-12-25'), '2026-11-20', holidays);
    expect(christmas.map(({ holiday }) => holiday)).toEqual([
      ...Array<undefined>(4).fill(undefined),
      'Kerstmis',
      'Tweede kerstdag',
      undefined,
    ]);
  });

  it('fill the width exactly, with narrower weekend days', () => {
    const last = week[6];
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(1);
    expect(last?.width).toBeLessThan(week[0]?.width ?? 0);
  });

  it('give a single day the full width, a Sunday too', () => {
    expect(columnsOf(['2026-11-22'], '2026-11-20')).toMatchObject([{ left: 0, width: 1 }]);
  });

  it('are correct across the turn of the year', () => {
    expect(weekDates('2027-01-01')[0]).toBe('2026-12-28');
  });
});

describe('the column at a position', () => {
  it('is the one that contains the position', () => {
    expect(week.map(({ left, width }) => columnAt(week, left + width / 2))).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
  });

  it('is clamped to the first and last column', () => {
    expect(columnAt(week, -0.1)).toBe(0);
    expect(columnAt(week, 0)).toBe(0);
    expect(columnAt(week, 1.2)).toBe(6);
  });
});
