import { describe, expect, test } from 'vitest';
import { findDayFaults, toWorkingWeek } from './week.ts';

const day = { isWorkday: true, startTime: '07:00', endTime: '16:00', breakMinutes: '30' };

describe('the break of a weekday', () => {
  test.each(['30', '0:30', '0u30'])('%s is half an hour', (breakMinutes) => {
    expect(toWorkingWeek({ days: [{ ...day, breakMinutes }] })).toMatchObject([
      { breakMinutes: 30 },
    ]);
    expect(findDayFaults({ ...day, breakMinutes })).toEqual({});
  });

  test.each(['0,5', '2:15', 'kort'])('%s is refused', (breakMinutes) => {
    expect(findDayFaults({ ...day, breakMinutes })).toHaveProperty('breakMinutes');
  });
});
