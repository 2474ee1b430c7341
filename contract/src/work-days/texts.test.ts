import { expect, test } from 'vitest';
import { noDayTimes } from './schemas.ts';
import { formatDayTimesSettings, formatWorkDay } from './texts.ts';

const times = { startTime: '07:00:00', endTime: '16:00:00', breakMinutes: 30, travel: null };
const travel = { minutes: 45, kilometres: 38, role: 'rider' as const, carId: null };

test('a day is told by its times and travel', () => {
  expect(formatWorkDay(times)).toBe('07:00 – 16:00, 30 min pauze');
  expect(formatWorkDay({ ...times, breakMinutes: 0, travel })).toBe(
    '07:00 – 16:00, zonder pauze, reis 45 min, 38 km enkele reis, meegereden',
  );
  const untimed = { ...times, startTime: null, endTime: null };
  expect(formatWorkDay({ ...untimed, travel: { ...travel, kilometres: null } })).toBe(
    'reis 45 min, meegereden',
  );
  expect([formatWorkDay(untimed), formatWorkDay(null)]).toEqual(['niets', 'niets']);
});

test('whom a company asks for times is told by kind of worker', () => {
  const ask = { ...noDayTimes.ask, own: 'optional', hired: 'required' } as const;
  expect(formatDayTimesSettings({ ask, step: 1, travel: true })).toBe(
    'Eigen: mag, Ingeleend: moet, Zzp: niet vragen; per minuut, ook reis',
  );
  expect(formatDayTimesSettings(noDayTimes)).toBe('niet vragen');
});
